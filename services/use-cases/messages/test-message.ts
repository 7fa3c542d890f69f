import { randomUUID } from 'node:crypto'
import { firstNameOf, mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contracts/candidate/message-limits.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allowOnCandidate, requireFeature } from '../../core/authorize.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core } from '../../core/core.ts'
import { mailBrand } from '../../effects/mail/brand.ts'
import { composed } from '../../effects/mail/templates.ts'
import type { UserAsker } from '../accounts/sessions.ts'
import { type Values, valuesFor } from './values.ts'

const HOUR = 3_600_000
type Test = {
  subject: string
  text: string
  language: string
  jobId: JobId | null
  /** Whose data the fields are filled in with; null: the asker's own. */
  candidateId: string | null
  commandId?: string
}

/**
 * Mails the words to who asks, as a candidate would get them; at once, so that a mail server that is away is heard of.
 * @throws Rejected 'message/invalid', 'mail/unavailable', 'mail/undeliverable', 'auth/too-many-attempts' past 20 an hour
 */
export function testMessage(core: Core) {
  const tests = attempts(core, { name: 'test messages', limit: 20, windowMs: HOUR })
  return async (
    asker: UserAsker,
    { subject, text, language, jobId, candidateId, commandId = randomUUID() }: Test,
  ): Promise<{ sentTo: string }> => {
    if (candidateId !== null) await allowOnCandidate(core, asker, 'candidates.read', candidateId)
    await requireFeature(core, asker, 'emailTemplate')
    const problems = { ...problem('subject', subject, MAX_SUBJECT), ...problem('text', text, MAX_MESSAGE) }
    if (Object.keys(problems).length > 0) throw new Rejected('message/invalid', 'Some fields need attention', problems)
    const { state: user } = await core.commands.stateOf(userDecider, asker, asker.userId)
    if (user.status !== 'active') throw new Rejected('account/not-found', 'No such account')
    await tests.take(asker.userId)
    const found = candidateId === null ? null : await valuesFor(core, asker.companyId, candidateId, user.name)
    const values = found?.values ?? (await ownValues(user.name))
    const merged = (words: string) =>
      mergedMessage(words, { ...values, link: `${core.settings.publicUrl}/apply/preview` })
    const known = { subject: merged(subject), text: merged(text), writtenIn: language, language }
    const worn = found?.jobId ?? jobId
    const brand = worn === null ? null : await mailBrand(core, asker.companyId, worn)
    await core.engines.mail.send({
      id: uuid5(commandId, 'test message'),
      tenant: asker.companyId,
      to: user.email,
      ...composed('own', known, core, { brand }),
      sentAt: core.now(),
    })
    return { sentTo: user.email }

    async function ownValues(name: string): Promise<Values> {
      const { state: company } = await core.commands.stateOf(companyDecider, asker, asker.companyId)
      const { state: job } = jobId
        ? await core.commands.stateOf(jobDecider, asker, jobId)
        : { state: { status: 'unknown' } as const }
      return {
        name,
        firstName: firstNameOf(name),
        job: job.status === 'unknown' ? '' : savedTitle(job.draft.details.jobTitle),
        company: company.status === 'registered' ? company.details.name : '',
        sender: name,
      }
    }
  }
}

const problem = (field: string, text: string, most: number): Record<string, string> =>
  text.trim() === '' ? { [field]: REQUIRED } : text.length > most ? { [field]: TOO_LONG } : {}
