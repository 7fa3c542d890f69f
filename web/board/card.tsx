import { memo, useLayoutEffect, useRef } from 'react'
import type { Card } from '#contracts/views/board.ts'
import { useLanguage } from '../i18n/namespace.ts'
import { cardHtml, redrawCard } from './card-html.ts'
import { cardWords } from './card-words.ts'

type CardProps = {
  card: Card
  jobId: string
  selected: boolean
  /** Moving and selecting are for those who may. */
  mayEdit: boolean
  now: number
  position?: { index: number; of: number; top: number }
}

/** One candidate on the board. Presses and drags are heard by the board itself; a card only says who it is. */
export const BoardCard = memo(function BoardCard({ card, jobId, selected, mayEdit, now, position }: CardProps) {
  const html = cardHtml(card, { jobId, mayEdit, now, words: cardWords(useLanguage()) })
  const item = useRef<HTMLLIElement>(null)
  const drawn = useRef({ first: html, now: html }).current
  useLayoutEffect(() => {
    if (drawn.now !== html) redrawCard(item.current!, html)
    drawn.now = html
    const box = item.current!.firstElementChild
    if (box instanceof HTMLInputElement) box.checked = selected
  })
  return (
    <li
      ref={item}
      className="board-card"
      data-card={card.id}
      data-selected={selected || undefined}
      {...(position && {
        'aria-setsize': position.of,
        'aria-posinset': position.index + 1,
        style: { position: 'absolute', top: 0, insetInline: '0.5rem', transform: `translateY(${position.top}px)` },
      })}
      dangerouslySetInnerHTML={{ __html: drawn.first }}
    />
  )
})
