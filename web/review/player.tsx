import type { MutableRefObject } from 'react'
import { mediaPath } from '#contracts/candidate/poster.ts'
import type { JobMedia } from '#contracts/job/media/media.ts'
import type { CandidateComment, CandidateRecording, CandidateSignal } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Translate } from '../locales/text.ts'
import { lengthClock } from '../lib/clock.ts'
import { Media } from '../media/late-media.tsx'
import { classes } from '../ui/classes.ts'
import { Poster } from '../ui/poster.tsx'
import { SignalFacts } from './signal-facts.tsx'
import { Recording } from './recording.tsx'
import type { Player as Controls, Start } from './use-player.ts'

const useText = namespace('review')

/** One question of the interview with the take that counts, if there is one. */
export type Chapter = {
  questionId: string
  question: string
  description: string
  /** The video that asked, where one did. */
  videoQuestion?: JobMedia
  recording: CandidateRecording | null
  signals: readonly CandidateSignal[]
}

type PlayerProps = {
  candidate: { id: string; name: string }
  chapters: readonly Chapter[]
  current: number
  onChoose: (index: number) => void
  comments: readonly CandidateComment[]
  /** Filled in with the controls, for keys and for links of comments. */
  controls: MutableRefObject<Controls | null>
  /** Where to go as soon as this chapter is open. */
  startAt: MutableRefObject<Start | null>
  /** Begins a comment at the second that is shown; without it comments are not allowed. */
  onComment?: (() => void) | undefined
}

export function Player({
  candidate,
  chapters,
  current,
  onChoose,
  comments,
  controls,
  startAt,
  onComment,
}: PlayerProps) {
  const t = useText()
  const chapter = chapters[current]!
  const { recording } = chapter
  const following = chapters.findIndex(({ recording }, index) => index > current && recording?.state === 'uploaded')
  const playNext = () => {
    startAt.current = { second: 0, play: true }
    onChoose(following)
  }
  return (
    <section aria-label={t('videoInterview')} className="flex flex-col gap-3">
      <div>
        <p className="text-sm text-muted">{t('questionOf', { number: current + 1, count: chapters.length })}</p>
        <h2 className="text-lg font-semibold">
          <bdi>{chapter.question || t('recording')}</bdi>
        </h2>
        {chapter.description && (
          <p className="text-muted">
            <bdi>{chapter.description}</bdi>
          </p>
        )}
      </div>
      {chapter.videoQuestion && (
        <details key={chapter.questionId}>
          <summary className="link">{t('videoQuestion')}</summary>
          <Media media={chapter.videoQuestion} label={chapter.question} className="mt-2 max-w-96" />
        </details>
      )}
      {recording?.state === 'uploaded' ? (
        <Recording
          key={recording.recordingId}
          candidateId={candidate.id}
          recording={recording}
          name={chapter.question || t('recording')}
          comments={comments}
          controls={controls}
          startAt={startAt}
          onComment={onComment}
          {...(chapters.length > 1 && { onNext: following === -1 ? () => {} : playNext })}
        />
      ) : (
        <div className="flex aspect-video flex-col items-center justify-center gap-1 rounded-lg border border-line bg-sunken p-6 text-center">
          <p className="text-lg font-semibold">{recording ? t('uploading') : t('noAnswerYet')}</p>
          <p className="text-muted">{recording ? t('onItsWay') : t('notAnswered')}</p>
        </div>
      )}
      <SignalFacts signals={chapter.signals} />
      <nav aria-label={t('questions')}>
        <ol className="flex flex-col gap-1">
          {chapters.map(({ questionId, question, recording: take }, index) => (
            <li key={questionId}>
              <button
                type="button"
                aria-current={index === current ? 'true' : undefined}
                className={classes(
                  'flex min-h-9 w-full items-center gap-2 rounded-md px-2 py-1 text-start max-sm:min-h-11',
                  index === current ? 'bg-accent-soft font-semibold text-accent-ink' : 'hover:bg-sunken',
                )}
                onClick={() => onChoose(index)}
              >
                <span className="text-muted tabular-nums">{index + 1}</span>
                {take && (
                  <Poster
                    name={candidate.name}
                    seed={candidate.id}
                    poster={take.posterId && mediaPath(take.posterId, candidate.id)}
                    className="w-16 shrink-0"
                  />
                )}
                <span className="grow">
                  <bdi>{question || t('recording')}</bdi>
                </span>
                <span className="text-sm text-muted tabular-nums">{stateOf(take, t)}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  )
}

const stateOf = (take: CandidateRecording | null, t: Translate<'review'>) =>
  !take
    ? t('stateNone')
    : take.state === 'uploading'
      ? t('stateUploading')
      : take.durationMs > 0
        ? lengthClock(take.durationMs / 1000)
        : t('stateRecorded')
