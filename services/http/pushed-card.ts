import { aliasOf, isDecided } from '#contracts/candidate/anonymity.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Card } from '#contracts/views/board.ts'
import type { PushedCard } from '#contracts/views/live.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { cardOf } from '#projections/board/shown-card.ts'

/** What cards are shown with: jobs on which reviewers see the ratings of others once they have given their own, jobs that hide who candidates are, the names of people, and who waits for room. */
export type Around = {
  blind: ReadonlySet<unknown>
  anonymous: ReadonlySet<unknown>
  names: ReadonlyMap<unknown, string>
  waits: ReadonlySet<string>
}
export const nothingAround: Around = { blind: new Set(), anonymous: new Set(), names: new Map(), waits: new Set() }

type CardReads = {
  docsOf: (projection: 'jobs' | 'users', ids: string[]) => Promise<(Doc | null)[]>
  waitingOf: (companyId: CompanyId, cards: readonly Doc[]) => Promise<ReadonlySet<string>>
}

/** What these cards are shown with, as it is now. */
export async function aroundCards({ docsOf, waitingOf }: CardReads, docs: readonly Doc[]): Promise<Around> {
  const named = (field: string) => [
    ...new Set(docs.flatMap((doc) => (doc.dead || !doc[field] ? [] : [String(doc[field])]))),
  ]
  const companies = [...Map.groupBy(docs, ({ companyId }) => companyId as CompanyId)]
  const [jobs, users, ...waiting] = await Promise.all([
    docsOf('jobs', named('jobId')),
    docsOf('users', named('movedBy')),
    ...companies.map(([companyId, cards]) => waitingOf(companyId, cards)),
  ])
  return {
    blind: new Set(jobs.flatMap((job) => (job?.blindReview === true ? [job._id] : []))),
    waits: new Set(waiting.flatMap((ids) => [...ids])),
    anonymous: new Set(jobs.flatMap((job) => (job && job.anonymousReview !== 'off' ? [job._id] : []))),
    names: new Map(users.flatMap((user) => (user && !user.dead ? [[user._id, String(user.username)]] : []))),
  }
}

/** A message goes to all viewers: where some may not see the rating it is left out, and boards keep what they had. So is the name where it is hidden: viewers who may see it read it anew. */
export function pushedCard(doc: Doc, { blind, anonymous, names, waits }: Around): PushedCard & Pick<Card, 'taira'> {
  const { rating, ...shown } = cardOf(doc, { waiting: waits.has(doc._id), showsAi: () => true })
  const isHidden = anonymous.has(doc.jobId) && !isDecided(shown.columnId)
  const card = isHidden ? { ...shown, name: aliasOf(doc._id), poster: null } : shown
  const movedBy = names.get(doc.movedBy)
  return { ...card, ...(movedBy && { movedBy }), ...(!blind.has(doc.jobId) && { rating }) }
}
