import { expect, it } from 'vitest'
import { acme, noon } from '#test/fixtures/people.ts'
import { sendSms } from './send-sms.ts'

it('the gateway is told whom a message is for, where it can report to us', async () => {
  const sent: unknown[] = []
  const core = (publicUrl: string, smsRepliesToken?: string) =>
    ({
      site: { smsRepliesToken },
      settings: { publicUrl },
      commands: { stateOf: async () => ({ state: { status: 'unknown', out: false } }) },
      engines: { keys: { blindIndex: () => 'x' }, sms: { send: async (message: object) => void sent.push(message) } },
    }) as never
  const values = { company: 'Acme', job: 'Engineer', name: 'Ada', link: 'https://acme.test/x', candidateId: 'ada' }
  const payload = { to: '+442079460000', template: 'invitation', values: { ...values, language: 'en' } }
  const leaving = { id: 'one', tenant: acme, at: noon, payload }
  await sendSms.call(core('https://acme.test', 'token'), leaving)
  await sendSms.call(core('http://localhost:3000', 'token'), leaving)
  await sendSms.call(core('https://acme.test'), leaving)
  expect(sent).toMatchObject([
    { reportTo: `https://acme.test/hooks/sms/reports?company=${acme}&candidate=ada` },
    { reportTo: undefined },
    { reportTo: undefined },
  ])
})

it('no text message leaves for a number whose owner earns by it, whatever it came from', async () => {
  const payload = { to: '+449098790000', template: 'reminder', values: {} }
  // Without a gateway, or anything else: it is refused before anything is read.
  const sent = sendSms.call({} as never, { id: 'one', tenant: acme, at: noon, payload })
  await expect(sent).rejects.toMatchObject({
    code: 'sms/undeliverable',
    message: expect.stringContaining('premium-rate'),
  })
})
