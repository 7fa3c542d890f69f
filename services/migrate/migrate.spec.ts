import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import { readMigration, refuseMovedLog } from '#infra/startup/moved-log.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { checkLog } from '#infra/verification/check-log.ts'
import { openLogFile } from '#infra/engines/event-store/log-file.ts'
import { seeded } from '#test/fixtures/seeded.ts'
import * as c from '#test/fixtures/candidate.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { migrateFolder } from '#test/support/migrate-folder.ts'
import { folderWithCandidates, rowsOf } from '#test/support/migration.ts'
import { CHECKPOINT } from '../core/places.ts'

/** How often a migration is killed at random: more of them with MIGRATION_KILLS. */
const KILLS = Number(process.env.MIGRATION_KILLS ?? 5)

let folder: string
let rows: ReturnType<typeof rowsOf>
beforeAll(async () => {
  folder = await folderWithCandidates(600)
  rows = rowsOf(folder)
}, 120_000)

const copyOf = (dataDir: string) => tampered(dataDir, () => {})
const saved = async (dataDir: string, key: string, value?: string) => {
  const states = embeddedReadStore(join(dataDir, 'read'))
  if (value !== undefined) await states.saveState(key, value)
  const now = await states.loadState(key)
  await states.close()
  return now
}

describe('moving a log to another engine', () => {
  it('takes every event along as it is, in its order, and back again', async () => {
    const [from, there, back] = [copyOf(folder), emptyFolder(), emptyFolder()]
    expect(await migrateFolder(from, there)).toMatchObject({
      events: rows.length,
      streams: 600,
      copied: rows.length,
      resumed: false,
    })
    expect(rowsOf(there)).toEqual(rows)
    await migrateFolder(there, back)
    expect(rowsOf(back)).toEqual(rows)
    const log = openLogFile(join(back, 'log'))
    expect(await checkLog(log, async () => null)).toMatchObject({ events: rows.length, found: 0 })
    log.close()
  })

  it('brings along only what is new when the target holds the beginning of the same log', async () => {
    const [from, there] = [copyOf(folder), copyOf(folder)]
    await appendAll(from, [{ stream: c.adasStream, event: c.adaAdded }])
    expect(await migrateFolder(from, there)).toMatchObject({ events: rows.length + 1, copied: 1 })
    expect(rowsOf(there)).toEqual(rowsOf(from))
  })

  it('knows where in the new log the relay and the sweepers had come to', async () => {
    const [from, there] = [copyOf(folder), emptyFolder()]
    await saved(from, CHECKPOINT, '700')
    await migrateFolder(from, there)
    expect(await saved(from, CHECKPOINT)).toBe('700')
    expect(readMigration(from)!.states).toEqual({ [CHECKPOINT]: { before: '700', after: '700' } })
  })

  it('refuses the log of another installation, and leaves it alone', async () => {
    const [from, other] = [copyOf(folder), emptyFolder()]
    await appendAll(other, [{ stream: c.adasStream, event: c.adaAdded }])
    const before = rowsOf(other)
    await expect(migrateFolder(from, other)).rejects.toThrow('holds the log of another installation')
    expect(rowsOf(other)).toEqual(before)
    expect(readMigration(from)).toBeNull()
  })

  it('refuses a target that has gone on by itself', async () => {
    const [from, ahead] = [copyOf(folder), copyOf(folder)]
    await appendAll(ahead, [{ stream: c.adasStream, event: c.adaAdded }])
    await expect(migrateFolder(from, ahead)).rejects.toThrow(
      /holds events that .* lacks, the first of them .*candidate-/,
    )
    expect(rowsOf(ahead)).toHaveLength(rows.length + 1)
  })

  it('refuses to move a log that someone has altered, before anything is written', async () => {
    const there = emptyFolder()
    const altered = tampered(folder, (log) =>
      log.exec(
        `UPDATE event SET meta = replace(meta, '"occurredAt":"2026', '"occurredAt":"2025') WHERE position = ${rows.length - 3}`,
      ),
    )
    await expect(migrateFolder(altered, there)).rejects.toThrow(/candidate-.* revision \d+ does not hold/)
    expect(rowsOf(there)).toEqual([])
  })

  it('refuses a target that gives back something else than it was given, and switches nothing', async () => {
    const [from, there] = [copyOf(folder), emptyFolder()]
    const store = embeddedEventStore(join(there, 'log'))
    const forgetful = {
      ...store,
      append: (stream: string, expected: number, events: Parameters<typeof store.append>[2]) =>
        store.append(
          stream,
          expected,
          events.map((event) => ({ ...event, occurredAt: '1999-01-01T00:00:00.000Z' })),
        ),
    }
    await expect(
      migrateFolder(from, there, { target: { store: forgetful, name: there, inOrder: true } }),
    ).rejects.toThrow('in the target')
    await store.close()
    expect(readMigration(from)).toMatchObject({ done: null })
    expect(() => refuseMovedLog(from, 'embedded')).toThrow('has been on its way')
  })

  it('keeps the old log from going on by itself afterwards', async () => {
    const [from, there] = [copyOf(folder), emptyFolder()]
    await migrateFolder(from, there)
    expect(() => refuseMovedLog(from, 'embedded')).toThrow(
      /moved to .* Set EVENTSTORE_URL to go on, or bring it back with npm run migrate -- --to embedded/,
    )
    expect(() => refuseMovedLog(from, 'eventstore')).not.toThrow()
  })
})

describe('a migration that is killed', () => {
  const run = (from: string, into: string, env: Record<string, string>, killAfterMs?: number) =>
    new Promise<{ signal: string | null; said: string; problems: string }>((done) => {
      const child = spawn(process.execPath, ['test/support/migration-process.ts', from, into], {
        env: { ...process.env, ...env },
      })
      let [said, problems] = ['', '']
      child.stdout.on('data', (chunk) => (said += String(chunk)))
      child.stderr.on('data', (chunk) => (problems += String(chunk)))
      if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
      child.once('exit', (_code, signal) => done({ signal, said, problems }))
    })

  it(
    'goes on where it was, however often and wherever, and loses and doubles nothing',
    async () => {
      const random = seeded(Number(process.env.SEED ?? 7))
      const points = ['G1', 'G1:2', 'G2', 'G2:2', 'G1:3', 'G3', 'G10', 'G4']
      let [from, there] = [copyOf(folder), emptyFolder()]
      let killed = 0
      for (let tries = 0; killed < KILLS && tries < 4 * KILLS; tries++) {
        const atPoint = random.below(2) === 0
        const outcome = atPoint
          ? await run(from, there, { CRASH_AT: points[random.below(points.length)]! })
          : await run(from, there, {}, 150 + random.below(700))
        if (outcome.signal === 'SIGKILL') killed++
        else {
          expect(outcome.problems).toBe('')
          expect(rowsOf(there)).toEqual(rows)
          ;[from, there] = [copyOf(folder), emptyFolder()]
        }
      }
      expect(killed).toBe(KILLS)
      expect(JSON.parse((await run(from, there, {})).said || '{}')).toMatchObject({ events: rows.length })
      expect(rowsOf(there)).toEqual(rows)
      expect(readMigration(from)).toMatchObject({ done: expect.any(String) })
    },
    60_000 + KILLS * 10_000,
  )
})
