import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/** What happens to invitations whose candidates have not begun. */
const touching = ['InvitationOpened', 'CandidateReminded'] as const

/** The timer of an invitation, that notes the deadline when it has passed. */
export const expiryOf = (candidateId: CandidateId, deadline: string) => ({
  timerId: uuid5(candidateId, 'invitation expires'),
  data: {
    dueAt: deadline,
    aggregate: 'candidate' as const,
    id: candidateId,
    command: { type: 'NoteInviteDeadlinePassed', data: { candidateId, deadline } },
  },
})

/**
 * One timer for each invitation, moved with its deadline: the history says when it went by (ACT-007). One that was sent before
 * there were timers gets its own once it is opened or its candidate reminded, or at a start (`scheduler/old-invitations.ts`).
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
    const { timerId, data } = expiryOf(candidateId, deadline ?? '')
    const timer = (command: { type: string; data: unknown }): Reaction[] => [
      { kind: 'command', aggregate: 'timer', id: timerId, command },
    ]
    if (deadline === null) return event.type !== 'InviteDeadlineChanged' ? [] : timer({ type: 'CancelTimer', data: {} })
    return timer({ type: 'MoveTimer', data })
  },
}
