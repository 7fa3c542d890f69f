import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { later } from '#contracts/kernel/time.ts'
import { aPlan } from '#test/fixtures/interview.ts'
import { messagesApi } from '../peers/sms/messages-api.ts'
import { useInside } from '../support/inside.ts'

const gateway = await messagesApi()
afterAll(() => gateway.close())
const [invitation, reminder, interview] = ['a', 'b', 'c'].map((letter) => `HX${letter.repeat(32)}`)
const here = useInside({
  SMS_URL: gateway.url,
  SMS_FROM: '+14155550100',
  WHATSAPP: `+14155238886 ${invitation} ${reminder} ${interview}`,
  SMS_REPLIES_TOKEN: 'the token of the gateway',
})
const owner = (): Asker => ({
  kind: 'user',
  companyId: here.acme.companyId,
  userId: here.acme.userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})

it('where a company chose WhatsApp an invitation to a number goes there, with a place for its reports', async () => {
  const { useCases, caughtUp } = here.platform
  await useCases.messages.changeMessageRules(owner(), { holdMinutes: 0, textsBy: 'whatsapp' })

  const { invited, token } = await useCases.candidacy.inviteCandidates(owner(), {
    ...{ jobId: here.acme.jobId, commandId: randomUUID() },
    people: [{ name: 'Ada Byron', email: '', phone: '+442079460177' }],
  })
  await caughtUp(token)
  await expect.poll(() => gateway.taken.length, { timeout: 20_000 }).toBe(1)
  const [sent] = gateway.taken
  expect(sent).toMatchObject({ to: 'whatsapp:+442079460177', from: 'whatsapp:+14155238886', content: invitation })
  expect(JSON.parse(sent!.body)).toMatchObject({ 1: 'Ada Byron', 4: expect.stringContaining('/apply/') })
  expect(sent!.reportTo).toContain(`candidate=${invited[0]!.candidateId}`)

  await useCases.messages.changeMessageRules(owner(), { textsBy: 'sms' })
  expect((await useCases.messages.messageRulesOf(owner())).textsBy).toBeUndefined()
})

it('times for an interview go to a candidate with a number and an address as its planner chose', async () => {
  const { useCases, caughtUp, now } = here.platform
  const { jobId, userId } = here.acme
  const { invited, token } = await useCases.candidacy.inviteCandidates(owner(), {
    ...{ jobId, commandId: randomUUID() },
    people: [{ name: 'Ben Okafor', email: 'ben@example.test', phone: '+442079460178' }],
  })
  await caughtUp(token)
  const slots = [{ start: later(now(), { days: 2 }), end: later(now(), { days: 2, hours: 2 }) }]
  const { rooms: _rooms, ...plan } = aPlan({ slots, some: null, hostId: userId })
  const planned = await useCases.interviews.planInterviews(owner(), {
    ...{ jobId, candidateIds: [invited[0]!.candidateId!], expiresAt: null, commandId: randomUUID() },
    plan: { ...plan, rooms: [], panel: [{ userId, requirement: 'REQUIRED' }] },
    message: { subject: 'Talk', text: 'Hi {{firstName}}, pick a time:' },
    channel: 'whatsapp',
  })
  await caughtUp(planned.token)
  const sent = () => gateway.taken.find(({ content }) => content === interview)
  await expect.poll(sent, { timeout: 20_000 }).toMatchObject({ to: 'whatsapp:+442079460178' })
  expect(JSON.parse(sent()!.body)).toMatchObject({
    1: 'Ben Okafor',
    3: expect.stringMatching(/^Hi Ben, pick a time: http\S+\/meet\/\S+$/),
  })
})
