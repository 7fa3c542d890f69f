import type { AttendeeResponse } from '#contracts/interview/codes.ts'
import type { Slot } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { attempts } from '../../core/attempts.ts'
import { contactOf } from '../../core/contact-of.ts'
import type { Core } from '../../core/core.ts'
import { readAnswerToken } from '../../core/secrets/answer-link.ts'
import { interviewFor } from './staff.ts'

type Visit = { token: string; from: string }
export type Invitation = {
  summary: string
  candidate: string
  /** Null once they do not take part any more, or it does not take place. */
  booking: Slot | null
  hasEnded: boolean
  zone: string
  response: AttendeeResponse
}

const notFound = () => new Rejected('interview/not-found', 'There is no such interview')

/** What colleagues answer to an invitation (LIVE-004): with the link of their mail, or signed in. */
export function invitationAnswers(core: Core) {
  const guesses = attempts(core, { name: 'meeting-answers', limit: 60, windowMs: 15 * 60_000 })

  /** @throws Rejected 'interview/not-found' for a guess, and for a colleague who has left */
  async function admitted({ token, from }: Visit) {
    await guesses.check(from)
    const of = readAnswerToken(core, token)
    if (!of) {
      await guesses.count(from)
      throw notFound()
    }
    const { companyId, interviewId, userId } = of
    const [{ state }, { state: user }] = await Promise.all([
      core.commands.stateOf(interviewDecider, of, interviewId),
      core.commands.stateOf(userDecider, of, userId),
    ])
    if (!state.known || user.status !== 'active') throw notFound()
    const takesPart = state.status === 'SCHEDULED_IDLE' && state.booking?.attendees.includes(userId) === true
    return { companyId, interviewId, userId, state, booking: takesPart ? state.booking : null }
  }

  return {
    async openInvitation(visit: Visit): Promise<Invitation> {
      const { companyId, userId, state, booking } = await admitted(visit)
      const { summary, zone, answers, candidateId } = state
      const candidate = booking ? (await contactOf(core, { companyId, candidateId })).name : ''
      const response = answers.find((each) => each.userId === userId)?.response ?? 'PENDING'
      const hasEnded = booking !== null && booking.end <= core.now()
      return { summary, candidate, booking, hasEnded, zone, response }
    },

    /** @throws Rejected 'interview/wrong-status' once they do not take part, or it has ended */
    async answerInvitation({
      response,
      ...visit
    }: Visit & { response: AttendeeResponse }): Promise<{ token: ConsistencyToken }> {
      const { companyId, interviewId, userId, state, booking } = await admitted(visit)
      if (!booking || booking.end <= core.now()) throw new Rejected('interview/wrong-status', 'This interview is over')
      const { sequence } = state
      const data = { interviewId, userId, response, via: 'link', comment: '', sequence } as const
      const asker: Asker = { kind: 'process', name: 'meeting-answers', companyId, permissions: [] }
      const command = { type: 'AnswerAttendance', data } as const
      return core.commands.handle(interviewDecider, interviewId, command, core.context(asker))
    },

    /** The answer of who is signed in; of a person who does not take part nothing is kept. */
    async answerOwnInvitation(
      asker: Asker,
      { interviewId, response, comment }: { interviewId: string; response: AttendeeResponse; comment: string },
    ): Promise<{ token: ConsistencyToken }> {
      const { sequence, booking } = await interviewFor(core, asker, interviewId)
      const userId = asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.owner?.userId : undefined
      if (!userId || !booking?.attendees.includes(userId))
        throw new Rejected('interview/wrong-status', 'You do not take part in this interview')
      const data = { interviewId, userId, response, via: 'product', comment, sequence } as const
      const command = { type: 'AnswerAttendance', data } as const
      return core.commands.handle(interviewDecider, interviewId, command, core.context(asker))
    },
  }
}
