import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { JobId } from '#contracts/kernel/ids.ts'
import { AddCandidates } from '../../builder/add-candidates.tsx'
import { ImportPanel } from '../../get-candidates/late-import.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { Standalone } from '../../shell/standalone.tsx'
import { Callout } from '../../ui/callout.tsx'
import { commonText, jobTitleIn, useJobTitle } from '../../ui/titles.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('publish')

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  const titled = data && t('inviteTitleOf', { job: jobTitleIn(commonText.for(matches), data.title) })
  return [{ title: documentTitle(titled ?? t('inviteTitle')) }]
}

/** InviteCandidates (NAV-038). People who may do more with the job have the same form on Get Candidates, beside the link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs.$jobId.invite', { request, params, context })
  const { readers } = context.platform
  const id = JobId.safeParse(params.jobId)
  const job = id.success ? await readers.jobForInviting(asker, id.data) : null
  if (!job) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const may = await readers.permissionsOnJob(asker, job.jobId)
  if (may.includes('jobs.create')) throw redirect(`/jobs/post/${job.jobId}?view=invite`)
  const back = may.includes('candidates.read') ? `/admin/jobs/${job.jobId}` : '/admin/overview'
  return { ...job, back }
}

function Invite({ jobId }: { jobId: string }) {
  return (
    <div className="flex flex-col gap-4">
      <AddCandidates jobId={jobId} />
      <ImportPanel jobId={jobId} />
    </div>
  )
}

export default function InviteCandidates() {
  const t = useText()
  const { jobId, title, status, back } = useLoaderData<typeof loader>()
  return (
    <Standalone title={useJobTitle()(title)} back={back}>
      {status === 'active' ? <Invite jobId={jobId} /> : <Callout>{t('inviteClosed')}</Callout>}
    </Standalone>
  )
}
