import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { asMessageEvent, isRejectionMessage } from '#contracts/candidate/rejection-message-events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { ProcessManager } from './process-manager.ts'
import { writtenMessageIsSent, type WrittenFacts } from './written-message.ts'

const asMessage = (recorded: Recorded<CandidateEvent>): Recorded<CandidateEvent> =>
  isRejectionMessage(recorded.event) ? { ...recorded, event: asMessageEvent(recorded.event) } : recorded
const { look, react, stillWanted, onOutcome } = writtenMessageIsSent

/** Messages to rejected candidates that an earlier version holds still: they leave as every message does. */
export const rejectionMessageIsSent: ProcessManager<CandidateEvent, WrittenFacts> = {
  name: 'rejection-message-is-sent',
  category: 'candidate',
  on: ['RejectionMessageHeld', 'RejectionMessageReleased'],
  look: (core, recorded) => look!(core, asMessage(recorded)),
  react: (recorded, facts) => react(asMessage(recorded), facts),
  stillWanted: (core, recorded, ...more) => stillWanted!(core, asMessage(recorded), ...more),
  onOutcome: (recorded, ...more) => onOutcome!(asMessage(recorded), ...more),
}
