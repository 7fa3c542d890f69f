import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { type JobMedia, type MediaPlace, mediaPlaces, type StoredSort, tooBig } from '#contracts/job/media/media.ts'
import { UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { browserGuards } from '../journey/interview/upload/browser-actors.ts'
import { progressOf, uploadMachine } from '../journey/interview/upload/upload.machine.ts'
import { useOnline } from '../journey/interview/use-uploads.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Progress } from '../ui/progress.tsx'
import { arrivedMedia, mediaActors, type MediaTake } from './media-takes.ts'

const useText = namespace('media')

type Props = {
  take: MediaTake
  sort: StoredSort
  place: MediaPlace
  onArrived: (media: JobMedia) => void
  onCancel: () => void
}

/** On its way, in pieces, again after every break, from where it got to. */
export function Sending({ take, sort, place, onArrived, onCancel }: Props) {
  const t = useText()
  const say = useRuleText()
  const online = useOnline()
  const machine = useMemo(() => uploadMachine.provide({ actors: mediaActors(place), guards: browserGuards }), [place])
  const [snapshot, send] = useMachine(machine, { input: { take } })
  const { state, sent, total, problem } = progressOf(snapshot.context, String(snapshot.value))
  const blob = snapshot.context.prepared?.blob ?? null
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  useEffect(() => {
    if (state === 'waiting') send({ type: 'go' })
    if (state !== 'done') return
    let gone = false
    void arrivedMedia(take, blob, sort).then((media) => !gone && arrived.current(media))
    return () => void (gone = true)
  }, [state, send, take, blob, sort])
  useEffect(() => {
    if (online) send({ type: 'online' })
  }, [online, send])

  if (problem)
    return (
      <Callout tone="danger" announce>
        <p>{reason(problem)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => send({ type: 'retry' })}>
            {t('retry')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t('reset')}
          </Button>
        </div>
      </Callout>
    )
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <Progress
          label={sort === 'files' ? take.file.name : t('recording')}
          value={sent}
          max={Math.max(total, 1)}
          detail={t(state === 'interrupted' || !online ? 'interrupted' : 'uploading')}
        />
      </div>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )

  function reason(code: string): string {
    const type = blob?.type.startsWith('image/') ? 'picture' : 'video'
    if (code === 'media/too-large') return say(tooBig(mediaPlaces[place][type] ?? mediaPlaces[place].video))
    if (code === 'media/unsupported-type') return say(UNSUPPORTED_FILE)
    return t('failed')
  }
}
