import * as z from 'zod'
import { zapierTriggers } from '../../integration/zapier.ts'
import { CandidateId, ColumnId, CommentId, JobId, Uuid } from '../../kernel/ids.ts'
import { PublicEvent } from '../../webhook/public-events.ts'
import { defineRoutes } from './route.ts'

const id = '6f9d3c1e-8a52-4f0b-9b1d-2c7e4a5f6081'
const candidate_id = '0b7c1d52-3f4a-4e6b-8c9d-1a2b3c4d5e6f'
const job_id = '5a1e9c34-7b2d-4c8f-a6e0-9d8c7b6a5f41'
const event = zapierTriggers[0]
const Trigger = z.enum(zapierTriggers)
const url = z.string().max(10_000)
const OK = z.object({ status: z.literal('OK') })

const Choice = z.object({ id: z.string(), title: z.string() }).meta({ id: 'ZapierChoice' })
const Person = z
  .object({
    job_id: JobId,
    name: z.string().max(1000),
    email: z.string().max(1000).default('').describe('May be left out where there is a phone number'),
    phone: z.string().max(100).default('').describe('With its country code'),
  })
  .meta({ examples: [{ job_id, name: 'Grace Hopper', email: 'grace@example.org', phone: '' }] })
const Added = z
  .object({
    id: CandidateId.nullable().describe('Null for one on the job already whom the key may not read'),
    outcome: z
      .enum(['invited', 'added', 'duplicate', 'opted-out', 'no-text', 'limited'])
      .describe('`duplicate`: the person was on the job already, and nothing was changed'),
  })
  .meta({ examples: [{ id: candidate_id, outcome: 'added' }] })

const byZapier = { credential: 'zapier', target: 'none' } as const

/**
 * REST hooks for Zapier: the calls of an app there. They take the key of the connection, which may do what the colleague may do
 * who connected Zapier.
 */
export const zapierRoutes = defineRoutes({
  zapierMe: {
    at: [['v2', 'GET', '/zapier/me']],
    summary: 'Whose key this is: the test of the connection, and its label',
    ...byZapier,
    permission: 'signed-in',
    reply: z
      .object({ label: z.string(), company: z.string(), user: z.string() })
      .meta({ examples: [{ label: 'Acme (Ada Lovelace)', company: 'Acme', user: 'Ada Lovelace' }] }),
  },
  zapierSubscribe: {
    at: [['v2', 'POST', '/zapier/hooks']],
    summary:
      'Subscribes an address to a trigger. The same address and trigger again is the same subscription; an answer of 410 to a delivery ends it',
    ...byZapier,
    permission: 'candidates.read',
    body: z
      .object({ hookUrl: url, event: Trigger })
      .meta({ examples: [{ hookUrl: 'https://hooks.zapier.com/hooks/standard/1/abc/', event }] }),
    reply: z.object({ id: Uuid }).meta({ examples: [{ id }] }),
    status: 201,
  },
  zapierUnsubscribe: {
    at: [['v2', 'DELETE', '/zapier/hooks/{id}']],
    summary: 'Ends a subscription. One that is not there changes nothing and is answered alike',
    ...byZapier,
    permission: 'signed-in',
    params: z.object({ id: Uuid }),
    reply: OK,
  },
  zapierSamples: {
    at: [['v2', 'GET', '/zapier/samples/{trigger}']],
    summary: 'The newest events of a trigger that the key may read, the newest first, as they are delivered',
    ...byZapier,
    permission: 'candidates.read',
    params: z.object({ trigger: Trigger }),
    reply: z.array(PublicEvent).meta({
      examples: [
        [
          {
            ...{ id, type: event, version: 1, timestamp: '2026-11-27T09:30:00.000Z' },
            data: {
              candidate: { id: candidate_id, name: 'Grace Hopper', email: 'grace@example.org' },
              job: { id: job_id, title: 'Night porter' },
              source: 'link',
            },
          },
        ],
      ],
    }),
  },
  zapierJobs: {
    at: [['v2', 'GET', '/zapier/jobs']],
    summary: 'Active jobs to choose from',
    ...byZapier,
    permission: 'jobs.read',
    reply: z.array(Choice).meta({ examples: [[{ id: job_id, title: 'Night porter' }]] }),
  },
  zapierColumns: {
    at: [['v2', 'GET', '/zapier/jobs/{id}/columns']],
    summary: 'Columns of a job to choose from, in their order',
    ...byZapier,
    permission: 'jobs.read',
    target: 'job',
    params: z.object({ id: JobId }),
    reply: z.array(Choice).meta({ examples: [[{ id: 'hired', title: 'Hired' }]] }),
  },
  zapierCreateCandidate: {
    at: [['v2', 'POST', '/zapier/candidates']],
    summary: 'Adds a person to a job without a message',
    ...byZapier,
    permission: 'candidates.invite',
    target: 'job',
    body: Person,
    reply: Added,
    status: 201,
  },
  zapierInvite: {
    at: [['v2', 'POST', '/zapier/invitations']],
    summary: 'Invites a person to a job by email, or by text message where there is no address',
    ...byZapier,
    permission: 'candidates.invite',
    target: 'job',
    body: Person,
    reply: Added,
    status: 201,
  },
  zapierMove: {
    at: [['v2', 'POST', '/zapier/moves']],
    summary: 'Moves a candidate to a column of the board',
    ...byZapier,
    permission: 'candidates.edit',
    target: 'candidate',
    body: z
      .object({ candidate_id: CandidateId, column_id: ColumnId })
      .meta({ examples: [{ candidate_id, column_id: 'hired' }] }),
    reply: z
      .object({ id: CandidateId, column_id: ColumnId })
      .meta({ examples: [{ id: candidate_id, column_id: 'hired' }] }),
    status: 201,
  },
  zapierComment: {
    at: [['v2', 'POST', '/zapier/comments']],
    summary: 'Adds a comment to a candidate',
    ...byZapier,
    permission: 'candidates.review',
    target: 'candidate',
    body: z
      .object({ candidate_id: CandidateId, text: z.string().max(100_000) })
      .meta({ examples: [{ candidate_id, text: 'References were called, both good.' }] }),
    reply: z.object({ id: CommentId }).meta({ examples: [{ id }] }),
    status: 201,
  },
})
