import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callers, proven, startWorld, stopWorld, urlOf, type World } from './roles-world.ts'

/** DISK_FULL=20 for a night. */
const TIMES = Number(process.env.DISK_FULL ?? 1)
const SIZE = '96m'
const PATIENT = { timeout: 120_000, interval: 500 }

const disk = mkdtempSync(join(tmpdir(), 'hirelog-small-disk-'))
const ballast = join(disk, 'ballast')
/** A file system of its own, which only root may make. */
const mounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let world: World
beforeAll(async () => {
  if (mounted)
    world = await startWorld({
      only: ['web 1', 'relay', 'projector 1', 'processes'],
      kafka: {
        properties: { 'log.dirs': join(disk, 'log'), 'log.index.size.max.bytes': 4096, 'log.segment.bytes': 1_048_576 },
      },
    })
}, 400_000)
afterAll(async () => {
  if (world) await stopWorld(world)
  if (mounted) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Takes what is left of the disk. */
function fill() {
  const file = openSync(ballast, 'a')
  try {
    for (const block = Buffer.alloc(4096, 1); ; ) writeSync(file, block)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}
const overview = async () =>
  (await fetch(`${urlOf(world, 'web 1')}/admin/overview`, { headers: world.company.admin.headers })).text()

describe.skipIf(!mounted)(`a broker whose disk is full, ${TIMES} times (needs root, for a disk of ${SIZE})`, () => {
  it(
    'holds up no command; pages say how far figures are behind; with room again and the broker back everything arrives, and no process of the platform was touched',
    async () => {
      const cluster = world.column.kafka.cluster!
      const load = callers(world)
      const recovered: number[] = []
      for (let i = 0; i < TIMES; i++) {
        await load.busy(async () => {
          fill()
          const before = load.acknowledged.length
          await vi.waitFor(
            async () =>
              expect(await overview()).toMatch(/Figures are .* behind\. What you save is kept and will appear\./),
            PATIENT,
          )
          await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(before + 5), PATIENT)
          // A broker without room for its log ends, or has to be ended; its operator makes room and starts it again.
          await cluster.nodes[0]!.kill()
          rmSync(ballast)
          const room = performance.now()
          await cluster.start()
          const token = await load.comment(world.company.started)
          await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), PATIENT)
          recovered.push(Math.round(performance.now() - room))
        })
        await vi.waitFor(async () => expect(await overview()).not.toMatch(/Figures are/), PATIENT)
      }
      console.info(
        `${load.acknowledged.length} commands; visible again after ${recovered.join(', ')} ms, the start of the broker included`,
      )
      expect(await proven(world, load.acknowledged)).toEqual([])
      for (const { process: child } of world.running.values()) expect(child.exitCode).toBeNull()
    },
    200_000 + TIMES * 300_000,
  )
})
