import * as z from 'zod'
import { ColumnId } from '../kernel/ids.ts'
import { conflictRules, directions, REJECTED_STAGE } from './choices.ts'

/** An id of another system. */
export const RemoteId = z.string().min(1).max(200)
export const AtsSettings = z.object({
  inviteByMail: z.boolean().describe('Whether people who come in are invited by email; else they are only added'),
  conflict: z.enum(conflictRules).describe('Whose move counts when both moved the same candidate'),
  remoteUserId: RemoteId.nullable().describe('The user over there in whose name moves and notes are made'),
})
export type AtsSettings = z.infer<typeof AtsSettings>
export const atsSettingsAtFirst: AtsSettings = { inviteByMail: false, conflict: 'theirs', remoteUserId: null }

const MOST_STAGES = 50
export const AtsJobSettings = z.object({
  direction: z
    .enum(directions)
    .describe('Which moves are carried over: theirs to us (in), ours to them (out), or both'),
  stages: z
    .array(z.object({ stageId: RemoteId, columnId: ColumnId }))
    .max(MOST_STAGES)
    .describe('Which of their stages is which column of the board; what is not listed is not carried over'),
  sendComments: z.boolean().describe('Whether comments that colleagues write from now on are noted over there too'),
  sendResult: z.boolean().describe('Whether a note with the link to the result is made when a candidate completes'),
})
export type AtsJobSettings = z.infer<typeof AtsJobSettings>
/** As calls give them that were written before comments could go out. */
export const SentAtsJobSettings = AtsJobSettings.extend({
  sendComments: AtsJobSettings.shape.sendComments.default(false),
})
export const MOST_REMOTE_JOBS = 20

/** The column that a stage is; null where it is none. */
export const columnFor = ({ stages }: AtsJobSettings, stageId: string | null): string | null =>
  stages.find((each) => each.stageId === stageId)?.columnId ?? null
/** The first stage that is this column and can be moved to. */
export const stageFor = ({ stages }: AtsJobSettings, columnId: string): string | null =>
  stages.find((each) => each.columnId === columnId && each.stageId !== REJECTED_STAGE)?.stageId ?? null
