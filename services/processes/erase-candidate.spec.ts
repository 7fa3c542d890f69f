import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import { readEnv } from '#infra/env.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { aPlan } from '#test/fixtures/interview.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type WholePlatform } from '../platform.ts'
import { ERASED_AFTER } from './erase-candidate.ts'

const folder = useFolders()
let platform: WholePlatform
afterEach(() => platform.close())

it('a day after a deletion the key is destroyed: the record is whole, and says nothing of who it was', async () => {
  let now = '2026-03-02T12:00:00.000Z'
  const env = readEnv({ DATA_DIR: folder() })
  const start = async () => (platform = await openPlatform(env, { now: () => now }))
  await start()
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId, candidates } = await seed.job(asker, ['Ada Byron', 'Ben Okafor'])
  const [ada, ben] = candidates.map(({ id }) => id) as [string, string]
  const { review } = platform.useCases
  for (const candidateId of [ada, ben])
    await review.commentOnCandidate(asker, { candidateId, text: 'Canary: met on the fair' })
  const interviewId = randomUUID()
  const plan = { ...aPlan(), interviewId, jobId, candidateId: ada, summary: 'Canary: talk with Ada' }
  const context = platform.context(asker)
  await platform.commands.handle(interviewDecider, interviewId, { type: 'PlanInterview', data: plan }, context)
  await platform.caughtUp((await review.deleteCandidate(asker, { candidateId: ada })).token)
  const stream = (id: string) => streamName(asker.companyId, 'candidate', id)
  const keyOf = (id: string) => platform.engines.keys.key(stream(id))
  const told = async (id: string) => JSON.stringify(await platform.useCases.history.candidateHistory(asker, id))

  // For a day everything that follows from it can still be done.
  expect(await keyOf(ada)).not.toBeNull()
  now = later(now, ERASED_AFTER)
  await vi.waitFor(async () => expect(await keyOf(ada)).toBeNull(), { timeout: 20_000 })
  await vi.waitFor(async () => expect(await told(ada)).toContain('erased'), { timeout: 20_000 })

  expect(await told(ada)).not.toMatch(/Ada|Byron|Canary/)
  expect(await told(ben)).toMatch(/Ben Okafor.*Canary/)
  const log = await platform.codec.decodeAll(await platform.engines.store.read(stream(ada)))
  expect(JSON.stringify(log)).not.toMatch(/Ada|Byron|Canary/)
  const interview = streamName(asker.companyId, 'interview', interviewId)
  const happened = async () =>
    (await platform.codec.decodeAll(await platform.engines.store.read(interview))).map(({ event }) => event.type)
  await vi.waitFor(async () => expect(await happened()).toContain('InterviewErased'), { timeout: 20_000 })
  // What is held counts by the clock of the machine, and looks at this one when it starts.
  await platform.close()
  now = later(now, ERASED_AFTER)
  await start()
  await vi.waitFor(async () => expect(await platform.engines.keys.key(interview)).toBeNull(), { timeout: 20_000 })
  const said = await platform.codec.decodeAll(await platform.engines.store.read(interview))
  expect(JSON.stringify(said)).not.toMatch(/Canary/)
  const { bad, documents } = await platform.useCases.history.verifyCandidate(asker, ada)
  expect([bad, documents.filter(({ ok }) => !ok)]).toEqual([null, []])
  // Nothing waits for what cannot be done any more.
  await platform.processes.sweep()
  expect(platform.processes.status()).toEqual([])
})
