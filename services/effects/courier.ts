import { AsyncLocalStorage } from 'node:async_hooks'

/** A call on its way. Calls of one `line` leave in order. */
export type Waiting = {
  id: string
  line: string
  tenant: string
  target: string
  /** In milliseconds by the platform's clock: when it may leave, and from when its failures count. */
  holdUntil: number
  since: number
}
type Parcel<Call extends Waiting> = {
  call: Call
  /** The order in which calls were decided. */
  place: number
  tries: number
  retryAt: number
  error: string | null
  /** Traces go on where the call was decided. */
  within: <T>(work: () => T) => T
}
type Line<Call extends Waiting> = { parcels: Parcel<Call>[] }
type Target<Call extends Waiting> = {
  lines: Map<string, Line<Call>>
  /** Lines whose first call may leave now, by company. */
  ready: Map<string, Line<Call>[]>
  /** Lines whose first call failed and waits for its next try; each ends its wait. */
  resting: Map<Line<Call>, () => void>
  underWay: number
  /** In a row, and until when the circuit is open because of them. What was under way when it opened does not count again. */
  failures: number
  openUntil: number
  openings: number
}

/** Thrown by `leave` when the target, and not the platform, is why a call did not get through. */
export class Unreached extends Error {}

const AT_ONCE = 8
/** Failures in a row after which a target is left alone for a while, and then tried with one call. */
const OPENS_AFTER = 3
/** After so many it was the target that was away, and not a few calls that it cannot take. */
const AWAY_AFTER = 10
/** Nothing is given up because the platform itself was away. */
const FEWEST_TRIES = 5

/**
 * Sends outside calls: some at once to each target, companies in turn, each line in order. A call that fails is tried
 * again later and later; a target that fails is left alone for a while, and holds up no other target. Once one that was away
 * takes a call again, the others leave in the order in which they were decided. `leave` resolves when there is nothing left
 * to do for a call, whatever came of it. What failed for `giveUpMs` is handed to `giveUp`.
 */
