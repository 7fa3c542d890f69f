import { setTimeout as wait } from 'node:timers/promises'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AtsLink } from '#domain/ats-link/ats-link.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { walk } from '#infra/engines/aggregator/walk.ts'
import { sourceOf } from '../../core/ats/source.ts'
import { linkNow, pauseRevoked, recordAtsHealth, standingOf } from '../../core/ats/standing.ts'
import { NEVER, type SyncDoc, syncDocs } from '../../core/ats/sync-docs.ts'
import type { Core } from '../../core/core.ts'
import { takeIn } from './take-in.ts'

const MINUTE_MS = 60_000
/** For what the aggregator did not tell of. */
const LOOK_MS = 10 * MINUTE_MS
/** Clocks differ, and what changed while a list was read may be missing in it. */
const OVERLAP_MS = 2 * MINUTE_MS
/** A limit per minute is waited for; longer waits end the run, and it begins again later. */
const MOST_WAIT_S = 90
const MOST_WAITS = 60
/** Taken in together; as long as that took, the process is left to people who look at their boards. */
const AT_ONCE = 20
const MOST_REST_MS = 1000

/**
 * Brings everything of one company together that changed since the last time, or all of it. It can end anywhere and begin again:
 * each person comes in once. Answers whether there was something to synchronise.
 */
export const syncCompany =
  (core: Core, isStopping: () => boolean = () => false) =>
  async (companyId: string): Promise<boolean> => {
    const docs = syncDocs(core.engines)
    const standing = await standingOf(core, companyId)
    if (!standing) {
      const known = await docs.get(companyId)
      if (known) await docs.change(companyId, known.linkId, () => ({ nextAt: NEVER, state: 'idle' }))
      return false
    }
    const { link, asker, waitsFor } = standing
    const now = () => Date.parse(core.now())
    const set = (to: (before: SyncDoc) => Partial<SyncDoc>) => docs.change(companyId, link.linkId, to)
    if (!asker) {
      // Everything is compared once it goes on.
      const nextAt = waitsFor === 'plan' || waitsFor === 'owner' ? now() + LOOK_MS : NEVER
      await set(() => ({ waitsFor, isFull: true, state: 'idle', nextAt }))
      return false
    }
    const began = now()
    const before = await set(({ nextAt }) => ({
      ...{ waitsFor: null, state: 'running', done: 0, added: 0, moved: 0, leftOut: 0, leftOutBecause: null },
      nextAt: nextAt === 0 ? began + LOOK_MS : nextAt,
    }))
    const since = before.isFull ? null : before.since
    try {
      await walkJobs(core, { link, asker, since, set, isStopping })
      if (isStopping()) return true
      await recordAtsHealth(core, companyId, { linkId: link.linkId, cause: null })
      await set(({ nextAt }) => ({
        ...{ state: 'idle', isFull: false, tries: 0, finishedAt: core.now() },
        since: new Date(began - OVERLAP_MS).toISOString(),
        // A synchronisation requested during this one runs next.
        nextAt: nextAt === 0 ? 0 : now() + LOOK_MS,
      }))
    } catch (error) {
      if (!(error instanceof Rejected)) throw error
      if (error.code === 'ats/revoked') await pauseRevoked(core, companyId, link.linkId)
      else await recordAtsHealth(core, companyId, { linkId: link.linkId, cause: error.code })
      const isRevoked = error.code === 'ats/revoked'
      await set(({ tries }) => ({
        ...{ state: 'idle', isFull: true, tries: tries + 1, waitsFor: isRevoked ? 'revoked' : null },
        nextAt: isRevoked ? NEVER : now() + Math.min(2 ** tries * MINUTE_MS, 6 * LOOK_MS),
      }))
    }
    return true
  }

type Run = {
  link: AtsLink
  asker: Asker
  since: string | null
  set: (to: (before: SyncDoc) => Partial<SyncDoc>) => Promise<SyncDoc>
  isStopping: () => boolean
}

async function walkJobs(core: Core, { link, asker, since, set, isStopping }: Run) {
  const take = takeIn(core)
  for (const [jobId, { mergeJobIds }] of link.jobs)
    for (const remoteJobId of mergeJobIds) {
      const goesOn = walk()
      for (let cursor: string | null = null; ; ) {
        const page = await patiently(isStopping, () =>
          sourceOf(core, asker.companyId, link).applications(link.token, {
            jobId: remoteJobId,
            modifiedAfter: since,
            cursor,
          }),
        )
        if (isStopping() || !(await isSame(core, asker.companyId, link, jobId))) return
        for (let at = 0; at < page.applications.length; at += AT_ONCE) {
          const some = page.applications.slice(at, at + AT_ONCE)
          const began = performance.now()
          const done = await patiently(isStopping, () => take({ link, asker, jobId }, some))
          await set((before) => ({
            done: before.done + some.length,
            added: before.added + done.added,
            moved: before.moved + done.moved,
            leftOut: before.leftOut + done.leftOut,
            leftOutBecause: done.because ?? before.leftOutBecause,
          }))
          if (isStopping()) return
          await wait(Math.min(performance.now() - began, MOST_REST_MS))
        }
        if (!goesOn(page.next)) break
        cursor = page.next
      }
    }
}

/** False after a person changed the mapping: this run ends, and a new one is already requested. */
async function isSame(core: Core, companyId: string, link: AtsLink, jobId: string): Promise<boolean> {
  const now = await linkNow(core, companyId)
  return now?.linkId === link.linkId && !now.pause && now.jobs.get(jobId) === link.jobs.get(jobId)
}

async function patiently<Answer>(isStopping: () => boolean, call: () => Promise<Answer>): Promise<Answer> {
  for (let waited = 0; ; waited++) {
    try {
      return await call()
    } catch (error) {
      const seconds = error instanceof Rejected && error.code === 'ats/unavailable' ? error.retryAfterS : undefined
      if (seconds === undefined || seconds > MOST_WAIT_S || waited >= MOST_WAITS) throw error
      const until = performance.now() + seconds * 1000
      while (performance.now() < until && !isStopping()) await wait(Math.min(250, until - performance.now() + 1))
      if (isStopping()) throw error
    }
  }
}
