import { OFF_AFTER_DAYS } from '#contracts/webhook/event-types.ts'
import type { WebhookCommand } from '#contracts/webhook/commands.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { attempt, type Calls, isDelivered } from './attempt.ts'
import type { Delivery, Outgoing, Try } from './outgoing.ts'
import { reachOf, webhookNow } from './reach.ts'

const SECONDS = 1000
const MINUTES = 60 * SECONDS
const HOURS = 60 * MINUTES
/** When each try follows the one before, with some of it added by chance (Standard Webhooks). */
export const schedule = [
  0,
  5 * SECONDS,
  5 * MINUTES,
  30 * MINUTES,
  2 * HOURS,
  5 * HOURS,
  10 * HOURS,
  14 * HOURS,
  20 * HOURS,
  24 * HOURS,
]
const JITTER = 0.1
const AT_ONCE = 8
/** Failures in a row after which a webhook is tried with one call at a time. */
const PROBED_AFTER = 3
const DAY_MS = 24 * HOURS
const OFF_AFTER_MS = OFF_AFTER_DAYS * DAY_MS

type Target = {
  webhookId: string
  companyId: string
  lines: Map<string, Delivery[]>
  underWay: Set<string>
  failures: number
  openUntil: number
  failingSince: string | null
  /** It is paused or off: everything waits. */
  still: boolean
  timer: NodeJS.Timeout | undefined
}

/**
 * Delivers to each webhook beside the others, the events of one candidate in order: what follows one that fails waits until
 * that is delivered or given up. A webhook that fails is probed by one call at a time, so that it costs little and holds up
 * no other; its first success sends all that waits. Switches off what has failed for five days or answers 410.
 */
