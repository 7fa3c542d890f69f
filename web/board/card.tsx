import { memo } from 'react'
import type { Card } from '#contracts/views/board.ts'

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
  const { id, name, status, rating, comments, recordings } = card
  return (
    <li
      className="board-card"
      data-card={id}
      data-selected={selected || undefined}
      {...(position && {
        'aria-setsize': position.of,
        'aria-posinset': position.index + 1,
        style: { position: 'absolute', top: 0, insetInline: '0.5rem', transform: `translateY(${position.top}px)` },
      })}
    >
      {mayEdit ? <input type="checkbox" aria-label={`Select ${name}`} checked={selected} readOnly /> : <span />}
      <a href={`/admin/jobs/${jobId}/candidates/${id}`} draggable={false}>
        {name}
      </a>
      {mayEdit ? (
        <button type="button" aria-label={`Move ${name} to`} aria-haspopup="menu">
          ⋯
        </button>
      ) : (
        <span />
      )}
      <p data-status={status}>
        <b>{labelOf(status)}</b> · {turnOf(card)}
      </p>
      <p>{[rating !== null && `★ ${rating.toFixed(1)}`, amount(recordings, 'video'), amount(comments, 'comment'), timeHere(card.enteredColumnAt, now)].filter(Boolean).join(' · ')}</p>
    </li>
  )
})

const labelOf = (status: string) => status[0]!.toUpperCase() + status.slice(1)
const amount = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)

/** Whose turn it is, in words. */
function turnOf({ status, rejected, rating, columnId }: Card): string {
  if (rejected) return 'rejected'
  if (columnId === 'hired') return 'hired'
  if (status === 'added') return 'not invited yet'
  if (status === 'completed') return rating === null ? 'your turn' : 'reviewed'
  return "candidate's turn"
}

const DAY = 86_400_000
function timeHere(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / DAY)
  return days < 1 ? 'here since today' : days === 1 ? '1 day here' : `${days} days here`
}
