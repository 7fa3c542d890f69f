import { type FormEvent, useState } from 'react'
import { MAX_VERSION_NAME } from '#contracts/job/choices.ts'
import type { JobVersion } from '#contracts/views/job-versions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { nameOver } from './requests.ts'

const useText = namespace('versions')
const useCommonText = namespace('common')

type Props = { jobId: string; version: JobVersion; onNamed: () => Promise<void> }

/** Names a version, names it otherwise, or takes its name away. */
export function NameButtons({ jobId, version: { revision, name }, onNamed }: Props) {
  const t = useText()
  const common = useCommonText()
  const { show } = useToasts()
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(wanted: string | null) {
    setBusy(true)
    const answer = await nameOver(jobId, revision, wanted).catch(() => null)
    setBusy(false)
    if (!answer?.named) {
      const message = answer?.refusal.fields.name ?? answer?.refusal.message ?? t('failed')
      return typed === null ? show({ message, tone: 'danger' }) : setProblem(message)
    }
    setTyped(null)
    show({ message: t(wanted === null ? 'nameRemoved' : 'named'), tone: 'success', key: 'version-name' })
    await onNamed()
  }
  const open = () => {
    setProblem(undefined)
    setTyped(name ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(typed)
  }
  return (
    <>
      <Button onClick={open}>{t(name === null ? 'nameIt' : 'rename')}</Button>
      {name !== null && (
        <Button variant="quiet" busy={busy && typed === null} onClick={() => void send(null)}>
          {t('removeName')}
        </Button>
      )}
      <Dialog
        open={typed !== null}
        onClose={() => setTyped(null)}
        size="sm"
        title={t(name === null ? 'nameIt' : 'rename')}
        footer={
          <>
            <Button onClick={() => setTyped(null)}>{common('cancel')}</Button>
            <Button type="submit" form="version-name" variant="primary" busy={busy}>
              {common('save')}
            </Button>
          </>
        }
      >
        <form id="version-name" onSubmit={submit}>
          <Field label={t('name')} hint={t('nameExample')} error={problem}>
            <TextInput
              dir="auto"
              maxLength={MAX_VERSION_NAME}
              autoComplete="off"
              value={typed ?? ''}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
