import type { InterviewStep, StatusName } from './codes.ts'

/** What is done to an interview, by whom. */
export const interviewActs = [
  'approve',
  'disapprove',
  'offer',
  'book',
  'ask',
  'cancel',
  'candidateCancel',
  'withdraw',
  'expire',
  'complete',
] as const
export type InterviewAct = (typeof interviewActs)[number]

const beforeBooking = ['PENDING_APPROVAL', 'PENDING_REQUESTED', 'PENDING_IDLE', 'REQUESTED'] as const

/**
 * Which act leads from which status to which (C§4 names the codes and leaves the transitions open). What is not here is
 * refused; codes below 200 and from 310 on are final. A new interview is PENDING_APPROVAL where the company wants approval,
 * PENDING_IDLE until the candidate reaches this step of the journey, and REQUESTED otherwise.
 */
export const transitions: Readonly<Record<InterviewAct, Readonly<Partial<Record<StatusName, StatusName>>>>> = {
  approve: { PENDING_APPROVAL: 'REQUESTED' },
  disapprove: { PENDING_APPROVAL: 'DISAPPROVED' },
  /** Times are offered: at first, in answer to a wish for others, or in place of a time that was booked. */
  offer: {
    PENDING_IDLE: 'REQUESTED',
    PENDING_REQUESTED: 'REQUESTED',
    REQUESTED: 'REQUESTED',
    SCHEDULED_IDLE: 'REQUESTED',
  },
  /** From PENDING_IDLE on a page of the journey itself, where no offer is sent before. */
  book: {
    PENDING_IDLE: 'SCHEDULED_IDLE',
    REQUESTED: 'SCHEDULED_IDLE',
    PENDING_REQUESTED: 'SCHEDULED_IDLE',
    SCHEDULED_IDLE: 'SCHEDULED_IDLE',
  },
  /** The candidate asks for other times. */
  ask: { PENDING_IDLE: 'PENDING_REQUESTED', REQUESTED: 'PENDING_REQUESTED', SCHEDULED_IDLE: 'PENDING_REQUESTED' },
  cancel: {
    ...Object.fromEntries(beforeBooking.map((status) => [status, 'PENDING_CANCELED'])),
    SCHEDULED_IDLE: 'SCHEDULED_CANCELED',
  },
  candidateCancel: {
    PENDING_REQUESTED: 'CANDIDATE_CANCELLED',
    REQUESTED: 'CANDIDATE_CANCELLED',
    SCHEDULED_IDLE: 'CANDIDATE_CANCELLED',
  },
  /** Its candidate was rejected or deleted, or its job was archived. */
  withdraw: {
    ...Object.fromEntries(beforeBooking.map((status) => [status, 'CANCELLED'])),
    SCHEDULED_IDLE: 'CANCELLED',
  },
  expire: Object.fromEntries(beforeBooking.map((status) => [status, 'EXPIRED'])),
  complete: { SCHEDULED_IDLE: 'COMPLETED' },
}

/** The status after it; null where it cannot be done. */
export const after = (status: StatusName, act: InterviewAct): StatusName | null => transitions[act][status] ?? null

const ends: readonly StatusName[] = [
  'SCHEDULED_CANCELED',
  'PENDING_CANCELED',
  'DISAPPROVED',
  'CANDIDATE_CANCELLED',
  'COMPLETED',
  'CANCELLED',
  'EXPIRED',
]
export const isOver = (status: StatusName) => ends.includes(status)

export const stepOf = (status: StatusName): InterviewStep =>
  status === 'SCHEDULED_IDLE'
    ? 'scheduled'
    : status === 'COMPLETED'
      ? 'completed'
      : isOver(status)
        ? 'cancelled'
        : 'awaiting'
