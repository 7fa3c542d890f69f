import { randomUUID } from 'node:crypto'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { openEventStoreDb } from '#infra/engines/event-store/eventstoredb.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { commandHandler, type CommandHandler } from '#services/commands/handle.ts'
import { startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { companyId, fill, reviewer } from '../candidates.ts'
import { compare, freshFolder, load, type Variant } from '../harness.ts'
import type { Goal } from '../report.ts'

/** For the rounds of one number of callers. */
const ATMOST_MS = 20_000
/** For one run of it: a slow machine makes fewer calls. */
const RUN_MS = 3000
const COUNT = { 1: 300, 32: 1600 } as const
const asker: Asker = {
  kind: 'user',
  companyId,
  userId: reviewer,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
}
const credentials = { username: 'admin', password: 'changeit' }

/** The same client alone: one event of a command's size, at the revision expected, over streams as many as the product's. */
function raw(url: () => string, path: 'unary' | 'batch', callers: 1 | 32): Variant {
  let client: EventStoreDBClient
  const revisions = new Map<number, bigint>()
  const run = randomUUID()
  return {
    name: `raw ${path} ${callers}`,
    setup: () => void (client = EventStoreDBClient.connectionString(url())),
    run: () =>
      load(
        COUNT[callers],
        callers,
        async (i) => {
          const event = jsonEvent({
            type: 'StageChanged',
            data: { note: 'x'.repeat(300) },
            metadata: { note: 'x'.repeat(420) },
          })
          const { nextExpectedRevision } = await client.appendToStream(`raw-${path}-${run}-${i}`, event, {
            expectedRevision: revisions.get(i) ?? 'no_stream',
            ...(path === 'unary' && { credentials }),
          })
          revisions.set(i, nextExpectedRevision)
        },
        RUN_MS,
      ),
    close: () => client.dispose(),
  }
}

/** The product's own path to the same server, the folded state at hand: decide, seal, chain, append. */
function product(url: () => string, callers: 1 | 32): Variant {
  let store: EventStore
  let keys: KeyRing
  let codec: Codec
  let commands: CommandHandler
  let ids: string[]
  let at = 0
  return {
    name: `product ${callers}`,
    async setup() {
      store = await openEventStoreDb(url())
      keys = embeddedKeyRing(freshFolder())
      codec = makeCodec(keys)
      ids = await fill(store, codec, COUNT[callers])
      commands = commandHandler(store, codec)
      for (const id of ids) await commands.stateOf(candidateDecider, { companyId }, id)
    },
    run: () =>
      load(
        COUNT[callers],
        callers,
        async () => {
          const id = ids[at++ % ids.length]!
          const command = {
            type: 'RateCandidate' as const,
            data: { candidateId: id, value: 1 + ((at + Math.floor(at / ids.length)) % 5) },
          }
          const commandId = randomUUID()
          await commands.handle(candidateDecider, id, command, {
            commandId,
            asker,
            now: new Date().toISOString(),
            correlationId: commandId,
            causationId: null,
          })
        },
        RUN_MS,
      ),
    async close() {
      await store.close()
      await keys.close()
    },
  }
}

export async function eventStoreGoals(rounds: number): Promise<Goal[]> {
  const named = process.env.EVENTSTORE_URL
  const peer = named ? null : await startPeer(freshFolder())
  const url = () => named ?? peer!.url
  const where = named ? 'EventStoreDB' : 'the EventStoreDB peer'
  const goals: Goal[] = []
  for (const [callers, ratio] of [
    [1, 0.6],
    [32, 0.5],
  ] as const) {
    const results = await compare(
      [raw(url, 'unary', callers), product(url, callers), raw(url, 'batch', callers)],
      rounds,
      ATMOST_MS,
    )
    const [unary, ours, batch] = [`raw unary ${callers}`, `product ${callers}`, `raw batch ${callers}`].map(
      (name) => results.get(name)!,
    )
    const what = `${callers} caller${callers === 1 ? '' : 's'}, ${where}`
    goals.push(
      {
        id: 'E1',
        what: `command acknowledged, ${what}, beside a raw unary append`,
        unit: 'per second',
        measured: ours!.rate!,
        limit: unary!.rate!,
        ratio: ours!.rate! / unary!.rate!,
        realistic: { ratio },
      },
      {
        id: 'E1',
        what: `command p50, ${what}`,
        unit: 'ms',
        measured: ours!.p50!,
        limit: unary!.p50!,
        ratio: ours!.p50! / unary!.p50!,
        realistic: { atMostRatio: callers === 1 ? 1.7 : 2 },
      },
      {
        id: 'E1',
        what: `command p99, ${what}`,
        unit: 'ms',
        measured: ours!.p99!,
        limit: unary!.p99!,
        ratio: ours!.p99! / unary!.p99!,
        realistic: { atMostRatio: 2 },
      },
      {
        id: 'E2',
        what: `raw unary append, ${what}, beside the raw batch append that is not safe to use`,
        unit: 'per second',
        measured: unary!.rate!,
        limit: batch!.rate!,
        ratio: unary!.rate! / batch!.rate!,
        realistic: { ratio: 0 },
      },
    )
  }
  await peer?.kill()
  return goals
}
