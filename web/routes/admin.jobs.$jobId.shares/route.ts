import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { carriedOut } from '../../sharing/shares.server.ts'

export { keepPage as clientAction, nullWhileAway as clientLoader } from '../../offline/index.ts'

/** Shared links of a job, or of one candidate; `may` and `downloads`: whether the plan has sharing, and saving videos. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker, features } = await requireAccess('admin.jobs.$jobId.shares', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const candidate = CandidateId.safeParse(new URL(request.url).searchParams.get('candidate'))
  const { useCases, now } = context.platform
  const shares = await useCases.sharing.sharesOf(asker, {
    jobId,
    ...(candidate.success && { candidateId: candidate.data }),
  })
  return { may: features.sharing, downloads: features.downloadVideo, now: now(), shares }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId.shares', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const form = await formOf(request)
  try {
    return await carriedOut(form, { request, context, asker, jobId })
  } catch (error) {
    return refusal(error, { request, context })
  }
}
