import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { LOG_DAYS } from '#contracts/webhook/event-types.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { CollectionSpec, Doc, Query } from '#infra/engines/read-store/read-store.ts'
import { openBytes, sealBytes } from '#infra/sealed-bytes.ts'
import type { Core } from '../../core/core.ts'

/** A public event as it is kept: names are sealed with the key of the candidate, so that erasing it erases them here. */
export type KeptEvent = Doc & {
  seq: number
  day: string
  type: string
  jobId: string
  candidateId: string | null
  body: string
  sealed: string | null
}
/** `code` null: no answer. */
export type Try = { at: string; code: number | null; ms: number; error: string | null; answer: string }
export const deliveryStates = ['waiting', 'delivered', 'failed', 'left out'] as const
/** An event on its way to one webhook. Those of one `line` go out in order. `log`: its tries, sealed. */
export type Delivery = Doc & {
  webhookId: string
  eventId: string
  day: string
  type: string
  line: string
  seq: number
  state: (typeof deliveryStates)[number]
  dueAt: number
  tries: number
  code: number | null
  lastAt: string | null
  failingSince: string | null
  candidateId: string | null
  log: string | null
}

const eventsOn = (day: string): CollectionSpec => ({
  name: `outgoing_events_${day}`,
  indexes: [{ fields: ['companyId', 'seq'] }, { fields: ['seq'] }],
  counters: [],
})
const deliveriesOn = (day: string): CollectionSpec => ({
  name: `outgoing_deliveries_${day}`,
  indexes: [{ fields: ['companyId', 'webhookId', 'seq'] }, { fields: ['state', 'seq'] }],
  counters: [],
})
/** Null for what is no collection of these. */
export function outgoingSpecOf(name: string): CollectionSpec | null {
  const [, kind, day] = /^outgoing_(events|deliveries)_(\d{8})$/.exec(name) ?? []
  return kind && day ? (kind === 'events' ? eventsOn : deliveriesOn)(day) : null
}
const dayIn = (name: string) => /^outgoing_(?:events|deliveries)_(\d{8})$/.exec(name)?.[1]
export const dayOf = (instant: string) => instant.slice(0, 10).replaceAll('-', '')
const DAY_MS = 86_400_000

/**
 * Public events and their deliveries, beside the log: a collection for each day of the events, dropped after 30 days. They move
 * with the read side; where they are lost they are made again from the log.
 */
