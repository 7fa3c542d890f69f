import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Catalogue } from '../../integrations/catalogue.tsx'
import { changeIntegration } from '../../integrations/change.server.ts'
import { ZapierPanel } from '../../integrations/zapier-panel.tsx'
import { zapierOf } from '../../integrations/zapier.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { Callout } from '../../ui/callout.tsx'
import { Problem } from '../../ui/problem.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('integrations')
const doneTexts = { works: 'checkedWell', unchecked: 'notChecked', awaited: 'willBeTold', saved: 'saved' } as const

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.integration', { request, context })
  const [integrations, zapier] = await Promise.all([
    context.platform.useCases.integrations.integrationsFor(asker),
    zapierOf(context.platform, asker),
  ])
  return { integrations, zapier }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.integration', { request, context })
  try {
    return data({ done: await changeIntegration(context.platform, asker, await formOf(request)) })
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function Integrations() {
  const { integrations, zapier } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const t = useText()
  const done = answer && 'done' in answer ? answer.done : null
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-2xl text-muted">{t('intro')}</p>
      {answer && 'refused' in answer && <Problem of={answer.refused} />}
      {done && (
        <Callout tone="success" announce>
          {t(doneTexts[done], { name: 'Greenhouse' })}
        </Callout>
      )}
      <Catalogue integrations={integrations} />
      {zapier && (
        <ZapierPanel zapier={zapier} waits={integrations.find(({ type }) => type === 'zapier')?.waits ?? null} />
      )}
    </div>
  )
}
