import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { commandHandler, type CommandHandler } from '#services/commands/handle.ts'
import { columns, companyId, fill, reviewer, twentyEvents } from './candidates.ts'
import { compare, freshFolder, load, type Measured, type Variant } from './harness.ts'
import type { Goal } from './report.ts'
import { rawStore, type RawStore } from './raw.ts'

export const COUNT = { 1: 2000, 32: 1600 } as const
const asker: Asker = {
  kind: 'user',
  companyId,
  userId: reviewer,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
}

/** The limit: load 20 events, parse, fold, decide, append one; nothing else. */
export function raw(callers: 1 | 32, rounds: number): Variant {
  let store: RawStore
  const streams: string[] = []
  let at = 0
  return {
    name: `raw ${callers}`,
    setup() {
      store = rawStore(freshFolder())
      const note = 'x'.repeat(420)
      store.transaction(() => {
        for (let i = 0; i < COUNT[callers] * (rounds + 1); i++) {
          const stream = `candidate-${randomUUID()}`
          streams.push(stream)
          for (let rev = 0; rev < 20; rev++)
            store.put(
              stream,
              rev - 1,
              randomUUID(),
              'StageChanged',
              JSON.stringify({ candidate: stream, stage: 'hired', rank: rev, note }),
            )
        }
      })
    },
    run: () =>
      load(COUNT[callers], callers, () => {
        const stream = streams[at++]!
        let state = { stage: '', n: 0, rank: 0 }
        const events = store.read(stream)
        for (const { data } of events) {
          const { stage, rank } = JSON.parse(data) as { stage: string; rank: number }
          state = { stage, n: state.n + 1, rank }
        }
        const append = () =>
          store.put(
            stream,
            state.n - 1,
            randomUUID(),
            'StageChanged',
            JSON.stringify({ candidate: stream, stage: 'offer', rank: state.n, note: 'x'.repeat(420) }),
          )
        return callers === 1 ? store.transaction(append) : store.grouped(append)
      }),
    close: () => store.close(),
  }
}

/** The product's own path: load, decrypt, decode, fold, decide, chain, append. `warm` finds the folded state in the cache. */
export function product(callers: 1 | 32, rounds: number, warm: boolean): Variant {
  let folder: string
  let store: EventStore
  let keys: KeyRing
  let codec: Codec
  let commands: CommandHandler
  let ids: string[]
  let at = 0
  return {
    name: `${warm ? 'warm' : 'cold'} ${callers}`,
    async setup() {
      folder = freshFolder()
      store = embeddedEventStore(folder)
      keys = embeddedKeyRing(freshFolder())
      codec = makeCodec(keys)
      ids = await fill(store, codec, warm ? COUNT[callers] : COUNT[callers] * (rounds + 1))
      commands = commandHandler(store, codec)
      if (warm) for (const id of ids) await commands.stateOf(candidateDecider, { companyId }, id)
    },
    async run() {
      let unseen = 0
      const outside = new DatabaseSync(join(folder, 'events.db'), { readOnly: true })
      const seen = outside.prepare('SELECT 1 FROM event WHERE stream = ? AND revision = ?')
      const acknowledged: { stream: string; revision: number }[] = []
      const measured = await load(COUNT[callers], callers, async () => {
        const id = ids[at++ % ids.length]!
        const command = {
          type: 'MoveCandidateToColumn' as const,
          data: { candidateId: id, to: columns[(at >> 4) % 3]!, expectedFrom: null, batchId: null, columns },
        }
        const rate = {
          type: 'RateCandidate' as const,
          data: { candidateId: id, value: 1 + ((at + Math.floor(at / ids.length)) % 5) },
        }
        const commandId = randomUUID()
        acknowledged.push(
          await commands.handle(candidateDecider, id, at % 2 ? rate : command, {
            commandId,
            asker,
            now: new Date().toISOString(),
            correlationId: commandId,
            causationId: null,
          }),
        )
      })
      for (const { stream, revision } of acknowledged) if (!seen.get(stream, revision)) unseen++
      outside.close()
      return { ...measured, unseen }
    },
    async close() {
      await store.close()
      await keys.close()
    },
  }
}

export async function commandGoals(rounds: number): Promise<Goal[]> {
  const one = await compare([raw(1, rounds), product(1, rounds, false), product(1, rounds, true)], rounds)
  const many = await compare([raw(32, rounds), product(32, rounds, false), product(32, rounds, true)], rounds)
  const of = (results: typeof one, name: string) => results.get(name)!
  const limit1 = of(one, 'raw 1')
  const limit32 = of(many, 'raw 32')
  const cold = of(one, 'cold 1')
  const warm = of(many, 'warm 32')
  const ratioGoal = (
    id: string,
    what: string,
    of: Measured,
    raw: Measured,
    realistic: number,
    extraordinary: number,
  ): Goal => {
    const [measured, limit] = [of.rate!, raw.rate!]
    const processor = `${Math.round(of.cpu!)} us of processor time each, raw ${Math.round(raw.cpu!)}`
    return {
      id,
      what: `${what}; ${processor}`,
      unit: 'per second',
      measured,
      limit,
      ratio: measured / limit,
      realistic: { ratio: realistic },
      extraordinary: { ratio: extraordinary },
    }
  }
  return [
    ratioGoal(
      'G1',
      'durable command, 1 caller, every stream met for the first time (20 events read)',
      cold,
      limit1,
      0.6,
      0.85,
    ),
    ratioGoal('G1', 'durable command, 1 caller, state in the cache', of(one, 'warm 1'), limit1, 0.6, 0.85),
    ratioGoal(
      'G2',
      'durable command, 32 callers, every stream met for the first time (20 events read)',
      of(many, 'cold 32'),
      limit32,
      0.5,
      1,
    ),
    ratioGoal('G2', 'durable command, 32 callers, state in the cache', warm, limit32, 0.5, 1),
    {
      id: 'G3',
      what: 'command p99, 1 caller',
      unit: 'ms',
      measured: cold.p99!,
      limit: limit1.p99!,
      ratio: cold.p99! / limit1.p99!,
      realistic: { atMostRatio: 2 },
    },
    {
      id: 'G3',
      what: 'command p99, 32 callers',
      unit: 'ms',
      measured: warm.p99!,
      limit: limit32.p99!,
      ratio: warm.p99! / limit32.p99!,
      realistic: { atMost: 10 },
      extraordinary: { atMost: 3 },
    },
    {
      id: 'G4',
      what: 'acknowledged but not seen from a second connection, 32 callers',
      unit: 'commands',
      measured: warm.unseen! + of(many, 'cold 32').unseen!,
      realistic: { atMost: 0 },
      extraordinary: { atMost: 0 },
    },
  ]
}

export const bytesOfTwentyEvents = () => JSON.stringify(twentyEvents(randomUUID(), randomUUID())).length
