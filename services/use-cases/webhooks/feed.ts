import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { type KeptEvent, outgoing } from '../../effects/webhooks/outgoing.ts'
import { mayRead } from '../../effects/webhooks/reach.ts'
import { requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { isSame } from '../../core/secrets/is-same.ts'

const AT_ONCE = 16
/** `<day>.<event id>.<mark>`: which event was read last. The mark is of the company, so that it is no other's. */
const shape = /^(\d{8})\.([0-9a-f-]{36})\.([A-Za-z0-9_-]+)$/

/**
 * Public events after `cursor`, the oldest first, of what the caller may read now; `cursor` null begins 30 days back. The
 * cursor names an event and no place of an engine, so that it outlives a move and a rebuild.
 * @throws Rejected 'webhook/cursor-unknown' for another company's, or an event that is not kept any more.
 */
export const eventsAfter =
  (core: Core) =>
  async (
    asker: Asker,
    { cursor, limit }: { cursor: string | null; limit: number },
  ): Promise<{ events: PublicEvent[]; cursor: string | null; more: boolean }> => {
    await requireFeature(core, asker, 'api')
    const { companyId } = asker
    const kept = outgoing(core)
    const marked = ({ day, _id }: Pick<KeptEvent, 'day' | '_id'>) =>
      `${day}.${_id}.${core.engines.keys.sign('events-cursor', `${companyId}.${day}.${_id}`)}`
    const from = cursor === null ? { seq: 0, day: kept.days()[0]! } : await readUpTo(cursor)
    const found = await kept.eventsAfter(companyId, from, limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      events: await readable(core, asker, page),
      cursor: last ? marked(last) : cursor,
      more: found.length > limit,
    }

    async function readUpTo(given: string) {
      const [, day, id] = shape.exec(given) ?? []
      const isOwn = day && id && isSame(marked({ day, _id: id }), given)
      const event = isOwn && kept.days().includes(day) ? await kept.event(day, id) : null
      if (!event) throw new Rejected('webhook/cursor-unknown', 'This cursor is not known here')
      return event
    }
  }

async function readable(core: Core, asker: Asker, page: readonly KeptEvent[]): Promise<PublicEvent[]> {
  const kept = outgoing(core)
  const allowed = new Map<string, Promise<boolean>>()
  const mayReadOn = (event: KeptEvent) => {
    const key = `${event.jobId} ${event.candidateId !== null}`
    const known = allowed.get(key) ?? mayRead(core, asker, event)
    allowed.set(key, known)
    return known
  }
  const events: PublicEvent[] = []
  for (let at = 0; at < page.length; at += AT_ONCE)
    for (const event of await Promise.all(
      page.slice(at, at + AT_ONCE).map(async (each) => ((await mayReadOn(each)) ? kept.open(each) : null)),
    ))
      if (event) events.push(event)
  return events
}
