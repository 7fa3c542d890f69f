import { permissionsOnJob } from '#contracts/job/access.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, CompanyId, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { Language } from '#contracts/kernel/language.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { mailLanguage } from '../../effects/mail/templates.ts'
import { accountOf } from '../../use-cases/accounts/sessions.ts'

export type Reader = { asker: Asker; name: string; email: string; language: Language; company: string }

/** Who a notice is for, as they are now; null when they are here no more. */
export async function readerOf(core: Core, companyId: CompanyId, userId: UserId): Promise<Reader | null> {
  const account = await accountOf(core)({ companyId, userId })
  if (!account) return null
  const { state: company } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
  const details = company.status === 'registered' ? company.details : null
  const { name, email, language } = account.user
  return {
    asker: account.asker,
    name,
    email,
    language: mailLanguage(language, details?.language),
    company: details?.name ?? '',
  }
}

/** The title of the job, if the reader may open what the notice is about at this moment; null when they may not. */
export async function openedBy(
  { commands }: Pick<Core, 'commands'>,
  { asker }: Reader,
  { jobId, candidateId }: { jobId: JobId | null; candidateId: CandidateId | null },
): Promise<string | null> {
  if (jobId === null) return ''
  const { state: job } = await commands.stateOf(jobDecider, asker, jobId)
  if (job.status === 'unknown') return null
  if (!permissionsOnJob(asker, job.permissions).includes(candidateId === null ? 'jobs.read' : 'candidates.read'))
    return null
  if (candidateId !== null && !isKnown((await commands.stateOf(candidateDecider, asker, candidateId)).state))
    return null
  return savedTitle(job.draft.details.jobTitle)
}
