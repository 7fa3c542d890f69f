import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/** One timer for each invitation, moved with its deadline: the history says when it went by (ACT-007). */
export const invitationDeadlineIsWatched: ProcessManager<CandidateEvent> = {
  name: 'invitation-deadline-is-watched',
  category: 'candidate',
  on: ['CandidateInvited', 'InviteDeadlineChanged'],
  react: ({ event, stream }): Reaction[] => {
    if (event.type !== 'CandidateInvited' && event.type !== 'InviteDeadlineChanged') return []
    const { id: candidateId } = parseStream(stream)
    const { deadline } = event.data
    const timer = (command: { type: string; data: unknown }): Reaction[] => [
      { kind: 'command', aggregate: 'timer', id: uuid5(candidateId, 'invitation expires'), command },
    ]
    if (deadline === null) return event.type === 'CandidateInvited' ? [] : timer({ type: 'CancelTimer', data: {} })
    const command = { type: 'NoteInviteDeadlinePassed', data: { candidateId, deadline } }
    return timer({ type: 'MoveTimer', data: { dueAt: deadline, aggregate: 'candidate', id: candidateId, command } })
  },
}
