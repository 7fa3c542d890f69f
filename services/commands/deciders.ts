import type { Category } from '#contracts/kernel/streams.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
import { callDecider } from '#domain/call/decider.ts'
import { candidateImportDecider } from '#domain/candidate-import/decider.ts'
import { calendarDayDecider } from '#domain/calendar-day/decider.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { companySlugDecider } from '#domain/company-slug/decider.ts'
import { dashboardDecider } from '#domain/dashboard/decider.ts'
import type { Decider } from '#domain/decider.ts'
import { emailDomainDecider } from '#domain/email-domain/decider.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { identityReservationDecider } from '#domain/identity-reservation/decider.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { optOutDecider } from '#domain/opt-out/decider.ts'
import { phoneReservationDecider } from '#domain/phone-reservation/decider.ts'
import { processDecider } from '#domain/process/decider.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { atsApplicationDecider } from '#domain/ats-application/decider.ts'
import { atsLinkDecider } from '#domain/ats-link/decider.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { orderDecider } from '#domain/order/decider.ts'
import { shareDecider } from '#domain/share/decider.ts'
import { savedFilterDecider } from '#domain/saved-filter/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import { userDecider } from '#domain/user/decider.ts'

// A command arrives here by name; each decider only ever sees its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyDecider = Decider<any, any, any>

/** Every aggregate, by the category of its streams. */
export const deciders: Partial<Record<Category, AnyDecider>> = {
  availability: availabilityDecider,
  batch: bulkMoveDecider,
  call: callDecider,
  candidate: candidateDecider,
  company: companyDecider,
  dashboard: dashboardDecider,
  day: calendarDayDecider,
  domain: emailDomainDecider,
  filter: savedFilterDecider,
  email: emailReservationDecider,
  import: candidateImportDecider,
  optout: optOutDecider,
  order: orderDecider,
  identity: identityReservationDecider,
  inbox: inboxDecider,
  integration: integrationDecider,
  ats: atsLinkDecider,
  application: atsApplicationDecider,
  interview: interviewDecider,
  job: jobDecider,
  phone: phoneReservationDecider,
  pm: processDecider,
  share: shareDecider,
  webhook: webhookDecider,
  slug: companySlugDecider,
  subscription: subscriptionDecider,
  timer: timerDecider,
  user: userDecider,
}
