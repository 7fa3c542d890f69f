import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AuditEntry, AuditKind, AuditPage } from '#contracts/views/audit.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Reads } from '../runtime/reads.ts'
import { users } from '../users/users.ts'
import { atsAudit, type AuditView, companyAudit, integrationAudit, jobAudit, userAudit, webhookAudit } from './audit.ts'

/** About no person in particular. */
const companyWide = [companyAudit, webhookAudit, integrationAudit, atsAudit]
export const AUDIT_LINES = 50
/** `user` is whose account, `kind` what happened. */
export type AuditFilter = { page?: number; kind?: AuditKind | null; user?: string | null }

export function auditReader({ store, live }: Reads) {
  return {
    /** Sign-ins and changes of rights in the asker's company, newest first. */
    async auditOf(asker: Asker, { page = 1, kind = null, user = null }: AuditFilter = {}): Promise<AuditPage> {
      if (!mayDo(asker, 'company.audit')) throw new Rejected('auth/forbidden', 'You may not see this history')
      const filter = { companyId: asker.companyId }
      const [accounts, ofCompany, onJobs, people] = await Promise.all([
        store.find(live(userAudit), { filter }) as Promise<(Doc & AuditView)[]>,
        Promise.all(
          user ? [] : companyWide.map((audit) => store.find(live(audit), { filter }) as Promise<(Doc & AuditView)[]>),
        ),
        user
          ? []
          : (store.find(live(jobAudit), { filter: { ...filter, permissionsChangedAt: { $gt: '' } } }) as Promise<
              (Doc & AuditView)[]
            >),
        store.find(live(users), { filter }),
      ])
      const titles = await store.getMany(
        live(jobs),
        onJobs.map(({ subject }) => subject),
      )
      const names = new Map(people.map((person) => [person._id, String(person.username || person.email)]))
      const nameOf = (id: string) => names.get(id) ?? '[Unknown]'
      const wanted = (of: AuditView, subject: { id: string; name: string } | null) =>
        of.entries.flatMap((entry: AuditEntry) =>
          kind && entry.kind !== kind
            ? []
            : [
                {
                  ...entry,
                  id: `${of.subject}@${entry.revision} ${entry.kind}`,
                  subject,
                  actor: { ...entry.actor, name: entry.actor.kind === 'user' ? nameOf(entry.actor.id) : '' },
                },
              ],
        )
      const lines = [
        ...accounts
          .filter(({ subject, dead }) => !dead && (!user || subject === user))
          .flatMap((of) => wanted(of, { id: of.subject, name: nameOf(of.subject) })),
        ...ofCompany
          .flat()
          .filter(({ dead }) => !dead)
          .flatMap((of) => wanted(of, null)),
        ...onJobs.flatMap((of, index) =>
          of.dead ? [] : wanted(of, { id: of.subject, name: String(titles[index]?.title ?? '[Unknown]') }),
        ),
      ].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : b.revision - a.revision))
      const pages = Math.max(1, Math.ceil(lines.length / AUDIT_LINES))
      const shown = Math.min(Math.max(1, page), pages)
      return {
        lines: lines.slice((shown - 1) * AUDIT_LINES, shown * AUDIT_LINES),
        page: shown,
        pages,
        total: lines.length,
      }
    },
  }
}
