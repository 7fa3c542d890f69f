import type { Asker } from '#contracts/kernel/asker.ts'
import { later } from '#contracts/kernel/time.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { work } from './work.ts'

export type TrendDay = { day: string; added: number; completed: number }

export function trendReader(reads: Reads) {
  const { store } = reads
  const { openJobs } = jobAccess(reads)

  return {
    /** New and completed candidates of each of the last days in UTC, today's last. */
    async candidateTrend(asker: Asker, now: string, days = 30): Promise<TrendDay[]> {
      const open = await openJobs(asker, 'candidates.read')
      const shown = open && new Set(open.map(({ jobId }) => jobId))
      const counted = async (of: 'added' | 'completed', day: string) => {
        const where = { companyId: asker.companyId, [`${of}Day`]: day }
        const rows = await store.counts(reads.live(work), shown ? `${of}_by_job` : of, where)
        return rows.reduce((sum, { by, count }) => sum + (!shown || shown.has(String(by.jobId)) ? count : 0), 0)
      }
      return Promise.all(
        Array.from({ length: days }, async (_, at) => {
          const day = later(now, { days: at + 1 - days }).slice(0, 10)
          const [added, completed] = await Promise.all([counted('added', day), counted('completed', day)])
          return { day, added, completed }
        }),
      )
    },
  }
}
