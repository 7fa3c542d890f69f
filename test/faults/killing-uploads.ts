import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '../fixtures/seeded.ts'
import { type Ask, uploadBrowser } from './upload-browser.ts'
import type { Arrived, Checked, UploadAnswer } from './upload-protocol.ts'

const BROWSERS = 6
const CYCLES_PER_FOLDER = 24
/** A life that does not come by its point in this time is ended at random instead. */
const POINT_WITHIN_MS = 20_000
/** Servers take longer to answer, and a busy machine has more of them. */
const POINT_ON_SERVERS_WITHIN_MS = 90_000

export type UploadTally = {
  kills: number
  atPoint: Record<string, number>
  acknowledged: number
  toldAfterwards: number
  resumedMidway: number
  checks: number
  recordingsChecked: number
  unfinishedAtRestart: number
  problems: string[]
}

class Dead extends Error {}

function spawnDriver(dataDir: string, crashAt: string | undefined, engines: Record<string, string>) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'upload-driver.ts'), {
    env: { ...process.env, ...engines, DATA_DIR: dataDir, CRASH_AT: crashAt ?? '' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  let dead = false
  let seq = 0
  const waiting = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>()
  const opened = Promise.withResolvers<void>()
  const died = Promise.withResolvers<void>()
  child.stderr!.on('data', (chunk: unknown) => (complaints += String(chunk)))
  child.on('message', (message: UploadAnswer | 'open') => {
    if (message === 'open') return opened.resolve()
    const asked = waiting.get(message.seq)
    waiting.delete(message.seq)
    if ('failed' in message) asked?.failed(new Error(message.failed))
    else asked?.done(message.value)
  })
  // 'close' and not 'exit': answers that were sent before the end have been heard by then.
  child.once('close', (code, signal) => {
    dead = true
    if (signal === 'SIGKILL') died.resolve()
    else died.reject(new Error(`the platform ended by itself with ${code ?? signal}:\n${complaints}`))
    opened.reject(new Dead())
    for (const { failed } of waiting.values()) failed(new Dead())
  })
  opened.promise.catch(() => {})
  died.promise.catch(() => {})
  const ask: Ask = <T>(order: Record<string, unknown>) =>
    new Promise<T>((done, failed) => {
      if (dead) return failed(new Dead())
      waiting.set(++seq, { done: done as (value: unknown) => void, failed })
      child.send({ ...order, seq }, () => {})
    })
  return { opened: opened.promise, died: died.promise, ask, alive: () => !dead, kill: () => void child.kill('SIGKILL') }
}

/**
 * Kills the platform while candidates send it recordings; after each restart it is proved that none was lost or doubled.
 * `engines` are settings of servers that serve one folder, which then has all the lives.
 */
export async function killingUploads({
  kills,
  points,
  seed,
  engines,
}: {
  kills: number
  points: readonly string[]
  seed: number
  engines?: Record<string, string>
}): Promise<UploadTally> {
  const random = seeded(seed)
  const tally: UploadTally = {
    kills: 0,
    atPoint: {},
    acknowledged: 0,
    toldAfterwards: 0,
    resumedMidway: 0,
    checks: 0,
    recordingsChecked: 0,
    unfinishedAtRestart: 0,
    problems: [],
  }
  const cycles = engines ? Infinity : CYCLES_PER_FOLDER
  let turn = 0

  async function oneFolder() {
    const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-uploads-'))
    const acknowledged: Arrived[] = []
    let link: string | null = null
    const noticed = {
      arrived(recording: Arrived, how: 'last piece' | 'asked') {
        acknowledged.push(recording)
        tally.acknowledged++
        if (how === 'asked') tally.toldAfterwards++
      },
      resumed: (offset: number) => void (tally.resumedMidway += offset > 0 ? 1 : 0),
      wrong: (what: string) => void tally.problems.push(what),
    }
    const browsers: (ReturnType<typeof uploadBrowser> | null)[] = Array.from({ length: BROWSERS }, () => null)

    async function life(
      driver: ReturnType<typeof spawnDriver>,
      { last, point }: { last: boolean; point: string | undefined },
    ) {
      await driver.opened
      const proved = async (allDone: boolean) => {
        const { problems, recordings, unfinished } = await driver.ask<Checked>({ do: 'check', acknowledged, allDone })
        tally.checks++
        tally.recordingsChecked += recordings
        if (!allDone) tally.unfinishedAtRestart += unfinished
        tally.problems.push(...problems)
      }
      await proved(false)
      link ??= await driver.ask<string>({ do: 'set-up' })
      const timer = last
        ? undefined
        : setTimeout(
            driver.kill,
            point ? (engines ? POINT_ON_SERVERS_WITHIN_MS : POINT_WITHIN_MS) : 20 + random.below(600),
          )
      const going = () => driver.alive() && tally.problems.length === 0
      const one = async (n: number) => {
        do {
          if (!browsers[n] && last) return
          const browser = (browsers[n] ??= uploadBrowser(random, link!, noticed))
          browser.reconnect()
          await browser.run(driver.ask, going)
          browsers[n] = null
        } while (going())
      }
      try {
        await Promise.all(browsers.map((_, n) => one(n)))
        if (last && tally.problems.length === 0) await proved(true)
      } finally {
        clearTimeout(timer)
      }
    }

    for (let cycle = 0; cycle <= cycles && tally.problems.length === 0; cycle++) {
      const last = cycle === cycles || tally.kills >= kills
      // Three lives of four end at a named point, the fourth anywhere.
      const point = last || cycle % 4 === 3 ? undefined : points[turn++ % points.length]
      const driver = spawnDriver(
        dataDir,
        point && `${point}:${1 + random.below(point === 'U1' ? 40 : 6)}`,
        engines ?? {},
      )
      let ours = false
      const kill = driver.kill
      driver.kill = () => {
        ours = true
        kill()
      }
      await life(driver, { last, point }).catch((error: unknown) => {
        if (error instanceof Dead) return
        tally.problems.push(String(error))
      })
      if (last || tally.problems.length > 0) driver.kill()
      await driver.died
      if (last || tally.problems.length > 0) break
      tally.kills++
      if (point && !ours) tally.atPoint[point] = (tally.atPoint[point] ?? 0) + 1
    }
    if (tally.problems.length === 0) rmSync(dataDir, { recursive: true, force: true })
    else tally.problems.push(`what is left is in ${dataDir}`)
  }

  while (tally.kills < kills && tally.problems.length === 0) await oneFolder()
  return tally
}
