import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seeded, type Seeded } from '../fixtures/seeded.ts'
import type { Acknowledged } from './check.ts'
import type { Peer } from '../peers/eventstoredb/start-peer.ts'
import { overHttp } from './http-client.ts'
import type { Answer, ApiKey, Command, Order } from './protocol.ts'
import { workload } from './workload.ts'

const CALLERS = 16
/** Cycles that share one data folder: the log grows, and what went wrong early would still show. */
const CYCLES_PER_FOLDER = 25

export type Tally = {
  kills: number
  /** Of the event store's server, between those of the platform. */
  serverKills: number
  atPoint: Record<string, number>
  acknowledged: number
  sentAgain: number
  checks: number
  events: number
  documents: number
  openMs: number[]
  atRestMs: number[]
  problems: string[]
}

/** The driver as a process that can die at any moment. */
function spawnDriver(
  dataDir: string,
  seed: number,
  crashAt: string | undefined,
  key: ApiKey | undefined,
  eventStore: Peer | null,
) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'driver.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SEED: String(seed),
      ...(eventStore && { EVENTSTORE_URL: eventStore.url }),
      ...(crashAt && { CRASH_AT: crashAt }),
      ...(key && { API_KEY: JSON.stringify(key) }),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr!.on('data', (chunk: unknown) => (complaints += String(chunk)))
  let hear: (answer: Answer) => void = () => {}
  child.on('message', (answer: Answer) => hear(answer))
  const died = new Promise<'dead'>((done, failed) =>
    child.once('exit', (code, signal) =>
      signal === 'SIGKILL'
        ? done('dead')
        : failed(new Error(`the platform ended by itself with ${code ?? signal}:\n${complaints}`)),
    ),
  )
  died.catch(() => {})
  return {
    died,
    listen: (listener: (answer: Answer) => void) => (hear = listener),
    send: (order: Order) => void (child.connected && child.send(order, () => {})),
    kill: () => void child.kill('SIGKILL'),
  }
}

/**
 * Kills the platform under load, again and again, and has it prove after each restart that nothing went wrong. With
 * `eventStore` the log is on a server of its own, which dies in every third life.
 */
export async function killing({
  kills,
  points,
  seed,
  lossy,
  eventStore,
}: {
  kills: number
  points: readonly string[]
  seed: number
  lossy: number
  eventStore?: (folder: string) => Promise<Peer>
}): Promise<Tally> {
  const random = seeded(seed)
  const tally: Tally = {
    kills: 0,
    serverKills: 0,
    atPoint: {},
    acknowledged: 0,
    sentAgain: 0,
    checks: 0,
    events: 0,
    documents: 0,
    openMs: [],
    atRestMs: [],
    problems: [],
  }
  let pointAt = 0
  while (tally.kills < kills && tally.problems.length === 0) {
    const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-faults-'))
    const server = eventStore ? await eventStore(join(dataDir, 'event-store')) : null
    const load = workload(random)
    const acknowledged: Acknowledged[] = []
    const open = new Map<string, Command>()
    const held: Held = {}
    for (let cycle = 0; cycle <= CYCLES_PER_FOLDER && tally.problems.length === 0; cycle++) {
      const last = cycle === CYCLES_PER_FOLDER || tally.kills >= kills
      // Every other life ends at a named point, unless the platform never comes by there in time.
      const point = !last && cycle % 2 ? points[pointAt++ % points.length] : undefined
      const before = tally.kills
      await oneLife({ dataDir, random, load, acknowledged, open, held, tally, last, point, lossy, server })
      if (last) break
      if (tally.kills === before) throw new Error('a life ended without being killed')
    }
    await server?.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return tally
}

/** What the clients keep over every crash. */
type Held = { key?: ApiKey }
type Life = {
  dataDir: string
  random: Seeded
  load: ReturnType<typeof workload>
  acknowledged: Acknowledged[]
  open: Map<string, Command>
  held: Held
  tally: Tally
  last: boolean
  point: string | undefined
  /** In what part of the lives the bus loses, doubles, delays and reorders records. */
  lossy: number
  server: Peer | null
}

async function oneLife({ dataDir, random, load, acknowledged, open, held, tally, last, point, lossy, server }: Life) {
  // A sweep comes once in a start, a gap only while records are being lost.
  const nth = 1 + random.below(point === 'P9' ? 1 : point === 'P8' ? 3 : 12)
  const driver = spawnDriver(dataDir, random.below(1e9), point && `${point}:${nth}`, held.key, server)
  let killedByUs = false
  const kill = () => {
    killedByUs = true
    driver.kill()
  }
  const { promise: opened, resolve: isOpen } = Promise.withResolvers<'open'>()
  const { promise: checked, resolve: isChecked } = Promise.withResolvers<'checked'>()
  let settled: (() => void) | undefined
  let loading = false
  let checkAt = 0

  let send: (command: Command) => void = () => {}
  const issue = () => {
    const command = load.next()
    open.set(command.commandId, command)
    send(command)
  }
  const hear = (answer: Answer) => {
    if (answer.did === 'open') {
      const { url, key } = answer
      held.key = key
      send = (command) =>
        command.overHttp
          ? void overHttp(url, key, command).then(hear, () => {})
          : driver.send({ do: 'command', ...command })
      tally.openMs.push(answer.ms)
      isOpen('open')
    } else if (answer.did === 'check') {
      tally.atRestMs.push(performance.now() - checkAt)
      tally.checks++
      tally.events += answer.events
      tally.documents += answer.documents
      tally.problems.push(...answer.problems)
      isChecked('checked')
    } else {
      open.delete(answer.commandId)
      if (answer.wrote) {
        const { as: commandId = answer.commandId, ...where } = answer.wrote
        acknowledged.push({ commandId, ...where })
        tally.acknowledged++
      }
      if (loading) issue()
      else if (open.size === 0) settled?.()
    }
  }
  driver.listen(hear)

  const alive = async <T>(step: Promise<T>) => (await Promise.race([step, driver.died])) !== 'dead'
  const live = async () => {
    if (!(await alive(opened))) return
    // The outcome of what was under way is unknown: it is sent again, as a browser would.
    if (open.size > 0) {
      tally.sentAgain += open.size
      const answered = new Promise<void>((done) => (settled = done))
      for (const command of [...open.values()]) send(command)
      if (!(await alive(answered))) return
    }
    checkAt = performance.now()
    driver.send({ do: 'check', acknowledged })
    if (!(await alive(checked))) return
    if (last) return void kill()
    if (point === 'P8' || random.chance(lossy)) driver.send({ do: 'harm' })
    loading = true
    for (let i = 0; i < CALLERS; i++) issue()
    const outage = server && random.chance(1 / 3) ? 20 + random.below(250) : null
    const timer = setTimeout(kill, point ? 2000 : (outage ?? 0) + 20 + random.below(outage ? 2000 : 250))
    if (server && outage) {
      await wait(outage)
      await server.kill()
      tally.serverKills++
      await server.start()
    }
    await driver.died
    clearTimeout(timer)
  }
  await live()
  await driver.died
  if (last) return
  tally.kills++
  if (!killedByUs && point) tally.atPoint[point] = (tally.atPoint[point] ?? 0) + 1
}

export const percentile = (values: number[], p: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * p))] ?? 0
