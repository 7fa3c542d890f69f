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

it('an invitation goes over WhatsApp where its company chose that and the installation has it', async () => {
  const sent: unknown[] = []
  const templates = { invitation: 'HXinvite', reminder: 'HXremind' }
  const core = (textsBy: string | undefined, isSetUp = true) =>
    ({
      site: { whatsapp: isSetUp ? { from: '+14155238886', templates } : undefined },
      settings: { publicUrl: 'https://acme.test' },
      commands: {
        stateOf: async () => ({
          state: { status: 'registered', out: false, messaging: { stopped: null }, messages: { rules: { textsBy } } },
        }),
      },
      engines: { keys: { blindIndex: () => 'x' }, sms: { send: async (message: object) => void sent.push(message) } },
    }) as never
  const values = { company: 'Acme', job: 'Engineer', name: 'Ada', link: 'https://acme.test/x', language: 'en' }
  const leaving = (template: string) => ({
    id: 'one',
    tenant: acme,
    at: noon,
    payload: { to: '+442079460000', template, values },
  })
  await sendSms.call(core('whatsapp'), leaving('reminder'))
  await sendSms.call(core(undefined), leaving('reminder'))
  await sendSms.call(core('whatsapp', false), leaving('invitation'))
  const whatsapp = {
    from: '+14155238886',
    template: 'HXremind',
    values: { 1: 'Ada', 2: 'Acme', 3: 'Engineer', 4: values.link },
  }
  expect(sent).toMatchObject([{ whatsapp }, { whatsapp: undefined }, { whatsapp: undefined }])
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
