import { expect, it } from 'vitest'
import { argon2id } from './argon2.ts'

const cheap = { message: 'x', nonce: Buffer.from('saltsaltsalt'), memory: 8, passes: 1, parallelism: 1, tagLength: 16 }
const hash = (share: string, done: string[], first = false) =>
  argon2id(cheap, { share, first }).then(
    () => done.push(share),
    (error: { message: string }) => error.message,
  )

it('hashes for who comes from a known place first, and turns away a crowd from one address, in words', async () => {
  const done: string[] = []
  const crowd = Array.from({ length: 100 }, () => hash('198.51.100.1', done))
  const others = [hash('198.51.100.2', done), hash('owner', done, true)]
  const outcomes = await Promise.all(crowd)
  await Promise.all(others)
  const refused = outcomes.filter((outcome) => typeof outcome === 'string')
  expect(new Set(refused)).toEqual(new Set(['Too many people are signing in at the moment. Please try again in a moment.']))
  expect(refused.length).toBeGreaterThanOrEqual(30)
  // Hashes under way when they came are not stopped.
  const before = (share: string) => done.indexOf(share)
  expect(before('owner')).toBeLessThan(before('198.51.100.2'))
  expect(done.slice(before('198.51.100.2')).length, 'the crowd comes after the other address').toBeGreaterThan(20)
})
