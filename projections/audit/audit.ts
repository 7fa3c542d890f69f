import * as z from 'zod'
import type { DomainEvent, EventOf } from '#contracts/kernel/event.ts'
import { Instant } from '#contracts/kernel/ids.ts'
import { accessOf } from '#contracts/job/access.ts'
import { accessChanges } from '#contracts/job/access-changes.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Category } from '#contracts/kernel/streams.ts'
import type { WebhookDayCounted } from '#contracts/webhook/events.ts'
import { auditedDetails, AuditEntry, isAudited } from '#contracts/views/audit.ts'
import type { Projection } from '../runtime/projection.ts'

/** Older ones are in the log; a page does not go back that far. */
export const MOST_ENTRIES = 1000

export const AuditView = z.object({
  subject: z.string().describe('The user or company it is about'),
  entries: z.array(AuditEntry).describe(`Sign-ins and changes of rights, in their order; the newest ${MOST_ENTRIES}`),
})
export type AuditView = z.infer<typeof AuditView>

/** A job's entries say whose role became which, which takes what the list was before. */
export const JobAuditView = AuditView.extend({
  access: z.string().describe('Who has which role on the job by now, as one text'),
  permissionsChangedAt: Instant.nullable().describe(
    'When that last changed; null while the job has the roles it was created with',
  ),
})
export type JobAuditView = z.infer<typeof JobAuditView>

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

/** Of a webhook's day in figures, which need no language. */
const countsOf = ({ type, data }: DomainEvent): string | null => {
  if (type !== 'WebhookDayCounted') return null
  const { host, day, delivered, failed, leftOut, waiting } = data as WebhookDay
  return `${host} · ${day} · ${delivered} / ${delivered + failed + leftOut + waiting}`
}
type WebhookDay = EventOf<typeof WebhookDayCounted>['data']

const auditOf = (name: string, category: Category, description: string): Projection<AuditView, DomainEvent> => ({
  name,
  version: 3,
  category,
  description,
  schema: AuditView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, { event, revision, occurredAt, actor, stream }) => {
    if (!isAudited(event.type)) return view
    const data = event.data as Record<string, unknown>
    const field = auditedDetails[event.type]
    const entry: AuditEntry = {
      revision,
      at: occurredAt,
      kind: event.type,
      actor: { kind: actor.kind, id: actor.id },
      detail: countsOf(event) ?? (field && text(data[field])),
      device: text(data.device),
    }
    const subject = view?.subject ?? stream.slice(stream.indexOf('-') + 1)
    return { subject, entries: [...(view?.entries ?? []), entry].slice(-MOST_ENTRIES) }
  },
})

export const userAudit = auditOf(
  'user-audit',
  'user',
  'One document per user: when they signed in, and what was changed about their rights.',
)
export const webhookAudit = auditOf(
  'webhook-audit',
  'webhook',
  'One document per webhook: who added and changed it, and why it stopped.',
)
export const companyAudit = auditOf(
  'company-audit',
  'company',
  'One document per company: changes of its roles, groups, keys, single sign-on and brands.',
)

export const integrationAudit = auditOf(
  'integration-audit',
  'integration',
  'One document per company: who connected which other system, changed its keys, paused or ended it.',
)

export const atsAudit = auditOf(
  'ats-audit',
  'ats',
  'One document per company: who linked which applicant tracking system over an aggregator, and paused or ended it.',
)

export const jobAudit: Projection<JobAuditView, JobEvent> = {
  name: 'job-audit',
  version: 1,
  category: 'job',
  description: 'One document per job: changes of who has which role on it.',
  schema: JobAuditView,
  indexes: [{ fields: ['companyId', 'permissionsChangedAt'] }],
  counters: [],
  evolve: (view, { event, revision, occurredAt, actor }) => {
    if (event.type === 'JobDrafted')
      return {
        subject: event.data.jobId,
        entries: [],
        access: accessOf(event.data.permissions),
        permissionsChangedAt: null,
      }
    if (event.type !== 'JobPermissionsChanged' || !view) return view
    const { permissions } = event.data
    const entry: AuditEntry = {
      revision,
      at: occurredAt,
      kind: event.type,
      actor: { kind: actor.kind, id: actor.id },
      detail: accessChanges(view.access, permissions),
      device: null,
    }
    return {
      ...view,
      entries: [...view.entries, entry].slice(-MOST_ENTRIES),
      access: accessOf(permissions),
      permissionsChangedAt: occurredAt,
    }
  },
}
