import type { Asker } from '#contracts/kernel/asker.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { HistoryActor, HistoryEntry } from '#contracts/views/history.ts'
import type { ActivityEntry, ActivityView } from '#projections/activity/activity-view.ts'
import type { Actor } from '#contracts/kernel/asker.ts'
import type { Core } from '../../core/core.ts'

type Cause = HistoryEntry['cause']

/** Why each entry happened: the bulk move it was part of, the event a process reacted to, or nothing but the wish itself. */
export async function causesOf(
  core: Core,
  asker: Asker,
  view: ActivityView,
  shown: readonly ActivityEntry[],
  actorOf: (actor: Actor) => HistoryActor,
): Promise<(entry: ActivityEntry) => Cause> {
  const batches = new Map<string, Recorded<BulkMoveEvent>[]>()
  for (const id of new Set(shown.flatMap(({ batchId }) => batchId ?? []))) {
    const records = await core.engines.store.read(streamName(asker.companyId, 'batch', id))
    batches.set(id, await core.codec.decodeAll<BulkMoveEvent>(records))
  }
  const users = [...batches.values()].flat().flatMap(({ actor }) => (actor.kind === 'user' ? [actor.id] : []))
  const known = await core.readers.userNames(asker, users)
  const personOf = (actor: Actor) =>
    actor.kind === 'user' ? { ...actorOf(actor), name: known[actor.id] ?? null } : actorOf(actor)

  return ({ batchId, causationId, revision }) => {
    const moves = batchId ? batches.get(batchId) : undefined
    const move = moves?.find(({ id }) => id === causationId) ?? moves?.[0]
    if (move) {
      const kind = move.event.type === 'CandidatesMoveUndone' ? 'undone' : 'moved'
      return {
        kind,
        count: move.event.data.moves.length,
        by: personOf(move.actor),
        to: `/admin/jobs/${view.jobId}?at=${move.occurredAt}`,
      }
    }
    if (!causationId) return null
    const own = view.entries.find(({ eventId }) => eventId === causationId)
    if (own && own.revision < revision) return { kind: 'here', event: own.revision + 1, to: `#event-${own.revision}` }
    return { kind: 'elsewhere', eventId: causationId, to: null }
  }
}
