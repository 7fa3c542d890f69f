import { firstNameOf, type MergeField, mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { contactOf } from '../../core/contact-of.ts'

type Words = { subject: string; text: string }
/** `link` is left out: it is a key to the application, filled in as a message leaves. */
export type Values = Record<Exclude<MergeField, 'link'>, string>

/** Who writes, as candidates read it; empty for programs and automations. */
export async function senderOf({ commands }: Pick<Core, 'commands'>, asker: Asker): Promise<string> {
  if (asker.kind !== 'user') return ''
  const { state } = await commands.stateOf(userDecider, asker, asker.userId)
  return state.status === 'active' ? state.name : ''
}

/**
 * What messages to a candidate are filled in with, and by which ways they can be reached.
 * @throws Rejected 'candidate/not-found'
 */
export async function valuesFor(core: Core, companyId: string, candidateId: string, sender: string) {
  const scope = { companyId }
  const { state: candidate } = await core.commands.stateOf(candidateDecider, scope, candidateId)
  if (!isKnown(candidate)) throw new Rejected('candidate/not-found', 'No such candidate')
  const [{ state: job }, { state: company }, contact] = await Promise.all([
    core.commands.stateOf(jobDecider, scope, candidate.jobId),
    core.commands.stateOf(companyDecider, scope, companyId),
    contactOf(core, { companyId, candidateId }),
  ])
  const details = job.status === 'unknown' ? null : job.draft.details
  const { name, email, phone } = contact
  const values: Values = {
    name,
    firstName: firstNameOf(name),
    job: details ? savedTitle(details.jobTitle) : '',
    company: company.status === 'registered' ? company.details.name : '',
    sender,
  }
  const languages = [details?.language, company.status === 'registered' ? company.details.language : null]
  return { values, email, phone, languages, jobId: candidate.jobId, columnId: candidate.columnId }
}

export const filledIn = ({ subject, text }: Words, values: Values): Words => ({
  subject: mergedMessage(subject, values),
  text: mergedMessage(text, values),
})
