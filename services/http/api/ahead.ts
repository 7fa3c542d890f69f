import type { Asker } from '#contracts/kernel/asker.ts'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { foldInto, viewOf } from '#projections/runtime/fold.ts'
import type { Projection } from '#projections/runtime/projection.ts'
import type { Platform } from '../../platform.ts'

/**
 * A document as the log has it, where the read model has not come as far as what was just written, because what carries events
 * to it is slow or away; null where it has. So a change that was saved is never answered as a failure, nor by what was
 * there before it. For those who were allowed to make that change.
 */
export async function aheadOfReads<View extends object, Event extends DomainEvent>(
  { caughtUp, engines, codec }: Platform,
  { companyId }: Asker,
  projection: Projection<View, Event>,
  id: string,
  token: ConsistencyToken,
): Promise<(View & { rev: number }) | null> {
  if ((await caughtUp(token)).length === 0) return null
  const records = await engines.store.read(streamName(companyId, projection.category, id))
  if (records.length === 0) return null
  const doc = foldInto(projection, null, await codec.decodeAll(records))
  const view = viewOf(doc)
  return view && ({ ...view, rev: doc.rev } as View & { rev: number })
}
