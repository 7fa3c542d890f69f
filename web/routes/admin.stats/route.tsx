import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { dashboardAction } from '../../analytics/dashboards.server.ts'
import { sectionNames } from '../../analytics/sections.ts'
import { statsPath } from '../../analytics/links.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { Fresh } from './fresh.tsx'
import { Overview } from './overview.tsx'
import { QuestionForm } from './question-form.tsx'
import { analysed } from './stats.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const action = async (args: ActionFunctionArgs) =>
  dashboardAction(await requireAccess('admin.stats', args), args)

const useText = namespace('stats')
/** Their scripts come after those of the parts that are opened first; the server has drawn them before. */
const Dashboards = lazy(() => import('../../analytics/dashboards.tsx'))
const FunnelSection = lazy(async () => ({ default: (await import('./funnel.tsx')).FunnelSection }))
const Speed = lazy(async () => ({ default: (await import('./speed.tsx')).Speed }))
const Questions = lazy(async () => ({ default: (await import('./questions.tsx')).Questions }))
const Sources = lazy(async () => ({ default: (await import('./sources.tsx')).Sources }))
const Reviewers = lazy(async () => ({ default: (await import('./reviewers.tsx')).Reviewers }))

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  const title = data?.job ? t('titleOf', { job: jobTitleIn(commonText.for(matches), data.job.title) }) : t('title')
  return [{ title: documentTitle(title) }]
}
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.stats', { request, context })
  return analysed(context, asker, new URL(request.url).searchParams)
}

const tabs = {
  overview: 'tabOverview',
  funnel: 'tabFunnel',
  speed: 'tabSpeed',
  questions: 'tabQuestions',
  sources: 'tabSources',
  reviewers: 'tabReviewers',
} as const
const parts = {
  overview: Overview,
  funnel: FunnelSection,
  speed: Speed,
  questions: Questions,
  sources: Sources,
  reviewers: Reviewers,
}

export default function Analytics() {
  const t = useText()
  const data = useLoaderData<typeof loader>()
  const { section, question, total, now, last } = data
  const Part = parts[section]
  const isLoading = useNavigation().location?.pathname === '/admin/stats'
  return (
    <div className="flex flex-col gap-4">
      <Suspense fallback={null}>
        <Dashboards {...data} />
      </Suspense>
      <QuestionForm {...data} />
      <Tabs
        label={t('parts')}
        tabs={sectionNames.map((name) => ({
          to: statsPath(question, name),
          label: t(tabs[name]),
          current: name === section,
        }))}
      />
      {total === 0 ? (
        <EmptyState title={t('noData')} action={<ButtonLink to="/admin/jobs">{t('toJobs')}</ButtonLink>}>
          {t('nothingYet')}
        </EmptyState>
      ) : (
        <div
          aria-busy={isLoading}
          className={classes('flex flex-col gap-4 transition-opacity', isLoading && 'opacity-60')}
        >
          <Suspense fallback={null}>
            <Part {...data} />
          </Suspense>
        </div>
      )}
      <Fresh now={now} last={last} asOf={question.asOf ? data.scope.now : null} />
    </div>
  )
}
