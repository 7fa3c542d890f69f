import { expect, it } from 'vitest'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import type { RecordedEvent } from '../event-store/event-store.ts'
import { together } from './together.ts'

const record = (revision: number): RecordedEvent => ({
  ...anEnvelope(),
  stream: aStream(),
  revision,
  position: String(revision + 1),
})

/** A handler that ends when the test says so. */
function slowHandler() {
  const calls: { revisions: number[]; end: () => void; fail: () => void }[] = []
  const handler = (records: RecordedEvent[]) =>
    new Promise<void>((end, failed) => {
      calls.push({ revisions: records.map(({ revision }) => revision), end, fail: () => failed(new Error('not now')) })
    })
  return { calls, handler: together(handler) }
}
const called = (calls: unknown[], times: number) => expect.poll(() => calls.length).toBe(times)

it('hands over together what lanes bring at the same moment, and then what has gathered meanwhile', async () => {
  const { calls, handler } = slowHandler()
  const first = [1, 2].map((revision) => handler([record(revision)]))
  await called(calls, 1)
  const second = [handler([record(3), record(4)]), handler([record(5)])]
  calls[0]!.end()
  await Promise.all(first)
  await called(calls, 2)
  calls[1]!.end()
  await Promise.all(second)
  expect(calls.map(({ revisions }) => revisions)).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

it('tells each lane how its own records fared, and goes on', async () => {
  const { calls, handler } = slowHandler()
  const failing = [handler([record(1)]), handler([record(2)])]
  await called(calls, 1)
  const later = handler([record(3)])
  calls[0]!.fail()
  for (const each of failing) await expect(each).rejects.toThrow('not now')
  await called(calls, 2)
  calls[1]!.end()
  await later
  const alone = handler([record(4)])
  await called(calls, 3)
  calls[2]!.end()
  await alone
  expect(calls.map(({ revisions }) => revisions)).toEqual([[1, 2], [3], [4]])
})
