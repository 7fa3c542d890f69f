import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import { mayTry } from '#contracts/job/access.ts'
import { Instant } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { allProjections } from '#projections/all.ts'
import type { AnyProjection } from '#projections/runtime/projection.ts'

/** What else than `analytics` it takes to see a read model. One that is not named here is not served. */
export const openTo: Record<string, Permission> = {
  activity: 'candidates.read',
  balances: 'analytics',
  'candidate-facts': 'analytics',
  candidates: 'candidates.read',
  cards: 'candidates.read',
  companies: 'company.settings',
  'company-audit': 'company.audit',
  postings: 'jobs.read',
  dashboards: 'company.audit',
  'job-media': 'jobs.read',
  'ats-audit': 'company.audit',
  'integration-audit': 'company.audit',
  'job-audit': 'company.audit',
  'user-audit': 'company.audit',
  'webhook-audit': 'company.audit',
  webhooks: 'company.integrations',
  'dead-letters': 'company.settings',
  interviews: 'live_interviews',
  invoices: 'company.billing',
  jobs: 'jobs.read',
  'live-units': 'live_interviews',
  'one-way-units': 'candidates.read',
  playbacks: 'candidates.read',
  shares: 'candidates.edit',
  integrations: 'company.integrations',
  'ats-links': 'company.integrations',
  'ats-applications': 'company.integrations',
  'subscription-days': 'company.billing',
  team: 'users.update',
  templates: 'company.templates',
  'candidate-imports': 'candidates.read',
  invitations: 'candidates.read',
  'text-messages': 'candidates.read',
  threads: 'candidates.read',
  timers: 'company.settings',
  spoken: 'candidates.read',
  transcripts: 'candidates.read',
  users: 'users.update',
  work: 'candidates.read',
}

/**
 * Not served at all: what a reviewer has not sent, what a model proposed and reviewers see after their own scorecard, which filters and hours people keep and what they hear of is for them alone;
 * whose time interviews take is in the interviews.
 */
export const notServed: readonly string[] = [
  'availabilities',
  'calendar-days',
  'evaluations',
  'inboxes',
  'saved-filters',
  'score-drafts',
]

/** They name jobs and candidates elsewhere than in `jobId`, so they are served to those alone whose rights are the same on every job. */
const acrossJobs = new Set([
  'balances',
  'candidate-imports',
  'dashboards',
  'dead-letters',
  'job-audit',
  'text-messages',
  'timers',
])

/** Nothing in them tells who a candidate is: all there are for people from whom some are hidden. */
const impersonal = new Set([
  'balances',
  'candidate-facts',
  'companies',
  'company-audit',
  'dashboards',
  'integration-audit',
  'integrations',
  'invoices',
  'job-audit',
  'job-media',
  'jobs',
  'live-units',
  'one-way-units',
  'playbacks',
  'postings',
  'subscription-days',
  'team',
  'templates',
  'user-audit',
  'users',
  'webhook-audit',
  'webhooks',
  'work',
])

type Fields = Readonly<Record<string, readonly string[]>>
/** What a model proposed is kept from who may score and has not, until they do: for them these fields are not there. */
const ofModels: Fields = { cards: ['ai', 'aiScore', 'personalityScore'] }
/** What others gave is kept in the same way from who reviews on a job with blind review. */
const ofReviewers: Fields = {
  cards: ['ratings', 'ratingsAvg', 'totals', 'teamScore', 'points', 'skills'],
  candidates: ['ratings', 'ratingsAvg', 'scores', 'teamScore'],
  'candidate-facts': ['rating', 'ratings', 'reviews'],
}
/** Fields that are kept from an asker, by read model. */
export const keptFields = ({ ai, reviews }: { ai: boolean; reviews: boolean }): Fields =>
  Object.fromEntries(
    Object.keys(openTo).flatMap((name) => {
      const fields = [...((ai && ofModels[name]) || []), ...((reviews && ofReviewers[name]) || [])]
      return fields.length > 0 ? [[name, fields] as const] : []
    }),
  )

/** `hides`: on some job it is hidden from the asker who the candidates are. */
export const readModelsFor = (asker: Asker, hides: boolean): AnyProjection[] =>
  allProjections.filter(({ name }) => {
    const needed = openTo[name]
    return (
      mayDo(asker, 'analytics') &&
      needed !== undefined &&
      mayTry(asker, needed) &&
      !(onJobsOf(asker) && acrossJobs.has(name)) &&
      !(hides && !impersonal.has(name))
    )
  })

/** @throws Rejected 'read-model/not-found', also for one the asker may not see. */
export function readModelFor(asker: Asker, hides: boolean, name: string): AnyProjection {
  const model = readModelsFor(asker, hides).find((projection) => projection.name === name)
  if (!model) throw new Rejected('read-model/not-found', 'No such read model')
  return model
}

const identity = {
  _id: { type: 'string', description: 'Id of the record' },
  companyId: { type: 'string', description: 'The company it belongs to' },
  rev: { type: 'integer', description: 'Revision of the source stream the document holds' },
}

/** JSON Schema of a document, the three fields every document has included. */
export function schemaOf({ schema }: AnyProjection): Record<string, unknown> {
  const {
    properties = {},
    required = [],
    ...rest
  } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return { ...rest, properties: { ...identity, ...properties }, required: [...Object.keys(identity), ...required] }
}

const isInstant = (property: unknown) => (property as { pattern?: string } | undefined)?.pattern === instantPattern
const instantPattern = (z.toJSONSchema(Instant) as { pattern?: string }).pattern

/** Fields that are instants: a Parquet file gives them the type of a time. */
export const instantsOf = (model: AnyProjection): string[] =>
  Object.entries(schemaOf(model).properties as Record<string, unknown>).flatMap(([field, property]) => {
    const either = (property as { anyOf?: unknown[] }).anyOf
    return isInstant(property) || either?.some(isInstant) ? [field] : []
  })
