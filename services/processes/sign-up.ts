import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/** A company with its starter plan. */
const open = (companyId: string, name: string, createdBy: string): Reaction[] => [
  {
    kind: 'command',
    aggregate: 'company',
    tenant: companyId,
    id: companyId,
    command: { type: 'RegisterCompany', data: { companyId, name, createdBy } },
  },
  {
    kind: 'command',
    aggregate: 'subscription',
    tenant: companyId,
    id: companyId,
    command: { type: 'StartSubscription', data: { plan: 'starter' } },
  },
]

/** Once an address is reserved the account behind it is opened; with the company, when that has its name already. */
export const emailReservedOpensAccount: ProcessManager<EmailReservationEvent> = {
  name: 'email-reserved-opens-account',
  category: 'email',
  on: ['EmailReserved'],
  react: ({ event }) => {
    if (event.type !== 'EmailReserved' || event.data.signUp === null) return []
    const { companyId, userId, email, signUp } = event.data
    const { name, passwordHash, emailVerified, companyName, language } = signUp
    const data = {
      userId,
      name,
      email,
      passwordHash,
      role: 'admin',
      creator: true,
      emailVerified,
      complete: companyName !== null,
      language,
    }
    const account: Reaction = {
      kind: 'command',
      aggregate: 'user',
      tenant: companyId,
      id: userId,
      command: { type: 'SignUpUser', data },
    }
    return companyName === null ? [account] : [account, ...open(companyId, companyName, userId)]
  },
}

/** The second step of a sign-up opens the company. */
export const detailsGivenOpenCompany: ProcessManager<UserEvent> = {
  name: 'details-given-open-company',
  category: 'user',
  on: ['SignUpDetailsGiven'],
  react: ({ event, stream }: Recorded<UserEvent>) => {
    if (event.type !== 'SignUpDetailsGiven') return []
    const { tenant, id } = parseStream(stream)
    return open(tenant, event.data.companyName, id)
  },
}
