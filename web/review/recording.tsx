import { type MutableRefObject, useEffect, useRef, useState } from 'react'
import { mediaPath } from '#contracts/candidate/poster.ts'
import type { CandidateComment, CandidateRecording } from '#contracts/views/candidate.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { clock, lengthClock } from '../lib/clock.ts'
import { late } from '../lib/late.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import {
  ChatBubbleIcon,
  EnterFullScreenIcon,
  PauseIcon,
  PlayIcon,
  SpeakerLoudIcon,
  SpeakerOffIcon,
} from '../ui/icons.tsx'
import { rememberedAutoNext, rememberedSecond, rememberAutoNext, rememberSecond, speeds } from './player-memory.ts'
import type { SkipSilenceProps } from './silence/skip-silence.tsx'
import { SeekBar } from './seek-bar.tsx'
import { usePlaybackReport } from './use-playback-report.ts'
import { type Player as Controls, type Start, usePlayer } from './use-player.ts'

const useText = namespace('review')
const SkipSilence = late<SkipSilenceProps>(() => import('./silence/skip-silence.tsx'), <div className="min-h-5" />)

type RecordingProps = {
  candidateId: string
  recording: CandidateRecording
  name: string
  comments: readonly CandidateComment[]
  controls: MutableRefObject<Controls | null>
  startAt: MutableRefObject<Start | null>
  onComment?: (() => void) | undefined
  /** Plays the answer that follows, in an interview of several. */
  onNext?: () => void
}

/** One recording with its controls. Times run from left to right in every language, as the picture does. */
export function Recording({
  candidateId,
  recording,
  name,
  comments,
  controls,
  startAt,
  onComment,
  onNext,
}: RecordingProps) {
  const { recordingId, durationMs, posterId } = recording
  const t = useText()
  const { number } = useFormat()
  const video = useRef<HTMLVideoElement>(null)
  const player = usePlayer(video, recordingId, durationMs / 1000)
  usePlaybackReport(video, candidateId, recordingId)
  const [autoNext, setAutoNext] = useState(true)
  const isOpen = useRef(false)
  useEffect(() => setAutoNext(rememberedAutoNext()), [])
  useEffect(() => {
    controls.current = player
    const start = startAt.current
    startAt.current = null
    if (start) player.seek(start.second)
    else if (!isOpen.current) player.seek(rememberedSecond(recordingId) ?? 0)
    isOpen.current = true
    if (start?.play) player.toggle()
    return () => {
      controls.current = null
    }
  }, [controls, player, startAt, recordingId])
  const { duration, time, playing, failed, speed, muted } = player
  const whole = Math.round(time)
  useEffect(() => {
    if (whole > 0) rememberSecond(recordingId, whole, duration)
  }, [recordingId, whole, duration])
  // Said as in the list and to the candidate; what the file says of itself is a little off, and only known later.
  const length = duration > 0 ? lengthClock(durationMs > 0 ? durationMs / 1000 : duration) : null
  const position = length !== null && time >= duration ? length : clock(time)
  return (
    <div className="flex flex-col gap-2">
      {/* Captions come with the transcript's panel. */}
      <video
        ref={video}
        data-recording={recordingId}
        src={mediaPath(recordingId, candidateId)}
        {...(posterId && { poster: mediaPath(posterId, candidateId) })}
        preload="metadata"
        playsInline
        aria-label={t('answerTo', { question: name })}
        className="aspect-video w-full rounded-lg bg-black"
        onClick={player.toggle}
        onEnded={() => autoNext && onNext?.()}
      />
      {failed && (
        <Callout tone="danger" announce>
          {t('playFailed')}
        </Callout>
      )}
      <SeekBar
        player={player}
        label={t('timeOf', { time: position, duration: length ?? clock(0) })}
        comments={comments.filter(({ at }) => at?.recordingId === recordingId)}
      />
      <div dir="ltr" className="flex flex-wrap items-center gap-2">
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
        {onComment && (
          <Button size="sm" className="scripted" onClick={onComment}>
            <ChatBubbleIcon aria-hidden="true" /> <bdi>{t('commentAt', { time: clock(time) })}</bdi>
          </Button>
        )}
        <span className="grow" />
        <span className="flex items-center">
          <Button
            size="sm"
            variant="quiet"
            icon
            aria-label={muted ? t('unmute') : t('mute')}
            onClick={() => player.setMuted(!muted)}
          >
            {muted ? <SpeakerOffIcon /> : <SpeakerLoudIcon />}
          </Button>
          <input
            type="range"
            aria-label={t('volume')}
            min={0}
            max={1}
            step={0.05}
            value={muted ? 0 : player.volume}
            onChange={(event) => player.setVolume(Number(event.target.value))}
            className="w-16 accent-accent max-sm:hidden"
          />
        </span>
        <label className="flex items-center gap-2 text-sm">
          <span className="sr-only">{t('speed')}</span>
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
        <Button
          size="sm"
          variant="quiet"
          icon
          aria-label={t('fullScreen')}
          onClick={() => void video.current?.requestFullscreen?.().catch(() => {})}
        >
          <EnterFullScreenIcon />
        </Button>
      </div>
      <SkipSilence {...{ video, candidateId, recording }} />
      {onNext && (
        <label className="scripted flex items-center gap-2 self-start text-sm">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={autoNext}
            onChange={(event) => {
              setAutoNext(event.target.checked)
              rememberAutoNext(event.target.checked)
            }}
          />
          {t('playNextAnswer')}
        </label>
      )}
    </div>
  )
}
