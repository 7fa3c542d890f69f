import { standardRule } from '#contracts/availability/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { knownZone } from '#contracts/kernel/zone.ts'
import { later } from '#contracts/kernel/time.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Busy } from '#infra/engines/calendars/busy.ts'
import type { CollectionSpec, Doc } from '#infra/engines/read-store/read-store.ts'
import type { FoundCalendar } from '#infra/engines/calendars/port.ts'
import type { Core } from '../core.ts'
import { accountOf, pauseAccount } from './account.ts'
import { noteClashes } from './clashes.ts'

/** What was read of a calendar elsewhere; times alone, never what they are for. */
export type Kept = Doc & {
  userId: string
  busy: Busy[]
  /** When it was last as it is here; null: never read. */
  asOf: string | null
  etag: string | null
  /** The calendars of an account; absent where it was read before there were accounts. */
  found?: FoundCalendar[]
  /** Why it could not be read, since then; null while it can. */
  failure: string | null
  dueAt: number
  /** Until then its provider takes no more requests. */
  notBefore?: number
}

export const busySpec: CollectionSpec = { name: 'calendar_busy', indexes: [{ fields: ['dueAt'] }], counters: [] }
const EVERY_MS = 5 * 60_000
/** Asking an account what changed is one small request. */
const ACCOUNT_EVERY_MS = 40_000
/** Longer than an interview is planned ahead. */
const DAYS_AHEAD = 200
/** A search waits no longer for all calendars of a panel; what is known already counts then. */
const PATIENCE_MS = 4000
const AT_ONCE = 20
/** A calendar whose provider reports changes is still read at intervals: a report can be lost. */
const TOLD_EVERY_MS = 15 * 60_000

/** Where a provider tells that something changed in a calendar. */
export const calendarHook = (publicUrl: string, calendarId: string) => `${publicUrl}/hooks/cronofy/${calendarId}`

type Of = { companyId: string; userId: string }

/** Readings under way, of each platform: bookings that compete for one time ask a calendar once. */
const underWay = new WeakMap<object, Map<string, Promise<void>>>()

