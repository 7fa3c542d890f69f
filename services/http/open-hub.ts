import type { Asker } from '#contracts/kernel/asker.ts'
import { balances } from '#projections/balances/balances.ts'
import { cards } from '#projections/board/cards.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { inboxes } from '#projections/inboxes/inboxes.ts'
import { interviews } from '#projections/interviews/interviews.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { users } from '#projections/users/users.ts'
import type { Platform } from '../platform.ts'
import { liveHub } from './live-hub.ts'

/** The watcher of a process, which feeds its pages and its socket. */
export function openHub({ readers, engines, reads }: Platform) {
  const collections = {
    cards: reads.live(cards),
    jobs: reads.live(jobs),
    candidates: reads.live(candidates),
    balances: reads.live(balances),
    inboxes: reads.live(inboxes),
    users: reads.live(users),
    interviews: reads.live(interviews),
  }
  return liveHub({
    changes: engines.changes,
    docsOf: (projection, ids) => reads.store.getMany(collections[projection], ids),
    waitingOf: (companyId, cards) => readers.waitingFor({ kind: 'user', companyId })(cards),
    countsOf: (companyId, jobId) => readers.boardCounts({ companyId } as Asker, jobId),
  })
}
