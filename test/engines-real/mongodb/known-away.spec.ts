import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mayPass } from '#infra/engines/failures.ts'
import { mongodbAttemptCounter } from '#infra/engines/attempt-counter/mongodb.ts'
import { mongodbKeyRing } from '#infra/engines/key-ring/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbSessionStore } from '#infra/engines/session-store/mongodb.ts'
import { type MongoPeer, startFerret } from '../../support/engines/mongo-servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-known-away-'))
let mongo: MongoPeer
beforeAll(async () => void (mongo = await startFerret(join(folder, 'mongo'))), 60_000)
afterAll(async () => {
  await mongo?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** What those ask who answer people; `knownAfterMs` is how long a server may be missed before it is known to be away. */
async function asking(knownAfterMs?: number) {
  const connection = await connectMongoDb(`${mongo.url}known`, { knownAfterMs })
  const sessions = await mongodbSessionStore(connection)
  const keys = await mongodbKeyRing(connection, join(folder, 'keys'))
  const attempts = await mongodbAttemptCounter(connection)
  const questions = {
    session: () => sessions.find('nobody'),
    key: () => keys.key('a-subject'),
    attempt: () => attempts.count('a-login', 1000, Date.now()),
  }
  const everything = async () => {
    const began = performance.now()
    const answers = await Promise.allSettled(Object.values(questions).map((ask) => ask()))
    return {
      took: performance.now() - began,
      answers: answers.map((each) => (each.status === 'rejected' ? (each.reason as unknown) : 'answered')),
    }
  }
  return { everything, close: () => connection.close() }
}

it('who asks while a server is missed waits for it, as for a primary that is being chosen', async () => {
  const { everything, close } = await asking()
  await mongo.kill()
  // So that the connections know it, too.
  await turn()
  await turn()
  for (const answer of (await everything()).answers) expect(answer).toSatisfy(mayPass)
  const waiting = everything()
  await mongo.start()
  expect((await waiting).answers).toEqual([1, 2, 3].map(() => 'answered'))
  await close()
}, 60_000)

it('who asks in the very moment in which the server goes does not wait for ever', async () => {
  const { everything, close } = await asking()
  await mongo.kill()
  for (const answer of (await everything()).answers) expect(answer).toSatisfy(mayPass)
  await mongo.start()
  await close()
}, 120_000)

it('who asks while it is known to be away is told so at once, until it is back', async () => {
  const { everything, close } = await asking(500)
  await mongo.kill()
  await vi.waitFor(async () => {
    const { took, answers } = await everything()
    expect(answers).toEqual(
      [1, 2, 3].map(() =>
        expect.objectContaining({
          name: 'Unavailable',
          message: expect.stringMatching(/^MongoDB has been away for \d+ s$/),
        }),
      ),
    )
    expect(took).toBeLessThan(500)
  }, 90_000)
  await mongo.start()
  await vi.waitFor(async () => expect((await everything()).answers).toEqual([1, 2, 3].map(() => 'answered')), 10_000)
  await close()
}, 150_000)
