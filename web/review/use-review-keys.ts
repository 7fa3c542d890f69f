import { type MutableRefObject, useEffect, useRef } from 'react'
import { isSwitchedOff } from '../keys/single-keys.ts'
import type { Player } from './use-player.ts'

export type ReviewKeyActions = {
  question: (by: 1 | -1) => void
  candidate: (by: 1 | -1) => void
  comment: () => void
  rate: (value: number) => void
  reject: () => void
  move: () => void
  help: () => void
}

export const reviewKeys = [
  ['Space', 'Play or pause'],
  ['← / →', '5 seconds back / forward; with Shift, 15'],
  ['[ / ]', 'Previous / next question'],
  ['Shift + , / .', 'Slower / faster'],
  ['C', 'Comment at this second'],
  ['1 – 5', 'Rate'],
  ['S or M', 'Move to another column'],
  ['R', 'Reject, with a reason'],
  ['J / K', 'Next / previous candidate in the column'],
  ['?', 'This list'],
] as const

/** The candidate's page by keyboard; off while somebody types or a dialog is open. */
export function useReviewKeys(controls: MutableRefObject<Player | null>, actions: ReviewKeyActions) {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isSwitchedOff(event) || document.querySelector('dialog[open], :popover-open')) return
      if (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable) return
      const does = actionOf(event, target, controls.current, latest.current)
      if (!does) return
      event.preventDefault()
      does()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [controls])
}

function actionOf(event: KeyboardEvent, target: HTMLElement, player: Player | null, actions: ReviewKeyActions): (() => void) | null {
  // The key beside M, whatever the layout writes on it when Shift is held.
  if (event.shiftKey && (event.code === 'Comma' || event.code === 'Period')) return player && (() => player.faster(event.code === 'Period' ? 1 : -1))
  const onControl = target.matches('button, a, summary, input')
  switch (event.key) {
    case ' ':
      return onControl || !player ? null : player.toggle
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (!player) return null
      const by = (event.key === 'ArrowRight' ? 1 : -1) * (event.shiftKey ? 15 : 5)
      return () => player.skip(by)
    }
    case '[':
    case ']':
      return () => actions.question(event.key === ']' ? 1 : -1)
    case '?':
      return actions.help
    default:
      return letterOf(event, actions)
  }
}

function letterOf({ key }: KeyboardEvent, actions: ReviewKeyActions): (() => void) | null {
  if (/^[1-5]$/.test(key)) return () => actions.rate(Number(key))
  switch (key.toLowerCase()) {
    case 'c':
      return actions.comment
    case 'r':
      return actions.reject
    case 's':
    case 'm':
      return actions.move
    case 'j':
      return () => actions.candidate(1)
    case 'k':
      return () => actions.candidate(-1)
    default:
      return null
  }
}
