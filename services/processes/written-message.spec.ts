import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { operating } from '#test/fixtures/people.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function opened() {
  const platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId, candidates } = await seed.job(asker, ['Ada Byron'])
  const candidateId = candidates[0]!.id
  const { writeToCandidate } = platform.useCases.review
  const write = (channel: 'email' | 'sms', text: string, commandId = crypto.randomUUID()) =>
    writeToCandidate(asker, { candidateId, channel, subject: 'Monday', text, commandId })
  const last = async () => (await platform.readers.threadOf(asker, candidateId))!.at(-1)
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await last()).toMatchObject(expected), { timeout: 20_000, interval: 100 })
  return { platform, asker, jobId, candidateId, write, becomes }
}

describe('what a person writes to a candidate', () => {
  it('leaves by mail once, is said to be sent, and is nowhere in the log to be read', async () => {
    const { platform, write, becomes } = await opened()
    const commandId = crypto.randomUUID()
    await write('email', 'Can you come at nine?', commandId)
    await write('email', 'Can you come at nine?', commandId)
    await becomes({ kind: 'message', state: 'sent', subject: 'Monday', text: 'Can you come at nine?' })
    const sent = (await platform.engines.mail.outbox(10)).filter(({ subject }) => subject === 'Monday')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: 'ada.byron@example.org',
      text: expect.stringContaining('Can you come at nine?'),
    })
    expect(JSON.stringify(await platform.engines.store.readAll(null, 10_000))).not.toContain('come at nine')
  })

  it('leaves as a text message where the plan has some, and is not delivered where it has none', async () => {
    const { platform, asker, jobId, write, becomes } = await opened()
    await write('sms', 'See you at nine')
    await becomes({ channel: 'sms', state: 'undelivered', failure: 'volume' })
    await platform.useCases.billing.changePlan(operating(asker), { plan: 'growth' })
    await write('sms', 'See you at ten')
    await becomes({ channel: 'sms', state: 'sent', text: 'See you at ten' })
    const { invited } = await platform.useCases.candidacy.inviteCandidates(asker, {
      jobId,
      people: [{ name: 'Ben Okafor', email: '', phone: '+44 20 7946 0001' }],
      commandId: crypto.randomUUID(),
    })
    const byText = {
      candidateId: invited[0]!.candidateId!,
      channel: 'email' as const,
      subject: 'Monday',
      text: 'Hello',
    }
    await expect(platform.useCases.review.writeToCandidate(asker, byText)).rejects.toMatchObject({
      code: 'message/unreachable',
      message: 'This person cannot be reached that way',
    })
    expect((await platform.engines.sms.outbox(10)).filter(({ to }) => to === '+442079460000')).toMatchObject([
      { to: '+442079460000', text: expect.stringMatching(/: See you at ten$/) },
    ])
  })

  it('is refused by who may not write, without words, and to a candidate of another company', async () => {
    const { platform, asker, candidateId, write } = await opened()
    await expect(write('email', ' ')).rejects.toMatchObject({ code: 'message/invalid' })
    const { writeToCandidate } = platform.useCases.review
    const written = { candidateId, channel: 'email' as const, subject: 'Monday', text: 'Hello' }
    const reader = { ...asker, permissions: ['candidates.read' as const] }
    await expect(writeToCandidate(reader, written)).rejects.toMatchObject({ code: 'auth/forbidden' })
    const rival = await seeding(platform).person('Eve Rival', 'Rival')
    await expect(writeToCandidate(rival.asker, written)).rejects.toMatchObject({ code: 'candidate/not-found' })
    expect(await platform.readers.threadOf(rival.asker, candidateId)).toBeNull()
  })
})
