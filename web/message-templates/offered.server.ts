import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { wordsIn } from '#contracts/company/message-template.ts'

/** What writing to candidates of a job begins with: the hold, the reasons for a rejection, and templates in the job's language. */
export async function offeredFor({ useCases, readers }: AppLoadContext['platform'], asker: Asker, jobId: JobId) {
  const { messages } = useCases
  const [rules, templates, company, job] = await Promise.all([
    messages.messageRulesOf(asker),
    messages.messageTemplatesOf(asker, { jobId }),
    readers.companyOf(asker),
    readers.jobDocument(asker, jobId),
  ])
  const sender = asker.kind === 'user' ? (await readers.userNames(asker, [asker.userId]))[asker.userId] : undefined
  return {
    holdMinutes: rules.holdMinutes,
    reasons: rules.rejectionReasons.map((each) => ({ ...each })),
    values: { job: job?.title ?? '', company: company?.name ?? '', sender: sender ?? '' },
    templates: templates
      .filter(({ use }) => use === 'rejection' || use === 'message')
      .map(({ templateId, version, name, use, channel, isDefault, jobId: of, texts }) => {
        const { subject, text } = wordsIn(texts, job?.details.language, company?.language)!
        return { templateId, version, name, use, channel, isDefault, ofJob: of !== null, subject, text }
      }),
  }
}
export type Offered = Awaited<ReturnType<typeof offeredFor>>
