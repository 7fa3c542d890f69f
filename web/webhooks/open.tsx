import { Form, useNavigation } from '@remix-run/react'
import { isChannel } from '#contracts/webhook/event-types.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Deliveries } from './deliveries.tsx'
import { WebhookForm } from './form.tsx'
import type { OpenWebhook, ShownJob } from './webhooks.server.ts'

const useText = namespace('webhooks')

type OpenProps = {
  of: OpenWebhook
  jobs: readonly ShownJob[]
  fields: Record<string, string>
  done: object | undefined
}

/** One webhook: what can be done with it, its settings, and what came of its calls. */
export function OpenWebhookCard({ of, jobs, fields, done }: OpenProps) {
  const t = useText()
  const isActive = of.status === 'active'
  const act = (intent: string, label: string, variant: 'secondary' | 'danger' = 'secondary') => (
    <Act key={intent} intent={intent} of={of} label={label} variant={variant} done={done} />
  )
  return (
    <Card
      title={t('deliveries')}
      actions={<div className="flex flex-wrap gap-2">{[act('test', t('test')), act('replay', t('replay'))]}</div>}
    >
      <p className="mb-3 text-sm text-muted">{t('deliveriesAbout')}</p>
      <Deliveries of={of} />
      <div className="mt-6 flex flex-wrap gap-2">
        {isActive ? act('pause', t('pause')) : act('resume', t('resume'))}
        {!isChannel(of.kind) && act('rotate', t('rotate'))}
        {act('remove', t('remove'), 'danger')}
      </div>
      {!isChannel(of.kind) && <p className="mt-2 text-sm text-muted">{t('rotateAbout')}</p>}
      {of.kind !== 'zapier' && (
        <details className="mt-6" open={Object.keys(fields).length > 0}>
          <summary className="mb-4 cursor-pointer font-medium">{t('settings')}</summary>
          <WebhookForm of={of} jobs={jobs} fields={fields} done={done} />
        </details>
      )}
    </Card>
  )
}

type ActProps = {
  intent: string
  of: OpenWebhook
  label: string
  variant: 'secondary' | 'danger'
  done: object | undefined
}

function Act({ intent, of: { webhookId, url }, label, variant, done }: ActProps) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="webhookId" value={webhookId} />
      <input type="hidden" name="url" value={url} />
      <CommandId done={done} />
      <Button type="submit" size="sm" variant={variant} busy={busy}>
        {label}
      </Button>
    </Form>
  )
}
