import * as z from 'zod'
import { CandidateId, ColumnId, Uuid } from '../kernel/ids.ts'
import { automationTriggers, skipReasons } from '../job/automation/kinds.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ candidateId: CandidateId, ...shape }) })

/**
 * Facts that the process looked up: whether there is an address, whether its owner turned messages off, and whether the
 * company may send one message more.
 */
const reach = { hasAddress: z.boolean(), optedOut: z.literal(true).optional(), isAllowed: z.boolean() }
/** What an automation does to this candidate, with its words filled in. `id`: of the message, comment or interview. */
const Act = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('email'),
    id: Uuid,
    subject: z.string(),
    text: z.string(),
    holdMinutes: z.number().int().min(0).max(60),
    ...reach,
  }),
  z.object({ type: z.literal('comment'), id: Uuid, text: z.string() }),
  /** Those that were decided before the company's hold applied to them name none. */
  z.object({ type: z.literal('reinvite'), holdMinutes: z.number().int().min(0).max(60).optional(), ...reach }),
  z.object({ type: z.literal('moveToColumn'), statusId: ColumnId }),
  z.object({ type: z.literal('meeting'), id: Uuid, holdMinutes: z.number().int().min(0).max(60) }),
])
const Run = z.object({
  automationId: Uuid,
  version: z.number().int().min(1),
  name: z.string(),
  trigger: z.enum(automationTriggers),
  act: Act,
})
export type AutomationRun = z.infer<typeof Run>
/** All that one event begins, in this order. Sent by the process that runs automations; never by a person. */
export const RunAutomations = command('RunAutomations', {
  runs: z.array(Run).min(1),
  /** Where the candidate was when it began. */
  columnId: ColumnId,
  causeId: z.string(),
  /** The job's column ids, looked up by the process. */
  columns: z.array(ColumnId),
})
/** Sent so many days after a candidate came into a column; `stay` tells this time from any other. */
export const NoteWaited = command('NoteWaited', {
  columnId: ColumnId,
  stay: z.number().int().min(0),
  days: z.number().int().min(1),
})

/** Sent by a timer once the hold of an ordered interview is over. */
export const NoteMeetingDue = command('NoteMeetingDue', { meetingId: Uuid })
/** Sent by the process that plans it: why it cannot. */
export const SkipMeeting = command('SkipMeeting', { meetingId: Uuid, reason: z.enum(skipReasons) })

export const candidateAutomationCommands = [RunAutomations, NoteWaited, NoteMeetingDue, SkipMeeting] as const
