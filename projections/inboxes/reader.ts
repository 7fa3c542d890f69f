import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Notices, NoticeSettings } from '#contracts/views/inbox.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { candidates } from '../candidates/candidates.ts'
import { jobAccess } from '../jobs/access.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Reads } from '../runtime/reads.ts'
import { users } from '../users/users.ts'
import { emptyInbox, inboxes, type InboxView, type KeptNotice } from './inboxes.ts'

const own = (doc: Doc | null, { companyId }: Asker) =>
  doc && doc.companyId === companyId && doc.dead !== true ? doc : null

/** The notices of who asks; what they may not open any more, or is gone, is not among them, nor counted. */
export function inboxReader(reads: Reads) {
  const { store, live } = reads
  const { permissionsOn } = jobAccess(reads)

  async function inboxOf(asker: Asker): Promise<InboxView> {
    if (asker.kind !== 'user') return emptyInbox
    return (own(await store.get(live(inboxes), asker.userId), asker) as InboxView | null) ?? emptyInbox
  }

  const byId = async (asker: Asker, collection: string, ids: (string | null)[]): Promise<ReadonlyMap<string, Doc>> => {
    const wanted = [...new Set(ids.filter((id) => id !== null))]
    const docs = wanted.length > 0 ? await store.getMany(collection, wanted) : []
    return new Map(docs.flatMap((doc) => (own(doc, asker) ? [[doc!._id, doc!]] : [])))
  }

  return {
    /** Newest first; `unread` counts all that may be seen, whatever the limit. Empty for keys. */
    async noticesOf(asker: Asker, limit = 30): Promise<Notices> {
      const { notices: kept, digest } = await inboxOf(asker)
      const listed = kept.filter((each) => each.listed)
      const [people, titles, colleagues] = await Promise.all([
        byId(
          asker,
          live(candidates),
          listed.map(({ candidateId }) => candidateId),
        ),
        byId(
          asker,
          live(jobs),
          listed.map(({ jobId }) => jobId),
        ),
        byId(
          asker,
          live(users),
          listed.map(({ byId: id }) => id),
        ),
      ])
      const may = new Map<JobId, readonly Permission[]>()
      for (const jobId of titles.keys()) may.set(jobId, await permissionsOn(asker, jobId))
      const isOpen = ({ jobId, candidateId, type }: KeptNotice) => {
        if (type === 'integrationStopped') return asker.permissions.includes('company.integrations')
        if (type === 'limitNear') return asker.permissions.includes('company.billing')
        if (jobId === null) return true
        const needed = candidateId === null ? 'jobs.read' : 'candidates.read'
        return may.get(jobId)?.includes(needed) === true && (candidateId === null || people.has(candidateId))
      }
      const open = listed.filter(isOpen)
      return {
        zone: digest?.timezone ?? null,
        unread: open.filter(({ read }) => !read).length,
        notices: open.slice(0, limit).map(({ listed: _listed, byId: id, ...kept }) => ({
          ...kept,
          jobTitle: String(titles.get(kept.jobId ?? '')?.title ?? ''),
          candidate: String(people.get(kept.candidateId ?? '')?.name ?? ''),
          by: String(colleagues.get(id ?? '')?.username ?? ''),
        })),
      }
    },

    /** Over which channels the asker hears of what. */
    async noticeSettingsOf(asker: Asker): Promise<NoticeSettings> {
      const { preferences, digest, bounced, devices } = await inboxOf(asker)
      return { preferences, digest, emailBounced: bounced, devices }
    },
  }
}
