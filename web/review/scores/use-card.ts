import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Points, Recommendation } from '#contracts/candidate/scoring.ts'
import type { CandidateScore, ScoreDraft } from '#contracts/views/candidate.ts'

const SAVE_AFTER_MS = 800
type Answer = { refused?: { message: string } }
type Changes = { points: Record<string, number | null>; recommendation?: Recommendation | null }
const nothing: Changes = { points: {} }
const isEmpty = ({ points, recommendation }: Changes) =>
  Object.keys(points).length === 0 && recommendation === undefined

/**
 * One's own card: what the platform has of it, with what was just changed on top. Changes are saved a moment after the last
 * one; those of another window of the same person come with the page's news and stay beside these, skill by skill.
 */
export function useCard(own: CandidateScore | undefined, draft: ScoreDraft | null, version: number) {
  const [changes, setChanges] = useState<Changes>(nothing)
  const saving = useFetcher<Answer>({ key: 'score-draft' })
  const sending = useFetcher<Answer>({ key: 'score-send' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(changes)
  // What is saved while the page gives way to the next candidate's is still this one's.
  const { pathname } = useLocation()
  const to = { method: 'post', action: pathname } as const
  latest.current = changes

  const known: Points =
    draft?.points ?? Object.fromEntries(own?.skills.map(({ metricId, points }) => [metricId, points]) ?? [])
  const advised = draft ? draft.recommendation : (own?.recommendation ?? null)
  const points: Points = { ...known, ...changes.points }
  const recommendation = changes.recommendation === undefined ? advised : changes.recommendation

  const cardOf = (sent: Changes, more: object = {}) => JSON.stringify({ version, ...sent, ...more })
  function save() {
    clearTimeout(timer.current)
    if (!isEmpty(latest.current)) saving.submit({ intent: 'draft-score', card: cardOf(latest.current) }, to)
  }
  function change(more: Changes) {
    setChanges((before) => ({ ...before, ...more, points: { ...before.points, ...more.points } }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => saveRef.current(), SAVE_AFTER_MS)
  }
  const saveRef = useRef(save)
  saveRef.current = save
  useEffect(() => () => saveRef.current(), [])

  // What has arrived is no change any more, so that news of another window can be seen.
  useEffect(() => {
    setChanges((before) => {
      const points = Object.fromEntries(
        Object.entries(before.points).filter(([id, given]) => (known[id] ?? null) !== given),
      )
      const { recommendation: changed } = before
      return { points, ...(changed === undefined || changed === advised ? {} : { recommendation: changed }) }
    })
  }, [draft, own])

  return {
    points,
    recommendation,
    setPoints: (metricId: string, given: number | null) => change({ points: { [metricId]: given } }),
    recommend: (given: Recommendation | null) => change({ points: {}, recommendation: given }),
    send() {
      clearTimeout(timer.current)
      const card = cardOf({ points: { ...points }, recommendation }, { basedOn: own?.times ?? 0 })
      sending.submit({ intent: 'send-score', card }, to)
    },
    /** Something is here that was not sent. */
    isOpen: draft !== null || !isEmpty(changes),
    isSaved: isEmpty(changes) && draft !== null,
    isSaving: saving.state !== 'idle',
    isSending: sending.state !== 'idle',
    refused: [sending, saving].find(({ state, data }) => state === 'idle' && data?.refused)?.data?.refused?.message,
  }
}
