import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import { readEnv } from '#infra/env.ts'
import { timers } from '#projections/timers/timers.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { companyId, reviewer } from './candidates.ts'
import { freshFolder, load } from './harness.ts'
import type { Goal } from './report.ts'

const COUNT = Number(process.env.TIMERS ?? 100_000)
/** So many single ones, each some seconds away. */
const SINGLE = 20
const asker: Asker = {
  kind: 'user',
  companyId,
  userId: reviewer,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
}

const set = (platform: Platform, id: string, dueAt: number) =>
  platform.commands.handle(
    timerDecider,
    id,
    {
      type: 'SetTimer',
      data: {
        dueAt: new Date(dueAt).toISOString(),
        aggregate: 'user',
        id: reviewer,
        command: { type: 'ExpireInvitation', data: { invitationId: id } },
      },
    },
    platform.context(asker, randomUUID()),
  )
const running = async ({ reads }: Platform, dueAt: number) =>
  (
    await reads.store.find(reads.live(timers), {
      filter: { dueAt: { $lte: new Date(dueAt).toISOString() } },
      sort: { dueAt: 1 },
      limit: 1,
    })
  ).length > 0
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** When a timer's stream says that it fired. */
async function firedAt({ engines }: Platform, id: string): Promise<number> {
  for (;;) {
    const fired = (await engines.store.read(`${companyId}.timer-${id}`)).find(({ type }) => type === 'TimerFired')
    if (fired) return Date.parse(fired.occurredAt)
    await pause(50)
  }
}

/** Embedded engines, all roles in one process: how late a single timer is, and how long many of one moment take. */
export async function timerGoals(): Promise<Goal[]> {
  const platform = await openPlatform(readEnv({ DATA_DIR: freshFolder() }))
  try {
    const late: number[] = []
    for (let n = 0; n < SINGLE; n++) {
      const [id, dueAt] = [randomUUID(), Date.now() + 1000 + 37 * n]
      await set(platform, id, dueAt)
      late.push((await firedAt(platform, id)) - dueAt)
    }
    const ids = Array.from({ length: COUNT }, () => randomUUID())
    // Far enough away that all of them are set, and shown, before.
    const dueAt = Date.now() + COUNT * 2 + 10_000
    await load(COUNT, 64, (n) => set(platform, ids[n]!, dueAt))
    if (Date.now() > dueAt) throw new Error(`the machine needs longer to set ${COUNT} timers than this waits`)
    await pause(dueAt - Date.now())
    while (await running(platform, dueAt)) await pause(200)
    const last = Math.max(...(await Promise.all(ids.slice(-100).map((id) => firedAt(platform, id)))))
    return [
      {
        id: 'timers',
        what: 'timer, after its moment, the latest of 20',
        unit: 'ms',
        measured: Math.max(...late),
        realistic: { atMost: 1000 },
      },
      {
        id: 'timers',
        what: `${COUNT.toLocaleString('en')} timers of one moment, until the last has fired`,
        unit: 's',
        measured: (last - dueAt) / 1000,
        realistic: { atMost: 60 },
      },
    ]
  } finally {
    await platform.close()
  }
}
