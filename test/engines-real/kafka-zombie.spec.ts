import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { anEnvelope, aStream } from '../fixtures/envelopes.ts'
import { useFolders } from '../fixtures/folders.ts'
import { ownKafka, type RealKafka } from '../support/engines/real.ts'

/** FREEZES=50 FREEZE_MS=40000 for a night. Longer than a session, or nothing is given away. */
const freezes = Number(process.env.FREEZES ?? 1)
const freezeMs = Number(process.env.FREEZE_MS ?? 14_000)
const patient = { timeout: 60_000, interval: 50 }

const folder = useFolders()
let kafka: RealKafka
let frozen: ChildProcess | undefined
let complaints: MockInstance
beforeAll(async () => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  kafka = await ownKafka({ folder: folder() })
})
afterEach(() => void frozen?.kill('SIGKILL'))
afterAll(async () => {
  complaints.mockRestore()
  await kafka.stop()
})

const streams = Array.from({ length: 40 }, () => aStream())
const records = (revision: number): RecordedEvent[] =>
  streams.map((stream) => ({ ...anEnvelope(), stream, revision, position: String(revision + 1) }))
const names = (revision: number) => streams.map((stream) => `${stream}@${revision}`)

describe('two members of one group, one of which freezes and wakes up as if nothing had happened', () => {
  it(`every record is handled by someone, ${freezes} times: while it sleeps, as it wakes, and after`, async () => {
    const bus = await kafkaEventBus({ KAFKA_BROKERS: kafka.brokers, KAFKA_REPLICATION: 1 })
    const [here, there] = [new Set<string>(), new Set<string>()]
    const handled = () => new Set([...here, ...there])
    const takesPart = async () => {
      frozen = fork(join(import.meta.dirname, 'consumer-process.ts'), [kafka.brokers, '1', 'pair'])
      frozen.on('message', (seen: string[]) => seen.forEach((name) => there.add(name)))
      await new Promise((ready) => frozen!.once('message', ready))
    }
    await bus.consume('pair', ['job'], async (batch) =>
      batch.forEach(({ stream, revision }) => here.add(`${stream}@${revision}`)),
    )
    await takesPart()

    let revision = 0
    const all = async () => {
      await bus.publish(records(revision))
      const wanted = names(revision++)
      await vi.waitFor(() => expect(wanted.filter((name) => !handled().has(name))).toEqual([]), patient)
      return wanted
    }
    for (let i = 0; i < freezes; i++) {
      // Both have work before it begins.
      await vi.waitFor(async () => expect((await all()).some((name) => there.has(name))).toBe(true), patient)
      frozen!.kill('SIGSTOP')
      const asleep = all()
      await wait(freezeMs)
      expect((await asleep).every((name) => here.has(name))).toBe(true)
      frozen!.kill('SIGCONT')
      await all()
      await vi.waitFor(async () => expect((await all()).some((name) => there.has(name))).toBe(true), patient)
    }
    await bus.close()
  })
})
