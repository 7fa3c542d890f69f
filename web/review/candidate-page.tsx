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
import { useJobTitle, useTitled } from '../ui/titles.ts'
import { Answers } from './answers.tsx'
import { Comments, type Stamp } from './comments.tsx'
import { Actions } from './actions.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { Details } from './details.tsx'
import { nextColumn } from './next-column.ts'
import { DeleteDialog, Rejected, RejectWithoutScripts } from './outcome.tsx'
import type { People } from './people.ts'
import { type Chapter, Player } from './player.tsx'
import type { Answered } from './questions.ts'
import { late } from '../lib/late.tsx'
import type { ScorePanelProps } from './scores/panel.tsx'
import { Rating, Stars } from './rating.tsx'
import { RejectDialog } from '../board/reject-dialog.tsx'
import type { Player as Controls, Start } from './use-player.ts'
import { useReviewKeys } from './use-review-keys.ts'

const useText = namespace('review')
const ScorePanel = late<ScorePanelProps>(() => import('./scores/panel.tsx'), <div className="min-h-40" />)

type Neighbour = { to: string; name: string } | null
export type CandidatePageProps = {
  candidate: Omit<CandidateDetail, 'answers'>
  job: { jobId: string; title: string; columns: readonly Column[]; blindReview: boolean }
  chapters: readonly Chapter[]
  answers: readonly Answered[]
  people: People
  viewer: string
  previous: Neighbour
  next: Neighbour
  mayReview: boolean
  mayEdit: boolean
  mayInvite: boolean
  mayEditJob: boolean
  /** Null while the job has no skills to score. */
  scorecard: ScorePanelProps['scorecard'] | null
}

export function CandidatePage({
  candidate,
  job,
  chapters,
  answers,
  people,
  viewer,
  previous,
  next,
  mayReview,
  mayEdit,
  mayInvite,
  mayEditJob,
  scorecard,
}: CandidatePageProps) {
  const t = useText()
  const jobTitle = useJobTitle()(job.title)
  const columns = useTitled()(job.columns)
  const [chapter, setChapter] = useState(0)
  const [stamp, setStamp] = useState<Stamp | null>(null)
  const [rejecting, setRejecting] = useState(false)
  const [help, setHelp] = useState(false)
  const [gone, setGone] = useState(false)
  /** The latest revision that was heard of. */
  const [newest, setNewest] = useState(0)
  const controls = useRef<Controls | null>(null)
  const startAt = useRef<Start | null>(null)
  const comment = useRef<HTMLTextAreaElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const [deleting, setDeleting] = useState(false)
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
      startAt.current = { second }
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
    score: () => document.querySelector<HTMLElement>('[data-score]')?.focus(),
    clearRating: () => own !== null && quiet.submit({ intent: 'clear-rating' }, { method: 'post' }),
    reject: () => mayEdit && !candidate.rejected && setRejecting(true),
    advance: () => {
      const to = mayEdit && nextColumn(columns, candidate.columnId)
      if (to) quiet.submit({ intent: 'move', from: candidate.columnId, to: to.id }, { method: 'post' })
    },
    move: () => actions.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click(),
    help: () => setHelp(true),
  })
  const own = candidate.ratings.find(({ reviewerId }) => reviewerId === viewer)?.value ?? null
  const refused = quiet.state === 'idle' ? quiet.data?.refused?.message : undefined

  const shared = {
    candidate,
    columns,
    mayEdit,
    mayInvite,
    onReject: () => setRejecting(true),
    onDelete: () => setDeleting(true),
  }

  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('candidates')} className="flex flex-wrap items-center gap-2">
        <Link className="link me-auto" to={`/admin/jobs/${job.jobId}`}>
          {t('backToBoard')}
        </Link>
        {previous && (
          <ButtonLink size="sm" to={previous.to} aria-label={t('previousCandidate', { name: previous.name })}>
            <ChevronLeftIcon aria-hidden="true" /> {t('previous')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="sm" to={next.to} aria-label={t('nextCandidate', { name: next.name })}>
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
      <CandidateHeader
        candidate={candidate}
        job={{ jobId: job.jobId, title: jobTitle }}
        stage={columns.find(({ id }) => id === candidate.columnId)?.title}
      >
        <div ref={actions} className="max-sm:hidden">
          <Actions {...shared} />
        </div>
      </CandidateHeader>
      {candidate.rejected ? (
        <Rejected
          reason={candidate.rejectionReason}
          automatic={candidate.status === 'auto rejected'}
          answers={answers}
          missed={candidate.missed}
        />
      ) : (
        mayEdit && <RejectWithoutScripts />
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
                onComment={mayReview ? commentHere : undefined}
              />
            </Card>
          )}
          <Card>
            <Answers answers={answers} candidateId={candidate.id} started={candidate.startedAt !== null} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {scorecard && <ScorePanel {...{ candidate, scorecard, people, viewer, mayReview }} />}
          <Card>
            <Rating
              ratings={candidate.ratings}
              average={candidate.ratingsAvg}
              people={people}
              viewer={viewer}
              mayReview={mayReview}
              hidden={candidate.ratingsHidden}
              blind={job.blindReview}
              maySwitch={mayEditJob}
            />
          </Card>
          <Card>
            <Comments
              ref={comment}
              comments={candidate.comments}
              people={people}
              viewer={viewer}
              mayReview={mayReview}
              stamp={stamp}
              onStamp={setStamp}
              onSeek={seekTo}
            />
          </Card>
          <Card>
            <Details candidate={candidate} />
          </Card>
        </div>
      </div>
      {(mayReview || mayEdit) && (
        <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex items-center justify-between gap-2 border-t border-line bg-raised px-2 py-2 shadow-float sm:hidden">
          {mayReview && <Stars own={own} />}
          <Actions {...shared} compact />
        </div>
      )}
      <RejectDialog
        name={rejecting ? candidate.name : null}
        onClose={() => setRejecting(false)}
        onReject={(reason) => {
          setRejecting(false)
          quiet.submit({ intent: 'reject', reason }, { method: 'post' })
        }}
      />
      <DeleteDialog name={candidate.name} open={deleting} onClose={() => setDeleting(false)} />
      <LazyKeyList place="review" open={help} onClose={() => setHelp(false)} />
    </div>
  )
}
