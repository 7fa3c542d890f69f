import { Form, useNavigation } from '@remix-run/react'
import { publicEventTypes } from '#contracts/webhook/event-types.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { ShownWebhook } from './webhooks.server.ts'

const useText = namespace('webhooks')

type Fields = Record<string, string>

/** Address and types, of a new webhook or of one there is. */
export function WebhookForm({
  of,
  fields,
  done,
}: {
  of: ShownWebhook | null
  fields: Fields
  done: object | undefined
}) {
  const t = useText()
  const intent = of ? 'change' : 'add'
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4" key={of?.webhookId}>
      <input type="hidden" name="intent" value={intent} />
      {of && <input type="hidden" name="webhookId" value={of.webhookId} />}
      <CommandId done={done} />
      <Field label={t('address')} hint={t('addressHint')} error={fields.url} required className="max-w-xl">
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
      <Button type="submit" variant={of ? 'secondary' : 'primary'} busy={busy} className="self-start">
        {t(of ? 'save' : 'add')}
      </Button>
    </Form>
  )
}
