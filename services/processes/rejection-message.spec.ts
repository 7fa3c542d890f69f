import { randomUUID } from 'node:crypto'
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
const message = {
  subject: 'Your application for {{job}}',
  text: 'Hello {{name}},\n\n{{company}} thanks you. {{other}}',
}

it('a message to a rejected candidate waits, and goes out when it is sent at once; not when it is cancelled or the rejection is taken back', async () => {
  const server = await mailServer({})
  closers.push(server.close)
  const platform = await openPlatform(
    readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' }),
  )
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId, candidates } = await seed.job(asker, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'], false)
  server.received.length = 0
  const [ada, ben, cleo] = candidates.map(({ id }) => id) as [string, string, string]
  const { review } = platform.useCases
  const messageOf = async (id: string) => (await platform.readers.candidateDetail(asker, id)).rejectionMessage
  const done = async (made: Promise<{ token: Record<string, number> }>) =>
    expect(await platform.caughtUp((await made).token)).toEqual([])

  for (const candidateId of [ada, ben, cleo])
    await done(review.rejectCandidate(asker, { candidateId, reason: 'Skills', message, commandId: randomUUID() }))
  const held = (await messageOf(ada))!
  expect(held).toMatchObject({ subject: 'Your application for Backend engineer', state: 'held' })
  expect(held.text).toBe('Hello Ada Byron,\n\nAcme thanks you. {{other}}')
  expect(Date.parse(held.sendsAt) - Date.parse(platform.now())).toBeGreaterThan(4 * 60_000)

  const cancelled = (await messageOf(ben))!
  await done(review.settleMessage(asker, { candidateId: ben, messageId: cancelled.messageId, how: 'cancel' }))
  expect(await messageOf(ben)).toMatchObject({ state: 'cancelled' })
  await done(review.moveCandidates(asker, { jobId, candidateIds: [cleo], to: 'default', from: 'rejected', undo: true }))
  expect(await messageOf(cleo)).toBeNull()

  await done(review.settleMessage(asker, { candidateId: ada, messageId: held.messageId, how: 'send' }))
  await vi.waitFor(async () => expect(await messageOf(ada)).toMatchObject({ state: 'sent' }), 10_000)
  expect(server.received).toHaveLength(1)
  const text = String(server.received[0]!.mail.text)
  expect(text).toContain('Hello Ada Byron')
  expect(text).toContain('{{other}}')
  expect(text).not.toContain('{{company}}')
  await expect(
    review.settleMessage(asker, { candidateId: ada, messageId: held.messageId, how: 'cancel' }),
  ).rejects.toMatchObject({ code: 'candidate/message-gone' })
})
