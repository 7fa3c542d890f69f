import type { Automation } from '#contracts/job/automation/schema.ts'
import { conditionsOf } from '#contracts/automation/rules.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { CardDocument } from '../board/card-document.ts'
import { cards } from '../board/cards.ts'
import { narrowedAlive, narrowing } from '../board/narrowed.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { beginnings } from './stays.ts'

export const DRY_RUN_DAYS = 90
const AT_ONCE = 500
/** A dry run looks at no more candidates than this. */
const MOST = 20_000
/** So many are named; the others are counted. */
const NAMED = 50

export type DryRun = {
  from: string
  /** How often it would have begun, and for how many candidates. */
  times: number
  candidates: number
  /** Of these candidates who would have been written to, how many have no email address. */
  unreachable: number
  /** The last of them, the newest first. */
  latest: { candidateId: string; name: string; at: string }[]
  /** Not all candidates of the job were looked at. */
  atLeast: boolean
}

export function automationsReader(reads: Reads) {
  const { store, live } = reads
  const { among } = jobAccess(reads)
  const { sightsOf } = narrowing(reads)
  return {
    /** For whom of a job an automation would have begun in the last 90 days. Conditions are those of today. */
    async dryRun(asker: Asker, jobId: JobId, automation: Automation, now: string): Promise<DryRun> {
      const { action } = automation
      const conditions = conditionsOf(automation) ?? {}
      const filter = {
        companyId: asker.companyId,
        ...(await among(asker, 'candidates.read', jobId)),
        ...narrowedAlive(conditions, await sightsOf(asker, conditions), asker),
      }
      const span = { from: later(now, { days: -DRY_RUN_DAYS }), to: now }
      const run: DryRun = { from: span.from, times: 0, candidates: 0, unreachable: 0, latest: [], atLeast: false }
      let seen = 0
      for (let below = '~'; ; ) {
        const docs = (await store.find(live(cards), {
          filter: { $and: [filter, { addedRank: { $lt: below } }] },
          sort: { addedRank: -1 },
          limit: AT_ONCE,
        })) as (Doc & CardDocument)[]
        for (const card of docs) {
          const at = beginnings(automation, card, span)
          if (at.length === 0) continue
          run.times += at.length
          run.candidates++
          if ((action.type === 'email' || action.type === 'reinvite') && !card.email) run.unreachable++
          run.latest.push({ candidateId: card._id, name: card.name, at: at.at(-1)! })
        }
        run.latest = run.latest.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, NAMED)
        seen += docs.length
        if (docs.length < AT_ONCE) return run
        if (seen >= MOST) return { ...run, atLeast: true }
        below = String(docs.at(-1)!.addedRank)
      }
    },
  }
}
