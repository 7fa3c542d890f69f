import * as z from 'zod'
import { RemoteId } from '../ats-link/settings.ts'
import { CandidateId, ColumnId, CommentId, JobId } from '../kernel/ids.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object(shape) })
const place = { stageId: RemoteId.nullable(), columnId: ColumnId }

export const TakeAtsApplication = command('TakeAtsApplication', {
  accountId: RemoteId,
  applicationId: RemoteId,
  remoteCandidateId: RemoteId,
  jobId: JobId,
  candidateId: CandidateId,
  ...place,
  nameMark: z.string().max(60),
})
export const RecordAtsName = command('RecordAtsName', { nameMark: z.string().max(60) })
export const RecordAtsComment = command('RecordAtsComment', { commentId: CommentId })
/** Where both are after they were brought together. */
export const AgreeAtsPlace = command('AgreeAtsPlace', {
  ...place,
  moved: z.enum(['here', 'there', 'nowhere']),
  /** What both had done before the rule decided. */
  conflict: z.object({ ...place, rule: z.enum(['theirs', 'ours']) }).nullable(),
})
export const RefuseAtsMove = command('RefuseAtsMove', { ...place, cause: z.string().max(500) })
export const RecordAtsResult = command('RecordAtsResult', {})

export const AtsApplicationCommand = z.discriminatedUnion('type', [
  TakeAtsApplication,
  RecordAtsName,
  RecordAtsComment,
  AgreeAtsPlace,
  RefuseAtsMove,
  RecordAtsResult,
])
export type AtsApplicationCommand = z.infer<typeof AtsApplicationCommand>
