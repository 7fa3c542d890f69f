import { useNavigate, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { useFormat } from '../../i18n/format.ts'
import { isHeard } from '../../keys/single-keys.ts'
import { LazyKeyList } from '../../keys/lazy-key-list.tsx'
import { meantIn } from '../../keys/table.ts'
import { clock } from '../../lib/clock.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import { speeds } from '../player-memory.ts'
import type { Asked, Compared } from './compare.server.ts'
import { CandidateColumn } from './candidate-column.tsx'
import { useInStep } from './use-in-step.ts'

const useText = namespace('cockpit')

export type ComparePageProps = {
  jobId: string
  questions: readonly Asked[]
  current: Asked | null
  candidates: readonly Compared[]
  mayReview: boolean
}

/** Candidates side by side by the same question, their recordings in step. */
export function ComparePage({ jobId, questions, current, candidates, mayReview }: ComparePageProps) {
  const t = useText()
  const { number } = useFormat()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [help, setHelp] = useState(false)
  const player = useInStep()
  const at = questions.findIndex(({ key }) => key === current?.key)
  const to = (key: string) => {
    const next = new URLSearchParams(query)
    next.set('question', key)
    return `?${next}`
  }
  const choose = (by: 1 | -1) => {
    const key = questions[at + by]?.key
    if (key) navigate(to(key), { replace: true, preventScrollReset: true })
  }
  const isPlayable = candidates.some(({ recording }) => recording?.state === 'uploaded')

  const pressed = (event: KeyboardEvent) => {
    const meant = isHeard(event) ? meantIn('compare', event) : null
    if (!meant) return
    const isOnControl = (event.target as HTMLElement).matches('button, a, summary, input')
    if (meant.does === 'play' && isOnControl) return
    event.preventDefault()
    if (meant.does === 'play') player.toggle()
    else if (meant.does === 'skip') player.skip(meant.value * (event.shiftKey ? 15 : 5))
    else if (meant.does === 'speed') player.faster(meant.value)
    else if (meant.does === 'question') choose(meant.value)
    else if (meant.does === 'listen') player.listenTo(candidates[meant.value - 1]?.id ?? '')
    else setHelp(true)
  }
  const latest = useRef(pressed)
  latest.current = pressed
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    player.seek(0)
    player.pause()
  }, [current?.key])

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink size="sm" to={`/admin/jobs/${jobId}`}>
          {t('toBoard')}
        </ButtonLink>
        <span className="grow" />
        <Button icon size="sm" aria-label={t('previousQuestion')} disabled={at <= 0} onClick={() => choose(-1)}>
          <ChevronLeftIcon aria-hidden="true" />
        </Button>
        <span className="text-sm text-muted tabular-nums">
          {t('questionOf', { number: at + 1, count: questions.length })}
        </span>
        <Button
          icon
          size="sm"
          aria-label={t('nextQuestion')}
          disabled={at === questions.length - 1}
          onClick={() => choose(1)}
        >
          <ChevronRightIcon aria-hidden="true" />
        </Button>
      </div>
      {candidates.length < 2 && <Callout tone="info">{t('compareMore')}</Callout>}
      <h2 className="text-lg font-semibold">
        <bdi>{current?.title || t('noQuestion')}</bdi>
      </h2>
      {isPlayable && (
        <div dir="ltr" role="group" aria-label={t('together')} className="flex flex-wrap items-center gap-2">
          <Button
            variant="primary"
            icon
            aria-label={t(player.playing ? 'pauseAll' : 'playAll')}
            onClick={player.toggle}
          >
            {player.playing ? <PauseIcon /> : <PlayIcon />}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => player.skip(-5)}>
            {t('secondsBack')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => player.skip(5)}>
            {t('secondsOn')}
          </Button>
          <span className="text-sm text-muted tabular-nums" data-step-time>
            {clock(player.time)}
          </span>
          <label className="text-sm">
            <span className="sr-only">{t('speed')}</span>
            <select
              className="control w-auto"
              value={player.speed}
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
      )}
      <div
        role="group"
        aria-label={t('candidates')}
        className="grid snap-x snap-mandatory auto-cols-[minmax(85%,1fr)] grid-flow-col gap-4 overflow-x-auto pb-2 sm:auto-cols-[minmax(16rem,1fr)]"
      >
        {candidates.map((candidate, index) => (
          <CandidateColumn
            key={candidate.id}
            candidate={candidate}
            jobId={jobId}
            question={current}
            mayReview={mayReview}
            player={player}
            isHeard={index === 0}
          />
        ))}
      </div>
      <LazyKeyList place="compare" open={help} onClose={() => setHelp(false)} />
    </div>
  )
}
