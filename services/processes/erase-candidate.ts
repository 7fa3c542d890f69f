import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { ProcessManager } from './process-manager.ts'

/** Reactions to a deletion (withdrawn interviews, notifications) need the personal data, so the key is kept this long. */
export const ERASED_AFTER = { hours: 24 }

/** A day after their deletion a candidate is erased. */
export const deletedCandidateIsErased: ProcessManager<CandidateEvent> = {
  name: 'deleted-candidate-is-erased',
  category: 'candidate',
  on: ['CandidateDeleted'],
  react: ({ stream, occurredAt }) => {
    const { id } = parseStream(stream)
    const command = { type: 'EraseCandidate', data: { candidateId: id } }
    const data = { dueAt: later(occurredAt, ERASED_AFTER), aggregate: 'candidate', id, command }
    const timer = uuid5(id, 'erasure')
    return [{ kind: 'command', aggregate: 'timer', id: timer, command: { type: 'MoveTimer', data } }]
  },
}

/** Destroys the key, which makes every personal field in the log unreadable. */
export const erasedCandidateLosesKey: ProcessManager<CandidateEvent> = {
  name: 'erased-candidate-loses-key',
  category: 'candidate',
  on: ['CandidateErased'],
  react: ({ stream }) => [
    { kind: 'call', port: 'keys', operation: 'destroy', payload: { candidateId: parseStream(stream).id } },
  ],
}

/** What was written about an interview goes as what was written about its candidate, once all that follows from it is done. */
export const erasedInterviewLosesKey: ProcessManager<InterviewEvent> = {
  name: 'erased-interview-loses-key',
  category: 'interview',
  on: ['InterviewErased'],
  react: ({ stream, occurredAt }) => [
    {
      ...{ kind: 'call', port: 'keys', operation: 'destroy' },
      payload: { interviewId: parseStream(stream).id },
      holdUntil: later(occurredAt, ERASED_AFTER),
    },
  ],
}