export function courier<Call extends Waiting>({
  leave,
  giveUp,
  giveUpMs,
  retryMs,
  now,
  changed,
}: {
  leave: (call: Call, tries: number) => Promise<void>
  giveUp: (call: Call, error: unknown) => Promise<void>
  giveUpMs: number
  retryMs: (tries: number) => number
  now: () => number
  /** It failed, or, without an error, no longer does. */
  changed: (call: Call, error: string | null, tries: number) => void
}) {
  const known = new Map<string, Parcel<Call>>()
  const targets = new Map<string, Target<Call>>()
  const working = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let stopping = false
  let taken = 0

  /** Answers what ends the wait before its time. */
  function after(ms: number, work: () => void): () => void {
    if (stopping) return () => {}
    // Longer waits than a timer can take are waited for in parts.
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        work()
      },
      Math.min(Math.max(ms, 0), 2 ** 31 - 1),
    )
    timer.unref()
    timers.add(timer)
    return () => {
      clearTimeout(timer)
      timers.delete(timer)
    }
  }

  function take(call: Call) {
    if (known.has(call.id) || stopping) return
    const within = AsyncLocalStorage.snapshot()
    const parcel: Parcel<Call> = { call, place: taken++, tries: 0, retryAt: 0, error: null, within }
    known.set(call.id, parcel)
    let target = targets.get(call.target)
    if (!target)
      targets.set(
        call.target,
        (target = {
          ...{ lines: new Map(), ready: new Map(), resting: new Map() },
          ...{ underWay: 0, failures: 0, openUntil: 0, openings: 0 },
        }),
      )
    const line = target.lines.get(call.line)
    if (line) line.parcels.push(parcel)
    else {
      const first: Line<Call> = { parcels: [parcel] }
      target.lines.set(call.line, first)
      queue(target, first)
    }
  }

  /** The first call of a line becomes ready at its time. */
  function queue(target: Target<Call>, line: Line<Call>) {
    const { call, retryAt } = line.parcels[0]!
    target.resting.delete(line)
    const held = call.holdUntil - now()
    const wait = Math.max(held, retryAt - Date.now())
    if (wait > 0) {
      const end = after(wait, () => queue(target, line))
      if (held <= 0) target.resting.set(line, end)
      return
    }
    const lines = target.ready.get(call.tenant)
    if (lines) lines.push(line)
    else target.ready.set(call.tenant, [line])
    pump(target)
  }

  function pump(target: Target<Call>) {
    while (!stopping && target.ready.size > 0) {
      const probing = target.failures >= OPENS_AFTER
      if (target.underWay >= (probing ? 1 : AT_ONCE) || Date.now() < target.openUntil) return
      const [tenant, lines] = target.ready.entries().next().value!
      const line = lines.shift()!
      // Companies take turns: the one just served goes to the end.
      target.ready.delete(tenant)
      if (lines.length > 0) target.ready.set(tenant, lines)
      const work = send(target, line).finally(() => {
        working.delete(work)
        target.underWay--
        pump(target)
      })
      target.underWay++
      working.add(work)
    }
  }

  async function send(target: Target<Call>, line: Line<Call>) {
    const [parcel, openings] = [line.parcels[0]!, target.openings]
    try {
      await parcel.within(() => leave(parcel.call, parcel.tries))
      const wasAway = target.failures >= AWAY_AFTER
      target.failures = 0
      if (wasAway) wake(target)
      next(target, line)
    } catch (error) {
      parcel.tries++
      parcel.error = error instanceof Error ? error.message : String(error)
      parcel.retryAt = Date.now() + retryMs(parcel.tries)
      if (error instanceof Unreached && openings === target.openings) failed(target, error)
      changed(parcel.call, parcel.error, parcel.tries)
      if (isOver(target, parcel)) await end(target, line, error)
      else queue(target, line)
    }
  }

  /** None waits longer than the target was away, and the first decided is the next to leave. */
  function wake(target: Target<Call>) {
    for (const [line, endWait] of [...target.resting]) {
      endWait()
      line.parcels[0]!.retryAt = 0
      const { tenant } = line.parcels[0]!.call
      target.ready.set(tenant, [...(target.ready.get(tenant) ?? []), line])
    }
    target.resting.clear()
    for (const lines of target.ready.values())
      lines.sort((one, other) => one.parcels[0]!.place - other.parcels[0]!.place)
  }

  function failed(target: Target<Call>, error: Unreached) {
    if (++target.failures < OPENS_AFTER) return
    const waits = retryMs(target.failures - OPENS_AFTER + 1)
    target.openings++
    target.openUntil = Date.now() + waits
    after(waits, () => pump(target))
    // Calls that wait for an open circuit make no tries of their own, so their age is checked here.
    for (const [tenant, lines] of [...target.ready]) {
      const [over, left] = [lines, lines].map((all, n) =>
        all.filter((line) => isOver(target, line.parcels[0]!) === (n === 0)),
      ) as [Line<Call>[], Line<Call>[]]
      if (left.length > 0) target.ready.set(tenant, left)
      else target.ready.delete(tenant)
      for (const line of over) {
        const ending = end(target, line, error).finally(() => working.delete(ending))
        working.add(ending)
      }
    }
  }

  const isOver = ({ failures }: Target<Call>, { call, tries }: Parcel<Call>) =>
    now() - call.since >= giveUpMs && Math.max(tries, failures) >= FEWEST_TRIES

  async function end(target: Target<Call>, line: Line<Call>, error: unknown) {
    const parcel = line.parcels[0]!
    await giveUp(parcel.call, error).then(
      () => next(target, line),
      () => {
        parcel.retryAt = Date.now() + retryMs(1)
        queue(target, line)
      },
    )
  }

  function next(target: Target<Call>, line: Line<Call>) {
    const { call, error, tries } = line.parcels.shift()!
    known.delete(call.id)
    if (error !== null) changed(call, null, tries)
    if (line.parcels.length > 0) return queue(target, line)
    target.lines.delete(call.line)
    if (target.lines.size === 0 && target.failures === 0) targets.delete(call.target)
  }

  return {
    /** A call that is on its way already is not taken twice. */
    take,
    open: () => [...known.values()].map(({ call }) => call),
    /** Those that failed at least once. */
    failing: () =>
      [...known.values()].flatMap(({ call, error, tries }) => (error === null ? [] : [{ call, error, tries }])),
    /** Those under way are waited for; the others are found again by the next start. */
    async stop() {
      stopping = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(working)
    },
  }
}
