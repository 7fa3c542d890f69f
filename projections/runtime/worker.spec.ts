import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { codec } from '#infra/codec.ts'
import { Unavailable } from '#infra/engines/failures.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { openEngines } from '#infra/engines/open.ts'
import * as c from '#test/fixtures/candidate.ts'
import { anEnvelope } from '#test/fixtures/envelopes.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder } from '#test/support/data-folder.ts'
import { cards } from '../board/cards.ts'
import { candidates } from '../candidates/candidates.ts'
import { jobs } from '../jobs/jobs.ts'
import { applyRecords } from './apply.ts'
import { collectionOf } from './projection.ts'
import { startProjections } from './worker.ts'

const id = 'aaaaaaaa-aaaa-4aaa-8aaa-000000000001'

it('a card whose writer died before telling the open boards is told when its events come again', async () => {
  const dataDir = emptyFolder()
  await appendAll(
    dataDir,
    [c.adaAdded, c.adaInvited].map((event) => ({ stream: streamName(acme, 'candidate', id), event })),
  )
  const engines = await openEngines({ DATA_DIR: dataDir })
  const { store, reads, bus } = engines
  const deps = { store, reads, codec: codec(engines.keys) }
  const changes = embeddedChangeFeed()
  const told: string[] = []
  changes.watch((some) => told.push(...some.map((change) => `${change.id} ${change.rev}`)))

  const first = await startProjections({ ...deps, bus, changes: embeddedChangeFeed() }, [cards])
  await first.stop()
  expect(await reads.get(collectionOf(cards), id)).toMatchObject({ rev: 1 })
  const second = await startProjections({ ...deps, bus, changes }, [cards])
  expect(told).toEqual([])
  const records = await store.readAll(null, 10)
  await bus.publish(records)
  expect(told).toEqual([`${id} 1`])
  expect(await applyRecords(deps, cards, collectionOf(cards), records)).toMatchObject({ changed: [], holes: 0 })

  await second.stop()
  await engines.close()
})

describe('one projection of several that cannot be written', () => {
  const stream = streamName(acme, 'candidate', id)
  async function scene() {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const engines = await openEngines({ DATA_DIR: emptyFolder() })
    onTestFinished(async () => {
      await engines.close()
      complaints.mockRestore()
    })
    const { store, bus, keys } = engines
    const away = { cards: false }
    const reads: ReadStore = {
      ...engines.reads,
      compareAndSet: (writes) =>
        away.cards && writes.some(({ collection }) => collection === collectionOf(cards))
          ? Promise.reject(new Unavailable('the board is away'))
          : engines.reads.compareAndSet(writes),
    }
    const { seal } = codec(keys)
    const written = async () => {
      for (const [revision, event] of [c.adaAdded, c.adaInvited].entries()) {
        const eventId = randomUUID()
        await store.append(stream, revision - 1, [
          anEnvelope(null, { ...(await seal(stream, eventId, event)), id: eventId, tenant: acme }),
        ])
      }
    }
    const groups: string[] = []
    const costly: EventBus = {
      ...bus,
      everyGroupFetches: true,
      consume: (group, ...rest) => (groups.push(group), bus.consume(group, ...rest)),
    }
    const shown = async () =>
      (await Promise.all([cards, candidates].map((projection) => reads.get(collectionOf(projection), id)))).map(
        (doc) => doc?.rev ?? null,
      )
    return {
      store,
      away,
      groups,
      written,
      shown,
      bus,
      deps: { store, reads, codec: codec(keys), bus: costly, changes: embeddedChangeFeed() },
    }
  }

  it('keeps none of those that are served as one group from its documents, and has its own as soon as it can', async () => {
    const { store, away, groups, written, shown, bus, deps } = await scene()
    const worker = await startProjections(deps, [cards, candidates, jobs])
    expect(groups).toEqual([
      `proj.candidate.candidates-v${candidates.version}.cards-v${cards.version}`,
      `proj.jobs.v${jobs.version}`,
    ])
    away.cards = true
    await written()
    const published = bus.publish(await store.readAll(null, 10))
    await vi.waitFor(async () => expect(await shown()).toEqual([null, 1]), 20_000)
    away.cards = false
    await published
    expect(await shown()).toEqual([1, 1])
    await worker.stop()
  })

  it('is waited for at a start, and is there once it can be written', async () => {
    const { away, written, shown, deps } = await scene()
    const waitedFor = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => waitedFor.mockRestore())
    away.cards = true
    await written()
    const starting = startProjections(deps, [cards, candidates])
    await vi.waitFor(
      () => expect(waitedFor).toHaveBeenCalledWith(expect.stringMatching(/^the board is away\. Trying again for 60 s/)),
      20_000,
    )
    expect(await shown()).toEqual([null, 1])
    away.cards = false
    const worker = await starting
    expect(await shown()).toEqual([1, 1])
    await worker.stop()
  })

  it('ends a start that has waited as long as it may', async () => {
    const { away, written, deps } = await scene()
    away.cards = true
    await written()
    await expect(startProjections(deps, [cards, candidates], { waitS: 0 })).rejects.toThrow('the board is away')
  })

  it('keeps none of the others from being mended by the sweeper', async () => {
    const { away, written, shown, deps } = await scene()
    const worker = await startProjections(deps, [cards, candidates])
    away.cards = true
    await written()
    await expect(worker.sweep()).rejects.toThrow('the board is away')
    expect(await shown()).toEqual([null, 1])
    away.cards = false
    await worker.sweep()
    expect(await shown()).toEqual([1, 1])
    await worker.stop()
  })
})
