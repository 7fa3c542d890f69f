import { type AppLoadContext, redirect } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { namespace } from '../../i18n/namespace.ts'
import { languageOf } from '../../lib/language.server.ts'
import { isRejected, refusal, refusalFor } from '../../lib/refusal.server.ts'
import { type Change, changes, DUPLICATE, type JobTab, PAGE } from './list.ts'

const useText = namespace('jobs')
const does = { archive: 'archiveJob', activate: 'activateJob', draft: 'returnJobToDraft' } as const
type Asked = { request: Request; context: AppLoadContext }
type Changed = { jobId: string; title: string; was: JobTab }

const bad = () => new Response(null, { status: 400, statusText: 'Bad Request' })

/** What a form of the list asks for: changes, each with the job it is for. */
function stepsIn(form: FormData): { change: Change; jobId: JobId }[] {
  const steps = changes.flatMap((change) => form.getAll(change).map((id) => ({ change, id: JobId.safeParse(id) })))
  if (steps.length === 0 || steps.length > PAGE) throw bad()
  return steps.map(({ change, id }) => {
    if (!id.success) throw bad()
    return { change, jobId: id.data }
  })
}

/** One job after the other, up to the first refusal: what blocks one blocks the others. */
export async function changeJobs(asker: Asker, form: FormData, { request, context }: Asked) {
  const { useCases, readers, caughtUp } = context.platform
  const steps = stepsIn(form)
  const { change } = steps[0]!
  const jobs: Changed[] = []
  let token: ConsistencyToken = {}
  const answer = (problem: string | null) => ({ change, jobs, asked: steps.length, problem })
  try {
    for (const { change, jobId } of steps) {
      const before = await readers.jobBoardHeader(asker, jobId)
      const done = await useCases.jobs[does[change]](asker, { jobId })
      token = mergeTokens(token, done.token)
      jobs.push({ jobId, title: before?.title ?? '', was: before?.status ?? 'draft' })
    }
    await caughtUp(token)
    return answer(null)
  } catch (error) {
    if (!isRejected(error) || jobs.length === 0) return refusal(error, { request, context })
    await caughtUp(token)
    return answer((await refusalFor(error, { request, context })).message)
  }
}

/** Makes the copy and opens it where it is edited. */
export async function duplicateJob(asker: Asker, form: FormData, { request, context }: Asked) {
  const jobId = JobId.safeParse(form.get(DUPLICATE))
  if (!jobId.success) throw bad()
  const t = useText.in(await languageOf(request, context))
  const { useCases, caughtUp } = context.platform
  try {
    const copy = await useCases.jobs.duplicateJob(asker, {
      jobId: jobId.data,
      titled: (title) => t('copyOf', { title }),
    })
    await caughtUp(copy.token)
    return redirect(`/jobs-cep/create/${copy.jobId}`)
  } catch (error) {
    return refusal(error, { request, context })
  }
}
