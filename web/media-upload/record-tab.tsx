import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { type JobMedia, sourceOf, WIDGET_RECORDING_S } from '#contracts/job/media/media.ts'
import { namespace } from '../i18n/namespace.ts'
import { Recorder } from '../journey/interview/recorder.tsx'
import type { TakeStore } from '../journey/interview/recorder/take-store.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { hostedMachine } from './hosted.machine.ts'
import { asMedia, giveUpMedia, isReady, mediaStore, takePlace } from './media-takes.ts'
import { Sending } from './sending.tsx'
import ShownMedia from '../media/shown-media.tsx'
import type { TabProps } from './tab-props.ts'

const useText = namespace('media')
const waiting = ['processing1', 'processing2', 'processing3', 'processing4'] as const

/** A recording made here. */
export function RecordTab({ place, owner, media, label, onChange }: TabProps) {
  const t = useText()
  const stored = media && sourceOf(media.url) === 'recordings' ? media : null
  const [shown, setShown] = useState<JobMedia | null>(stored)
  const [store, setStore] = useState<TakeStore | null>(null)
  const machine = useMemo(
    () =>
      hostedMachine.provide({
        actors: { check: fromPromise(({ input }: { input: { url: string } }) => isReady(input.url)) },
      }),
    [],
  )
  const [snapshot, send] = useMachine(machine, { input: { url: stored?.url ?? null } })
  const { take, message } = snapshot.context
  useEffect(() => {
    let gone = false
    void mediaStore().then((opened) => !gone && setStore(opened))
    return () => void (gone = true)
  }, [])
  const arrived = (found: JobMedia) => {
    setShown(found)
    onChange(found)
    send({ type: 'arrived', url: found.url })
  }

  if (snapshot.matches('uploadingVideo') && take)
    return (
      <Sending
        take={asMedia(take)}
        sort="recordings"
        place={place}
        onArrived={arrived}
        onCancel={() => {
          void giveUpMedia(asMedia(take))
          send({ type: 'cancel' })
        }}
      />
    )
  if (snapshot.matches('previewCloudFlare')) return <Spinner label={t('checking')} />
  if (snapshot.matches('previewNotReady'))
    return (
      <div className="flex flex-col items-center gap-3 rounded-lg border border-line bg-raised p-6 text-center">
        <p className="text-lg font-semibold">{t('processing')}</p>
        <p role="status" className="text-muted">
          {t(waiting[message]!)}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={() => send({ type: 'check' })}>
            {t('checkVideo')}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'startOver' })}>
            {t('startOver')}
          </Button>
        </div>
      </div>
    )
  if (snapshot.matches('done') && shown)
    return (
      <div className="flex flex-col gap-4">
        <ShownMedia media={shown} label={label} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => send({ type: 'startOver' })}>{t('startOver')}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              onChange(null)
              setShown(null)
              send({ type: 'deleted' })
            }}
          >
            {t('deleteVideo')}
          </Button>
        </div>
      </div>
    )
  if (!store) return <Spinner label={t('checking')} />
  return (
    <Recorder
      key={String(snapshot.value)}
      question={{
        id: 'recording',
        question: label,
        description: '',
        thinkingTime: 0,
        partDuration: WIDGET_RECORDING_S,
        numOfRetakes: Number.MAX_SAFE_INTEGER,
      }}
      place={takePlace(owner, 'recordings')}
      history={{ used: 0, waiting: null }}
      lost={null}
      store={store}
      words={{ use: t('useVideo'), again: t('recordAgain') }}
      onSend={(made) => {
        send({ type: 'record' })
        send({ type: 'recorded', take: made })
      }}
    />
  )
}
