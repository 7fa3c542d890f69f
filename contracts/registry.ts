import { availabilityEvents } from './availability/events.ts'
import { bulkMoveEvents } from './bulk-move/events.ts'
import { callEvents } from './call/events.ts'
import { candidateEvents } from './candidate/events.ts'
import { companyEvents } from './company/events.ts'
import { companySlugEvents } from './company-slug/events.ts'
import { dashboardEvents } from './dashboard/events.ts'
import { emailDomainEvents } from './email-domain/events.ts'
import { emailReservationEvents } from './email-reservation/events.ts'
import { type EventContract, UnknownEventType } from './kernel/event.ts'
import { identityReservationEvents } from './identity-reservation/events.ts'
import { inboxEvents } from './inbox/events.ts'
import { jobEvents } from './job/events.ts'
import { candidateImportEvents } from './candidate-import/events.ts'
import { interviewEvents } from './interview/events.ts'
import { calendarDayEvents } from './calendar-day/events.ts'
import { optOutEvents } from './opt-out/events.ts'
import { phoneReservationEvents } from './phone-reservation/contract.ts'
import { playbackEvents } from './playback/events.ts'
import { processEvents } from './process/events.ts'
import { savedFilterEvents } from './saved-filter/events.ts'
import { subscriptionEvents } from './subscription/events.ts'
import { integrationEvents } from './integration/events.ts'
import { atsApplicationEvents } from './ats-application/events.ts'
import { atsLinkEvents } from './ats-link/events.ts'
import { orderEvents } from './order/events.ts'
import { shareEvents } from './share/events.ts'
import { templateEvents } from './template/events.ts'
import { timerEvents } from './timer/events.ts'
import { usageEvents } from './usage/events.ts'
import { webhookEvents } from './webhook/events.ts'
import { userEvents } from './user/events.ts'

const all: readonly EventContract[] = [
  ...availabilityEvents,
  ...bulkMoveEvents,
  ...callEvents,
  ...candidateEvents,
  ...candidateImportEvents,
  ...optOutEvents,
  ...companyEvents,
  ...companySlugEvents,
  ...dashboardEvents,
  ...templateEvents,
  ...shareEvents,
  ...integrationEvents,
  ...orderEvents,
  ...atsLinkEvents,
  ...atsApplicationEvents,
  ...emailDomainEvents,
  ...emailReservationEvents,
  ...identityReservationEvents,
  ...inboxEvents,
  ...interviewEvents,
  ...calendarDayEvents,
  ...jobEvents,
  ...phoneReservationEvents,
  ...playbackEvents,
  ...processEvents,
  ...savedFilterEvents,
  ...subscriptionEvents,
  ...timerEvents,
  ...usageEvents,
  ...userEvents,
  ...webhookEvents,
] as unknown as readonly EventContract[]

/** Every event this build knows, by type. */
export const eventContracts: ReadonlyMap<string, EventContract> = new Map(
  all.map((contract) => [contract.type, contract]),
)

/** An unknown type is an error, never skipped. */
export function contractOf(type: string): EventContract {
  const contract = eventContracts.get(type)
  if (!contract) throw new UnknownEventType(type)
  return contract
}
