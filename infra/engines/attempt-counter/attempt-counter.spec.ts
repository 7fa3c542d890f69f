import { expect, it } from 'vitest'
import { attemptCounterContract } from '#test/contract-suites/attempt-counter.contract.ts'
import { embeddedAttemptCounter } from './embedded.ts'

attemptCounterContract('embedded', async () => {
  const counter = embeddedAttemptCounter()
  return { counter, another: async () => counter }
})

it('forgets the oldest rather than grow without end', async () => {
  const counter = embeddedAttemptCounter(2)
  for (const key of ['first', 'second', 'third']) await counter.count(key, 60_000, 0)
  expect(await Promise.all(['first', 'second', 'third'].map((key) => counter.read(key, 1)))).toEqual([
    null,
    { times: 1, endsAt: 60_000 },
    { times: 1, endsAt: 60_000 },
  ])
})

it('keeps what counts for weeks while many short windows come and go', async () => {
  const counter = embeddedAttemptCounter(2)
  await counter.count('known', 30 * 24 * 3_600_000, 0)
  for (const key of ['first', 'second', 'third']) await counter.count(key, 60_000, 0)
  expect(await counter.read('known', 1)).toMatchObject({ times: 1 })
})
