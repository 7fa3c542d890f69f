import * as z from 'zod'
import { auditKinds } from './audit-kinds.ts'

export * from './audit-kinds.ts'

export const AuditEntry = z.object({
  revision: z.number().int().describe('Revision of the event in its stream'),
  at: z.string().describe('When it happened'),
  kind: z.enum(auditKinds).describe('Type of the event'),
  actor: z.object({ kind: z.string(), id: z.string() }).describe('Who did it'),
  detail: z.string().nullable().describe('How, to what, or where'),
  device: z.string().nullable().describe('What the browser said it was, of a sign-in'),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** One line of the history as it is shown; `subject` is the user or job it happened to, null for the company. */
export type AuditLine = Omit<AuditEntry, 'actor'> & {
  id: string
  subject: { id: string; name: string } | null
  actor: { kind: string; id: string; name: string }
}
export type AuditPage = { lines: AuditLine[]; page: number; pages: number; total: number }
