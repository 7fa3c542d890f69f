import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { Instant, Uuid } from '../kernel/ids.ts'
import { audiences, ends } from '../share/rules.ts'

/** A link shows this candidate to people without an account (CAN-018, ACT-006). */
export const CandidateShared = defineEvent(
  'CandidateShared',
  z.object({
    shareId: Uuid,
    audience: z.enum(audiences),
    recipients: z.number().int().min(0),
    expiresAt: Instant,
    frozen: z.boolean(),
  }),
)
export const CandidateShareEnded = defineEvent('CandidateShareEnded', z.object({ shareId: Uuid, reason: z.enum(ends) }))
/** What a guest of a share thinks, all of it: another one of the same guest replaces it. Erased with the candidate. */
export const GuestFeedbackGiven = defineEvent(
  'GuestFeedbackGiven',
  z.object({
    shareId: Uuid,
    guestId: Uuid,
    guestName: z.string(),
    rating: z.number().int().min(1).max(5).nullable(),
    comment: z.string(),
  }),
  ['guestName', 'comment'],
)
export const candidateShareEvents = [CandidateShared, CandidateShareEnded, GuestFeedbackGiven] as const
