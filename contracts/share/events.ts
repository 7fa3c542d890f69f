import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, Instant, JobId, Uuid } from '../kernel/ids.ts'
import { audiences, ends, hideable } from './rules.ts'

const of = { shareId: Uuid }
const Recipient = z.object({ recipientId: Uuid, name: z.string(), email: z.string() })

/**
 * A link for people without an account. The secret in it is worked out from `linkId` with the installation's key and is
 * stored nowhere. `candidates` are in the order they are shown in; with `frozenAt`, as of their revisions here.
 */
export const ShareCreated = defineEvent(
  'ShareCreated',
  z.object({
    ...of,
    jobId: JobId,
    candidates: z.array(z.object({ candidateId: CandidateId, revision: z.number().int().min(0) })).min(1),
    title: z.string(),
    message: z.string(),
    audience: z.enum(audiences),
    /** The link of a share for anyone; recipients have one each, by their ids. */
    linkId: Uuid,
    /** Null once erased. */
    recipients: z.array(Recipient).nullable(),
    language: z.string(),
    expiresAt: Instant,
    hidden: z.array(z.enum(hideable)),
    feedback: z.object({ rating: z.boolean(), comment: z.boolean() }),
    frozenAt: Instant.nullable(),
    watermark: z.boolean(),
  }),
  ['title', 'message', 'recipients'],
)
export const ShareExpiryChanged = defineEvent(
  'ShareExpiryChanged',
  z.object({ ...of, expiresAt: Instant, previous: Instant }),
)
/** The link before opens nothing any more. */
export const ShareLinkRenewed = defineEvent('ShareLinkRenewed', z.object({ ...of, linkId: Uuid }))
/** It opens nothing from now on: a colleague revoked it, or its time was over. */
export const ShareEnded = defineEvent(
  'ShareEnded',
  z.object({ ...of, reason: z.enum(ends), candidateIds: z.array(CandidateId) }),
)
/**
 * A person pressed Open. `guestId` is the recipient, or made from the browser where anyone may open it; more than one
 * `browser` of a recipient says that their link was passed on, or opened on another device.
 */
export const ShareOpened = defineEvent('ShareOpened', z.object({ ...of, guestId: Uuid, browser: Uuid }))
/** The mail server never takes messages to this recipient. */
export const ShareUndelivered = defineEvent('ShareUndelivered', z.object({ ...of, recipientId: Uuid }))
/** Its job is gone, and with it who saw what. */
export const ShareErased = defineEvent('ShareErased', z.object(of))

export const shareEvents = [
  ShareCreated,
  ShareExpiryChanged,
  ShareLinkRenewed,
  ShareEnded,
  ShareOpened,
  ShareUndelivered,
  ShareErased,
] as const
export type ShareEvent = EventOf<(typeof shareEvents)[number]>
