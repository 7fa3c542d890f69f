import { shownScore } from '#contracts/candidate/scoring.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { MOST_URL } from '#contracts/order/commands.ts'
import { orderDecider } from '#domain/order/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { profileLink } from '../../core/profile-link.ts'
import { recordHealth } from './credentials.ts'
import { inviteCandidates } from '../candidacy/invite.ts'
import { scoresOf } from '../review/scores-of.ts'
import type { Partner } from './partner.ts'

export type Ordered = { jobId: JobId; email: string; name: string; phone: string; resultUrl: string }
/** `score`: what the team's cards say, between 0 and 100; null before one was sent, and where they are kept from the owner. */
export type OrderStatus = {
  isComplete: boolean
  score: number | null
  jobId: JobId
  candidateId: CandidateId
  link: string
}

/** What applicant tracking systems order from us: the interview of a candidate, and its result. */
export const orderUseCases = (core: Core) => ({
  /**
   * Invites the candidate to the job. The same `resultUrl` again is the same order, and answers with the same candidate.
   * @throws Rejected 'integration/invalid' in the words of what is wrong with the person or the address.
   */
  async receiveOrder({ asker, connection }: Partner, ordered: Ordered): Promise<{ candidateId: CandidateId }> {
    const { jobId, resultUrl, ...person } = ordered
    if (!isWebAddress(resultUrl)) throw new Rejected('integration/invalid', 'The address for the result is not one')
    const { integrationId, integrationType, messaging } = connection
    const commandId = uuid5(integrationId, `${jobId} ${resultUrl}`)
    const { invited } = await inviteCandidates(core)(asker, {
      jobId,
      people: [person],
      send: messaging.inviteByMail,
      commandId,
    })
    const { candidateId, problem } = invited[0]!
    if (candidateId === null) throw new Rejected('integration/invalid', problem!)
    await core.commands.handle(
      orderDecider,
      candidateId,
      { type: 'ReceiveOrder', data: { candidateId, integrationId, integrationType, jobId, resultUrl } },
      core.context(asker, uuid5(commandId, 'order')),
    )
    return { candidateId }
  },

  /** The other system could not use an answer of ours; it is shown at the connection. */
  async recordTrouble({ asker, connection: { integrationId } }: Partner, cause: string): Promise<void> {
    await recordHealth(core, asker, { integrationId, cause: cause.slice(0, 500) })
  },

  /** How far the candidate is whom this system ordered. @throws Rejected 'candidate/not-found' for anyone else. */
  async orderStatus({ asker, connection }: Partner, candidateId: string): Promise<OrderStatus> {
    const { state: order } = await core.commands.stateOf(orderDecider, asker, candidateId)
    if (order.status === 'none' || order.integrationType !== connection.integrationType) throw unknown()
    const { jobId } = order
    const { score } = (await scoresOf(core)(asker, candidateId)).average
    return {
      isComplete: order.status !== 'open',
      score: score === null ? null : shownScore(score),
      ...{ jobId, candidateId, link: profileLink(core, order) },
    }
  },
})

const isWebAddress = (url: string) =>
  url.length <= MOST_URL && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)

const unknown = () => new Rejected('candidate/not-found', 'No such candidate')
