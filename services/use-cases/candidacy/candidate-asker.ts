import type { Asker } from '#contracts/kernel/asker.ts'
import { noDetails } from '#contracts/company/details.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { Core } from '../../core/core.ts'
import type { CandidateHolder, CandidateIdentity } from './candidate-token.ts'

export type CandidateAsker = Extract<Asker, { kind: 'candidate' }>

/** A candidate asks only about their own application. This one has no end: for what the platform does on their behalf. */
export const candidateAsker = ({ companyId, jobId, candidateId }: CandidateIdentity): CandidateAsker => ({
  kind: 'candidate',
  companyId,
  jobId,
  candidateId,
  permissions: [],
})

/** Who holds a token, and until when: for as many days as the company sets. */
export async function askerOfHolder(
  { commands }: Pick<Core, 'commands'>,
  holder: CandidateHolder,
): Promise<CandidateAsker & { endsAt: string }> {
  const { state } = await commands.stateOf(companyDecider, holder, holder.companyId)
  const { candidateAccessDays } = state.status === 'registered' ? state.details : noDetails
  return { ...candidateAsker(holder), endsAt: later(holder.issuedAt, { days: candidateAccessDays + 1 }) }
}

/** @throws Rejected 'candidate/link-ended' for a token whose time is over. */
export async function admit(core: Pick<Core, 'commands' | 'now'>, holder: CandidateHolder): Promise<CandidateAsker> {
  const asker = await askerOfHolder(core, holder)
  if (asker.endsAt <= core.now())
    throw new Rejected('candidate/link-ended', 'This link has ended. Open it to have a new one sent to you.')
  return asker
}
