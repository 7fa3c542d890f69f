import type { Asker } from '#contracts/kernel/asker.ts'
import { entitlements } from '#contracts/subscription/entitlements.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import { balances, type BalancesView } from './balances.ts'
import { oneWayUnits } from './units.ts'

const none: ReadonlySet<string> = new Set()
type Candidate = { id: string; companyId: string; completedAt: string | null }

/**
 * The one place that decides which candidates wait (BILL-042, BILL-043): those who completed this month after the plan's
 * one-way interviews were used up, until the plan has room or the next month begins. People and keys read who they are
 * and that they wait, and neither recordings nor answers; the log, its exports and processes have everything. A candidate
 * of an earlier month costs no look-up, one of a company without a limit one, and one of a company within its volume two.
 */
export function waitingReader(reads: Reads) {
  const { store, live } = reads

  /** Who completed this month after this moment may wait; null while there is room. */
  async function fullSince(companyId: string, month: string): Promise<string | null> {
    const doc = await store.get(live(balances), companyId)
    if (!doc || doc.dead === true) return null
    const { oneWayInterviews: most } = entitlements(doc as unknown as BalancesView).volumes
    if (most === null) return null
    const counts = await store.counts(live(oneWayUnits), 'by_day', { companyId, month })
    if (counts.reduce((sum, { count }) => sum + count, 0) <= most) return null
    if (most === 0) return ''
    const [last] = await store.find(live(oneWayUnits), {
      filter: { companyId, month },
      sort: { at: 1 },
      skip: most - 1,
      limit: 1,
    })
    return last ? String(last.at) : null
  }

  /** The look-ups of one page: the moment is found once, and only when a candidate of this month is on it. */
  function waitingFor(asker: Pick<Asker, 'kind' | 'companyId'>) {
    let full: Promise<string | null> | undefined
    return async (docs: readonly Doc[]): Promise<ReadonlySet<string>> => {
      const month = reads.now?.().slice(0, 7)
      if (asker.kind === 'process' || !month) return none
      const completed = docs.filter(
        ({ completedAt }) => typeof completedAt === 'string' && completedAt.startsWith(month),
      )
      if (completed.length === 0) return none
      const since = await (full ??= fullSince(asker.companyId, month))
      if (since === null) return none
      const late = completed.filter(({ completedAt }) => String(completedAt) > since).map(({ _id }) => _id)
      const units = await store.getMany(live(oneWayUnits), late)
      return new Set(
        units.flatMap((unit) => (unit && unit.month === month && String(unit.at) > since ? [unit._id] : [])),
      )
    }
  }

  return {
    /** Which of the candidates whose cards these are wait; made once for each page, so that a board of many columns asks once. */
    waitingFor,
    async isWaiting(asker: Asker | null, { id, companyId, completedAt }: Candidate): Promise<boolean> {
      const month = reads.now?.().slice(0, 7)
      if (asker?.kind === 'process' || !month || !completedAt?.startsWith(month)) return false
      const since = await fullSince(companyId, month)
      if (since === null || completedAt <= since) return false
      // The unit is of the first completion: who completes again later does not wait again.
      const unit = await store.get(live(oneWayUnits), id)
      return unit !== null && unit.month === month && String(unit.at) > since
    },
  }
}