/** Busy times of calendars elsewhere, beside the log: read again every five minutes, accounts within one, and before a time is booked. */
export function calendarBusy(core: Pick<Core, 'engines' | 'commands' | 'context' | 'now' | 'reads' | 'settings'>) {
  const { reads, calendars } = core.engines
  const reading = underWay.get(reads) ?? new Map<string, Promise<void>>()
  underWay.set(reads, reading)
  let ensured: Promise<void> | undefined
  const ensure = () =>
    (ensured ??= reads.ensure(busySpec).catch((error: unknown) => {
      ensured = undefined
      throw error
    }))
  const now = () => Date.parse(core.now())

  async function keep(before: Kept | null, doc: Omit<Kept, 'rev'>): Promise<void> {
    const rev = (before?.rev ?? 0) + 1
    await reads.compareAndSet([
      { collection: busySpec.name, expected: before?.rev ?? null, doc: { ...doc, rev } as Kept },
    ])
  }

  /** Reads one calendar; a disconnected one, and one of a colleague who left, goes. */
  async function readOne({ companyId, userId }: Of, calendarId: string): Promise<void> {
    await ensure()
    const [before, { state }, { state: user }] = await Promise.all([
      reads.get(busySpec.name, calendarId) as Promise<Kept | null>,
      core.commands.stateOf(availabilityDecider, { companyId }, userId),
      core.commands.stateOf(userDecider, { companyId }, userId),
    ])
    const calendar = state.calendars.find((each) => each.calendarId === calendarId)
    const account = calendar ? await accountOf(core, { companyId, userId }, calendar) : null
    const everyMs = account?.link ? TOLD_EVERY_MS : account ? ACCOUNT_EVERY_MS : EVERY_MS
    const base = {
      _id: calendarId,
      companyId,
      userId,
      dueAt: now() + everyMs,
      found: before?.found ?? [],
    }
    if (!calendar || user.status !== 'active' || (calendar.account && !account)) {
      const none = { busy: [], found: [], asOf: null, etag: null, failure: null }
      if (before) await keep(before, { ...base, ...none, dueAt: Number.MAX_SAFE_INTEGER })
      return
    }
    if (calendar.account?.isPaused) {
      const { busy = [], asOf = null, etag = null } = before ?? {}
      const paused = { busy, asOf, etag, failure: 'calendar/refused', dueAt: Number.MAX_SAFE_INTEGER }
      await keep(before, { ...base, ...paused })
      return
    }
    const zone = knownZone((state.rules.get(state.defaultRuleId ?? '') ?? standardRule('UTC')).timezone)
    const from = later(core.now(), { days: -1 })
    const asked = {
      from,
      to: later(from, { days: DAYS_AHEAD }),
      zone,
      own: `@${new URL(core.settings.publicUrl).hostname}`,
    }
    try {
      const source = { address: calendar.address, account }
      const etag = isFromToday(before, core.now()) ? before!.etag : null
      const hook = calendarHook(core.settings.publicUrl, calendarId)
      const read = await calendars.read(source, { ...asked, etag, hook })
      const kept = read === 'unchanged' ? before! : read
      const { busy, found = [] } = kept
      await keep(before, { ...base, busy, found, etag: kept.etag, asOf: core.now(), failure: null })
      const others = (await reads.getMany(
        busySpec.name,
        state.calendars.flatMap((each) => (each.calendarId === calendarId ? [] : [each.calendarId])),
        { recent: true },
      )) as (Kept | null)[]
      await noteClashes(core, { companyId, userId }, [...busy, ...others.flatMap((each) => each?.busy ?? [])])
    } catch (error) {
      if (!(error instanceof Rejected)) throw error
      const { busy = [], asOf = null, etag = null } = before ?? {}
      const retryMs = error.retryAfterS === undefined ? ACCOUNT_EVERY_MS : error.retryAfterS * 1000
      const dueAt = now() + retryMs
      const wish = error.retryAfterS === undefined ? {} : { notBefore: dueAt }
      await keep(before, { ...base, ...wish, busy, asOf, etag, failure: error.code, dueAt })
      if (error.code !== 'calendar/refused') return
      await pauseAccount(core, { companyId, userId }, calendar)
    }
  }

  function readOnce(of: Of, calendarId: string): Promise<void> {
    const running = reading.get(calendarId) ?? readOne(of, calendarId).finally(() => reading.delete(calendarId))
    reading.set(calendarId, running)
    return running
  }

  return {
    readOne,

    /** What is known of these calendars, by their ids; those that were never read are not among them. */
    async known(calendarIds: readonly string[]): Promise<Map<string, Kept>> {
      if (calendarIds.length === 0) return new Map()
      await ensure()
      const found = (await reads.getMany(busySpec.name, [...calendarIds], { recent: true })) as (Kept | null)[]
      return new Map(found.flatMap((each) => (each ? [[each._id, each] as const] : [])))
    },

    /**
     * Busy times by colleague, read again where they are as old as `maxAgeMs`. A calendar that is away or slow, or
     * whose provider said when to ask again, counts as it was last known.
     */
    async of(
      companyId: string,
      of: ReadonlyMap<string, readonly string[]>,
      maxAgeMs: number,
    ): Promise<Map<string, Busy[]>> {
      const all = [...of].flatMap(([userId, ids]) => ids.map((calendarId) => ({ userId, calendarId })))
      if (all.length === 0) return new Map()
      const before = await this.known(all.map(({ calendarId }) => calendarId))
      const old = all.filter(({ calendarId }) => {
        const kept = before.get(calendarId)
        if (kept?.notBefore !== undefined && kept.notBefore > now()) return false
        const at = kept && (kept.failure === null ? kept.asOf : null)
        return !at || now() - Date.parse(at) >= maxAgeMs
      })
      let kept = before
      if (old.length > 0) {
        let timer: NodeJS.Timeout | undefined
        const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
        await Promise.race([
          Promise.allSettled(old.map(({ userId, calendarId }) => readOnce({ companyId, userId }, calendarId))),
          patience,
        ])
        clearTimeout(timer)
        kept = await this.known(all.map(({ calendarId }) => calendarId))
      }
      return new Map(
        [...of].map(([userId, ids]) => [
          userId,
          ids.flatMap((id) => {
            const found = kept.get(id)
            return found?.userId === userId && found.companyId === companyId ? found.busy : []
          }),
        ]),
      )
    },

    /** Something changed in this calendar: it is read at the next look. Told twice, or late, it is read once. */
    async changed(calendarId: string): Promise<void> {
      await ensure()
      const before = (await reads.get(busySpec.name, calendarId)) as Kept | null
      if (before && before.dueAt !== Number.MAX_SAFE_INTEGER && before.dueAt > now())
        await keep(before, { ...before, dueAt: now() })
    },

    /** Reads those whose turn it is, a few at once; answers how many. */
    async sweep(most = 1000): Promise<number> {
      await ensure()
      const due = (await reads.find(busySpec.name, {
        filter: { dueAt: { $lte: now() } },
        sort: { dueAt: 1 },
        limit: most,
      })) as Kept[]
      for (let at = 0; at < due.length; at += AT_ONCE)
        await Promise.allSettled(
          due.slice(at, at + AT_ONCE).map(({ companyId, userId, _id }) => readOne({ companyId, userId }, _id)),
        )
      return due.length
    },
  }
}

/** The window moves with the days: what did not change is worked out anew each day. */
const isFromToday = (before: Kept | null, now: string) => before?.asOf?.slice(0, 10) === now.slice(0, 10)
