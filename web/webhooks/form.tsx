import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { addedKinds, isChannel, publicEventTypes, webhookLimits } from '#contracts/webhook/event-types.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { ShownJob, ShownWebhook } from './webhooks.server.ts'

const useText = namespace('webhooks')

type Fields = Record<string, string>
const kindNames = { webhook: 'kindWebhook', teams: 'kindTeams', chat: 'kindChat' } as const

/** Address and types, of a new webhook or of one there is. */
export function WebhookForm({
  of,
  jobs,
  fields,
  done,
}: {
  of: ShownWebhook | null
  jobs: readonly ShownJob[]
  fields: Fields
  done: object | undefined
}) {
  const t = useText()
  const intent = of ? 'change' : 'add'
  const busy = useNavigation().formData?.get('intent') === intent
  const [kind, setKind] = useState<(typeof addedKinds)[number]>('webhook')
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4" key={of?.webhookId}>
      <input type="hidden" name="intent" value={intent} />
      {of && <input type="hidden" name="webhookId" value={of.webhookId} />}
      <CommandId done={done} />
      {!of && (
        <Field label={t('kind')} hint={isChannel(kind) ? t('kindHint') : undefined} className="max-w-xl">
          <Select
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(target.value as typeof kind)}
            options={addedKinds.map((each) => ({ value: each, label: t(kindNames[each]) }))}
          />
        </Field>
      )}
      {isChannel(of?.kind ?? kind) && (
        <Field label={t('name')} hint={t('nameHint')} className="max-w-xl">
          <TextInput name="name" maxLength={webhookLimits.name} defaultValue={of?.name ?? ''} />
        </Field>
      )}
      <Field
        label={t('address')}
        hint={isChannel(of?.kind ?? kind) ? undefined : t('addressHint')}
        error={fields.url}
        required
        className="max-w-xl"
      >
        <TextInput name="url" type="url" dir="ltr" defaultValue={of?.url} placeholder={t('addressExample')} />
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t('types')}</legend>
        <p className="mb-2 text-sm text-muted">{t('typesHint')}</p>
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {publicEventTypes.map((type) => (
            <Checkbox
              key={type}
              name="types"
              value={type}
              defaultChecked={of?.types.includes(type)}
              label={
                <code className="font-mono text-sm" dir="ltr">
                  {type}
                </code>
              }
            />
          ))}
        </div>
      </fieldset>
      <JobChoices of={of} jobs={jobs} />
      <Button type="submit" variant={of ? 'secondary' : 'primary'} busy={busy} className="self-start">
        {t(of ? 'save' : 'add')}
      </Button>
    </Form>
  )
}

/** Jobs that were archived since stay chosen, so that saving changes nothing else. */
function JobChoices({ of, jobs }: { of: ShownWebhook | null; jobs: readonly ShownJob[] }) {
  const t = useText()
  const hidden = (of?.jobIds ?? []).filter((id) => !jobs.some(({ jobId }) => jobId === id))
  return (
    <details open={(of?.jobIds.length ?? 0) > 0}>
      <summary className="cursor-pointer text-sm font-medium">{t('jobs')}</summary>
      <p className="my-2 text-sm text-muted">{t('jobsHint')}</p>
      {hidden.map((id) => (
        <input key={id} type="hidden" name="jobs" value={id} />
      ))}
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map(({ jobId, title }) => (
          <Checkbox
            key={jobId}
            name="jobs"
            value={jobId}
            defaultChecked={of?.jobIds.includes(jobId)}
            label={<span dir="auto">{title}</span>}
          />
        ))}
      </div>
    </details>
  )
}