export function deliverer(core: Core, kept: Outgoing, call: Calls) {
  const targets = new Map<string, Target>()
  const working = new Set<Promise<unknown>>()
  const failing = trouble('webhooks cannot be called and will be again')
  let stopping = false

  function take(delivery: Delivery) {
    if (stopping) return
    const { webhookId, companyId, line } = delivery
    let target = targets.get(webhookId)
    if (!target) targets.set(webhookId, (target = newTarget(webhookId, companyId)))
    const waiting = target.lines.get(line)
    if (waiting?.some(({ _id }) => _id === delivery._id)) return
    if (delivery.failingSince && (target.failingSince ?? '~') > delivery.failingSince)
      target.failingSince = delivery.failingSince
    if (waiting) waiting.push(delivery)
    else target.lines.set(line, [delivery])
    pump(target)
  }

  function pump(target: Target) {
    clearTimeout(target.timer)
    if (stopping || target.still) return
    const now = Date.now()
    const most = target.failures >= PROBED_AFTER ? 1 : AT_ONCE
    let next = Infinity
    if (now < target.openUntil) next = target.openUntil
    else
      for (const [line, [first]] of target.lines) {
        if (target.underWay.size >= most) return
        if (target.underWay.has(line)) continue
        if (first!.dueAt > now) next = Math.min(next, first!.dueAt)
        else start(target, line, first!)
      }
    if (next === Infinity || target.underWay.size > 0) return
    target.timer = setTimeout(() => pump(target), Math.min(next - now, HOURS))
    target.timer.unref()
  }

  function start(target: Target, line: string, delivery: Delivery) {
    target.underWay.add(line)
    const work = send(target, line, delivery)
      .then(failing.worked, (error: unknown) => {
        failing.failed(error)
        delivery.dueAt = Date.now() + 5 * SECONDS
      })
      .finally(() => {
        working.delete(work)
        target.underWay.delete(line)
        pump(target)
      })
    working.add(work)
  }

  async function send(target: Target, line: string, delivery: Delivery) {
    const { companyId, webhookId } = target
    const webhook = await webhookNow(core, companyId, webhookId)
    if (!webhook) return forget(target)
    if (webhook.status !== 'active') return void (target.still = true)
    const event = await kept.event(delivery.day, delivery.eventId)
    const reach = event ? await reachOf(core, webhook, event) : 'not this'
    if (reach !== 'yes' && reach !== 'not this') {
      target.still = true
      return tell(target, { type: 'PauseWebhook', data: { webhookId, reason: reach } }, delivery)
    }
    if (!event || reach === 'not this') return settle(target, line, delivery, { ...delivery, state: 'left out' })
    const tried = await attempt(core, { call, companyId, webhook, event: await kept.open(event) })
    const tries = [...(delivery.log ? await kept.triesOf(delivery) : []), tried.shown]
    await (isDelivered(tried.shown) ? delivered : failed)(target, line, delivery, tries, tried.retryAfterMs)
  }

  /** It is gone: what waits for it is sent no more, also by what is under way at this moment. */
  function forget(target: Target) {
    target.still = true
    clearTimeout(target.timer)
    target.lines.clear()
    targets.delete(target.webhookId)
  }

  const after = async (delivery: Delivery, tries: Try[]): Promise<Delivery> => {
    const { code, at } = tries.at(-1)!
    return { ...delivery, tries: delivery.tries + 1, code, lastAt: at, log: await kept.sealTries(delivery, tries) }
  }

  async function delivered(target: Target, line: string, delivery: Delivery, tries: Try[]) {
    const wasFailing = target.failures > 0 || target.failingSince !== null
    Object.assign(target, { failures: 0, openUntil: 0, failingSince: null })
    if (wasFailing) for (const [first] of target.lines.values()) first!.dueAt = 0
    await settle(target, line, delivery, { ...(await after(delivery, tries)), state: 'delivered', failingSince: null })
  }

  async function failed(target: Target, line: string, delivery: Delivery, tries: Try[], retryAfterMs: number | null) {
    const now = core.now()
    const { code } = tries.at(-1)!
    target.failures++
    target.failingSince ??= now
    const made = await after(delivery, tries)
    const wait = Math.max(jittered(schedule[made.tries] ?? 0), retryAfterMs ?? 0)
    if (target.failures >= PROBED_AFTER)
      target.openUntil =
        Date.now() + Math.max(jittered(schedule[Math.min(target.failures - PROBED_AFTER + 1, 3)]!), retryAfterMs ?? 0)
    const isOver = made.tries >= schedule.length
    const next: Delivery = {
      ...made,
      dueAt: Date.now() + wait,
      failingSince: delivery.failingSince ?? now,
      state: isOver ? 'failed' : 'waiting',
    }
    if (isOver) await settle(target, line, delivery, next)
    else await keep(delivery, next)
    const { webhookId } = target
    const isLong = Date.parse(now) - Date.parse(target.failingSince) >= OFF_AFTER_MS
    if (code !== 410 && !isLong) return
    target.still = true
    await tell(
      target,
      { type: 'SwitchOffWebhook', data: { webhookId, reason: code === 410 ? 'gone' : 'failing' } },
      delivery,
    )
  }

  async function settle(target: Target, line: string, delivery: Delivery, next: Delivery) {
    await keep(delivery, next)
    const waiting = target.lines.get(line)
    waiting?.shift()
    if (waiting?.length === 0) target.lines.delete(line)
  }

  /** Where a person sent the delivery again and that was written first, what was written then is kept. */
  async function keep(delivery: Delivery, next: Delivery) {
    const [won] = await batched(delivery, next)
    if (won) Object.assign(delivery, next, { rev: delivery.rev + 1 })
    else Object.assign(delivery, (await kept.delivery(delivery.day, delivery._id)) ?? {}, { dueAt: next.dueAt })
  }

  let pending: { before: Delivery; after: Delivery; done: (won: boolean[]) => void; no: (error: unknown) => void }[] =
    []
  /** Outcomes of the same moment share a write. */
  function batched(before: Delivery, next: Delivery): Promise<boolean[]> {
    return new Promise((done, no) => {
      if (pending.push({ before, after: next, done, no }) > 1) return
      setImmediate(() => {
        const all = pending
        pending = []
        kept
          .set(
            all.map((each) => each.before),
            all.map((each) => each.after),
          )
          .then(
            (won) => all.forEach((each, index) => each.done([won[index]!])),
            (error: unknown) => all.forEach((each) => each.no(error)),
          )
      })
    })
  }

  async function tell({ companyId, webhookId }: Target, command: WebhookCommand, { eventId, tries }: Delivery) {
    const asker = { kind: 'process', name: 'webhooks', companyId, permissions: [] } as const
    const { revision } = await core.commands.stateOf(webhookDecider, { companyId }, webhookId)
    const stream = streamName(companyId, 'webhook', webhookId)
    const context = core.context(asker, uuid5(eventId, `${stream} ${revision} ${command.type} ${tries}`))
    await core.commands.handle(webhookDecider, webhookId, command, context)
  }

  return {
    take,
    /** It is active again, or another one: what waits goes out now. */
    wake(webhookId: string) {
      const target = targets.get(webhookId)
      if (!target) return
      Object.assign(target, { still: false, failures: 0, openUntil: 0, failingSince: null })
      for (const [first] of target.lines.values()) first!.dueAt = 0
      pump(target)
    },
    forget(webhookId: string) {
      const target = targets.get(webhookId)
      if (target) forget(target)
    },
    async stop() {
      stopping = true
      for (const { timer } of targets.values()) clearTimeout(timer)
      await Promise.all(working)
    },
  }
}

const newTarget = (webhookId: string, companyId: string): Target => ({
  ...{ webhookId, companyId, lines: new Map(), underWay: new Set() },
  ...{ failures: 0, openUntil: 0, failingSince: null, still: false, timer: undefined },
})
const jittered = (ms: number) => ms * (1 + Math.random() * JITTER)
