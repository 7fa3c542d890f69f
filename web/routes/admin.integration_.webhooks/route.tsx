import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { gates } from '#contracts/subscription/features.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'
import { planName } from '../../shell/upgrades.ts'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Problem } from '../../ui/problem.tsx'
import { WebhookForm } from '../../webhooks/form.tsx'
import { WebhookList } from '../../webhooks/list.tsx'
import { OpenWebhookCard } from '../../webhooks/open.tsx'
import { NewSecret, Tried } from '../../webhooks/said.tsx'
import { webhooksAction, webhooksPage } from '../../webhooks/webhooks.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('webhooks')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.integration_.webhooks', { request, context })
  return webhooksPage(asker, { request, context })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.integration_.webhooks', { request, context })
  return webhooksAction(asker, await formOf(request), { request, context })
}

export default function Webhooks() {
  const { webhooks, open, jobs, isIncluded } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const t = useText()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const fields: Record<string, string> = refused?.fields ?? {}
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted">
        {t('about')}{' '}
        <a href="/api/docs" className="link">
          {t('docs')}
        </a>
      </p>
      {answer && 'secret' in answer && answer.secret && <NewSecret secret={answer.secret} url={answer.url ?? ''} />}
      {answer && 'tried' in answer && answer.tried && <Tried {...answer.tried} />}
      {refused && Object.keys(fields).length === 0 && <Problem of={refused} />}
      {!isIncluded && <Callout tone="info">{t('needsPlan', { plan: planName(gates.integrations.from) })}</Callout>}
      {webhooks.length > 0 && <WebhookList webhooks={webhooks} openId={open?.webhookId ?? null} />}
      {open && <OpenWebhookCard of={open} jobs={jobs} fields={fields} done={answer} />}
      {isIncluded && !open && (
        <Card title={t('addTitle')}>
          <WebhookForm of={null} jobs={jobs} fields={fields} done={answer} />
        </Card>
      )}
    </div>
  )
}
