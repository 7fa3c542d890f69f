import { parseStream } from '#contracts/kernel/streams.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../core/core.ts'
import { contact } from '../effects/reactions.ts'
import { isNews } from './notices/notice.ts'
import type { ProcessManager } from './process-manager.ts'

/** Null where the operator keeps no list of contacts; else a person with a proven address who opened a company. */
async function founder(core: Core, companyId: string, userId: UserId): Promise<{ userId: UserId } | null> {
  if (!core.engines.contacts) return null
  const { state } = await core.commands.stateOf(userDecider, { companyId }, userId)
  if (state.status === 'removed') {
    const { state: company } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
    return company.status === 'registered' && company.createdBy === userId ? { userId } : null
  }
  return state.status === 'active' && state.creator && state.emailVerified ? { userId } : null
}

/** An operator who keeps a list of contacts has those on it who opened a company, once their address is proven (INT-014). */
export const founderReachesContacts: ProcessManager<UserEvent, { userId: UserId } | null> = {
  name: 'founder-reaches-contacts',
  category: 'user',
  on: ['UserSignedUp', 'EmailVerified', 'UserRenamed', 'UserRemoved'],
  look: async (core, recorded) =>
    isNews(recorded) ? founder(core, recorded.tenant, parseStream(recorded.stream).id as UserId) : null,
  react: (_recorded, found) => (found ? [contact(found)] : []),
}

/** As {@link founderReachesContacts}: the name of the company is known only then. */
export const companyReachesContacts: ProcessManager<CompanyEvent, { userId: UserId } | null> = {
  name: 'company-reaches-contacts',
  category: 'company',
  on: ['CompanyRegistered'],
  look: async (core, recorded) =>
    recorded.event.type === 'CompanyRegistered' && isNews(recorded)
      ? founder(core, recorded.tenant, recorded.event.data.createdBy)
      : null,
  react: (_recorded, found) => (found ? [contact(found)] : []),
}
