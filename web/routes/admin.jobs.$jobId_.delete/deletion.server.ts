import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { JobId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { formOf } from '../../lib/form.server.ts'
import { languageOf } from '../../lib/language.server.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { isConfirmed } from './confirmed.ts'

async function deletionOf({ asker }: SignedIn, { params, context }: LoaderFunctionArgs) {
  const jobId = JobId.safeParse(params.jobId)
  try {
    if (jobId.success)
      return { jobId: jobId.data, ...(await context.platform.useCases.jobs.jobDeletion(asker, jobId.data)) }
  } catch (error) {
    if (!isRejected(error)) throw error
    if (error.code === 'auth/forbidden') throw new Response(null, { status: 403, statusText: 'Forbidden' })
  }
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

export async function loadDeletion(user: SignedIn, args: LoaderFunctionArgs) {
  const { title, deleted, left } = await deletionOf(user, args)
  return { title, deleted, left }
}

/** A job without candidates is deleted by a press; with any, its title has to be typed. */
export async function confirmDeletion(user: SignedIn, args: ActionFunctionArgs) {
  const { request, context } = args
  const { jobId, title, deleted, left } = await deletionOf(user, args)
  const typed = String((await formOf(request)).get('title') ?? '')
  const shown = jobTitleIn(commonText.in(await languageOf(request, context)), title)
  if (deleted) return redirect(`/admin/jobs/${jobId}/delete`)
  if (left.candidates > 0 && !isConfirmed(typed, [title, shown])) return { typed, mistyped: true }
  try {
    const { token } = await context.platform.useCases.jobs.deleteJob(user.asker, { jobId })
    await context.platform.caughtUp(token)
    return redirect(`/admin/jobs/${jobId}/delete`)
  } catch (error) {
    return refusal(error, { request, context })
  }
}
