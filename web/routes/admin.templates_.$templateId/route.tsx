import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'
import { featureTexts } from '../../templates/summary.ts'
import { TemplateFacts } from '../../templates/template-card.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { changeTemplate } from './change-template.server.ts'
import { Content } from './content.tsx'
import { Jobs } from './jobs.tsx'
import { Manage, UseForm } from './manage.tsx'
import { Preview } from './preview.tsx'
import { templatePage } from './template.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('templates')

type Loaded = Awaited<ReturnType<typeof templatePage>>
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: documentTitle(data?.template.name ?? useText.for(matches)('title')) },
]
export const handle = {
  title: (data, language) => data?.template.name ?? useText.in(language)('title'),
} satisfies PageHandle<Loaded | undefined>

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const signedIn = await requireAccess('admin.templates_.$templateId', { request, context })
  return templatePage(context.platform, signedIn, params.templateId ?? '')
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.templates_.$templateId', { request, context })
  return redirectOrRefusal(await changeTemplate(asker, params.templateId ?? '', { request, context }))
}
const redirectOrRefusal = <Refused,>(outcome: { to: string } | { refusal: Refused }) =>
  'to' in outcome ? redirect(outcome.to) : outcome.refusal

export default function TemplateRoute() {
  const { list } = useFormat()
  const { template, draft, jobs, companyName, brands, lacks, mayUse } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const t = useText()
  const isOwn = template.field === null
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to="/admin/templates" className="link inline-flex items-center gap-1">
              <ArrowLeftIcon aria-hidden="true" className="rtl:-scale-x-100" />
              {t('back')}
            </Link>
            <Badge>{isOwn ? t('version', { version: template.version }) : t('starter')}</Badge>
            <TemplateFacts template={template} />
          </div>
          {mayUse && <UseForm />}
        </div>
        {answer && (
          <Callout tone="danger" announce title={answer.refused.message}>
            {Object.values(('fields' in answer.refused && answer.refused.fields) || {}).map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Callout>
        )}
        {lacks.length > 0 && (
          <Callout tone="warning" title={t('lacking')}>
            {t('lackingText', { features: list(lacks.map((feature) => t(featureTexts[feature]))) })}
          </Callout>
        )}
        <Content draft={draft} />
        <Jobs jobs={jobs} />
        {isOwn && <Manage key={template.version} name={template.name} version={template.version} />}
      </div>
      <Preview draft={draft} companyName={companyName} brands={brands} />
    </div>
  )
}
