import type { InterviewEvent } from '#contracts/interview/events.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'

type Timer = 'expires' | 'ends'

const timer = (interviewId: string, which: Timer, command: { type: string; data: unknown }): Reaction => ({
  kind: 'command',
  aggregate: 'timer',
  id: uuid5(interviewId, which),
  command,
})
const set = (interviewId: string, which: Timer, dueAt: string, command: { type: string; data: unknown }): Reaction =>
  timer(interviewId, which, { type: 'MoveTimer', data: { dueAt, aggregate: 'interview', id: interviewId, command } })

/** An offer ends at its moment, and a booked interview is completed at its end; a moment that was moved is ignored. */
export const interviewIsTimed: ProcessManager<InterviewEvent> = {
  name: 'interview-is-timed',
  category: 'interview',
  on: [
    'InterviewPlanned',
    'InterviewTimesOffered',
    'InterviewBooked',
    'InterviewDisapproved',
    'InterviewCancelled',
    'InterviewErased',
  ],
  react: ({ event }) => {
    const { interviewId } = event.data
    switch (event.type) {
      case 'InterviewPlanned':
      case 'InterviewTimesOffered': {
        const { expiresAt } = event.data
        const data = { interviewId, expiresAt }
        return [set(interviewId, 'expires', expiresAt, { type: 'ExpireInterview', data })]
      }
      case 'InterviewBooked': {
        const { end } = event.data
        return [set(interviewId, 'ends', end, { type: 'CompleteInterview', data: { interviewId, end } })]
      }
      default: {
        const cancel = { type: 'CancelTimer', data: {} }
        return [timer(interviewId, 'expires', cancel), timer(interviewId, 'ends', cancel)]
      }
    }
  },
}
