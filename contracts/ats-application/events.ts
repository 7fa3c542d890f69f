import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, ColumnId, CommentId, JobId } from '../kernel/ids.ts'

const of = { candidateId: CandidateId, jobId: JobId }
const place = { stageId: z.string().nullable(), columnId: ColumnId }

const taken = { ...of, accountId: z.string(), applicationId: z.string(), remoteCandidateId: z.string(), ...place }
/**
 * An application over there is this candidate here. `stageId` and `columnId`: where each was then. `nameMark`: by which another
 * name over there is seen; it says nothing about the name. Version 1 had none.
 */
export const AtsApplicationTaken = defineEvent('AtsApplicationTaken', z.object(taken)).next(
  z.object({ ...taken, nameMark: z.string().nullable() }),
  (before) => ({ ...before, nameMark: null }),
)
/** The person has this name over there from now on. */
export const AtsNameSeen = defineEvent('AtsNameSeen', z.object({ ...of, nameMark: z.string() }))
/** A colleague's comment is with the application over there. */
export const AtsCommentNoted = defineEvent('AtsCommentNoted', z.object({ ...of, commentId: CommentId }))
/** Both sides were looked at and agree. `moved`: on which side the candidate was moved for it. */
export const AtsPlaceAgreed = defineEvent(
  'AtsPlaceAgreed',
  z.object({ ...of, ...place, moved: z.enum(['here', 'there', 'nowhere']) }),
)
/** Both sides had moved the candidate; the company's rule decided. */
export const AtsConflictSettled = defineEvent(
  'AtsConflictSettled',
  z.object({ ...of, ...place, rule: z.enum(['theirs', 'ours']) }),
)
/** A move could not be carried over, for good. It is not tried again until one side moves again. */
export const AtsMoveRefused = defineEvent('AtsMoveRefused', z.object({ ...of, ...place, cause: z.string() }))

/** The link to the result is with the application over there. */
export const AtsResultNoted = defineEvent('AtsResultNoted', z.object(of))

export const atsApplicationEvents = [
  AtsApplicationTaken,
  AtsNameSeen,
  AtsCommentNoted,
  AtsPlaceAgreed,
  AtsConflictSettled,
  AtsMoveRefused,
  AtsResultNoted,
] as const
export type AtsApplicationEvent = EventOf<(typeof atsApplicationEvents)[number]>
