import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { History, HistoryEntry } from '#contracts/views/history.ts'
import type { ActivityEntry } from '#projections/activity/activity-view.ts'
import type { Core } from '../../core/core.ts'
import { causesOf } from './causes.ts'
import { isKept, keptFrom } from './hidden-ratings.ts'
import { changeOf, columnTitle } from './labels.ts'
import { namesFor } from './names.ts'

/** `at` leaves out what came later; `from` and `to` are instants, both included. */
export type HistoryFilter = {
  actor?: string | undefined
  activity?: string | undefined
  from?: string | undefined
  to?: string | undefined
  at?: string | undefined
  /** With what was saved of scorecards before they were sent; else only the filter by that activity shows it. */
  drafts?: boolean | undefined
  /** The latest so many of those that are found; all unless said. */
  latest?: number | undefined
}

/** @throws Rejected 'candidate/not-found', also for another company's candidate. */
export const candidateHistory =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId, filter: HistoryFilter = {}): Promise<History> => {
    const view = await core.readers.activityOf(asker, candidateId)
    if (!view) throw new Rejected('candidate/not-found', 'No such candidate')
    const { names, actor, jobTitle } = await namesFor(core, asker, view)
    const all = view.entries
    const reached = filter.at === undefined ? all.length : all.findLastIndex(({ at }) => at <= filter.at!) + 1
    const found = all.slice(0, reached).filter((entry) => matches(entry, filter))
    const shown = found.slice(filter.latest === undefined ? 0 : Math.max(0, found.length - filter.latest))
    const causeOf = await causesOf(core, asker, view, shown, actor)
    const kept = await keptFrom(core, asker, view)
    const told = (entry: ActivityEntry): HistoryEntry => {
      const then = names(entry.at)
      return {
        ...entry,
        actor: actor(entry.actor),
        cause: causeOf(entry),
        stage: columnTitle(entry.stage, then),
        changes: entry.changes
          .filter(({ field }) => !isKept(kept, asker, field))
          .map((change) => changeOf(change, then)),
      }
    }
    const actors = new Map(all.map((entry) => [keyOf(entry.actor), entry.actor]))
    return {
      candidateId,
      jobId: view.jobId,
      jobTitle,
      name: String(view.now.name ?? ''),
      deleted: view.deleted,
      total: all.length,
      moments: all.map(({ at }) => at),
      found: found.length,
      entries: shown.map(told),
      actors: [...actors.values()].map(actor),
      activities: [...new Set(all.flatMap(({ activities }) => activities))].sort(),
    }
  }

export const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`

const matches = (entry: ActivityEntry, { actor, activity, from, to, drafts }: HistoryFilter) =>
  (drafts || activity === 'score drafted' || entry.type !== 'ScoreDrafted') &&
  (!actor || keyOf(entry.actor) === actor) &&
  (!activity || entry.activities.some((each) => each === activity)) &&
  (!from || entry.at >= from) &&
  (!to || entry.at <= to)
