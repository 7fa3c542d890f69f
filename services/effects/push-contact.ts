import * as z from 'zod'
import { UserId } from '#contracts/kernel/ids.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { outsideCall } from './call.ts'
import { mailLanguage } from './mail/templates.ts'

/**
 * The person who opened a company, to the operator's own list of contacts; one who has left since is to be forgotten there. What is
 * sent is looked up when it leaves, so that no copy of it is kept.
 */
export const pushContact = outsideCall({
  payload: z.object({ userId: UserId }),
  target: () => 'contacts',
  repeatable: true,
  async call({ commands, engines }, { tenant: companyId, at, payload: { userId } }) {
    if (!engines.contacts) return {}
    const { state: user } = await commands.stateOf(userDecider, { companyId }, userId)
    const { state: company } = await commands.stateOf(companyDecider, { companyId }, companyId)
    const isHere = user.status === 'active'
    const known = company.status === 'registered' ? company.details : null
    const contact = isHere
      ? {
          name: user.name,
          email: user.email,
          company: known?.name ?? null,
          language: mailLanguage(user.language ?? known?.language ?? null),
        }
      : null
    await engines.contacts.push({ id: userId, at, contact })
    return {}
  },
})
