import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import type { InterviewQuestion } from '#contracts/job/journey.ts'
import { namespace } from '../../i18n/namespace.ts'
import { browserActors } from './recorder/browser-actors.ts'
import { STOP_AFTER_S } from './recorder/media.ts'
import { recorderMachine, takesLeft } from './recorder/recorder.machine.ts'
import type { historyOf, StoredTake, TakeStore } from './recorder/take-store.ts'
import { clock } from '../../lib/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { durationText } from '../length.ts'
import { DevicePicker, SoundLevel } from './device-picker.tsx'
import { LivePicture } from './live-picture.tsx'
import { RecorderError } from './recorder-error.tsx'
import { TakePreview } from './take-preview.tsx'
import { useWakeLock } from './use-wake-lock.ts'

const useText = namespace('recording')
const useJourneyText = namespace('journey')

type RecorderProps = {
  question: InterviewQuestion
  place: { candidateId: string; moduleId: string; questionId: string }
  history: ReturnType<typeof historyOf>
  /** A take that counts for this question and is nowhere to be found: the first one recorded here takes its place. */
  lost: { recordingId: string; take: number } | null
  store: TakeStore
  /** Where takes are not counted: what the buttons say then. */
  words?: { use: string; again: string }
  onSend: (take: StoredTake) => void
}

/** The recorder of one question: the screen of {@link recorderMachine}. */
export function Recorder({ question, place, history, lost, store, words, onSend }: RecorderProps) {
  const t = useText()
  const journey = useJourneyText()
  const [machine] = useState(() => recorderMachine.provide({ actors: browserActors(store, place, onSend) }))
  const [waiting] = useState(history.waiting)
  const [replaced] = useState(waiting ? null : lost)
  const ids = useRef(replaced ? [replaced.recordingId] : [])
  const [snapshot, send] = useMachine(machine, {
    input: {
      limit: question.partDuration,
      takes: question.numOfRetakes,
      used: replaced ? replaced.take - 1 : history.used,
      thinkingTime: question.thinkingTime,
      waiting: waiting && { recordingId: waiting.recordingId, take: waiting.take, seconds: waiting.durationMs / 1000 },
      newId: () => ids.current.pop() ?? crypto.randomUUID(),
    },
  })
  const { context } = snapshot
  const left = takesLeft(context)
  const recording = snapshot.matches({ ready: 'collecting' })
  useWakeLock(recording)

  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {snapshot.matches({ ready: 'countdown' })
          ? t('countdown', { seconds: context.countdown })
          : recording
            ? t('recording')
            : snapshot.matches('preview')
              ? t('stopped')
              : ''}
      </p>
      {snapshot.matches('intro') &&
        (context.current ? (
          <Frame>
            <p className="text-lg">
              {t('stillHere', { length: durationText(journey, Math.max(1, Math.round(context.current.seconds))) })}
            </p>
            <Button variant="primary" size="lg" onClick={() => send({ type: 'record' })}>
              {t('lookAtIt')}
            </Button>
          </Frame>
        ) : left > 0 ? (
          <Frame>
            <p className="text-lg">{t('willAsk')}</p>
            <Button variant="primary" size="lg" onClick={() => send({ type: 'record' })}>
              {t('recordNow')}
            </Button>
          </Frame>
        ) : (
          <Callout tone="warning" title={t('noTakesTitle')}>
            {t('noTakesText')}
          </Callout>
        ))}
      {snapshot.matches('gettingDevices') && (
        <Frame>
          <Spinner label={t('startingCamera')} />
          <p aria-hidden="true">{t('startingCamera')}</p>
        </Frame>
      )}
      {snapshot.matches('ready') && context.opened && (
        <LivePicture
          stream={context.opened.stream as MediaStream}
          overlay={
            snapshot.matches({ ready: 'countdown' }) ? (
              <span className="text-[7rem] leading-none font-semibold text-white tabular-nums [text-shadow:0_2px_12px_rgb(0_0_0/0.6)]">
                {context.countdown}
              </span>
            ) : null
          }
          badge={recording ? <Timer seconds={context.timer} limit={context.limit} /> : null}
        />
      )}
      {snapshot.matches({ ready: 'idle' }) && context.opened && (
        <>
          <SoundLevel stream={context.opened.stream as MediaStream} />
          <div className="action-bar">
            <Button
              variant="primary"
              size="lg"
              className="max-sm:w-full"
              onClick={() => send({ type: 'record.start' })}
            >
              {t('startRecording')}
            </Button>
            <p className="text-muted max-sm:text-center">
              {context.thinkingTime > 0 && `${t('startsIn', { time: clock(context.thinking) })} `}
              {!words && t('takesLeft', { count: left })}
            </p>
          </div>
          <DevicePicker opened={context.opened} onChoose={(choice) => send({ type: 'device.choose', choice })} />
        </>
      )}
      {snapshot.matches({ ready: 'countdown' }) && (
        <Button size="lg" className="self-center" onClick={() => send({ type: 'record.cancel' })}>
          {t('notYet')}
        </Button>
      )}
      {recording && (
        <div className="flex min-h-11 justify-center">
          {context.timer >= STOP_AFTER_S && (
            <Button
              variant="danger"
              size="lg"
              busy={snapshot.matches({ ready: { collecting: 'stopping' } })}
              onClick={() => send({ type: 'record.stop' })}
            >
              {t('stop')}
            </Button>
          )}
        </div>
      )}
      {(snapshot.matches('preview') || snapshot.matches('sending') || snapshot.matches('previewDiscard')) &&
        context.current && (
          <>
            {context.interrupted && (
              <Callout tone="warning" announce>
                {t('cameraWentAway')}
              </Callout>
            )}
            <TakePreview
              store={store}
              take={context.current}
              onPlay={() => send({ type: 'preview.play' })}
              onEnd={() => send({ type: 'preview.end' })}
            />
            <div className="action-bar">
              <Button
                variant="primary"
                size="lg"
                busy={!snapshot.matches('preview')}
                onClick={() => send({ type: 'take.send' })}
                className="max-sm:w-full"
              >
                {words?.use ?? t('useAnswer')}
              </Button>
              <Button
                size="lg"
                disabled={left === 0}
                onClick={() => send({ type: 'take.discard' })}
                className="max-sm:w-full"
              >
                {words?.again ?? (left === 0 ? t('noTakesLeft') : t('recordAgain', { count: left }))}
              </Button>
            </div>
          </>
        )}
      {snapshot.matches('error') && context.failure && (
        <RecorderError failure={context.failure} onRetry={() => send({ type: 'retry' })} />
      )}
    </div>
  )
}

const Frame = ({ children }: { children: React.ReactNode }) => (
  <div className="stage stage-grows flex flex-col items-center justify-center gap-5 rounded-lg border border-dashed border-control bg-raised p-6 text-center">
    {children}
  </div>
)

function Timer({ seconds, limit }: { seconds: number; limit: number }) {
  return (
    <span className="flex items-center gap-2 rounded-full bg-black/70 px-3 py-1 font-medium text-white tabular-nums">
      <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-[#ff5a4f]" />
      <span role="timer" dir="ltr" aria-label={useText()('recorded')}>
        {clock(seconds)} / {clock(limit)}
      </span>
    </span>
  )
}
