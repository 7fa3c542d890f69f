import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData, useSubmit } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { AsOf } from '../../insight/as-of.tsx'
import { boardPath } from '../../insight/links.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { commonText, jobTitleIn, useJobTitle } from '../../ui/titles.ts'
import { Select } from '../../ui/select.tsx'
import { Funnel } from './funnel.tsx'
import { Milestones } from './milestones.tsx'
import { jobFigures } from './stats.server.ts'
import { TimeInStage } from './time-in-stage.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('stats')

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  return [
    {
      title: documentTitle(
        data?.job ? t('titleOf', { job: jobTitleIn(commonText.for(matches), data.job.title) }) : t('title'),
      ),
    },
  ]
}
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.stats', { request, context })
  const figures = await jobFigures(context.platform, asker, new URL(request.url).searchParams.get('job'))
  if (!figures) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return figures
}

export default function Analytics() {
  const t = useText()
  const { jobs, job, figures, now } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-6">
      {jobs.length > 0 && job && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ChooseJob jobs={jobs} current={job} />
          <Link to={boardPath(job.jobId)} className="link">
            {t('openBoard')}
          </Link>
        </div>
      )}
      {job && figures && figures.funnel.total > 0 ? (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Milestones {...figures.funnel} />
            <Funnel {...figures.funnel} />
          </div>
          <TimeInStage jobId={job.jobId} times={figures.times} />
          <AsOf now={now} last={figures.last} />
        </>
      ) : (
        <EmptyState
          title={t('noData')}
          action={
            <ButtonLink to={job ? boardPath(job.jobId) : '/admin/jobs'}>{t(job ? 'openBoard' : 'toJobs')}</ButtonLink>
          }
        >
          {t(job ? 'nobodyYet' : 'nothingYet')}
        </EmptyState>
      )}
    </div>
  )
}

type Job = { jobId: string; title: string; status: 'draft' | 'active' | 'archived' }

/** Submits on its own where scripts run; the button is for where they do not, and for those who choose by keyboard. */
function ChooseJob({ jobs, current }: { jobs: Job[]; current: Job }) {
  const t = useText()
  const jobTitle = useJobTitle()
  const submit = useSubmit()
  const listed = jobs.some(({ jobId }) => jobId === current.jobId) ? jobs : [current, ...jobs]
  return (
    <Form
      method="get"
      className="flex w-full items-end gap-2 sm:w-auto"
      onChange={(event) => submit(event.currentTarget)}
    >
      <Field label={t('job')} className="min-w-0 grow">
        <Select
          key={current.jobId}
          name="job"
          defaultValue={current.jobId}
          className="sm:w-80"
          options={listed.map(({ jobId, title, status }) => ({
            value: jobId,
            label:
              status === 'active' ? jobTitle(title) : t('jobWithStatus', { title: jobTitle(title), status: t(status) }),
          }))}
        />
      </Field>
      <Button type="submit">{t('show')}</Button>
    </Form>
  )
}
