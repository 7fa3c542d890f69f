import { firstNameOf, mergedMessage } from '#contracts/candidate/merge-fields.ts'
import type { MessageChannel } from '#contracts/candidate/message-limits.ts'
import { wordsIn } from '#contracts/company/message-template.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { defaultTemplate } from '#domain/company/messages.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { entitlementsNow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

type Values = Readonly<Record<string, string>>

/**
 * What an invitation or a reminder says where the company has words of its own for it and its plan has templates (PUB-028),
 * filled in; `writtenIn` is their language. Null: ours.
 */
export async function ownWords(
  core: Core,
  companyId: string,
  channel: MessageChannel,
  { template, values }: { template: string; values: Values },
): Promise<{ subject: string; text: string; writtenIn: string } | null> {
  const { jobId } = values
  if ((template !== 'invitation' && template !== 'reminder') || jobId === undefined) return null
  const scope = { companyId }
  const { state: company } = await core.commands.stateOf(companyDecider, scope, companyId)
  if (company.status === 'unknown') return null
  const found = defaultTemplate(company.messages, { use: template, channel, jobId })
  if (!found || !(await entitlementsNow(core, companyId)).features.emailTemplate) return null
  const { state: job } = await core.commands.stateOf(jobDecider, scope, jobId)
  const words = wordsIn(
    found.texts,
    job.status === 'unknown' ? null : job.draft.details.language,
    company.details.language,
  )!
  const { name = '', job: title, company: from, link } = values
  const known = { name, firstName: firstNameOf(name), job: title, company: from, sender: '', link }
  return {
    subject: mergedMessage(words.subject, known),
    text: mergedMessage(words.text, known),
    writtenIn: words.language,
  }
}
