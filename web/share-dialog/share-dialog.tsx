import { useFetcher } from '@remix-run/react'
import { useId, useState } from 'react'
import { type Audience, shareLimits } from '#contracts/share/rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { ShareSettings } from './share-settings.tsx'

const useText = namespace('sharing')

export type ShareDialogProps = {
  jobId: string
  /** In the order in which they are shown. */
  candidates: readonly { id: string; name: string }[]
  onClose: () => void
}
const audienceText = { recipients: 'audienceRecipients', anyone: 'audienceAnyone' } as const
const hintText = { recipients: 'hintRecipients', anyone: 'hintAnyone' } as const
type Answer = {
  refused?: { message: string; fields: Record<string, string> }
  made?: { link: string | null; mails: number }
}

/** A link to these candidates, for people without an account. */
export default function ShareDialog({ jobId, candidates, onClose }: ShareDialogProps) {
  const t = useText()
  const form = useId()
  const fetcher = useFetcher<Answer>()
  const [audience, setAudience] = useState<Audience>('recipients')
  const busy = fetcher.state !== 'idle'
  const { refused, made } = (!busy && fetcher.data) || {}
  const fields = refused?.fields ?? {}
  const [only] = candidates
  const title = candidates.length === 1 && only ? only.name : ''
  const footer = made ? (
    <Button variant="primary" onClick={onClose}>
      {t('done')}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" busy={busy}>
        {t(audience === 'anyone' ? 'createLink' : 'sendLinks')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={title ? t('shareOne', { name: title }) : t('shareMany', { count: candidates.length })}
      description={made ? undefined : t('shareIntro')}
      footer={footer}
    >
      {made ? (
        <Made {...made} />
      ) : (
        <fetcher.Form
          id={form}
          method="post"
          action={`/admin/jobs/${jobId}/shares`}
          className="flex flex-col gap-4 pb-3"
        >
          <CommandId />
          <input type="hidden" name="intent" value="create" />
          {candidates.map(({ id }) => (
            <input key={id} type="hidden" name="candidateId" value={id} />
          ))}
          {refused && (
            <Callout tone="danger" announce>
              {[refused.message, fields.candidates].filter(Boolean).join('. ')}
            </Callout>
          )}
          <Field label={t('title')} error={fields.title} required>
            <TextInput name="title" dir="auto" defaultValue={title} />
          </Field>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 text-sm font-medium">{t('who')}</legend>
            {(['recipients', 'anyone'] as const).map((each) => (
              <Radio
                key={each}
                name="audience"
                value={each}
                label={t(audienceText[each])}
                hint={t(hintText[each])}
                checked={audience === each}
                onChange={() => setAudience(each)}
              />
            ))}
          </fieldset>
          {audience === 'recipients' && (
            <Field label={t('recipients')} hint={t('recipientsHint')} error={fields.recipients} required>
              <TextArea name="recipients" rows={3} dir="ltr" />
            </Field>
          )}
          <Field label={t('message')} error={fields.message} optional>
            <TextArea name="message" rows={3} dir="auto" limit={shareLimits.message} countNear />
          </Field>
          <ShareSettings expiryError={fields.expiresAt} />
        </fetcher.Form>
      )}
    </Dialog>
  )
}

function Made({ link, mails }: { link: string | null; mails: number }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-3 pb-3">
      <Callout tone="success" announce title={link ? t('linkMade') : t('linksSent', { count: mails })}>
        {t(link ? 'linkMadeText' : 'linksSentText')}
      </Callout>
      {link && (
        <div className="flex flex-wrap items-center gap-2">
          <code dir="ltr" className="min-w-0 flex-1 truncate rounded-md border border-line bg-sunken px-3 py-2 text-sm">
            {link}
          </code>
          <CopyButton text={link} label={t('copyLink')} copiedLabel={t('copied')} variant="primary" />
        </div>
      )}
    </div>
  )
}
