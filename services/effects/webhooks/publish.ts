import { parseStream } from '#contracts/kernel/streams.ts'
import { publishedFrom } from '#contracts/webhook/public-events.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'
import { LOG_DAYS, type PublicEventType } from '#contracts/webhook/event-types.ts'
import type { Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { Lease } from '#infra/engines/leases/leases.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { webhooks, type WebhookView } from '#projections/webhooks/webhooks.ts'
import type { Core } from '../../core/core.ts'
import { PUBLISHED } from '../../core/places.ts'
import { callsOut } from './attempt.ts'
import { countOld } from './count-old.ts'
import { deliverer, schedule } from './deliver.ts'
import { publicEventFor } from './facts.ts'
import { type Delivery, type KeptEvent, outgoing } from './outgoing.ts'
import { readerOf } from './reach.ts'

const BATCH = 500
const LOOK_MS = 1000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST = 100_000
/** Whatever was on its way when its place in the log is lost is sent again, under the same id. */
const RESENT_MS = schedule.reduce((sum, wait) => sum + wait, 0)

type Known = Pick<WebhookView, 'webhookId' | 'types'> & { jobIds?: readonly string[] | undefined }

/**
 * Reads the log in its order, keeps the public events of companies that want them, and hands them to the webhooks that are
 * called about them. One process at a time. Its place in the log is saved after what it kept, so that a crash repeats
 * some, under the same ids.
 */
export async function startWebhooks(core: Core, lease: Pick<Lease, 'epoch'>) {
  const { store, reads } = core.engines
  const kept = outgoing(core)
  const deliveries = deliverer(core, kept, callsOut())
  const reading = trouble('events are not published and will be again')
  const known = new Map<string, Map<string, Known>>()
  let position = (await reads.loadState(PUBLISHED)) as Position | null
  const newSince = position === null ? Date.parse(core.now()) - RESENT_MS : 0
  let seq = await kept.lastSeq()
  let stopping = false
  let running: Promise<void> | null = null
  let again = false

  function remember(companyId: string, webhook: Known) {
    const own = known.get(companyId) ?? new Map<string, Known>()
    known.set(companyId, own.set(webhook.webhookId, webhook))
  }
  for (const doc of await reads.find(core.reads.live(webhooks), { filter: {}, limit: MOST }))
    if (doc.dead !== true) remember(doc.companyId, doc as unknown as WebhookView)
  for (const delivery of await kept.waiting()) deliveries.take(delivery)

  async function publish(records: RecordedEvent[]) {
    const events: KeptEvent[] = []
    const onTheirWay: Delivery[] = []
    for (const record of records) {
      const { category } = parseStream(record.stream)
      if (category === 'webhook') await follow(record)
      if (!publishedFrom[category]?.includes(record.type) || !(await isWanted(record))) continue
      const found = await publicEventFor(core, await core.codec.decode(record))
      if (!found) continue
      const { event, jobId, candidateId } = found
      const doc = await kept.keep(event, { companyId: record.tenant, seq: ++seq, jobId, candidateId })
      events.push(doc)
      if (Date.parse(event.timestamp) < newSince) continue
      for (const webhook of known.get(record.tenant)?.values() ?? [])
        if (isAbout(webhook, event.type, jobId)) onTheirWay.push(deliveryOf(doc, webhook.webhookId, record.stream))
    }
    if (events.length === 0) return
    await kept.addEvents(events)
    const won = await kept.addDeliveries(onTheirWay)
    onTheirWay.forEach((delivery, index) => won[index] && deliveries.take(delivery))
  }

  async function isWanted({ tenant, occurredAt }: RecordedEvent) {
    if (Date.parse(core.now()) - Date.parse(occurredAt) > LOG_DAYS * DAY_MS) return false
    return (known.get(tenant)?.size ?? 0) > 0 || (await core.entitlementsOf(tenant)).features.api
  }

  /** Webhooks change in the order of the log: one gets what happened after it was added. */
  async function follow(record: RecordedEvent) {
    const { event, tenant: companyId } = await core.codec.decode<WebhookEvent>(record)
    const { webhookId } = event.data
    switch (event.type) {
      case 'WebhookAdded':
      case 'WebhookChanged':
        remember(companyId, event.data)
        return deliveries.wake(webhookId)
      case 'WebhookRemoved':
        known.get(companyId)?.delete(webhookId)
        return deliveries.forget(webhookId)
      case 'WebhookResumed':
      case 'WebhookSecretRotated':
        return deliveries.wake(webhookId)
      case 'WebhookReplayAsked':
        return replay(companyId, webhookId, event.data.since)
    }
  }

  /** Outside of the order: each is a line of its own. */
  async function replay(companyId: string, webhookId: string, since: string) {
    const failed = (await kept.waiting('failed', { companyId, webhookId })).filter(
      ({ lastAt }) => (lastAt ?? '') >= since,
    )
    const again = failed.map((each) => ({
      ...each,
      ...{ state: 'waiting' as const, line: each.eventId, tries: schedule.length - 1, dueAt: 0, failingSince: null },
    }))
    const won = await kept.set(failed, again)
    again.forEach((each, index) => won[index] && deliveries.take({ ...each, rev: each.rev + 1 }))
    deliveries.wake(webhookId)
  }

  async function catchUp() {
    do {
      again = false
      for (;;) {
        const records = await store.readAll(position, BATCH)
        if (records.length === 0 || stopping) break
        await publish(records)
        position = records.at(-1)!.position
        await reads.saveState(PUBLISHED, position, lease.epoch)
      }
    } while (again && !stopping)
  }
  function look() {
    again = true
    running ??= catchUp()
      .then(reading.worked, reading.failed)
      .finally(() => (running = null))
  }

  /** A plan that has webhooks again lets go what waited for it; a subscription of Zapier goes on with its connection. */
  async function resumePaused() {
    for (const doc of await reads.find(core.reads.live(webhooks), { filter: { status: 'paused' }, limit: MOST })) {
      const { companyId, webhookId, kind, reason, ownerId } = doc as unknown as WebhookView & { companyId: string }
      if (reason !== 'plan' && kind !== 'zapier') continue
      if (typeof (await readerOf(core, { companyId, kind, ownerId })) === 'string') continue
      const asker = { kind: 'process', name: 'webhooks', companyId, permissions: [] } as const
      const command = { type: 'ResumeWebhook', data: { webhookId, after: reason as 'plan' } } as const
      await core.commands.handle(webhookDecider, webhookId, command, core.context(asker))
    }
  }
  const tidying = trouble('old deliveries could not be cleared away and will be in an hour')
  const tidy = () =>
    void countOld(core, kept).then(kept.dropOld).then(resumePaused).then(tidying.worked, tidying.failed)
  const stopListening = store.onAppended(look)
  const timers = [setInterval(look, LOOK_MS), setInterval(tidy, HOUR_MS)]
  for (const timer of timers) timer.unref()
  look()
  return {
    async stop() {
      stopping = true
      stopListening()
      timers.forEach(clearInterval)
      await running
      await deliveries.stop()
    },
  }
}

const isAbout = ({ types, jobIds = [] }: Known, type: PublicEventType, jobId: string) =>
  (types.length === 0 || types.includes(type)) && (jobIds.length === 0 || jobIds.includes(jobId))

const deliveryOf = (event: KeptEvent, webhookId: string, line: string): Delivery => ({
  ...{ _id: `${webhookId}~${event._id}`, companyId: event.companyId, rev: 0, webhookId, eventId: event._id },
  ...{
    day: event.day,
    type: event.type,
    line: event.candidateId ?? line,
    seq: event.seq,
    candidateId: event.candidateId,
  },
  ...{ state: 'waiting', dueAt: 0, tries: 0, code: null, lastAt: null, failingSince: null, log: null },
})
