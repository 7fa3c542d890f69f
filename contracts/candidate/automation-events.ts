import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { automationActions, automationTriggers, skipReasons } from '../job/automation/kinds.ts'
import { ColumnId, Instant, Uuid } from '../kernel/ids.ts'

const run = {
  automationId: Uuid,
  /** As it was when it acted. */
  version: z.number().int().min(1),
  name: z.string(),
  trigger: z.enum(automationTriggers),
  action: z.enum(automationActions),
  /** The event it acted upon. */
  causeId: z.string(),
  /** What it all began with: an automation acts once in a chain of events. */
  chainId: z.string(),
}
/** An automation acted; what it did follows in the same append. */
export const AutomationRan = defineEvent(
  'AutomationRan',
  z.object({
    ...run,
    /** Where the candidate was: an undone move to this column takes a waiting message back. */
    columnId: ColumnId,
    /** What it wrote to the candidate; null: nothing. */
    writtenId: Uuid.nullable(),
  }),
)
/** It would have acted and did not. */
export const AutomationSkipped = defineEvent(
  'AutomationSkipped',
  z.object({
    ...run,
    reason: z.enum(skipReasons),
  }),
)
/** Finished before, and asked for more: the application is open again. `to`: the column of one who had been ruled out. */
export const CandidateReinvited = defineEvent('CandidateReinvited', z.object({ to: ColumnId.nullable() }))
/** Has been in this column for so many days. */
export const CandidateWaited = defineEvent(
  'CandidateWaited',
  z.object({ columnId: ColumnId, days: z.number().int().min(1) }),
)

/**
 * An automation books a live interview, as soon as the hold of the company's messages is over: `meetingId` is the interview's.
 * It is not planned for one who was moved on before.
 */
export const MeetingOrdered = defineEvent(
  'MeetingOrdered',
  z.object({ meetingId: Uuid, automationId: Uuid, dueAt: Instant }),
)
export const MeetingDue = defineEvent('MeetingDue', z.object({ meetingId: Uuid, automationId: Uuid }))

export const candidateAutomationEvents = [
  AutomationRan,
  AutomationSkipped,
  CandidateReinvited,
  CandidateWaited,
  MeetingOrdered,
  MeetingDue,
] as const
