import { folded } from '#contracts/kernel/fold.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { Platform } from '#services/platform.ts'
import { fieldsOfWork } from '#contracts/template/starter.ts'
import { summaryOf } from '../../templates/summary.server.ts'

/** Of the newest changed, to put automations on. */
const MOST_JOBS = 100

/** The company's own and the library's by field of work, those with the words that are looked for. */
export async function templatesPage(platform: Platform, { asker }: SignedIn, query: URLSearchParams) {
  const search = (query.get('q') ?? '').trim().slice(0, 200)
  const [offered, chatbots, workflows, open, job] = await Promise.all([
    platform.useCases.templates.offeredTemplates(asker),
    platform.readers.templatesOf(asker, ['chatbot']),
    platform.readers.templatesOf(asker, ['workflow']),
    platform.readers.jobList(asker, { status: 'active', limit: MOST_JOBS }),
    jobOf(platform, asker, query.get('from')),
  ])
  const isWanted = ({ name }: { name: string }) => folded(name).includes(folded(search))
  const library = offered.library.filter(isWanted).map(summaryOf)
  return {
    search,
    job,
    own: offered.own.map(summaryOf),
    found: offered.own.filter(isWanted).map(({ templateId }) => templateId),
    groups: fieldsOfWork
      .map((field) => ({ field, templates: library.filter((template) => template.field === field) }))
      .filter(({ templates }) => templates.length > 0),
    workflows: workflows.filter(isWanted).map(({ templateId, name, automations }) => ({
      ...{ templateId, name },
      automations: automations.map((automation) => automation.name),
    })),
    jobs: open.jobs.map(({ jobId, title }) => ({ jobId, title })),
    chatbots: chatbots
      .filter(isWanted)
      .map(({ templateId, name, firstQuestion }) => ({ templateId, name, firstQuestion })),
  }
}

/** The job that is to be saved as a template. */
async function jobOf({ readers }: Platform, asker: SignedIn['asker'], id: string | null) {
  const jobId = JobId.safeParse(id)
  const job = jobId.success ? await readers.jobDocument(asker, jobId.data) : null
  return job && { jobId: job.jobId, title: job.title, templateId: job.details.template?.templateId ?? null }
}
