import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { BoardCard } from './card.tsx'
import type { CardListProps } from './card-list-props.ts'
import { REVEAL } from './focus.ts'

const CARD_PX = 84
const GAP_PX = 8

export default function VirtualList({
  cards,
  count,
  jobId,
  mayEdit,
  now,
  limits,
  selected,
  scroller,
  label,
}: CardListProps) {
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX + GAP_PX,
    overscan: 6,
    paddingStart: 8,
  })

  useEffect(() => {
    const element = scroller.current
    const reveal = (event: Event) => {
      const index = cards.findIndex(({ id }) => id === (event as CustomEvent<string>).detail)
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
    }
    element?.addEventListener(REVEAL, reveal)
    return () => element?.removeEventListener(REVEAL, reveal)
  }, [cards, scroller, virtual])

  return (
    <ul aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const card = cards[index]!
        return (
          <BoardCard
            key={card.id}
            card={card}
            jobId={jobId}
            mayEdit={mayEdit}
            now={now}
            limits={limits}
            selected={selected.has(card.id)}
            position={{ index, of: count, top: start }}
          />
        )
      })}
    </ul>
  )
}
