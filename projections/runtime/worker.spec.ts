import { expect, it } from 'vitest'
import { streamName } from '#contracts/streams.ts'
import { codec } from '#infra/codec.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { openEngines } from '#infra/engines/open.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder } from '#test/support/data-folder.ts'
import { cards } from '../board/cards.ts'
import { applyRecords } from './apply.ts'
import { collectionOf } from './projection.ts'
import { startProjections } from './worker.ts'

const id = 'aaaaaaaa-aaaa-4aaa-8aaa-000000000001'

it('a card whose writer died before telling the open boards is told when its events come again', async () => {
  const dataDir = emptyFolder()
  await appendAll(dataDir, [c.adaAdded, c.adaInvited].map((event) => ({ stream: streamName(acme, 'candidate', id), event })))
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
