import { type MutableRefObject, useEffect, useRef } from 'react'
import { isHeard } from '../keys/single-keys.ts'
import { type Found, meantIn } from '../keys/table.ts'
import type { Player } from './use-player.ts'

export type ReviewKeyActions = {
  question: (by: 1 | -1) => void
  candidate: (by: 1 | -1) => void
  comment: () => void
  rate: (value: number) => void
  clearRating: () => void
  score: () => void
  transcript: () => void
  reject: () => void
  advance: () => void
  move: () => void
  undo: () => void
  choose: () => void
  compare: () => void
  help: () => void
}

/** The candidate's page by keyboard; off while the person types or a dialog is open. */
export function useReviewKeys(controls: MutableRefObject<Player | null>, actions: ReviewKeyActions) {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const meant = isHeard(event) && meantIn('review', event)
      const does = meant && actionOf(meant, event, controls.current, latest.current)
      if (!does) return
      event.preventDefault()
      does()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [controls])
}

function actionOf(
  meant: Found<'review'>,
  { shiftKey, target }: KeyboardEvent,
  player: Player | null,
  actions: ReviewKeyActions,
): (() => void) | null {
  switch (meant.does) {
    case 'play':
      return player && !(target as HTMLElement).matches('button, a, summary, input') ? player.toggle : null
    case 'skip':
      return player && (() => player.skip(meant.value * (shiftKey ? 15 : 5)))
    case 'speed':
      return player && (() => player.faster(meant.value))
    case 'question':
      return () => actions.question(meant.value)
    case 'candidate':
      return () => actions.candidate(meant.value)
    case 'rate':
      return () => actions.rate(meant.value)
    case 'clearRating':
    case 'score':
    case 'transcript':
    case 'comment':
    case 'move':
    case 'advance':
    case 'reject':
    case 'undo':
    case 'choose':
    case 'compare':
    case 'help':
      return actions[meant.does]
    default:
      return meant satisfies never
  }
}
