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
  const hold = async (holdMinutes: number) => {
    const { token } = await platform.useCases.messages.changeMessageRules(asker, { holdMinutes })
    await platform.caughtUp(token)
  }
  await hold(0)
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await last()).toMatchObject(expected), { timeout: 20_000, interval: 100 })
  return { platform, asker, jobId, candidateId, write, becomes, hold }
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
    const ended = { from: '+442079460000', text: 'STOP', sid: crypto.randomUUID() }
    await platform.useCases.candidacy.textCameIn(ended)
    await write('sms', 'See you at eleven')
    await becomes({ channel: 'sms', state: 'undelivered', failure: 'optedOut' })
    await platform.useCases.candidacy.textCameIn({ ...ended, text: 'START', sid: crypto.randomUUID() })
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

  it('waits for the hold of the company, and leaves when it is sent at once; not when it is cancelled', async () => {
    const { platform, asker, candidateId, write, becomes, hold } = await opened()
    await platform.useCases.billing.changePlan(operating(asker), { plan: 'growth' })
    await hold(60)
    const [sent, cancelled, text] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const settle = (messageId: string, how: 'send' | 'cancel') =>
      platform.useCases.review.settleMessage(asker, { candidateId, messageId, how })
    await write('email', 'Hello {{firstName|there}}: {{link}}', sent)
    await hold(0)
    await becomes({ state: 'held', text: 'Hello Ada: {{link}}' })
    await settle(sent, 'send')
    await becomes({ state: 'sent' })
    await hold(60)
    await write('email', 'Never mind', cancelled)
    await becomes({ state: 'held' })
    await settle(cancelled, 'cancel')
    await becomes({ state: 'cancelled' })
    await expect(settle(cancelled, 'send')).rejects.toMatchObject({
      message: 'This message has left already, or was taken back',
    })
    await write('sms', 'See you at nine', text)
    await becomes({ channel: 'sms', state: 'held' })
    await settle(text, 'send')
    await becomes({ channel: 'sms', state: 'sent' })
    const left = (await platform.engines.mail.outbox(10)).filter(({ subject }) => subject === 'Monday')
    expect(left.map((each) => each.text)).toEqual([expect.stringMatching(/^Hello Ada: http\S+\n\nAcme sent you/)])
    expect(await platform.engines.sms.outbox(10)).toHaveLength(1)
  })

  it('can be made from a template, in the words of the job, where the plan has templates', async () => {
    const { platform, asker, candidateId, becomes } = await opened()
    const { messages, billing } = platform.useCases
    const template = {
      templateId: crypto.randomUUID(),
      basedOn: null,
      name: 'Next step',
      use: 'message' as const,
      channel: 'email' as const,
      jobId: null,
      isDefault: false,
      texts: [
        { language: 'de' as const, subject: 'Weiter', text: 'Guten Tag {{name}}' },
        { language: 'en' as const, subject: 'Next: {{job}}', text: 'Hello {{name}}, {{sender|we}} at {{company}}' },
      ],
    }
    const { templateId } = template
    const missing = { code: 'subscription/feature-missing' }
    await expect(messages.saveMessageTemplate(asker, template)).rejects.toMatchObject(missing)
    await platform.caughtUp((await billing.changePlan(operating(asker), { plan: 'growth' })).token)
    await messages.saveMessageTemplate(asker, template)
    const commandId = crypto.randomUUID()
    for (let times = 0; times < 2; times++) await messages.sendTemplate(asker, { candidateId, templateId, commandId })
    await becomes({ state: 'sent', subject: 'Next: Backend engineer', text: 'Hello Ada Byron, Rita Moreno at Acme' })
    await expect(messages.sendTemplate(asker, { candidateId, templateId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'template/not-found',
      message: 'There is no such template',
    })
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
