import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { forEverySection } from '#contracts/job/sections.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { refusal, unlessRefused } from '../lib/refusal.server.ts'

type Asked = Pick<LoaderFunctionArgs, 'params' | 'context'>

/** Who edits with the key in the address, and which job; null for a key that opens nothing now. */
async function editing({ params, context: { platform } }: Asked) {
  const asker = await unlessRefused(platform.useCases.accounts.jobKeyAsker(params.key ?? ''))
  return asker?.onlyJob === undefined ? null : { asker, jobId: asker.onlyJob }
}

export async function jobOfKey(args: LoaderFunctionArgs) {
  const { useCases, readers } = args.context.platform
  const by = await editing(args)
  const job = by && (await unlessRefused(useCases.jobs.jobNow(by.asker, by.jobId)))
  if (!job) return data(null, { headers: { 'Cache-Control': 'no-store' } })
  const { jobTitle, location, jobDescription } = job.draft.details
  const company = (await readers.companyOf(by.asker))?.name ?? ''
  const shown = { company, revision: job.revision, jobTitle, location, jobDescription }
  return data(shown, { headers: { 'Cache-Control': 'no-store' } })
}

export async function saveByKey(args: ActionFunctionArgs) {
  const { request, context } = args
  const { useCases, caughtUp } = context.platform
  const form = await formOf(request)
  const by = await editing(args)
  if (!by) return { isUnknown: true as const }
  const typed = {
    jobTitle: textOf(form, 'jobTitle'),
    location: textOf(form, 'location'),
    jobDescription: textOf(form, 'jobDescription'),
  }
  try {
    const { draft } = await useCases.jobs.jobNow(by.asker, by.jobId)
    const { token } = await useCases.jobs.saveJob(by.asker, {
      jobId: by.jobId,
      draft: { details: { ...draft.details, ...typed } },
      step: null,
      basedOn: forEverySection(Number(textOf(form, 'revision')) || 0),
    })
    await caughtUp(token)
    return { isSaved: true as const }
  } catch (error) {
    return refusal(error, { request, context }, typed)
  }
}