export function outgoing({ engines: { reads, keys }, commands, now }: Pick<Core, 'engines' | 'commands' | 'now'>) {
  const ensured = new Map<string, Promise<void>>()
  const ensure = (day: string) => {
    const known = ensured.get(day)
    if (known) return known
    const made = reads.ensure(eventsOn(day)).then(() => reads.ensure(deliveriesOn(day)))
    ensured.set(day, made)
    made.catch(() => ensured.delete(day))
    return made
  }
  /** Days that are kept, the oldest first; tomorrow is one for clocks that are ahead. */
  const days = () =>
    Array.from({ length: LOG_DAYS + 2 }, (_, index) =>
      dayOf(new Date(Date.parse(now()) - (LOG_DAYS - index) * DAY_MS).toISOString()),
    )
  const keyOf = async (subject: string) => keys.cached(subject) ?? (await keys.key(subject))
  const subjectOf = ({ companyId, candidateId }: Pick<KeptEvent, 'companyId' | 'candidateId'>) =>
    candidateId ? streamName(companyId, 'candidate', candidateId) : streamName(companyId, 'company', companyId)

  async function seal(doc: Pick<KeptEvent, 'companyId' | 'candidateId'>, name: string, text: string) {
    const subject = subjectOf(doc)
    const key = (await keyOf(subject)) ?? (doc.candidateId ? null : await keys.key(subject, { create: true }))
    return key && sealBytes(key, name, Buffer.from(text)).toString('base64')
  }
  async function unseal(doc: Pick<KeptEvent, 'companyId' | 'candidateId'>, name: string, sealed: string | null) {
    const key = sealed === null ? null : await keyOf(subjectOf(doc))
    return key && openBytes(key, name, Buffer.from(sealed!, 'base64')).toString('utf8')
  }
  /** Who was deleted after it happened is not named any more. */
  async function isErased({ companyId, candidateId, sealed }: KeptEvent) {
    if (candidateId === null || sealed === null) return false
    return (await commands.stateOf(candidateDecider, { companyId }, candidateId)).state.status === 'deleted'
  }
  const insert = async (specOf: (day: string) => CollectionSpec, docs: (Doc & { day: string })[]) => {
    for (const day of new Set(docs.map((doc) => doc.day))) await ensure(day)
    return reads.compareAndSet(docs.map((doc) => ({ collection: specOf(doc.day).name, expected: null, doc })))
  }

  const isOld = (name: string) => {
    const day = dayIn(name)
    return day !== undefined && day < days()[0]!
  }

  return {
    days,
    async keep(
      event: PublicEvent,
      about: { companyId: string; seq: number; jobId: string; candidateId: string | null },
    ) {
      const { candidate, ...rest } = event.data as { candidate?: { id: string; name?: unknown; email?: unknown } }
      const names = candidate && 'name' in candidate ? { name: candidate.name, email: candidate.email } : null
      const bare = names ? { ...candidate, name: null, email: null } : candidate
      const body = JSON.stringify({ ...event, data: { ...(bare && { candidate: bare }), ...rest } })
      const sealed = names && (await seal(about, event.id, JSON.stringify(names)))
      const doc: KeptEvent = {
        ...about,
        ...{ _id: event.id, rev: 0, day: dayOf(event.timestamp), type: event.type, body, sealed },
      }
      return doc
    },
    /** Those that are there already stay as they are. */
    addEvents: (docs: KeptEvent[]) => insert(eventsOn, docs),
    addDeliveries: (docs: Delivery[]) => insert(deliveriesOn, docs),
    async open(doc: KeptEvent): Promise<PublicEvent> {
      const event = JSON.parse(doc.body) as PublicEvent
      const names = (await isErased(doc)) ? null : await unseal(doc, doc._id, doc.sealed)
      if (names) Object.assign(event.data.candidate as object, JSON.parse(names))
      return event
    },
    async event(day: string, id: string) {
      await ensure(day)
      return (await reads.get(eventsOn(day).name, id)) as KeptEvent | null
    },
    /** Of one company, after a place in the order; the days are read one after the other until there are enough. */
    async eventsAfter(companyId: string, { seq, day }: { seq: number; day: string }, limit: number) {
      const found: KeptEvent[] = []
      let more = 1
      for (const each of days()) {
        // An event that was decided before midnight can come after one from after it.
        if (each < dayBefore(day)) continue
        await ensure(each)
        const filter = { companyId, seq: { $gt: seq } }
        found.push(...((await reads.find(eventsOn(each).name, { filter, sort: { seq: 1 }, limit })) as KeptEvent[]))
        if (found.length >= limit && more-- === 0) break
      }
      return found.toSorted((a, b) => a.seq - b.seq).slice(0, limit)
    },
    async lastSeq() {
      let last = 0
      for (const day of days()) {
        await ensure(day)
        const [newest] = await reads.find(eventsOn(day).name, { filter: {}, sort: { seq: -1 }, limit: 1 })
        last = Math.max(last, Number(newest?.seq ?? 0))
      }
      return last
    },
    async waiting(state: Delivery['state'] = 'waiting', where: Record<string, unknown> = {}) {
      const found: Delivery[] = []
      for (const day of days()) {
        await ensure(day)
        const query = { filter: { ...where, state }, sort: { seq: 1 as const } }
        found.push(...((await reads.find(deliveriesOn(day).name, query)) as Delivery[]))
      }
      return found
    },
    /** The newest first. */
    async deliveries(companyId: string, webhookId: string, limit: number) {
      const found: Delivery[] = []
      for (const day of days().toReversed()) {
        await ensure(day)
        const query = { filter: { companyId, webhookId }, sort: { seq: -1 as const }, limit: limit - found.length }
        found.push(...((await reads.find(deliveriesOn(day).name, query)) as Delivery[]))
        if (found.length >= limit) break
      }
      return found
    },
    /** When each of these webhooks was last delivered to and last failed, as far as their newest deliveries say. */
    async lastOutcomes(companyId: string, webhookIds: readonly string[]) {
      const last = new Map<string, { workedAt: string | null; failedAt: string | null }>()
      const newer = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b)
      for (const day of days().toReversed()) {
        if (webhookIds.every((id) => last.get(id)?.workedAt)) break
        await ensure(day)
        const query = {
          filter: { companyId, webhookId: { $in: [...webhookIds] } },
          sort: { seq: -1 as const },
          limit: 500,
        }
        for (const each of (await reads.find(deliveriesOn(day).name, query)) as Delivery[]) {
          if (each.tries === 0) continue
          const { workedAt, failedAt } = last.get(each.webhookId) ?? { workedAt: null, failedAt: null }
          const isWorking = each.state === 'delivered'
          last.set(each.webhookId, {
            workedAt: isWorking ? newer(workedAt, each.lastAt) : workedAt,
            failedAt: isWorking ? failedAt : newer(failedAt, each.lastAt),
          })
        }
      }
      return last
    },
    async delivery(day: string, id: string) {
      await ensure(day)
      return (await reads.get(deliveriesOn(day).name, id)) as Delivery | null
    },
    async triesOf(doc: Delivery): Promise<Try[]> {
      return JSON.parse((await unseal(doc, doc._id, doc.log)) ?? '[]') as Try[]
    },
    sealTries: (doc: Delivery, tries: readonly Try[]) => seal(doc, doc._id, JSON.stringify(tries.slice(-12))),
    set: (before: readonly Delivery[], after: readonly Delivery[]) =>
      reads.compareAndSet(
        after.map((doc, index) => ({
          collection: deliveriesOn(doc.day).name,
          expected: before[index]!.rev,
          doc: { ...doc, rev: before[index]!.rev + 1 },
        })),
      ),
    /** Days whose deliveries are older than is kept. */
    async oldDays() {
      const old = (await reads.collections()).flatMap(({ name }) => (isOld(name) ? [dayIn(name)!] : []))
      return [...new Set(old)].toSorted()
    },
    /** The webhooks that have deliveries of that day, one after the other by the index. */
    async calledOn(day: string) {
      await ensure(day)
      const first = async (filter: Query['filter'], field: 'companyId' | 'webhookId') => {
        const query = { filter, sort: { [field]: 1 as const }, limit: 1 }
        return ((await reads.find(deliveriesOn(day).name, query)) as Delivery[])[0]?.[field]
      }
      const found: { companyId: string; webhookId: string }[] = []
      for (let company = await first({}, 'companyId'); company; ) {
        const companyId: string = company
        for (let hook = await first({ companyId }, 'webhookId'); hook; ) {
          found.push({ companyId, webhookId: hook })
          hook = await first({ companyId, webhookId: { $gt: hook } }, 'webhookId')
        }
        company = await first({ companyId: { $gt: companyId } }, 'companyId')
      }
      return found
    },
    async countsOf(day: string, { companyId, webhookId }: { companyId: string; webhookId: string }) {
      await ensure(day)
      const counts = await Promise.all(
        deliveryStates.map((state) => reads.count(deliveriesOn(day).name, { companyId, webhookId, state })),
      )
      const of = (state: Delivery['state']) => counts[deliveryStates.indexOf(state)]!
      const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
      return {
        ...{ day: date, delivered: of('delivered'), failed: of('failed') },
        ...{ leftOut: of('left out'), waiting: of('waiting') },
      }
    },
    async dropOld() {
      for (const { name } of await reads.collections()) if (isOld(name)) await reads.drop(name)
    },
  }
}
export type Outgoing = ReturnType<typeof outgoing>

const dayBefore = (day: string) =>
  dayOf(new Date(Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`) - DAY_MS).toISOString())
