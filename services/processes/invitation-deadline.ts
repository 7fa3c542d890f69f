import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/** What happens to invitations whose candidates have not begun. */
const touching = ['InvitationOpened', 'CandidateReminded'] as const

/**
 * One timer for each invitation, moved with its deadline: the history says when it went by (ACT-007). One that was sent before
 * there were timers gets its own once it is opened or its candidate reminded.
 */
export const invitationDeadlineIsWatched: ProcessManager<CandidateEvent, string | null> = {
  name: 'invitation-deadline-is-watched',
  category: 'candidate',
  on: ['CandidateInvited', 'InviteDeadlineChanged', ...touching],
  async look({ commands }, { event, tenant, stream }) {
    if (event.type === 'CandidateInvited' || event.type === 'InviteDeadlineChanged') return event.data.deadline
    const candidate = await commands.newestOf(candidateDecider, { companyId: tenant }, parseStream(stream).id)
    return isKnown(candidate) && candidate.journeyVersion === null ? candidate.deadline : null
  },
  react: ({ event, stream }, deadline): Reaction[] => {
    const { id: candidateId } = parseStream(stream)
    const timer = (command: { type: string; data: unknown }): Reaction[] => [
      { kind: 'command', aggregate: 'timer', id: uuid5(candidateId, 'invitation expires'), command },
    ]
    if (deadline === null) return event.type !== 'InviteDeadlineChanged' ? [] : timer({ type: 'CancelTimer', data: {} })
    const command = { type: 'NoteInviteDeadlinePassed', data: { candidateId, deadline } }
    return timer({ type: 'MoveTimer', data: { dueAt: deadline, aggregate: 'candidate', id: candidateId, command } })
  },
}
