import { reminderHours } from '#contracts/interview/limits.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { later } from '#contracts/kernel/time.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { uuid5 } from '#infra/hashing.ts'
import { calendarNews } from '../../effects/calendar/interview-mail.ts'
import { interviewThen } from '../../effects/calendar/recorded-interview.ts'
import { isTexted } from '../../effects/mail/templates.ts'
import { mail, sms } from '../../effects/reactions.ts'
import { type ContactFacts, contactFacts } from '../invitation-mail.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'
import { notSent } from '../text-invitation.ts'
import { type InterviewFacts, lookUp } from './facts.ts'
import { interviewIsMailed, mailedInstead, newsOf, REMINDER } from './mail.ts'

const [remindHours] = reminderHours

/**
 * A candidate who gave a number and no address, or is to be written to there, gets text messages about their interview, out of
 * the plan's volume: the subscription decides, and its answer is what sends (`interviewTextIsSent`). They are reminded once, a
 * day before. Where no volume is left, and there is an address, it goes there.
 */
export const interviewIsTexted: ProcessManager<InterviewEvent, InterviewFacts | null> = {
  name: 'interview-is-texted',
  category: 'interview',
  on: [
    'InterviewPlanned',
    'InterviewApproved',
    'InterviewTimesOffered',
    'InterviewReminded',
    'OtherTimesAsked',
    'InterviewBooked',
    'InterviewerReplaced',
    'InterviewCancelled',
    'InterviewClashed',
    'InterviewClashCleared',
    'InterviewLinkAssigned',
  ],
  async look(core, recorded) {
    const facts = await lookUp(core, recorded)
    return facts?.texted ? { ...facts, candidate: facts.texted } : null
  },
  react(recorded, facts) {
    if (!facts) return []
    const { event, id, revision, tenant, occurredAt } = recorded
    const told = newsOf(recorded, facts).flatMap(({ to, template }) =>
      to?.id === 'candidate' && isTexted(template) ? [template] : [],
    )
    const isLater = event.type === 'InterviewBooked' && later(event.data.start, { hours: -remindHours }) > occurredAt
    return [...told, ...(isLater ? [REMINDER] : [])].map((template): Reaction => {
      const data = {
        ...{ candidateId: facts.now.candidateId, messageId: uuid5(id, template), reminder: false },
        interview: { interviewId: event.data.interviewId, revision, template },
      }
      return { kind: 'command', aggregate: 'subscription', id: tenant, command: { type: 'ConsumeTextInvite', data } }
    })
  },
  /** A recruiter sees that no text message was sent. */
  onRefused(recorded, { command }, facts) {
    const { candidateId, interview } = command.data as Taken
    return [notSent(candidateId, 'volume'), ...(facts ? mailedInstead(recorded, facts, interview.template) : [])]
  },
  stillWanted: interviewIsMailed.stillWanted!,
}
type Taken = { candidateId: string; interview: { template: string } }

type Facts = {
  contact: NonNullable<ContactFacts>
  start: string | null
  /** What their calendar learns of it came to their address already. */
  isMailed: boolean
} | null

/** As it was when it happened; a reminder waits for its day, and is for the booking that it was set for. */
export const interviewTextIsSent: ProcessManager<SubscriptionEvent, Facts> = {
  name: 'interview-text-is-sent',
  category: 'subscription',
  on: ['TextInviteConsumed'],
  async look(core, { event, tenant }) {
    if (event.type !== 'TextInviteConsumed' || !event.data.interview) return null
    const { candidateId, interview } = event.data
    const contact = await contactFacts(core, { tenant, id: candidateId })
    if (!contact) return null
    const then = await interviewThen(core, tenant, interview.interviewId, interview.revision)
    const isMailed = then !== null && calendarNews(interview.template, then, null) !== null
    return { contact, start: then?.now.booking?.start ?? null, isMailed }
  },
  react({ event }, facts) {
    if (event.type !== 'TextInviteConsumed' || !event.data.interview || !facts) return []
    const { interviewId, revision, template } = event.data.interview
    const { email, phone, link: _link, jobId, ...known } = facts.contact
    const to = normalisePhone(phone)
    if (to === null) return [notSent(event.data.candidateId, 'number')]
    const call = sms({
      ...{ to, template },
      values: {
        ...{ ...known, to: 'candidate', interviewId, revision: String(revision) },
        // Where it goes if the number takes nothing.
        ...(email && !facts.isMailed && { address: email, ofJob: jobId }),
      },
    })
    if (template !== REMINDER) return [call]
    return facts.start === null ? [] : [{ ...call, holdUntil: later(facts.start, { hours: -remindHours }) }]
  },
  async stillWanted(core, { event, tenant }) {
    if (event.type !== 'TextInviteConsumed' || !event.data.interview) return true
    const { interviewId, revision } = event.data.interview
    const then = await interviewThen(core, tenant, interviewId)
    const { booking = null, status } = then?.now ?? {}
    const isOn = then !== null && !then.isErased && status === 'SCHEDULED_IDLE' && then.bookedAt === revision
    return isOn && booking !== null && booking.start > core.now()
  },
  /** A number that takes nothing, or nothing more from the company: where there is an address, it goes there. */
  onOutcome: ({ event, tenant }, { call, outcome }) => {
    if (event.type !== 'TextInviteConsumed' || outcome.ended !== 'failed') return []
    const isDead = outcome.code === 'sms/undeliverable'
    if (!isDead && outcome.code !== 'candidate/opted-out') return []
    const { template, values } = call.payload as { template: string; values: Record<string, string> }
    const { address, ofJob: jobId = '', ...known } = values
    return [
      ...(isDead ? [notSent(event.data.candidateId, 'number')] : []),
      ...(address ? [mail({ to: address, template, values: { ...known, companyId: tenant, jobId } })] : []),
    ]
  },
}
