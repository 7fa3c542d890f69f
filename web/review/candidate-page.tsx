import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx'
import { Link, useFetcher, useFetchers, useNavigate, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Column } from '#contracts/job/columns.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { useLive } from '../board/use-live.ts'
import { LazyKeyList } from '../keys/lazy-key-list.tsx'
import { namespace } from '../i18n/namespace.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { Answers } from './answers.tsx'
import { Comments, type Stamp } from './comments.tsx'
import { Contact } from './contact.tsx'
import { type Chapter, Player } from './player.tsx'
import type { Answered } from './questions.ts'
import { Rating } from './rating.tsx'
import { RejectDialog } from '../board/reject-dialog.tsx'
import { Standing } from './standing.tsx'
import type { Player as Controls } from './use-player.ts'
import { useReviewKeys } from './use-review-keys.ts'

const useText = namespace('review')

type Neighbour = { to: string; name: string } | null
export type CandidatePageProps = {
  candidate: Omit<CandidateDetail, 'answers'>
  job: { jobId: string; title: string; columns: readonly Column[] }
  chapters: readonly Chapter[]
  answers: readonly Answered[]
  names: Readonly<Record<string, string>>
  viewer: string
  previous: Neighbour
  next: Neighbour
  mayReview: boolean
  mayEdit: boolean
}

export function CandidatePage({
  candidate,
  job,
  chapters,
  answers,
  names,
  viewer,
  previous,
  next,
  mayReview,
  mayEdit,
}: CandidatePageProps) {
  const t = useText()
  const jobTitle = useJobTitle()(job.title)
  const [chapter, setChapter] = useState(0)
  const [stamp, setStamp] = useState<Stamp | null>(null)
  const [rejecting, setRejecting] = useState(false)
  const [help, setHelp] = useState(false)
  const [gone, setGone] = useState(false)
  /** The latest revision that was heard of. */
  const [newest, setNewest] = useState(0)
  const controls = useRef<Controls | null>(null)
  const startAt = useRef<number | null>(null)
  const comment = useRef<HTMLTextAreaElement>(null)
  const column = useRef<HTMLSelectElement>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const quiet = useFetcher<{ refused?: { message: string } }>()

  useLive(
    { candidate: candidate.id },
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

  const seekTo = useCallback(
    ({ recordingId, second }: Stamp) => {
      const index = chapters.findIndex(({ recording }) => recording?.recordingId === recordingId)
      if (index < 0) return
      if (index === chapter && controls.current) return controls.current.seek(second)
      startAt.current = second
      setChapter(index)
    },
    [chapter, chapters],
  )
  const choose = (index: number) => setChapter(Math.min(chapters.length - 1, Math.max(0, index)))
  const commentHere = () => {
    const recording = chapters[chapter]?.recording
    if (recording && controls.current)
      setStamp({ recordingId: recording.recordingId, second: Math.round(controls.current.time * 10) / 10 })
    comment.current?.focus()
  }
  useReviewKeys(controls, {
    question: (by) => choose(chapter + by),
    candidate: (by) => {
      const to = by === 1 ? next : previous
      if (to) navigate(to.to)
    },
    comment: () => mayReview && commentHere(),
    rate: (value) => mayReview && quiet.submit({ intent: 'rate', value }, { method: 'post' }),
    reject: () => mayEdit && !candidate.rejected && setRejecting(true),
    move: () => column.current?.focus(),
    help: () => setHelp(true),
  })
  const own = candidate.ratings.find(({ reviewerId }) => reviewerId === viewer)?.value ?? null
  const refused = quiet.state === 'idle' ? quiet.data?.refused?.message : undefined

  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('candidates')} className="flex flex-wrap items-center gap-2">
        <Link className="link me-auto min-w-0 wrap-anywhere" to={`/admin/jobs/${job.jobId}`}>
          {jobTitle}
        </Link>
        <ButtonLink variant="quiet" to={`/admin/jobs/${job.jobId}/candidates/${candidate.id}/history`}>
          {t('history')}
        </ButtonLink>
        {previous && (
          <ButtonLink to={previous.to} aria-label={t('previousCandidate', { name: previous.name })}>
            <ChevronLeftIcon aria-hidden="true" /> {t('previous')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next.to} aria-label={t('nextCandidate', { name: next.name })}>
            {t('next')} <ChevronRightIcon aria-hidden="true" />
          </ButtonLink>
        )}
      </nav>
      {gone && (
        <Callout tone="warning" announce title={t('justDeleted')}>
          <Link className="link" to={`/admin/jobs/${job.jobId}`}>
            {t('backToBoard')}
          </Link>
        </Callout>
      )}
      {refused && (
        <Callout tone="danger" announce>
          {refused}
        </Callout>
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {chapters.length > 0 && (
            <Card>
              <Player
                candidate={candidate}
                chapters={chapters}
                current={chapter}
                onChoose={choose}
                comments={candidate.comments}
                controls={controls}
                startAt={startAt}
              />
            </Card>
          )}
          <Card>
            <Answers answers={answers} started={candidate.startedAt !== null} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <Standing
              candidate={{ ...candidate, answers: [] }}
              columns={job.columns}
              mayEdit={mayEdit}
              onReject={() => setRejecting(true)}
              select={column}
            />
          </Card>
          <Card>
            <section aria-label={t('rating')}>
              <h2 className="mb-2 text-lg font-semibold">{t('rating')}</h2>
              <Rating
                own={own}
                average={candidate.ratingsAvg}
                reviewers={candidate.ratings.length}
                mayReview={mayReview}
              />
              <ul className="mt-2 text-sm text-muted">
                {candidate.ratings.map(({ reviewerId, value }) => (
                  <li key={reviewerId}>{t('ratedBy', { name: names[reviewerId] ?? t('formerColleague'), value })}</li>
                ))}
              </ul>
            </section>
          </Card>
          <Card>
            <Comments
              ref={comment}
              comments={candidate.comments}
              names={names}
              viewer={viewer}
              mayReview={mayReview}
              stamp={stamp}
              onStamp={setStamp}
              onSeek={seekTo}
            />
          </Card>
          <Card>
            <Contact candidate={candidate} />
          </Card>
        </div>
      </div>
      <RejectDialog
        name={rejecting ? candidate.name : null}
        onClose={() => setRejecting(false)}
        onReject={(reason) => {
          setRejecting(false)
          quiet.submit({ intent: 'reject', reason }, { method: 'post' })
        }}
      />
      <LazyKeyList place="review" open={help} onClose={() => setHelp(false)} />
    </div>
  )
}
