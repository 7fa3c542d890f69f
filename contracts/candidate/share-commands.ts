import * as z from 'zod'
import { CandidateId, Instant, Uuid } from '../kernel/ids.ts'
import { audiences, ends } from '../share/rules.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ candidateId: CandidateId, ...shape }) })

/** Sent by the process that tells candidates' histories of shares. */
export const RecordShared = command('RecordShared', {
  shareId: Uuid,
  audience: z.enum(audiences),
  recipients: z.number().int().min(0),
  expiresAt: Instant,
  frozen: z.boolean(),
})
export const RecordShareEnded = command('RecordShareEnded', { shareId: Uuid, reason: z.enum(ends) })
/** Whether the share is open and takes ratings or comments is known to the service, which names its rules here. */
export const GiveGuestFeedback = command('GiveGuestFeedback', {
  guestName: z.string().max(5000),
  rating: z.number().nullable(),
  comment: z.string().max(20_000),
  takes: z.object({ rating: z.boolean(), comment: z.boolean() }),
})
export const candidateShareCommands = [RecordShared, RecordShareEnded, GiveGuestFeedback] as const
