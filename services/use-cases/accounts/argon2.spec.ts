import { expect, it } from 'vitest'
import { argon2id } from './argon2.ts'

/** Some milliseconds each, so that a crowd takes longer than a thread needs to answer. */
const parameters = {
  message: 'x',
  nonce: Buffer.from('saltsaltsalt'),
  memory: 2048,
  passes: 3,
  parallelism: 1,
  tagLength: 16,
}
const hash = (share: string, done: string[], first = false) =>
  argon2id(parameters, { share, first }).then(
    () => done.push(share),
    (error: { message: string }) => error.message,
  )

it('hashes for who comes from a known place first, and turns away a crowd from one address, in words', async () => {
  // Every thread runs before the crowd comes.
  await Promise.all([hash('office', []), hash('owner', [], true)])
  const done: string[] = []
  const crowd = Array.from({ length: 100 }, () => hash('198.51.100.1', done))
  const others = [hash('198.51.100.2', done), hash('owner', done, true)]
  const outcomes = await Promise.all(crowd)
  await Promise.all(others)
  const refused = outcomes.filter((outcome) => typeof outcome === 'string')
  expect(new Set(refused)).toEqual(
    new Set(['Too many people are signing in at the moment. Please try again in a moment.']),
  )
  expect(refused.length).toBeGreaterThanOrEqual(30)
  const after = (share: string) => done.slice(done.indexOf(share) + 1).filter((each) => each === '198.51.100.1').length
  expect(after('owner'), 'the crowd is not waited for').toBeGreaterThan(0)
  expect(after('198.51.100.2'), 'the crowd comes after the other address').toBeGreaterThan(20)
})
