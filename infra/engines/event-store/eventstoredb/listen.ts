import type { AllStreamSubscription } from '@eventstore/db-client'
import type { Position } from '../event-store.ts'
import { within } from './calls.ts'
import { comparePositions, isKnown, toText } from './positions.ts'

const RETRY_MS = { first: 100, most: 5000 }

/**
 * Tells listeners that something was appended, by any process. A subscription from the end of the log says it soonest;
 * nothing of the client brings a lost one back, so it is opened again here, with growing pauses. A look at the newest
 * event every `pollMs` makes it a hint only: it finds what the subscription did not tell, and a subscription that
 * stays silent about an event for a whole such period is replaced.
 */
export function appendListener({
  subscribe,
  newest,
  pollMs,
}: {
  subscribe: () => AllStreamSubscription
  newest: () => Promise<Position | null>
  pollMs: number
}) {
  const listeners = new Set<() => void>()
  const counts = { resubscribed: 0, foundByPoll: 0 }
  let subscription: { stream: AllStreamSubscription; lost(): void } | null = null
  let told: Position | null = null
  let delivered: Position | null = null
  let overdue: Position | null = null
  let tries = 0
  let retry: NodeJS.Timeout | undefined
  let poll: NodeJS.Timeout | undefined

  const isAfter = (a: Position, b: Position | null) => b === null || comparePositions(a, b) > 0

  function ring() {
    for (const listener of listeners) listener()
  }
  /** There is an event: each listener that does not know yet is notified once. */
  function heard(position: Position) {
    if (!isAfter(position, told)) return false
    told = position
    ring()
    return true
  }

  function open() {
    if (listeners.size === 0) return
    const stream = subscribe()
    const lost = () => {
      if (subscription?.stream !== stream) return
      subscription = null
      counts.resubscribed++
      const pause = Math.min(RETRY_MS.first * 2 ** tries++, RETRY_MS.most)
      retry = setTimeout(open, pause * (0.5 + Math.random()))
      retry.unref()
    }
    subscription = { stream, lost }
    stream.on('confirmation', () => {
      tries = 0
      // Events between two subscriptions came with neither.
      ring()
    })
    stream.on('data', ({ event }) => {
      if (!event || !isKnown(event.position)) return
      delivered = toText(event.position)
      heard(delivered)
    })
    stream.on('error', lost)
    stream.on('end', lost)
    stream.on('close', lost)
  }

  async function look() {
    const last = await newest()
    if (last === null || listeners.size === 0) return
    if (heard(last)) counts.foundByPoll++
    // The first look only finds where the subscription began.
    delivered ??= last
    if (overdue !== null && isAfter(overdue, delivered) && subscription) {
      const { stream, lost } = subscription
      lost()
      void stream.unsubscribe().catch(() => {})
    }
    overdue = isAfter(last, delivered) ? last : null
  }

  function begin() {
    open()
    poll = setInterval(() => void look().catch(() => {}), pollMs)
    poll.unref()
  }
  async function end() {
    clearTimeout(retry)
    clearInterval(poll)
    const last = subscription
    subscription = null
    delivered = overdue = null
    if (last) await within(1000, last.stream.unsubscribe()).catch(() => {})
  }

  return {
    counts,
    heard,
    add(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) begin()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) void end()
      }
    },
    async stop() {
      listeners.clear()
      await end()
    },
  }
}
