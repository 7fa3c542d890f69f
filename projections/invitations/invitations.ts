import * as z from 'zod'
import { type CandidateEvent, Channel } from '#contracts/candidate/events.ts'
import { searchable } from '#contracts/kernel/fold.ts'
import { CandidateId, Instant, JobId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { invitationStates } from '#contracts/views/invitations.ts'
import type { Projection } from '../runtime/projection.ts'

const instant = Instant.nullable()

export const InvitationView = z.object({
  candidateId: CandidateId.describe('The candidate'),
  jobId: JobId.describe('The job they are invited to'),
  name: z.string().describe('Name'),
  email: z.string().describe('Email address'),
  phone: z.string().describe('Telephone'),
  search: z.string().describe('Name and address in small letters without accents'),
  state: z
    .enum(invitationStates)
    .describe(
      'added: on the job without an invitation; waiting: invited; undelivered: no message arrives; then theirs',
    ),
  addedAt: Instant.describe('When they were put on the job'),
  channels: z.array(Channel).describe('By what they were invited'),
  invitedAt: instant.describe('When they were invited last'),
  invitations: z.number().int().describe('How often they were invited, over all channels'),
  remindedAt: instant.describe('When they were reminded last'),
  reminders: z.number().int().describe('How often they were reminded'),
  undeliveredAt: instant.describe('When a message came back, if none was sent since'),
  sendsAt: instant.describe('When an invitation or reminder leaves that waits and can be cancelled'),
  sends: z.enum(['invitation', 'reminder']).nullable().describe('What waits'),
  openedAt: instant.describe('When the personal link was opened first, before they began'),
  deadline: instant.describe('The last moment for this person to begin; null: that of the job'),
  timezone: z.string().nullable().describe('The zone in which that was chosen'),
  startedAt: instant.describe('When they began'),
  completedAt: instant.describe('When they were through'),
})
export type InvitationView = z.infer<typeof InvitationView>

/** People who came by an invitation; who applied by the job's link has no document. */
export const invitations: Projection<InvitationView, CandidateEvent> = {
  name: 'invitations',
  version: 2,
  category: 'candidate',
  description: 'One document per invited candidate: how they were invited and reminded, and how far they came.',
  schema: InvitationView,
  indexes: [{ fields: ['companyId', 'jobId', 'addedAt'] }],
  counters: [{ name: 'by_state', by: ['companyId', 'jobId', 'state'] }],
  evolve: (view, recorded) => {
    const { event, occurredAt } = recorded
    if (event.type === 'CandidateDeleted') return null
    if (event.type === 'CandidateAdded') {
      const { candidateId, jobId, name, email, phone } = event.data
      return view ?? { ...blank(occurredAt), candidateId, jobId, ...contact({ name, email, phone }) }
    }
    return view && changed(view, recorded)
  },
}

const contact = ({ name, email, phone }: Pick<InvitationView, 'name' | 'email' | 'phone'>) => ({
  name,
  email,
  phone,
  search: searchable(name, email, phone),
})

const blank = (at: string) => ({
  state: 'added' as const,
  addedAt: at,
  channels: [],
  invitedAt: null,
  invitations: 0,
  remindedAt: null,
  reminders: 0,
  undeliveredAt: null,
  sendsAt: null,
  sends: null,
  openedAt: null,
  deadline: null,
  timezone: null,
  startedAt: null,
  completedAt: null,
})

const waiting = (sends: InvitationView['sends'], sendsAt?: string) =>
  sendsAt === undefined ? { sendsAt: null, sends: null } : { sendsAt, sends }

type Settled = Extract<CandidateEvent, { type: 'HeldReachSettled' }>['data']

/** As before what did not leave. */
function cancelled(view: InvitationView, { what, isFirst, channels }: Settled): InvitationView {
  if (what === 'reminder') {
    const reminders = Math.max(0, view.reminders - 1)
    return { ...view, reminders, ...(reminders === 0 && { remindedAt: null }) }
  }
  const invitations = Math.max(0, view.invitations - channels.length)
  if (!isFirst) return { ...view, invitations }
  const never = { invitations: 0, invitedAt: null, channels: [] }
  return { ...view, ...never, ...(view.startedAt === null && { state: 'added' }) }
}

function changed(view: InvitationView, { event, occurredAt: at }: Recorded<CandidateEvent>): InvitationView {
  const waits = view.startedAt === null
  switch (event.type) {
    case 'CandidateInvited': {
      const { channel, deadline } = event.data
      return {
        ...view,
        ...(waits && { state: 'waiting' }),
        channels: [...new Set([...view.channels, channel])],
        invitedAt: at,
        invitations: view.invitations + 1,
        undeliveredAt: null,
        deadline,
        ...waiting('invitation', event.data.sendsAt),
      }
    }
    case 'CandidateReminded':
      return {
        ...view,
        ...(waits && { state: 'waiting' }),
        remindedAt: at,
        reminders: view.reminders + 1,
        undeliveredAt: null,
        ...waiting('reminder', event.data.sendsAt),
      }
    case 'HeldReachSettled':
      return { ...(event.data.how === 'cancel' ? cancelled(view, event.data) : view), ...waiting('invitation') }
    case 'InvitationOpened':
      return { ...view, openedAt: view.openedAt ?? at }
    case 'InviteDeadlineChanged':
      return { ...view, deadline: event.data.deadline, timezone: event.data.timezone }
    case 'MailUndelivered':
    case 'SmsUndelivered':
      return { ...view, ...(waits && { state: 'undelivered' }), undeliveredAt: at }
    case 'CandidateStarted': {
      const { name, email, phone } = event.data
      return { ...view, ...contact({ name, email, phone }), state: 'started', startedAt: at, undeliveredAt: null }
    }
    case 'CandidateRenamed':
      return { ...view, ...contact({ ...view, name: event.data.name }) }
    case 'CandidateCompleted':
      return { ...view, state: 'completed', completedAt: at }
    default:
      return view
  }
}
