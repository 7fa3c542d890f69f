import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName, SYSTEM } from '#contracts/kernel/streams.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { detailsProblems, type SignUpDetails } from '#contracts/user/sign-up.ts'
import { phoneReservationDecider } from '#domain/phone-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { READY_MS } from './reserve-account.ts'
import type { UserAsker } from './sessions.ts'

/**
 * Second step: names the company, which a process then registers with a starter plan. The phone number is reserved
 * first; interrupted after that, the same person can go on with it.
 * @throws Rejected 'account/phone-taken' in the words of AUTH-052.
 */
export const giveSignUpDetails =
  ({ commands, context, engines, caughtUp }: Core) =>
  async ({ companyId, userId, ...asker }: UserAsker, details: SignUpDetails): Promise<void> => {
    const problems = detailsProblems(details)
    if (Object.keys(problems).length > 0)
      throw new Rejected('account/invalid-signup', accountMessages.invalid_signup, problems)
    const phone = normalisePhone(details.phone)
    const who = context({ ...asker, companyId, userId })
    if (phone !== null) {
      const claim = { type: 'ReservePhone', data: { companyId, userId } } as const
      await commands.handle(
        phoneReservationDecider,
        engines.keys.blindIndex('phone', phone),
        claim,
        context({ ...asker, companyId: SYSTEM, userId }),
      )
    }
    const data = { companyName: details.companyName, phone }
    const { token } = await commands.handle(userDecider, userId, { type: 'GiveSignUpDetails', data }, who)
    const company = {
      [streamName(companyId, 'company', companyId)]: 0,
      [streamName(companyId, 'subscription', companyId)]: 0,
    }
    const behind = await caughtUp({ ...token, ...company }, READY_MS)
    if (behind.length > 0)
      throw new Rejected('command/unavailable', 'Your company is being set up. Please sign in in a minute.')
  }
