import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { shownScore } from '#contracts/candidate/scoring.ts'
import { mediaPath } from '#contracts/candidate/poster.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { AnswerLines } from '../../modules/answer-text.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { SpeakerLoudIcon, SpeakerOffIcon, StarFilledIcon, StarIcon } from '../../ui/icons.tsx'
import { useColumnTitle } from '../../ui/titles.ts'
import { usePlaybackReport } from '../use-playback-report.ts'
import type { Asked, Compared } from './compare.server.ts'
import type { InStep } from './use-in-step.ts'

const useText = namespace('cockpit')

type CandidateColumnProps = {
  candidate: Compared
  jobId: string
  question: Asked | null
  mayReview: boolean
  player: InStep
  /** Whether its sound is on at first. */
  isHeard: boolean
}

/** One candidate's answer, and how they are judged so far, one's own judgement first. */
export function CandidateColumn({ candidate, jobId, question, mayReview, player, isHeard }: CandidateColumnProps) {
  const titleOf = useColumnTitle()
  const { id, name, stage, recording, said, rating, score } = candidate
  const { number, decimal } = useFormat()
  const t = useText()
  const path = `/admin/jobs/${jobId}/candidates/${id}`
  return (
    <section
      aria-label={name}
      className="flex min-w-0 snap-start flex-col gap-3 rounded-lg border border-line bg-raised p-3 shadow-card"
    >
      <div>
        <Link to={path} className="link font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-muted">
          <bdi>{stage && titleOf(stage)}</bdi>
        </p>
      </div>
      {recording?.state === 'uploaded' ? (
        <Video key={recording.recordingId} {...{ id, name, player, isHeard }} recordingId={recording.recordingId} />
      ) : said ? (
        <dl>
          <AnswerLines text={said} candidateId={id} />
        </dl>
      ) : (
        <p
          className={classes(
            'flex items-center justify-center rounded-lg bg-sunken p-4 text-center text-muted',
            question?.isVideo && 'aspect-video',
          )}
        >
          {t(recording ? 'stillUploading' : 'notAnswered')}
        </p>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
        <dt className="text-muted">{t('yourRating')}</dt>
        <dd>{mayReview ? <Stars own={rating.own} path={path} name={name} /> : '–'}</dd>
        <dt className="text-muted">{t('averageRating')}</dt>
        <dd className="tabular-nums">
          {rating.hidden ? t('hidden') : rating.average === null ? '–' : decimal(rating.average, 1)}
        </dd>
        <dt className="text-muted">{t('yourScore')}</dt>
        <dd className="tabular-nums">{score.own === null ? '–' : number(shownScore(score.own))}</dd>
        <dt className="text-muted">{t('teamScore')}</dt>
        <dd className="tabular-nums">
          {score.hidden ? t('hidden') : score.team === null ? '–' : number(shownScore(score.team))}
        </dd>
      </dl>
    </section>
  )
}

type VideoProps = { id: string; name: string; recordingId: string; player: InStep; isHeard: boolean }

function Video({ id, name, recordingId, player: { register }, isHeard }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [sound, setSound] = useState({ muted: !isHeard, volume: 1 })
  const t = useText()
  usePlaybackReport(video, id, recordingId)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.muted = !isHeard
    const changed = () => setSound({ muted: element.muted, volume: element.volume })
    element.addEventListener('volumechange', changed)
    register(id, element)
    return () => {
      element.removeEventListener('volumechange', changed)
      register(id, null)
    }
  }, [id, isHeard, register])
  return (
    <div className="flex flex-col gap-1">
      <video
        ref={video}
        src={mediaPath(recordingId, id)}
        preload="metadata"
        playsInline
        aria-label={t('answerOf', { name })}
        className="aspect-video w-full rounded-lg bg-black"
      />
      <span dir="ltr" className="flex items-center gap-1">
        <Button
          size="sm"
          variant="quiet"
          icon
          aria-label={t(sound.muted ? 'unmuteOf' : 'muteOf', { name })}
          onClick={() => video.current && (video.current.muted = !sound.muted)}
        >
          {sound.muted ? <SpeakerOffIcon /> : <SpeakerLoudIcon />}
        </Button>
        <input
          type="range"
          aria-label={t('volumeOf', { name })}
          min={0}
          max={1}
          step={0.05}
          value={sound.muted ? 0 : sound.volume}
          onChange={({ target: { value } }) => {
            if (!video.current) return
            video.current.volume = Number(value)
            video.current.muted = Number(value) === 0
          }}
          className="w-24 accent-accent"
        />
      </span>
    </div>
  )
}

/** One's own rating of a candidate whose page is another one. */
function Stars({ own, path, name }: { own: number | null; path: string; name: string }) {
  const fetcher = useFetcher()
  const t = useText()
  const sent = fetcher.formData?.get('value')
  const shown = sent ? Number(sent) : own
  return (
    <fetcher.Form method="post" action={`${path}?index`} className="flex" aria-label={t('rateWho', { name })}>
      <input type="hidden" name="intent" value="rate" />
      {[1, 2, 3, 4, 5].map((value) => (
        <button
          key={value}
          name="value"
          value={value}
          aria-label={t('rateOf', { value })}
          aria-pressed={shown === value}
          className={classes(
            'flex size-7 items-center justify-center rounded-md hover:bg-sunken',
            shown !== null && value <= shown ? 'text-accent' : 'text-control',
          )}
        >
          {shown !== null && value <= shown ? <StarFilledIcon aria-hidden="true" /> : <StarIcon aria-hidden="true" />}
        </button>
      ))}
    </fetcher.Form>
  )
}
