import { afterEach, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
const MINUTE = 60_000

it('many rejections taken back at the minute at which they leave: who was written to is named, and no one else is written to', async () => {
  let taken = () => {}
  const isTaken = new Promise<void>((resolve) => (taken = resolve))
  const rejections = () => server.received.filter(({ mail }) => mail.subject === 'Your application')
  // Three arrive at once; two more, on the two connections, are under way until the server says that it has them.
  const server = await mailServer({}, () => (rejections().length > 3 ? isTaken : undefined))
  closers.push(server.close)
  let now = Date.parse('2026-03-02T10:00:00.000Z')
  const env = readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' })
  const open = () => openPlatform(env, { now: () => new Date(now).toISOString() })
  let platform = await open()
  closers.push(
    () => platform.close(),
    async () => taken(),
  )
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const names = Array.from(
    { length: 40 },
    (_, n) => `Person ${String.fromCodePoint(65 + (n % 26))}${n < 26 ? 'o' : 'a'}`,
  )
  const { jobId, candidates } = await seed.job(asker, names, false)
  const candidateIds = candidates.map(({ id }) => id)
  const message = { subject: 'Your application', text: 'Hello {{name}}' }
  const rejected = await platform.useCases.review.rejectCandidates(asker, { candidateIds, reason: '', message })
  expect(await platform.caughtUp(rejected.token)).toEqual([])
  await platform.close()
  now += 5 * MINUTE
  platform = await open()
  await vi.waitFor(() => expect(rejections()).toHaveLength(5), { timeout: 20_000, interval: 5 })

  const { review } = platform.useCases
  const moves = candidateIds.map((candidateId) => ({ candidateId, from: 'rejected', to: 'default' }))
  const { token, refused } = await review.returnCandidates(asker, { jobId, moves })
  expect(refused).toEqual([])
  const asked = review.wronglyTold(asker, candidateIds)
  taken()
  const told = await asked
  expect(await platform.caughtUp(token)).toEqual([])

  expect(Object.fromEntries(await platform.readers.boardCounts(asker, jobId))).toMatchObject({ default: 40 })
  const addressOf = async (id: string) => (await platform.readers.candidateDetail(asker, id)).email
  const addresses = (await Promise.all(told.map(addressOf))).toSorted()
  const stateOf = async (id: string) => (await platform.readers.threadOf(asker, id))!.at(-1)
  await vi.waitFor(
    async () => {
      for (const id of candidateIds)
        expect(await stateOf(id)).toMatchObject({ state: told.includes(id) ? 'sent' : 'cancelled' })
    },
    { timeout: 20_000, interval: 100 },
  )
  // A minute later, after another start, it is still so: what was taken back never leaves.
  await platform.close()
  now += MINUTE
  platform = await open()
  const last = await platform.useCases.review.writeToCandidate(asker, {
    candidateId: candidateIds[0]!,
    ...{ channel: 'email', subject: 'Hello', text: 'Good morning' },
  })
  await platform.caughtUp(last.token)
  expect(told.length).toBeGreaterThanOrEqual(5)
  expect(told.length).toBeLessThan(40)
  expect(
    rejections()
      .flatMap(({ recipients }) => recipients)
      .toSorted(),
  ).toEqual(addresses)
}, 90_000)
