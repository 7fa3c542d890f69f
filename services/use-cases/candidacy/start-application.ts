import { EVALUATION_NOTICE, PERSONALITY_NOTICE } from '#contracts/candidate/evaluations.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isKnown, isOver } from '#domain/candidate/candidate.ts'
import type { Origin } from '#contracts/candidate/origin.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { latestJourney } from '#domain/job/job.ts'
import { uuid5 } from '#infra/hashing.ts'
import { askerOfHolder, candidateAsker } from './candidate-asker.ts'
import { type CandidateHolder, issueCandidateToken, readCandidateToken } from './candidate-token.ts'
import type { Core } from '../../core/core.ts'
import { attempts } from '../../core/attempts.ts'
import { entitlementsNow } from '../../core/authorize.ts'
import { offersEvaluation } from '../../core/evaluation-mode.ts'
import { contactOf } from '../../core/contact-of.ts'
import { closesAt, parseLink, publicJob } from './link.ts'

export type StartApplication = Contact & {
  link: string
  token: string | null
  /** What all tabs of one browser share until a candidate has begun; null where it keeps nothing. */
  startKey?: string | null
  referral: boolean
  /** By which board and campaign, where the link said so. */
  origin?: Origin | null
  /** What they answered to the notice about evaluations; left out where they were not asked. */
  evaluation?: boolean | undefined
  /** Whether they agreed to a judgement of their personality as well. */
  personality?: boolean | undefined
  commandId: string
}

/**
 * The start form. A holder of a token goes on as that candidate; others become a new candidate, once per
 * `startKey` and email address, however many tabs they press Start in at once, and without a key once per
 * `commandId`. The next person after a completed application is a new candidate: a browser may be shared. A whole careers day applies `from` one address; a program that fills the board with strangers is stopped.
 * @returns the candidate's own token, to be kept by their browser.
 */
export const startApplication = (core: Core) => {
  const starts = attempts(core, { name: 'applications', limit: 100, windowMs: 10 * 60_000 })
  return async (
    {
      link,
      token,
      startKey = null,
      referral,
      origin,
      evaluation,
      personality = false,
      commandId,
      name,
      email,
      phone,
    }: StartApplication,
    from: string,
  ): Promise<{ candidateToken: string; token: ConsistencyToken }> => {
    await starts.take(from)
    const address = parseLink(link)
    const job = address && (await publicJob(core, address))
    const live = job && latestJourney(job)
    if (!address || !job || !live) throw new Rejected('job/not-found', 'This job does not exist')

    const held = readCandidateToken(core.engines.keys, token)
    const goesOn =
      held?.companyId === address.companyId && held.jobId === address.jobId && !(await beginsAnew(core, held, email))
    const here = `${address.companyId}.${address.jobId}`
    const candidateId = startKey === null ? uuid5(commandId, here) : uuid5(startKey, `${here} ${comparable(email)}`)
    const asker = goesOn ? await askerOfHolder(core, held) : candidateAsker({ ...address, candidateId })
    // Candidates under way may finish while the company's subscription is paused or cancelled; no new ones begin.
    const closed = !goesOn && (await entitlementsNow(core, address.companyId)).stopped !== null
    if (job.status !== 'active' || closed)
      throw new Rejected('job/not-active', 'This job does not take applications any more')

    const offered = evaluation === undefined ? null : await offersEvaluation(core, address)
    const handled = await core.commands.handle(
      candidateDecider,
      asker.candidateId,
      {
        type: 'StartJourney',
        data: {
          candidateId: asker.candidateId,
          jobId: address.jobId,
          name,
          email,
          phone,
          source: referral ? 'referral' : 'direct',
          ...(origin && { origin }),
          ...(offered && {
            evaluation: {
              agreed: evaluation === true,
              notice: offered.personality ? PERSONALITY_NOTICE : EVALUATION_NOTICE,
              ...(offered.personality && { personality: evaluation === true && personality }),
            },
          }),
          journeyVersion: live.version,
          journey: live.journey,
          closesAt: closesAt(job),
        },
      },
      core.context(asker, commandId),
    )
    return {
      candidateToken: goesOn ? token! : issueCandidateToken(core.engines.keys, asker, core.now()),
      token: handled.token,
    }
  }
}

const comparable = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** The token is of an application that is gone, or over and of another person than the form: they pressed Start in a browser that another candidate had used. */
async function beginsAnew(core: Core, held: CandidateHolder, email: string): Promise<boolean> {
  const { state } = await core.commands.stateOf(candidateDecider, candidateAsker(held), held.candidateId)
  if (!isKnown(state)) return state.status === 'deleted'
  return isOver(state) && comparable((await contactOf(core, held)).email) !== comparable(email)
}
