import { memo, useLayoutEffect, useRef } from 'react'
import type { Card } from '#contracts/views/board.ts'
import { useLanguage } from '../i18n/namespace.ts'
import { cardHtml, controlsHtml, redrawCard, type StageLimits } from './card-html.ts'
import { cardWords } from './card-words.ts'

type CardProps = {
  card: Card
  jobId: string
  selected: boolean
  /** Moving and selecting are for those who may. */
  mayEdit: boolean
  now: number
  limits: StageLimits
  position?: { index: number; of: number; top: number }
}

/** One candidate on the board. Presses and drags are heard by the board itself; a card only says who it is. */
export const BoardCard = memo(function BoardCard({ card, jobId, selected, mayEdit, now, limits, position }: CardProps) {
  const words = cardWords(useLanguage())
  const html = cardHtml(card, { jobId, now, words, limits }) + (mayEdit ? controlsHtml(card, words) : '')
  const item = useRef<HTMLLIElement>(null)
  const first = useRef(html).current
  const drawn = useRef<string | null>(null)
  useLayoutEffect(() => {
    const element = item.current!
    // What the server wrote is without controls.
    const taken = drawn.current === null && mayEdit === (element.lastElementChild?.tagName === 'BUTTON')
    if (!taken && drawn.current !== html) redrawCard(element, html)
    drawn.current = html
    const box = element.querySelector('input')
    if (!box) return
    box.checked = selected
    box.disabled = !selected && element.closest('[data-full]') !== null
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
      dangerouslySetInnerHTML={{ __html: first }}
    />
  )
})
