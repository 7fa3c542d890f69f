import { PauseIcon, PlayIcon } from '../ui/icons.tsx'
import { useParams } from '@remix-run/react'
import { type MutableRefObject, useEffect, useRef } from 'react'
import { mediaPath } from '#contracts/candidate/poster.ts'
import type { CandidateComment, CandidateRecording } from '#contracts/views/candidate.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Translate } from '../locales/text.ts'
import { clock, lengthClock } from '../lib/clock.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { classes } from '../ui/classes.ts'
import { Poster } from '../ui/poster.tsx'
import { speeds } from './player-memory.ts'
import { type Player as Controls, usePlayer } from './use-player.ts'

const useText = namespace('review')

/** One question of the interview with the take that stands, if there is one. */
export type Chapter = {
  questionId: string
  question: string
  description: string
  recording: CandidateRecording | null
}

type PlayerProps = {
  candidate: { id: string; name: string }
  chapters: readonly Chapter[]
  current: number
  onChoose: (index: number) => void
  comments: readonly CandidateComment[]
  /** Filled in with the controls, for keys and for links of comments. */
  controls: MutableRefObject<Controls | null>
  /** A second to go to as soon as this chapter is open. */
  startAt: MutableRefObject<number | null>
}

export function Player({ candidate, chapters, current, onChoose, comments, controls, startAt }: PlayerProps) {
  const t = useText()
  const chapter = chapters[current]!
  const { recording } = chapter
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
      {recording?.state === 'uploaded' ? (
        <Recording
          key={recording.recordingId}
          recording={recording}
          name={chapter.question || t('recording')}
          comments={comments}
          controls={controls}
          startAt={startAt}
        />
      ) : (
        <div className="flex aspect-video flex-col items-center justify-center gap-1 rounded-lg border border-line bg-sunken p-6 text-center">
          <p className="text-lg font-semibold">{recording ? t('uploading') : t('noAnswerYet')}</p>
          <p className="text-muted">{recording ? t('onItsWay') : t('notAnswered')}</p>
        </div>
      )}
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

type RecordingProps = { recording: CandidateRecording; name: string } & Pick<
  PlayerProps,
  'comments' | 'controls' | 'startAt'
>

function Recording({ recording, name, comments, controls, startAt }: RecordingProps) {
  const { recordingId, durationMs } = recording
  const t = useText()
  const { number } = useFormat()
  const { candidateId } = useParams()
  const video = useRef<HTMLVideoElement>(null)
  const player = usePlayer(video, recordingId, durationMs / 1000)
  useEffect(() => {
    controls.current = player
    if (startAt.current !== null) player.seek(startAt.current)
    startAt.current = null
    return () => {
      controls.current = null
    }
  }, [controls, player, startAt])
  const { duration, time, playing, failed, speed } = player
  // Said as in the list and to the candidate; what the file says of itself is a little off, and only known later.
  const length = duration > 0 ? lengthClock(durationMs > 0 ? durationMs / 1000 : duration) : null
  const position = length !== null && time >= duration ? length : clock(time)
  const here = comments.filter(({ at }) => at?.recordingId === recordingId)
  return (
    <div className="flex flex-col gap-2">
      {/* Captions come with transcription; a recording has none of its own. */}
      <video
        ref={video}
        src={mediaPath(recordingId, candidateId!)}
        {...(recording.posterId && { poster: mediaPath(recording.posterId, candidateId!) })}
        preload="metadata"
        playsInline
        aria-label={t('answerTo', { question: name })}
        className="aspect-video w-full rounded-lg bg-black"
        onClick={player.toggle}
      />
      {failed && (
        <Callout tone="danger" announce>
          {t('playFailed')}
        </Callout>
      )}
      <div className="relative">
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={t('timeOf', { time: position, duration: length ?? clock(0) })}
          min={0}
          max={Math.max(duration, 0.1)}
          step={0.1}
          value={Math.min(time, Math.max(duration, 0.1))}
          onChange={(event) => player.seek(Number(event.target.value))}
          className="h-6 w-full accent-accent"
        />
        {duration > 0 &&
          here.map(({ commentId, at }) => (
            <span
              key={commentId}
              aria-hidden="true"
              className="pointer-events-none absolute bottom-0 h-1 w-1 rounded-full bg-warning-ink"
              style={{ insetInlineStart: `${Math.min(100, (100 * at!.second) / duration)}%` }}
            />
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon aria-label={playing ? t('pause') : t('play')} onClick={player.toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => player.skip(-5)}>
          {t('secondsBack')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => player.skip(5)}>
          {t('secondsOn')}
        </Button>
        <span className="text-sm text-muted tabular-nums" data-position>
          {position} / {length ?? '–'}
        </span>
        <span className="grow" />
        <label className="flex items-center gap-2 text-sm">
          {t('speed')}
          <select
            className="control w-auto"
            value={speed}
            onChange={(event) => player.setRate(Number(event.target.value))}
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                {number(each)}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}
