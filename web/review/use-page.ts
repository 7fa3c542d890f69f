import { useFetcher, useFetchers, useNavigate, useRevalidator, useSearchParams } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '../live/use-live.ts'
import type { Words } from '../message-templates/words.ts'
import { useTitled } from '../ui/titles.ts'
import type { Stamp } from './comments.tsx'
import type { Rejection } from '../board/reject-dialog.tsx'
import { nextColumn } from './next-column.ts'
import type { CandidatePageData, FlowControls } from './page-data.ts'
import type { Player as Controls, Start } from './use-player.ts'
import { useReviewKeys } from './use-review-keys.ts'

type Answer = { refused?: { message: string } }
export type Dialogs = 'reject' | 'correct' | 'delete' | 'help'

/** What is open on a candidate's page, its keys, and the news of others that arrive while it is open. */
export function usePage({
  candidate,
  live,
  job,
  chapters,
  viewer,
  previous,
  next,
  mayReview,
  mayEdit,
}: CandidatePageData) {
  const columns = useTitled()(job.columns)
  const moment = momentIn(useSearchParams()[0], chapters)
  const [current, setCurrent] = useState(moment?.chapter ?? 0)
  const [stamp, setStamp] = useState<Stamp | null>(null)
  const [dialog, setDialog] = useState<Dialogs | null>(null)
  const controls = useRef<Controls | null>(null)
  const startAt = useRef<Start | null>(moment && { second: moment.second })
  const comment = useRef<HTMLTextAreaElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  /** Each has an answer of its own: a rating and a move that follow each other quickly do not break each other off. */
  const rating = useFetcher<Answer>({ key: `rate-${candidate.id}` })
  const moving = useFetcher<Answer>({ key: `move-${candidate.id}` })
  const flow = useRef<FlowControls | null>(null)
  const gone = useNews({ candidate, live })
  const own = candidate.ratings.find(({ reviewerId }) => reviewerId === viewer)?.value ?? null

  const seekTo = useCallback(
    ({ recordingId, second }: Stamp) => {
      const index = chapters.findIndex(({ recording }) => recording?.recordingId === recordingId)
      if (index < 0) return
      if (index === current && controls.current) return controls.current.seek(second)
      startAt.current = { second }
      setCurrent(index)
    },
    [current, chapters],
  )
  const choose = (index: number) => setCurrent(Math.min(chapters.length - 1, Math.max(0, index)))
  const commentHere = () => {
    const recording = chapters[current]?.recording
    if (recording && controls.current)
      setStamp({ recordingId: recording.recordingId, second: Math.round(controls.current.time * 10) / 10 })
    comment.current?.focus()
  }
  useReviewKeys(controls, {
    question: (by) => choose(current + by),
    candidate: (by) => {
      if (flow.current?.go) return flow.current.go(by)
      const to = by === 1 ? next : previous
      if (to) navigate(to.to)
    },
    comment: () => mayReview && commentHere(),
    rate: (value) => mayReview && rating.submit({ intent: 'rate', value }, { method: 'post' }),
    score: () => document.querySelector<HTMLElement>('[data-score]')?.focus(),
    transcript: () => document.querySelector<HTMLElement>('[data-transcript]')?.focus(),
    clearRating: () => own !== null && rating.submit({ intent: 'clear-rating' }, { method: 'post' }),
    reject: () => mayEdit && !candidate.rejected && setDialog('reject'),
    advance: () => {
      const to = mayEdit && nextColumn(columns, candidate.columnId)
      if (to) moving.submit({ intent: 'move', from: candidate.columnId, to: to.id }, { method: 'post' })
    },
    move: () => actions.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click(),
    undo: () => flow.current?.undo(),
    choose: () => flow.current?.choose(),
    compare: () => flow.current?.compare(),
    help: () => setDialog('help'),
  })
  const refused = [rating, moving].find(({ state, data }) => state === 'idle' && data?.refused)?.data?.refused?.message
  const reject = ({ message, ...why }: Rejection) =>
    moving.submit({ intent: 'reject', ...why, ...message }, { method: 'post' })
  const write = (words: Words) =>
    moving.submit({ intent: 'write-message', channel: 'email', ...words }, { method: 'post' })
  return {
    columns,
    current,
    choose,
    stamp,
    setStamp,
    dialog,
    setDialog,
    controls,
    startAt,
    comment,
    actions,
    gone,
    own,
    seekTo,
    commentHere,
    refused,
    flow,
    reject,
    write,
  }
}

/** `?recording=id&at=12.5`: where the page of a candidate begins, such as a sentence that was searched for. */
function momentIn(query: URLSearchParams, chapters: CandidatePageData['chapters']) {
  const chapter = chapters.findIndex(({ recording }) => recording?.recordingId === query.get('recording'))
  const second = Number(query.get('at') ?? 0)
  return chapter >= 0 && second >= 0 && Number.isFinite(second) ? { chapter, second } : null
}

/** Whether the candidate was deleted while the page is open. */
function useNews({ candidate, live }: Pick<CandidatePageData, 'candidate' | 'live'>): boolean {
  const [gone, setGone] = useState(false)
  /** The latest revision that was heard of. */
  const [newest, setNewest] = useState(0)
  const { revalidate } = useRevalidator()
  useLive(
    { candidate: candidate.id, since: live },
    {
      update_candidate: (news) => ('removed' in news && news.removed ? setGone(true) : setNewest(news.rev)),
      reload: revalidate,
    },
  )
  // What this page sends brings the newest with its own answer: asking beside it would break that answer off.
  const sending = useFetchers().length > 0
  useEffect(() => {
    if (!sending && newest > candidate.rev) revalidate()
  }, [sending, newest, candidate.rev, revalidate])
  return gone
}
