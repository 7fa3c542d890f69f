import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import { closeness, searchable, wordsAsked } from '#contracts/kernel/fold.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { mayTry, permissionsOnJob } from '#contracts/job/access.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import type { CardDocument } from '../board/card-document.ts'
import { cards } from '../board/cards.ts'
import type { JobView } from '../jobs/job-view.ts'
import { jobs } from '../jobs/jobs.ts'
import type { AnyProjection } from '../runtime/projection.ts'
import { containing, withWordBeginning } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { users, type UserView } from '../users/users.ts'

export type FoundCandidate = { candidateId: CandidateId; jobId: JobId; jobTitle: string; name: string; email: string }
export type FoundJob = { jobId: JobId; title: string; status: JobView['status']; location: string }
export type FoundUser = Pick<UserView, 'user_id' | 'username' | 'email' | 'role'>

/** So many are looked at for the best ones among them; more by those who may not open every job. */
const WEIGHED = 24
const WEIGHED_BY_JOB = 400

/**
 * Finds by name and email, without regard to case and accents, what the asker may see of their own company. Both
 * passes read an index that holds the searched text, newest first, and open only the documents they answer with.
 */
export function searchReader({ store, live }: Reads) {
  async function search(
    asker: Asker,
    question: string,
    limit: number,
    { of, alive, by, permission }: { of: AnyProjection; alive: Filter; by: string; permission: Permission },
  ): Promise<Doc[]> {
    if (!mayTry(asker, permission)) return []
    const words = wordsAsked(question)
    if (words.length === 0) return []
    const pass = (matching: (word: string) => object) =>
      store.find(live(of), {
        filter: { companyId: asker.companyId, ...alive, $and: words.map((word) => ({ search: matching(word) })) },
        sort: { [by]: -1 },
        limit: onJobsOf(asker) ? WEIGHED_BY_JOB : Math.max(limit, WEIGHED),
      })
    const found = await allowed(asker, await pass(withWordBeginning), permission)
    if (found.length < limit) {
      const known = new Set(found.map(({ _id }) => _id))
      found.push(
        ...(await allowed(
          asker,
          (await pass(containing)).filter(({ _id }) => !known.has(_id)),
          permission,
        )),
      )
    }
    return best(found, (doc) => String(doc.search), question, limit)
  }

  /** Those whose job the asker may do this on. */
  async function allowed(asker: Asker, docs: readonly Doc[], permission: Permission): Promise<Doc[]> {
    if (!onJobsOf(asker)) return [...docs]
    const ids = [...new Set(docs.map((doc) => String(doc.jobId)))]
    const open = (await store.getMany(live(jobs), ids)).filter(
      (job) =>
        job &&
        job.dead !== true &&
        job.companyId === asker.companyId &&
        permissionsOnJob(asker, (job as Doc & JobView).permissions).includes(permission),
    )
    const openIds = new Set(open.map((job) => job!._id))
    return docs.filter((doc) => openIds.has(String(doc.jobId)))
  }

  async function withTitles(docs: readonly Doc[]): Promise<FoundCandidate[]> {
    const titles = await store.getMany(
      live(jobs),
      docs.map((doc) => String(doc.jobId)),
    )
    return docs.map((doc, at) => {
      const { jobId, name, email } = doc as Doc & CardDocument
      return { candidateId: doc._id, jobId, jobTitle: String(titles[at]?.title ?? ''), name, email }
    })
  }

  return {
    async candidatesNamed(asker: Asker, question: string, limit: number): Promise<FoundCandidate[]> {
      const docs = await search(asker, question, limit, {
        of: cards,
        alive: { addedRank: { $gt: '' } },
        by: 'addedRank',
        permission: 'candidates.read',
      })
      return withTitles(docs)
    },

    async jobsNamed(asker: Asker, question: string, limit: number): Promise<FoundJob[]> {
      const docs = await search(asker, question, limit, {
        of: jobs,
        alive: { updatedAt: { $gt: '' } },
        by: 'updatedAt',
        permission: 'jobs.read',
      })
      return docs.map(jobOf)
    },

    /** As many as a plan has seats, so all of them are looked through. */
    async usersNamed(asker: Asker, question: string, limit: number): Promise<FoundUser[]> {
      const docs = await store.find(live(users), {
        filter: { companyId: asker.companyId, status: 'active' },
        sort: { username: 1 },
      })
      const textOf = (doc: Doc) => searchable(String(doc.username), String(doc.email))
      return best(docs, textOf, question, limit).map(userOf)
    },

    /** What of these still exists and the asker may see, in their order. */
    async seenAgain(asker: Asker, ids: { candidates: readonly string[]; jobs: readonly string[] }) {
      const own = async (of: AnyProjection, wanted: readonly string[], permission: Permission) => {
        if (!mayTry(asker, permission)) return []
        const docs = await store.getMany(live(of), [...wanted])
        return allowed(
          asker,
          docs.filter((doc): doc is Doc => doc !== null && doc.dead !== true && doc.companyId === asker.companyId),
          permission,
        )
      }
      const [foundCandidates, foundJobs] = await Promise.all([
        own(cards, ids.candidates, 'candidates.read'),
        own(jobs, ids.jobs, 'jobs.read'),
      ])
      return { candidates: await withTitles(foundCandidates), jobs: foundJobs.map(jobOf) }
    },
  }
}

/** The closest first; among equals those that were there first. */
function best(docs: readonly Doc[], textOf: (doc: Doc) => string, question: string, limit: number): Doc[] {
  return docs
    .flatMap((doc) => {
      const close = closeness(textOf(doc), question)
      return close === null ? [] : [{ doc, close }]
    })
    .sort((one, other) => one.close - other.close)
    .slice(0, limit)
    .map(({ doc }) => doc)
}

function jobOf(doc: Doc): FoundJob {
  const { jobId, title, status, details } = doc as Doc & JobView
  return { jobId, title, status, location: details.location }
}

function userOf(doc: Doc): FoundUser {
  const { user_id, username, email, role } = doc as Doc & UserView
  return { user_id, username, email, role }
}
