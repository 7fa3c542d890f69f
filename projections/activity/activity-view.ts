import * as z from 'zod'
import { AnswerValue } from '#contracts/candidate/answers.ts'
import { actorKinds } from '#contracts/kernel/asker.ts'
import { Instant, JobId } from '#contracts/kernel/ids.ts'
import { activities, type HistoryField } from '#contracts/views/history.ts'

/** An answer is kept as it was given. */
const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), AnswerValue])
export type Value = z.infer<typeof Value>

export const ActivityEntry = z.object({
  revision: z.number().int().describe("Place in the candidate's own stream, from 0"),
  eventId: z.string().describe('The event'),
  type: z.string().describe('Type of the event'),
  activities: z
    .array(z.enum(activities))
    .describe("What happened, in the specification's words; one event can be two of them"),
  actor: z.object({ kind: z.enum(actorKinds), id: z.string() }).describe('Who did it'),
  at: Instant.describe('When it was decided'),
  commandId: z.string().describe('The command it came from'),
  correlationId: z.string().describe('The command that started all of it'),
  causationId: z.string().nullable().describe('The event that caused it; null when a person or a program asked for it'),
  batchId: z.string().nullable().describe('The bulk move it was part of'),
  stage: z.string().describe('The column the candidate was in afterwards'),
  changes: z
    .array(
      z.object({ field: z.custom<HistoryField>((field) => typeof field === 'string'), before: Value, after: Value }),
    )
    .describe('What it changed'),
  hash: z.string().describe('The link of the hash chain'),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

export const ActivityView = z.object({
  jobId: JobId.describe('The job applied to'),
  deleted: z.boolean().describe('Whether the candidate has been deleted; the history stays'),
  now: z.record(z.string(), Value).describe('Every field as it is after the last entry'),
  entries: z.array(ActivityEntry).describe('Everything that happened, in order'),
})
export type ActivityView = z.infer<typeof ActivityView>
