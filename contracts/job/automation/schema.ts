import * as z from 'zod'
import { ColumnId, Instant, UserId, Uuid } from '../../kernel/ids.ts'
import { automationTriggers, meetingPlatforms, participantTypes } from './kinds.ts'

/** Caps here are storage limits; what is allowed is in `rules.ts`, in the words of the rule. */
const text = z.string().max(20_000)
const participant = z.object({
  type: z.enum(participantTypes),
  members: z.array(z.object({ user_id: UserId, min: z.number().int().min(0).max(100).nullable() })).max(100),
})
/** How a meeting is booked (C§3, AUTO-003). */
const meeting = z.object({
  type: z.literal('meeting'),
  participants: z.array(participant).max(20),
  duration: z.number().int().min(0).max(1440).nullable(),
  meeting_platform: z.enum(meetingPlatforms).nullable(),
  summary: z.string().max(2000),
  availability: z.object({ slots: z.array(z.object({ start: Instant, end: Instant })).max(500) }),
  conferencing: z.object({ host: UserId.nullable(), profile_id: z.string().max(200).nullable() }),
  advanced: z.object({ location: z.object({ description: z.string().max(2000) }) }),
})
export const AutomationAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('email'), subject: text, text }),
  z.object({ type: z.literal('comment'), text }),
  z.object({ type: z.literal('reinvite') }),
  z.object({ type: z.literal('moveToColumn'), statusId: ColumnId.nullable() }),
  meeting,
])
export type AutomationAction = z.infer<typeof AutomationAction>
export type MeetingAction = z.infer<typeof meeting>

export const automationFields = {
  name: z.string().max(500),
  enabled: z.boolean(),
  trigger: z.enum(automationTriggers),
  /** Of `waits`: how long. */
  days: z.number().int().min(0).max(10_000).nullable(),
  /** The stages it is for, by column; empty: all of them. */
  stages: z.array(ColumnId).max(50),
  /** A filter of candidates, as `contracts/candidate/filter-schema.ts` has it. */
  conditions: z.record(z.string(), z.unknown()),
  action: AutomationAction,
}
/** One rule of a job's board: when this happens to a candidate for whom all conditions hold, then do that. */
export const Automation = z.object({ automationId: Uuid, ...automationFields })
export type Automation = z.infer<typeof Automation>
