import * as z from 'zod'
import type { DomainEvent } from '#contracts/event.ts'
import type { Category } from '#contracts/streams.ts'
import { auditedDetails, AuditEntry, isAudited } from '#contracts/views/audit.ts'
import type { Projection } from '../runtime/projection.ts'

/** Older ones are in the log; a page does not go back that far. */
export const MOST_ENTRIES = 1000

export const AuditView = z.object({
  subject: z.string().describe('The user or company it is about'),
  entries: z.array(AuditEntry).describe(`Sign-ins and changes of rights, in their order; the newest ${MOST_ENTRIES}`),
})
export type AuditView = z.infer<typeof AuditView>

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

const auditOf = (name: string, category: Category, description: string): Projection<AuditView, DomainEvent> => ({
  name,
  version: 1,
  category,
  description,
  schema: AuditView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, { event, revision, occurredAt, actor, stream }) => {
    if (!isAudited(event.type)) return view
    const data = event.data as Record<string, unknown>
    const field = auditedDetails[event.type]
    const entry: AuditEntry = { revision, at: occurredAt, kind: event.type, actor: { kind: actor.kind, id: actor.id }, detail: field && text(data[field]), device: text(data.device) }
    const subject = view?.subject ?? stream.slice(stream.indexOf('-') + 1)
    return { subject, entries: [...(view?.entries ?? []), entry].slice(-MOST_ENTRIES) }
  },
})

export const userAudit = auditOf('user-audit', 'user', 'One document per user: when they signed in, and what was changed about their rights.')
export const companyAudit = auditOf('company-audit', 'company', 'One document per company: changes of its roles, groups, keys and single sign-on.')
