import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { AsOf } from '../../insight/as-of.tsx'
import { Figure, type FigureProps } from '../../insight/figure.tsx'
import { countedPath, jobsPath } from '../../insight/links.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { readerLanguage } from '../../lib/language.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { newCommandId, useAnswer } from '../../offline/index.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { useShell } from '../../shell/use-shell.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Card } from '../../ui/card.tsx'
import { ByStatus } from './by-status.tsx'
import { firstSteps } from './first-steps.server.ts'
import { FirstSteps } from './first-steps.tsx'
import { Opened } from './opened.tsx'
import { overview } from './overview.server.ts'
import { RecentJobs } from './recent-jobs.tsx'
import { sampleJob } from './sample-job.server.ts'
import { ToDo } from './to-do.tsx'
import { Trend } from './trend.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('overview')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker, user } = await requireAccess('admin.overview', { request, context })
  const shown = await overview(context.platform, asker)
  return {
    ...shown,
    steps: await firstSteps(context.platform, asker, shown),
    userKey: user.email,
    commandId: newCommandId(),
  }
}

/** Puts the first steps away, or makes a sample job and opens it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.overview', { request, context })
  const form = await formOf(request)
  const { useCases, caughtUp } = context.platform
  const intent = textOf(form, 'intent')
  if (intent === 'dismiss') {
    await useCases.accounts.dismissFirstSteps(asker)
    return redirect('/admin/overview')
  }
  if (intent !== 'sample') throw new Response(null, { status: 400, statusText: 'Bad Request' })
  try {
    const draft = sampleJob(await readerLanguage(request, context))
    const { jobId, token } = await useCases.jobs.createJob(asker, {
      draft,
      commandId: commandIn(form, { request, asker }),
    })
    await caughtUp(token)
    return redirect(`/jobs-cep/create/${jobId}`)
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function Overview() {
  const { steps, counters, work, limits, trend, jobs, now, last, mayAnalyse, userKey } = useLoaderData<typeof loader>()
  const { noNewJob } = useShell()
  const answer = useAnswer<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused.message : null
  const { candidates, byStatus, newThisWeek, completedThisWeek, hired, rejected, weekSince } = counters
  const t = useText()
  const figures: FigureProps[] = [
    {
      label: t('activeJobs'),
      value: counters.jobs.active,
      to: jobsPath('active'),
      parts: [
        { value: counters.jobs.draft, label: t('drafts', { count: counters.jobs.draft }), to: jobsPath('draft') },
        { value: counters.jobs.archived, label: t('archived'), to: jobsPath('archived') },
      ],
    },
    {
      label: t('candidates'),
      value: candidates,
      to: countedPath({ all: '1' }),
      parts: [
        { value: hired, label: t('hired'), to: countedPath({ column: 'hired' }) },
        { value: rejected, label: t('rejected'), to: countedPath({ column: 'rejected' }) },
      ],
    },
    {
      label: t('newThisWeek'),
      value: newThisWeek,
      to: countedPath({ addedSince: weekSince }),
      parts: [{ value: completedThisWeek, label: t('completed'), to: countedPath({ completedSince: weekSince }) }],
    },
  ]
  return (
    <div className="flex flex-col gap-6">
      <ul aria-label={t('counters')} className="grid gap-3 sm:grid-cols-3">
        {figures.map((figure) => (
          <li key={figure.label}>
            <Figure {...figure} />
          </li>
        ))}
      </ul>
      {steps && <FirstSteps steps={steps} refused={refused} maySample={noNewJob === null && !steps[0]!.done} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ToDo work={work} limits={limits} now={now} />
          <RecentJobs jobs={jobs} now={now} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Trend days={trend} />
          <Opened userKey={userKey} />
          {candidates > 0 && (
            <Card title={t('byStatus')}>
              <ByStatus byStatus={byStatus} total={candidates} />
            </Card>
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <AsOf now={now} last={last} />
            {mayAnalyse && candidates > 0 && (
              <Link to="/admin/stats" className="link">
                {t('toAnalytics')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
