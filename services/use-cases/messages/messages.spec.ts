import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { operating } from '#test/fixtures/people.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'
import type { UserAsker } from '../accounts/sessions.ts'

const folder = useFolders()
let platform: Platform
let rita: SeededPerson
let jobId: string
let ids: string[]
const soon = { timeout: 20_000, interval: 50 }

beforeEach(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  const seed = seeding(platform)
  rita = await seed.person()
  const { jobId: job, candidates } = await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor'])
  jobId = job
  ids = candidates.map(({ id }) => id)
  const plan = await platform.useCases.billing.changePlan(operating(rita.asker), { plan: 'growth' })
  await platform.caughtUp(plan.token)
})
afterEach(() => platform.close())

const mails = async () =>
  (await platform.engines.mail.outbox(50)).map(({ to, subject, text }) => ({ to, subject, text }))
const template = {
  templateId: randomUUID(),
  basedOn: null,
  name: 'Warm welcome',
  use: 'invitation' as const,
  channel: 'email' as const,
  jobId: null,
  isDefault: true,
  texts: [
    { language: 'en' as const, subject: 'Dear {{firstName|you}}', text: 'Join {{company}} as {{job}}: {{link}}' },
  ],
}

it('invites in the words of the company, and of the job before those; each save is a version', async () => {
  const { messages, candidacy } = platform.useCases
  await messages.saveMessageTemplate(rita.asker, template)
  const invite = async (name: string) => {
    const people = [{ name, email: `${name.toLowerCase()}@example.org`, phone: '' }]
    await candidacy.inviteCandidates(rita.asker, { jobId, people, commandId: randomUUID() })
  }
  await invite('Cleo')
  await vi.waitFor(async () => {
    const sent = (await mails()).find(({ to }) => to === 'cleo@example.org')
    expect(sent?.subject).toBe('Dear Cleo')
    expect(sent?.text).toMatch(/^Join Acme as Backend engineer: http\S+\n/)
  }, soon)
  const ofJob = { ...template, templateId: randomUUID(), name: 'Night shift', jobId }
  await messages.saveMessageTemplate(rita.asker, {
    ...ofJob,
    texts: [{ ...template.texts[0]!, subject: 'Work at night, {{firstName|you}}' }],
  })
  await invite('Dana')
  await vi.waitFor(
    async () => expect((await mails()).map(({ subject }) => subject)).toContain('Work at night, Dana'),
    soon,
  )
  await messages.saveMessageTemplate(rita.asker, { ...template, basedOn: 1, name: 'Warmer' })
  const versions = await messages.messageTemplateVersions(rita.asker, template.templateId)
  expect(versions.map(({ version, name, by }) => [version, name, by])).toEqual([
    [2, 'Warmer', 'Rita Moreno'],
    [1, 'Warm welcome', 'Rita Moreno'],
  ])
  expect((await messages.messageTemplatesOf(rita.asker, { jobId })).map(({ name }) => name)).toEqual([
    'Night shift',
    'Warmer',
  ])
  await messages.deleteMessageTemplate(rita.asker, { templateId: template.templateId })
  expect(await messages.messageTemplatesOf(rita.asker)).toEqual([])
  const reader = { ...rita.asker, permissions: ['candidates.read' as const] }
  await expect(messages.saveMessageTemplate(reader, template)).rejects.toMatchObject({ code: 'auth/forbidden' })
})

it('offers WhatsApp only where the installation has it', async () => {
  await expect(
    platform.useCases.messages.changeMessageRules(rita.asker, { textsBy: 'whatsapp' }),
  ).rejects.toMatchObject({ code: 'company/details-invalid', message: 'WhatsApp is not set up on this installation' })
})

it('mails a test to who asks, filled in for a candidate, in the direction of its language', async () => {
  const { messages } = platform.useCases
  const asker = rita.asker as UserAsker
  const words = { subject: 'שלום {{name}}', text: '{{job}} {{link}}', language: 'ar', jobId: null }
  const commandId = randomUUID()
  for (let times = 0; times < 2; times++) {
    const test = { ...words, candidateId: ids[0]!, commandId }
    expect(await messages.testMessage(asker, test)).toEqual({ sentTo: rita.email })
  }
  const sent = (await mails()).filter(({ to }) => to === rita.email).filter(({ subject }) => /שלום/.test(subject))
  expect(sent).toMatchObject([{ subject: 'שלום Ada Byron', text: expect.stringContaining('/apply/preview') }])
  await expect(messages.testMessage(asker, { ...words, text: ' ', candidateId: null })).rejects.toMatchObject({
    code: 'message/invalid',
    fields: { text: 'Required field' },
  })
})

it('names those whose rejection had left before it was taken back, and writes to them', async () => {
  const { messages, review } = platform.useCases
  const { token } = await messages.changeMessageRules(rita.asker, { holdMinutes: 0 })
  await platform.caughtUp(token)
  const [ada, ben] = ids as [string, string]
  const message = { subject: 'Your application', text: 'Hello {{name}}' }
  await review.rejectCandidates(rita.asker, { candidateIds: [ada], reason: 'Skills', reasonId: 'skills', message })
  const messageOf = async () => (await platform.readers.candidateDetail(rita.asker, ada)).rejectionMessage
  await vi.waitFor(
    async () => expect(await messageOf()).toMatchObject({ state: 'sent', text: 'Hello Ada Byron' }),
    soon,
  )
  await messages.changeMessageRules(rita.asker, { holdMinutes: 60 })
  await review.rejectCandidates(rita.asker, { candidateIds: [ben], reason: '', message })
  const moves = ids.map((candidateId) => ({ candidateId, from: 'rejected', to: 'default' }))
  await review.returnCandidates(rita.asker, { jobId, moves })
  expect(await review.wronglyTold(rita.asker, ids)).toEqual([ada])
  const correction = { subject: 'A correction', text: 'Hello {{firstName}}, we are sorry' }
  const { refused } = await review.writeToCandidates(rita.asker, { candidateIds: [ada], message: correction })
  expect(refused).toEqual([])
  await vi.waitFor(
    async () =>
      expect((await platform.readers.threadOf(rita.asker, ada))!.at(-1)).toMatchObject({
        state: 'held',
        text: 'Hello Ada, we are sorry',
      }),
    soon,
  )
})
