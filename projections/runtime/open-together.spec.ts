import { expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import * as c from '#test/fixtures/candidate.ts'
import { anEnvelope } from '#test/fixtures/envelopes.ts'
import { acme } from '#test/fixtures/people.ts'
import { openTogether } from './open-together.ts'

const key = Buffer.alloc(32)
const record = (id: string, revision: number, event: { type: string; data: unknown }): RecordedEvent => ({
  ...anEnvelope(event.data, { type: event.type }),
  stream: streamName(acme, 'candidate', id),
  revision,
  position: String(revision),
})

/** Keys far away: each arrives when the test says so. */
function slowKeys() {
  const asked: { subject: string; arrive: () => void; fail: () => void }[] = []
  const known = new Map<string, Buffer>()
  const cached = (subject: string) => known.get(subject)
  const fetch = (subject: string) =>
    new Promise<Buffer>((done, failed) => {
      asked.push({ subject, arrive: () => (known.set(subject, key), done(key)), fail: () => failed(new Error('away')) })
    })
  return { asked, keys: { cached, key: fetch } as never }
}

it('asks for every key that is not at hand once, side by side, and leaves what cannot be opened to others', async () => {
  const { asked, keys } = slowKeys()
  const codec = makeCodec(keys)
  const records = ['ada', 'ben', 'cleo'].flatMap((id) => [
    record(id, 0, c.adaAdded),
    record(id, 1, c.adaAdded),
    record(id, 2, { type: 'NobodyKnowsThis', data: {} }),
  ])
  const opened = openTogether(codec, records)
  expect(asked.map(({ subject }) => subject).sort()).toEqual(
    ['ada', 'ben', 'cleo'].map((id) => streamName(acme, 'candidate', id)),
  )
  for (const { arrive } of asked.slice(1)) arrive()
  asked[0]!.fail()
  await opened
  const left = openTogether(codec, records)
  expect(asked).toHaveLength(4)
  asked[3]!.arrive()
  await left
  await openTogether(codec, records)
  expect(asked).toHaveLength(4)
})
