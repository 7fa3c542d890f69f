import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { ProcessManager } from './process-manager.ts'

/** Once an address is reserved the account behind it is opened: its user, its company and a starter plan. */
export const emailReservedOpensAccount: ProcessManager<EmailReservationEvent> = {
  name: 'email-reserved-opens-account',
  category: 'email',
  on: ['EmailReserved'],
  react: ({ event }) => {
    if (event.type !== 'EmailReserved') return []
    const { companyId, userId, name, email, passwordHash, companyName } = event.data
    const tenant = companyId
    return [
      {
        kind: 'command',
        aggregate: 'user',
        tenant,
        id: userId,
        command: { type: 'SignUpUser', data: { userId, name, email, passwordHash, role: 'admin', creator: true } },
      },
      {
        kind: 'command',
        aggregate: 'company',
        tenant,
        id: companyId,
        command: { type: 'RegisterCompany', data: { companyId, name: companyName, createdBy: userId } },
      },
      { kind: 'command', aggregate: 'subscription', tenant, id: companyId, command: { type: 'StartSubscription', data: { plan: 'starter' } } },
    ]
  },
}
