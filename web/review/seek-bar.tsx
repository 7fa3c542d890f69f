import { useState } from 'react'
import type { CandidateComment } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import { clock } from '../lib/clock.ts'
import { commentAnchor } from './comments.tsx'
import type { Player } from './use-player.ts'

const useText = namespace('review')

type SeekBarProps = {
  player: Pick<Player, 'duration' | 'time' | 'seek'>
  /** The time, as it is read out. */
  label: string
  /** Those that speak of a second of this recording. */
  comments: readonly CandidateComment[]
}

/** Where the recording is, the time under the pointer, and a mark for each comment, which leads to it. */
export function SeekBar({ player: { duration, time, seek }, label, comments }: SeekBarProps) {
  const t = useText()
  const [pointed, setPointed] = useState<number | null>(null)
  const end = Math.max(duration, 0.1)
  const placeOf = (second: number) => ({ left: `${Math.min(100, (100 * second) / end)}%` })
  function open({ commentId, at }: CandidateComment) {
    seek(at!.second)
    document.getElementById(commentAnchor(commentId))?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  return (
    <div dir="ltr" className="relative">
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={label}
        min={0}
        max={end}
        step={0.1}
        value={Math.min(time, end)}
        onChange={(event) => seek(Number(event.target.value))}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          setPointed(Math.min(1, Math.max(0, (clientX - left) / width)) * end)
        }}
        onPointerLeave={() => setPointed(null)}
        className="block h-6 w-full accent-accent"
      />
      {pointed !== null && duration > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute bottom-full -translate-x-1/2 rounded-sm bg-ink px-1 text-xs text-surface tabular-nums"
          style={placeOf(pointed)}
        >
          {clock(pointed)}
        </span>
      )}
      {duration > 0 && comments.length > 0 && (
        <div className="relative h-6">
          {comments.map((comment) => (
            <button
              key={comment.commentId}
              type="button"
              aria-label={t('openComment', { time: clock(comment.at!.second) })}
              title={comment.text.slice(0, 120)}
              className="absolute flex size-6 -translate-x-1/2 items-center justify-center rounded-full hover:bg-sunken"
              style={placeOf(comment.at!.second)}
              onClick={() => open(comment)}
            >
              <span className="size-2 rounded-full bg-accent" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
