import * as z from 'zod'
import { CandidateId, Instant, JobId, Uuid } from '../kernel/ids.ts'
import { audiences, hideable } from './rules.ts'

const of = { shareId: Uuid }
const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ ...of, ...shape }) })

/** What a person chooses of a share. How much and how long is decided with the words of the rule. */
export const shareChoices = {
  title: z.string().max(5000),
  message: z.string().max(20_000),
  audience: z.enum(audiences),
  recipients: z
    .array(z.object({ recipientId: Uuid, name: z.string().max(1000), email: z.string().max(1000) }))
    .max(1000),
  expiresAt: Instant,
  hidden: z.array(z.enum(hideable)).max(100),
  feedback: z.object({ rating: z.boolean(), comment: z.boolean() }),
  frozen: z.boolean(),
  watermark: z.boolean(),
}
export const CreateShare = command('CreateShare', {
  jobId: JobId,
  /** With the revisions that the service looked up. */
  candidates: z.array(z.object({ candidateId: CandidateId, revision: z.number().int().min(0) })).max(1000),
  ...shareChoices,
  language: z.string().max(20),
})
export const ChangeShareExpiry = command('ChangeShareExpiry', { expiresAt: Instant })
export const RenewShareLink = command('RenewShareLink', {})
export const RevokeShare = command('RevokeShare', {})
/** Sent by a timer; one that was set for another moment does nothing. */
export const ExpireShare = command('ExpireShare', { expiresAt: Instant })
export const OpenShare = command('OpenShare', { browser: Uuid })
export const RecordShareUndelivered = command('RecordShareUndelivered', { recipientId: Uuid })
export const EraseShare = command('EraseShare', {})

export const ShareCommand = z.discriminatedUnion('type', [
  CreateShare,
  ChangeShareExpiry,
  RenewShareLink,
  RevokeShare,
  ExpireShare,
  OpenShare,
  RecordShareUndelivered,
  EraseShare,
])
export type ShareCommand = z.infer<typeof ShareCommand>
export type ShareCommandData<Type extends ShareCommand['type']> = Extract<ShareCommand, { type: Type }>['data']
