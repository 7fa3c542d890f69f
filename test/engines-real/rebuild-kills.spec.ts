import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allProjections } from '#projections/all.ts'
import { seeded } from '../fixtures/seeded.ts'
import { recoveries } from './recoveries.ts'
import { callers, proven, startWorld, stopWorld, type World } from './roles-world.ts'

/** How often a rebuild dies at each point, and at a random moment: CRASHES=100 REBUILD_KILLS=100 for a night. */
const CRASHES = Number(process.env.CRASHES ?? 1)
const KILLS = Number(process.env.REBUILD_KILLS ?? 2)
const LONGEST_MS = 8000
const seed = Number(process.env.SEED ?? 1)
const root = join(import.meta.dirname, '../..')

let world: World
const recovered = recoveries()
beforeAll(async () => {
  console.info(`SEED=${seed}`)
  world = await startWorld({ only: ['web 1', 'web 2', 'relay', 'projector 1', 'projector 2', 'processes'] })
}, 400_000)
afterAll(async () => {
  recovered.say('from the start of a rebuild that followed a dead one until its read models were compared and switched')
  if (world) await stopWorld(world)
})

const everything = allProjections.map(({ name }) => name)
/** Those of the load, which change all the time, and one that does not. */
const some = ['cards', 'candidates', 'users']
/** One that could not keep its lease on a machine without time for it has switched nothing, and says so. */
const TRIES = 3

/** `npm run rebuild` beside the platform, ended by its own crash point or by us. */
async function rebuild(
  what: readonly string[],
  crashAt = '',
  killAfterMs?: number,
  tries = TRIES,
): Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string }> {
  const child = spawn(process.execPath, ['services/cli/rebuild.ts', ...what], {
    cwd: root,
    env: { ...process.env, ...world.column.env, CRASH_AT: crashAt },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  if (killAfterMs !== undefined) await Promise.race([closed, wait(killAfterMs)]).then(() => child.kill('SIGKILL'))
  const [code, signal] = await closed
  return tries > 1 && /the lease rebuild was lost/.test(said)
    ? rebuild(what, crashAt, killAfterMs, tries - 1)
    : { code, signal, said }
}

async function collections() {
  const client = await new MongoClient(world.column.direct.MONGODB_URL).connect()
  const names = (await client.db().listCollections().toArray())
    .filter(({ type }) => type !== 'view')
    .map(({ name }) => name)
  await client.close()
  return names
}

/** One that may go on: nothing was wrong. */
async function finished(what: readonly string[]) {
  const began = performance.now()
  const { code, said } = await rebuild(what)
  expect(code, said).toBe(0)
  expect(said).not.toMatch(/ differed,|not folded/)
  expect(said.match(/documents are as they were/g)).toHaveLength(what.length)
  recovered.add(`${what.length} read models`, [Math.round(performance.now() - began)])
}

describe('a rebuild, beside a platform that works', () => {
  it.each(['B1', 'B2', 'B3', 'B4', 'B5', 'B6'])(
    `%s, ${CRASHES} times under load: what people see stays right, and the next one finishes`,
    async (point) => {
      const load = callers(world)
      for (let i = 0; i < CRASHES; i++)
        await load.busy(async () => {
          const { signal, said } = await rebuild(some, point)
          expect(signal, said).toBe('SIGKILL')
          await finished(some)
        })
      expect(await proven(world, load.acknowledged)).toEqual([])
    },
    CRASHES * 400_000 + 200_000,
  )

  it(
    `dies at a moment nobody chose, ${KILLS} times under load: what people see stays right, and the next one finishes`,
    async () => {
      const random = seeded(seed)
      const load = callers(world)
      await load.busy(async () => {
        for (let i = 0; i < KILLS; i++) await rebuild(everything, '', 500 + random.below(LONGEST_MS))
        await finished(everything)
      })
      expect(await proven(world, load.acknowledged)).toEqual([])
      // Nothing is left of all that died here.
      expect(await collections()).toHaveLength(allProjections.length)
    },
    KILLS * 60_000 + 400_000,
  )
})
