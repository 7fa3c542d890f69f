import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'
import { freshFolder, median } from '../harness.ts'
import { residentMb } from '../process-figures.ts'
import type { Goal } from '../report.ts'
import { demoDay } from './day.ts'
import { inspected, toBeInspected } from './inspected.ts'
import type { Day, Minute } from './load.ts'

/** `--per-second` asks for fewer, for a machine that is not alone. */
const PER_SECOND = 50
/** What starting left to be done is done by then. */
const SETTLED_MS = 20_000
/** Of a run of five minutes or more; a shorter one is not waited for as long. */
const AFTER_MS = 120_000

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

/** Whether a day's work leaves the product as it was: memory and latency over so many minutes (`--minutes`, 5), on embedded engines. */
export async function steadyGoals(): Promise<Goal[]> {
  const dataDir = freshFolder()
  const clock = { at: Date.now() }
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }), { now: () => new Date(clock.at).toISOString() })
  const day = await demoDay(platform, clock).finally(() => platform.close())
  const server = await startServer({ dataDir, env: toBeInspected })
  try {
    return await steadyOver(day, server.url, new Map([['all roles', server]]))
  } finally {
    await server.stop()
  }
}

/** The load against `url`; `running` are the processes that do the work, by their roles. */
export async function steadyOver(
  day: Omit<Day, 'url' | 'minutes' | 'perSecond'>,
  url: string,
  running: ReadonlyMap<string, RunningServer>,
): Promise<Goal[]> {
  const minutes = Number(option('minutes') ?? 5)
  if (!(minutes >= 2)) throw new Error('--minutes takes a number of minutes from 2 on')
  const perSecond = Number(option('per-second') ?? PER_SECOND)
  const residentOf = () => new Map([...running].map(([role, { process }]) => [role, residentMb(process.pid!)]))
  await wait(SETTLED_MS)
  const before = residentOf()
  const snapshots = option('snapshots')
  if (snapshots) {
    mkdirSync(snapshots, { recursive: true })
    await eachHeap(running, (inside, role) => inside.snapshot(join(snapshots, `${role} before.heapsnapshot`)))
  }

  const all: (Minute & { resident: Map<string, number> })[] = []
  const load = spawn(
    process.execPath,
    [join(import.meta.dirname, 'load.ts'), JSON.stringify({ ...day, url, minutes, perSecond } satisfies Day)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(load, 'exit')
  for await (const line of createInterface(load.stdout)) {
    const minute = JSON.parse(line) as Minute
    all.push({ ...minute, resident: residentOf() })
    console.error(lineOf(all.at(-1)!))
  }
  const [code] = (await ended) as [number | null]
  if (code !== 0 || all.length !== minutes) throw new Error(`the load ended with ${code} in minute ${all.length + 1}`)

  const afterMs = minutes < 5 ? AFTER_MS / 4 : AFTER_MS
  await wait(afterMs)
  const after = residentOf()
  const heaps = new Map<string, Heap>()
  await eachHeap(running, async (inside, role) => {
    heaps.set(role, await inside.heapMb())
    if (snapshots) await inside.snapshot(join(snapshots, `${role} after.heapsnapshot`))
  })
  return goalsOf({ all, before, after, heaps, afterS: afterMs / 1000 })
}

async function eachHeap(
  running: ReadonlyMap<string, RunningServer>,
  look: (inside: Awaited<ReturnType<typeof inspected>>, role: string) => Promise<void>,
) {
  for (const [role, server] of running) {
    const inside = await inspected(server)
    await look(inside, role).finally(inside.close)
  }
}

const ms = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
const lineOf = ({ resident, ...said }: Minute & { resident: Map<string, number> }) =>
  [
    `minute ${said.minute}`,
    [...resident].map(([role, mb]) => `${role} ${mb.toFixed(0)} MB`).join(', '),
    `${said.requests} requests, ${said.errors} errors${said.error ? ` (${said.error})` : ''}`,
    `${said.live} live connections, ${said.lost} lost, ${said.messages} messages`,
    `ms p50 / p99: pages ${ms(said.pages)}, writes ${ms(said.writes)}, searches ${ms(said.searches)}, sign-ins ${ms(said.signIns)}, uploads ${ms(said.uploads)}`,
  ].join(' | ')

const heapOf = ({ used, taken, buffers }: Heap) =>
  `${used.toFixed(0)} MB of JavaScript heap in use in ${taken.toFixed(0)} MB, and ${buffers.toFixed(0)} MB of buffers`

type Heap = { used: number; taken: number; buffers: number }
type Measured = {
  all: (Minute & { resident: Map<string, number> })[]
  before: Map<string, number>
  after: Map<string, number>
  heaps: Map<string, Heap>
  afterS: number
}

function goalsOf({ all, before, after, heaps, afterS }: Measured): Goal[] {
  // From the second minute on everything has been used once; each part is at most half of what follows.
  const later = all.slice(1)
  const part = Math.max(1, Math.min(4, Math.floor(later.length / 2)))
  const [early, late] = [later.slice(0, part), later.slice(-part)]
  const between = (some: Minute[]) => `minutes ${some[0]!.minute} to ${some.at(-1)!.minute}`
  const p99 = (of: 'pages' | 'writes', some: Minute[]) => median(some.map((minute) => minute[of].p99))
  const sum = (of: 'errors' | 'messages') => all.reduce((total, minute) => total + minute[of], 0)
  const last = all.at(-1)!
  const begin = later[0]!
  const latency = (of: 'pages' | 'writes'): Goal => ({
    id: 'steady',
    what: `p99 of ${of} in ${between(late)}, median of the minutes; raw is that of ${between(early)}`,
    unit: 'ms',
    measured: p99(of, late),
    limit: p99(of, early),
    ratio: p99(of, late) / p99(of, early),
    realistic: { atMostRatio: 1.2 },
  })
  const memory = [...before.keys()].flatMap((role): Goal[] => [
    {
      id: 'steady',
      what: `resident memory of ${role} at the end of minute ${last.minute}; raw is that of minute ${begin.minute}`,
      unit: 'MB',
      measured: last.resident.get(role)!,
      limit: begin.resident.get(role)!,
      ratio: last.resident.get(role)! / begin.resident.get(role)!,
      realistic: { atMostRatio: 1.15, atMost: 350 },
    },
    {
      id: 'steady',
      what: `the same ${afterS} s after the load, of which ${heapOf(heaps.get(role)!)} after a collection; raw is before it`,
      unit: 'MB',
      measured: after.get(role)!,
      limit: before.get(role)!,
      ratio: after.get(role)! / before.get(role)!,
      realistic: { atMostRatio: 1.5 },
    },
  ])
  return [
    ...memory,
    latency('pages'),
    latency('writes'),
    {
      id: 'steady',
      what: ['requests that failed', ...all.flatMap(({ error }) => error ?? []).slice(0, 1)].join(': '),
      unit: 'requests',
      measured: sum('errors'),
      realistic: { atMost: 0 },
    },
    {
      id: 'steady',
      what: `live connections that were lost (${Math.round(sum('messages') / all.length / 60)} messages a second over ${last.live})`,
      unit: 'connections',
      measured: last.lost,
      realistic: { atMost: 0 },
    },
  ]
}
