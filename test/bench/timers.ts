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
const HOUR_MS = 3_600_000
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
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const platform = await openPlatform(readEnv({ DATA_DIR: freshFolder() }), {
    now: () => new Date(now()).toISOString(),
  })
  try {
    const late = await Promise.all(
      Array.from({ length: SINGLE }, async (_, n) => {
        const [id, dueAt] = [randomUUID(), now() + 1000 + 137 * n]
        await set(platform, id, dueAt)
        return (await firedAt(platform, id)) - dueAt
      }),
    )
    const ids = Array.from({ length: COUNT }, () => randomUUID())
    // So far away that all of them are set, and shown, before; then the clock of the platform is put forward.
    const dueAt = now() + HOUR_MS
    await load(COUNT, 64, (n) => set(platform, ids[n]!, dueAt))
    await platform.caughtUp({ [`${companyId}.timer-${ids.at(-1)!}`]: 0 }, HOUR_MS)
    clock.ahead = dueAt - Date.now()
    while (await running(platform, dueAt)) await pause(200)
    const seconds = (now() - dueAt) / 1000
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
        what: `${COUNT.toLocaleString('en')} timers of one moment, until none is running any more`,
        unit: 's',
        measured: seconds,
        realistic: { atMost: 60 },
      },
    ]
  } finally {
    await platform.close()
  }
}
