import { JobId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { Platform } from '#services/platform.ts'
import { textOf } from '../lib/form.server.ts'

type Sent = { asker: SignedIn['asker']; form: FormData; commandId: string }

/** What the forms of workflow templates ask for: keep a job's automations, or add those of a template to a job. Null for another form. */
export async function workflowAction({ useCases, caughtUp, readers }: Platform, { asker, form, commandId }: Sent) {
  const intent = form.get('intent')
  if (intent !== 'keep' && intent !== 'apply' && intent !== 'delete-workflow') return null
  const [templateId, name] = [textOf(form, 'templateId'), textOf(form, 'name', 500)]
  if (intent === 'delete-workflow') {
    const { token } = await useCases.templates.deleteTemplate(asker, { templateId, kind: 'workflow', commandId })
    await caughtUp(token)
    return { deleted: true }
  }
  const { data: jobId } = JobId.safeParse(textOf(form, 'jobId'))
  const job = jobId ? (await readers.jobsById(asker, [jobId]))[0] : undefined
  if (!jobId || !job) throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (intent === 'keep') {
    const { token } = await useCases.automations.saveWorkflow(asker, { jobId, name, commandId })
    await caughtUp(token)
    return { keptAs: name.trim() }
  }
  const { added, left, token } = await useCases.automations.applyWorkflow(asker, { jobId, templateId, commandId })
  await caughtUp(token)
  return { applied: { jobId, title: job.title, added, left } }
}
