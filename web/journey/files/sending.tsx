import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { MOST_FILES, type StoredFile, TOO_BIG, UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useKindRuleText } from '../../i18n/kind-rule-text.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useFileLine } from '../../ui/use-file-line.ts'
import { browserActors, browserGuards } from '../interview/upload/browser-actors.ts'
import { progressOf, uploadMachine } from '../interview/upload/upload.machine.ts'
import { lateStore, useOnline } from '../interview/use-uploads.ts'
import { fileStore, type FileTake } from './file-takes.ts'

const useText = namespace('answers')

type SendingProps = {
  take: FileTake
  token: string
  onArrived: (file: StoredFile) => void
  onCancel: () => void
}

/** A file on its way, as recordings go: in pieces, again after every break, from where it got to. */
export function Sending({ take, token, onArrived, onCancel }: SendingProps) {
  const t = useText()
  const say = useKindRuleText()
  const lineOf = useFileLine()
  const online = useOnline()
  const machine = useMemo(
    () => uploadMachine.provide({ actors: browserActors(lateStore(fileStore), token), guards: browserGuards }),
    [token],
  )
  const [snapshot, send] = useMachine(machine, { input: { take } })
  const { state, sent, total, problem } = progressOf(snapshot.context, String(snapshot.value))
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  useEffect(() => {
    if (state === 'waiting') send({ type: 'go' })
    if (state === 'done') arrived.current({ fileId: take.recordingId, mimeType: take.mimeType, ...take.file })
  }, [state, send, take])
  useEffect(() => {
    if (online) send({ type: 'online' })
  }, [online, send])

  if (problem)
    return (
      <Callout tone="danger" title={t('fileNotSent', { name: take.file.name })} announce>
        <p>{reason(problem)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => send({ type: 'retry' })}>
            {t('fileTryAgain')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t('removeFile')}
          </Button>
        </div>
      </Callout>
    )
  const broken = state === 'interrupted' || !online
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <Progress
          label={lineOf(take.file)}
          value={sent}
          max={Math.max(total, 1)}
          detail={broken ? t('fileInterrupted') : t('fileSending')}
        />
      </div>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t('cancelFile')}
      </Button>
    </div>
  )

  function reason(code: string): string {
    if (code === 'media/too-large') return say(TOO_BIG)
    if (code === 'media/unsupported-type') return say(UNSUPPORTED_FILE)
    if (code === 'media/too-many-uploads') return t('fileTooMany', { most: MOST_FILES })
    return t('fileNotAccepted')
  }
}
