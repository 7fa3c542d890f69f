import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { commandHandler } from '../commands/handle.ts'
import { moveEachCandidate } from './bulk-move.ts'
import { runProcess } from './run-process.ts'

const folder = useFolders()
const ada = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa1'
const batchId = '77777777-7777-4777-8777-777777777777'
const jobId = '22222222-2222-4222-8222-222222222222'
const columns = ['default', 'hired', 'rejected']

let store: EventStore
let keys: KeyRing
let codec: Codec
beforeEach(() => {
  store = embeddedEventStore(folder())
  keys = embeddedKeyRing(folder())
  codec = makeCodec(keys)
})
afterEach(async () => {
  await store.close()
  await keys.close()
})

const context = () => ({ ...contextOf(admin), commandId: randomUUID() })
/** One of the processes that run process managers; `before` is what it waits for before it sends a command. */
function worker(before: () => Promise<void> = async () => {}) {
  const commands = commandHandler(store, codec)
  const move = (to: string, expectedFrom: string | null = null) =>
    commands.handle(
      candidateDecider,
      ada,
      { type: 'MoveCandidateToColumn', data: { candidateId: ada, to, expectedFrom, batchId: null, columns } },
      context(),
    )
  return {
    commands,
    move,
    async act() {
      const [record] = await store.read(`${admin.companyId}.batch-${batchId}`)
      const recorded = await codec.decode(record!)
      await runProcess(moveEachCandidate, recorded, {
        core: undefined as never,
        commands,
        now: () => noon,
        calls: {},
        async dispatch(_aggregate, tenant, id, command, sent, stillWanted) {
          await before()
          return (await commands.handle(candidateDecider, id, command as never, sent, tenant, stillWanted)).token
        },
      })
    },
  }
}

async function adaInTheBatch() {
  const { commands, move } = worker()
  await commands.handle(
    candidateDecider,
    ada,
    {
      type: 'InviteCandidate',
      data: { candidateId: ada, jobId, name: 'Ada Byron', email: 'ada@example.org', phone: '', deadline: null },
    },
    context(),
  )
  await commands.handle(
    bulkMoveDecider,
    batchId,
    {
      type: 'MoveCandidates',
      data: { batchId, jobId, to: 'hired', columns, moves: [{ candidateId: ada, from: 'default' }] },
    },
    context(),
  )
  return { move }
}
const columnsOfAda = async () =>
  (await codec.decodeAll(await store.read(`${admin.companyId}.candidate-${ada}`))).flatMap(({ event: { data } }) =>
    (data as { to?: string }).to ? [(data as { to: string }).to] : [],
  )

describe('a worker that is held up between its decision and its command', () => {
  it('does not move a card that a recruiter has moved since, when the others found it in its place already', async () => {
    const { move } = await adaInTheBatch()
    await move('hired')

    const [reached, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const frozen = worker(() => (reached.resolve(), free.promise)).act()
    await reached.promise
    // Another worker carries the decision out: the card is there already, so nothing is written.
    await worker().act()
    await move('default')
    free.resolve()
    await frozen

    expect(await columnsOfAda()).toEqual(['hired', 'default'])
  })

  it('carries its decision out when no one else has', async () => {
    await adaInTheBatch()
    const free = Promise.withResolvers<void>()
    const late = worker(() => free.promise).act()
    free.resolve()
    await late
    await worker().act()
    expect(await columnsOfAda()).toEqual(['hired'])
  })
})
