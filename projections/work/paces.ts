import type { ColumnId, JobId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import { spread } from '#contracts/kernel/spread.ts'
import type { Reads } from '../runtime/reads.ts'
import type { WorkView } from './work-view.ts'
import { work } from './work.ts'

/** Seconds within which nine of ten candidates left a column of a job. A column that few have left has none. */
export type Paces = ReadonlyMap<ColumnId, number>

/** Fewer stays than this say nothing about what is usual. */
export const ENOUGH_STAYS = 5
/** What is usual changes slowly: it is worked out again after this, while the answer before is still given. */
const GOOD_FOR = { minutes: 10 }
const MOST_JOBS = 5000
const PAGE = 1000

type Known = { paces: Promise<Paces>; until: string; renewing: boolean }

/** How long candidates usually stay, by job. Every document of a job is read for it, so that the answer is kept. */
export function pacesReader(reads: Reads) {
  const known = new Map<string, Known>()

  async function workedOut(companyId: string, jobId: JobId): Promise<Paces> {
    const stays = new Map<ColumnId, number[]>()
    for (let after = ''; ; ) {
      const docs = await reads.store.find(reads.live(work), {
        filter: { companyId, jobId, _id: { $gt: after } },
        sort: { _id: 1 },
        limit: PAGE,
      })
      for (const doc of docs as unknown as WorkView[])
        for (const { columnId, seconds } of doc.stays) {
          const list = stays.get(columnId)
          if (list) list.push(seconds)
          else stays.set(columnId, [seconds])
        }
      if (docs.length < PAGE) break
      after = docs.at(-1)!._id
      // A page at a time, so that other requests wait only briefly.
      await new Promise((turn) => setImmediate(turn))
    }
    return new Map(
      [...stays].flatMap(([columnId, seconds]) =>
        seconds.length < ENOUGH_STAYS ? [] : [[columnId, spread(seconds)!.p90] as const],
      ),
    )
  }

  function keep(key: string, paces: Promise<Paces>, now: string): Promise<Paces> {
    known.delete(key)
    known.set(key, { paces, until: later(now, GOOD_FOR), renewing: false })
    if (known.size > MOST_JOBS) known.delete(known.keys().next().value!)
    paces.catch(() => known.delete(key))
    return paces
  }

  return {
    /** As they were at most a few minutes ago. The caller has made sure that the asker may see the job. */
    stagePaces(companyId: string, jobId: JobId, now: string): Promise<Paces> {
      const key = `${companyId} ${jobId}`
      const kept = known.get(key)
      if (!kept) return keep(key, workedOut(companyId, jobId), now)
      if (kept.until <= now && !kept.renewing) {
        kept.renewing = true
        workedOut(companyId, jobId).then(
          (paces) => void keep(key, Promise.resolve(paces), now),
          () => (kept.renewing = false),
        )
      }
      return kept.paces
    },
  }
}
