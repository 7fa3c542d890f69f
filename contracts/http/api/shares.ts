import * as z from 'zod'
import { CandidateId, Instant, JobId, Uuid } from '../../kernel/ids.ts'
import { audiences, ends, hideable, shareDays, shareLimits } from '../../share/rules.ts'
import { defineRoutes } from './route.ts'

const Share = z
  .object({
    share_id: Uuid,
    job_id: JobId,
    video_ids: z.array(CandidateId).describe('Who it shows, in order'),
    title: z.string(),
    message: z.string(),
    audience: z.enum(audiences).describe('recipients: each is sent a link of their own; anyone: all who have the link'),
    link: z.string().nullable().describe('Of a share for anyone that is open'),
    recipients: z.array(
      z.object({
        recipient_id: Uuid,
        name: z.string(),
        email: z.string(),
        undelivered: z.boolean().describe('The mail server never takes messages to them'),
      }),
    ),
    expiresAt: Instant,
    ended: z.enum(ends).nullable(),
    hidden: z.array(z.enum(hideable)).describe('What guests do not see'),
    feedback: z.object({ rating: z.boolean(), comment: z.boolean() }).describe('What guests may give'),
    frozenAt: Instant.nullable().describe('The moment it shows; null: what is there now'),
    watermark: z.boolean(),
    openings: z
      .array(z.object({ guest_id: Uuid, browsers: z.number().int(), times: z.number().int(), lastAt: Instant }))
      .describe('Each time a person pressed Open; a recipient is a guest of the same id'),
    createdAt: Instant,
  })
  .meta({ id: 'Share' })
const Shares = z.object({ shares: z.array(Share) })

const params = z.object({ id: JobId })
const shareIds = z.array(Uuid).max(200)
const access = { permission: 'candidates.edit', target: 'job', params, reply: Shares } as const

/** Links to candidates for people without an account (CAN-018). The documents name no calls. */
export const shareRoutes = defineRoutes({
  getShares: {
    at: [['v2', 'GET', '/jobs/{id}/shares']],
    summary: 'Shared links of a job, the newest first',
    ...access,
  },
  createShare: {
    at: [['v2', 'POST', '/jobs/{id}/shares']],
    summary: 'Shares candidates of a job by a link; recipients are sent one each',
    ...access,
    body: z.object({
      video_ids: z.array(CandidateId).describe(`1 to ${shareLimits.candidates}`),
      title: z.string().max(5000),
      message: z.string().max(20_000).default(''),
      audience: z.enum(audiences).default('anyone'),
      recipients: z
        .array(z.object({ name: z.string().max(1000).default(''), email: z.string().max(1000) }))
        .max(1000)
        .default([]),
      expiresAt: Instant.optional().describe(`${shareDays.standard} days from now unless said, a year at most`),
      hidden: z.array(z.enum(hideable)).optional().describe('Contact data and what colleagues think unless said'),
      feedback: z.object({ rating: z.boolean(), comment: z.boolean() }).default({ rating: true, comment: true }),
      frozen: z.boolean().default(false),
      watermark: z.boolean().default(false),
    }),
  },
  changeShares: {
    at: [['v2', 'PATCH', '/jobs/{id}/shares']],
    summary: 'Changes when shared links of a job end',
    ...access,
    body: z.object({ share_ids: shareIds, expiresAt: Instant }),
  },
  revokeShares: {
    at: [['v2', 'POST', '/jobs/{id}/shares/revoke']],
    summary: 'Closes shared links of a job at once, on open pages too',
    ...access,
    body: z.object({ share_ids: shareIds }),
  },
})
