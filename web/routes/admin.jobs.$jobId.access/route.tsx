import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { changeAccess, loadAccess } from '../../job-access/access.server.ts'
import { JobAccess } from '../../job-access/job-access.tsx'
import { useAnswer, wasReached } from '../../offline/index.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { late } from '../../lib/late.tsx'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { UpgradeButton } from '../../shell/upgrade-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { Problem } from '../../ui/problem.tsx'
import { useToasts } from '../../ui/toast.tsx'

export { keepPage as clientAction, keepPageBefore as clientLoader } from '../../offline/index.ts'

const useText = namespace('team')
const ReviewRules = late(() => import('../../review/review-rules.tsx'))

export const loader = async (args: LoaderFunctionArgs) =>
  loadAccess(await requireAccess('admin.jobs.$jobId.access', args), args)
export const action = async (args: ActionFunctionArgs) =>
  changeAccess(await requireAccess('admin.jobs.$jobId.access', args), args)
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: documentTitle(data ? jobTitleIn(commonText.for(matches), data.job.title) : 'Job') },
]
/** A list with unsaved choices stays as the person saw it, whatever else the page hears of. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formAction, ...sent }) =>
  wasReached(sent) && (currentUrl.href !== nextUrl.href || (formAction?.startsWith(currentUrl.pathname) ?? false))
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: ({ job }, language) => jobTitleIn(commonText.in(language), job.title),
}

export default function JobAccessPage() {
  const { job, review, supported, revision, entries, offered, roles } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const t = useText()
  const { show } = useToasts()
  const saved = answer && 'saved' in answer ? answer : null
  const refusal = answer && 'refused' in answer ? answer : null
  useEffect(() => {
    if (saved) show({ tone: 'success', message: t('accessSaved') })
  }, [saved, show, t])
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <ButtonLink to={`/admin/jobs/${job.jobId}`} variant="quiet" className="self-start">
        {t('backToBoard')}
      </ButtonLink>
      {refusal && <Problem of={refusal.refused} />}
      {supported ? (
        <JobAccess revision={revision} entries={entries} offered={offered} roles={roles} kept={refusal?.kept ?? {}} />
      ) : (
        <EmptyState
          title={t('accessNeedsPlan')}
          action={<UpgradeButton variant="primary">{t('seePlans')}</UpgradeButton>}
        >
          {t('accessNeedsPlanWhy')}
        </EmptyState>
      )}
      <ReviewRules jobId={job.jobId} given={review} />
    </div>
  )
}
