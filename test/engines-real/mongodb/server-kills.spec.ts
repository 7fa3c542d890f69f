import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { openEngines } from '#infra/engines/open.ts'
import { chainHash, GENESIS } from '#infra/chain.ts'
import { codec } from '#infra/codec.ts'
import { allProjections } from '#projections/all.ts'
import { cards } from '#projections/board/cards.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import { startRelay } from '#services/relay/relay.ts'
import { check } from '../../faults/check.ts'
import * as c from '../../fixtures/candidate.ts'
import { acme, rita } from '../../fixtures/people.ts'
import { seeded } from '../../fixtures/seeded.ts'
import { type MongoPeer, startFerret } from '../../support/engines/mongo-servers.ts'

const KILLS = Number(process.env.MONGO_KILLS ?? 2)
const STREAMS = 12
const folder = mkdtempSync(join(tmpdir(), 'hirelog-mongo-kills-'))
let server: MongoPeer
beforeAll(async () => void (server = await startFerret(join(folder, 'mongo'))))
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** A client that goes on working: events into some streams, one after another, whatever becomes of MongoDB. */
function working(engines: Awaited<ReturnType<typeof openEngines>>, random: ReturnType<typeof seeded>) {
  const { seal } = codec(engines.keys)
  let on = true
  const acknowledged: { commandId: string; stream: string; revision: number }[] = []
  async function step() {
    const stream = streamName(
      acme,
      'candidate',
      `aaaaaaaa-aaaa-4aaa-8aaa-${String(random.below(STREAMS)).padStart(12, '0')}`,
    )
    const head = await engines.store.head(stream)
    const event = head
      ? random.pick([
          c.adaInvited,
          c.adaRated(1 + random.below(5)),
          c.adaMoved('default', 'hired'),
          c.adaMoved('hired', 'default'),
        ])
      : c.adaAdded
    const [id, commandId, revision] = [randomUUID(), randomUUID(), (head?.revision ?? -1) + 1]
    const actor = { kind: 'user' as const, id: rita }
    const envelope = {
      id,
      ...(await seal(stream, id, event)),
      tenant: acme,
      actor,
      occurredAt: new Date().toISOString(),
      commandId,
      commandDigest: '',
      correlationId: commandId,
      causationId: null,
    }
    await engines.store.append(stream, revision - 1, [
      { ...envelope, hash: chainHash(head?.hash ?? GENESIS, stream, revision, envelope) },
    ])
    acknowledged.push({ commandId, stream, revision })
  }
  const done = (async () => {
    while (on) {
      // A personal field of a new person needs a key, which MongoDB keeps: only that has to wait.
      await step().catch((error: Error) => expect(error.name).toMatch(/Unavailable|Ambiguous/))
      await wait(5)
    }
  })()
  return {
    acknowledged,
    async stop() {
      on = false
      await done
    },
  }
}

it(`keeps every document the fold of its stream when the server is killed in the middle of writes, ${KILLS} times, and away for a while`, {
  timeout: 120_000 + KILLS * 60_000,
}, async () => {
  const random = seeded(Number(process.env.SEED ?? 1))
  const engines = await openEngines({ DATA_DIR: join(folder, 'data'), MONGODB_URL: `${server.url}hirelog` })
  const { reads, store, bus } = engines
  const deps = { store, reads, codec: codec(engines.keys) }
  const worker = await startProjections({ ...deps, bus, changes: engines.changes }, allProjections)
  const relay = await startRelay({ store, bus, checkpoints: reads })
  const work = working(engines, random)
  const level = async () => {
    const last = await store.lastPosition()
    return last === null || (await reads.loadState('relay.checkpoint').catch(() => null)) === last
  }
  const recoveries: number[] = []

  for (let kill = 0; kill < KILLS; kill++) {
    const before = work.acknowledged.length
    while (work.acknowledged.length < before + 30) await wait(20)
    await wait(random.below(300))
    await server.kill()
    await wait(random.below(6000))
    await server.start()
    const back = performance.now()
    const { stream, revision } = work.acknowledged.at(-1)!
    const id = stream.slice(stream.indexOf('-') + 1)
    while (((await reads.get(collectionOf(cards), id).catch(() => null))?.rev ?? -1) < revision) await wait(50)
    recoveries.push(Math.round(performance.now() - back))
  }
  await work.stop()
  while (!(await level())) await wait(100)
  await worker.sweep()
  const { problems, documents } = await check(
    { engines, codec: deps.codec, reads: { store: reads, live: collectionOf } },
    work.acknowledged,
  )
  console.log(
    `${work.acknowledged.length} events through ${KILLS} kills; visible again after ${recoveries.join(', ')} ms`,
  )
  expect(problems).toEqual([])
  expect(documents).toBeGreaterThan(STREAMS)
  await relay.stop()
  await worker.stop()
  await engines.close()
})
