import { expect, it } from 'vitest'
import { acme, noon } from '#test/fixtures/people.ts'
import { sendSms } from './send-sms.ts'

it('no text message leaves for a number whose owner earns by it, whatever it came from', async () => {
  const payload = { to: '+449098790000', template: 'reminder', values: {} }
  // Without a gateway, or anything else: it is refused before anything is read.
  const sent = sendSms.call({} as never, { id: 'one', tenant: acme, at: noon, payload })
  await expect(sent).rejects.toMatchObject({
    code: 'sms/undeliverable',
    message: expect.stringContaining('premium-rate'),
  })
})
