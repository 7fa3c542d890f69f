import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { chargebee } from './chargebee.ts'

const COMPANY = 'c0123456789ab'
const adapter = (url: string) =>
  chargebee({ CHARGEBEE_SITE: 'acme-test', CHARGEBEE_API_KEY: 'test_key', CHARGEBEE_URL: url }, { pauseMs: 1 })

async function answering(status: number, body: object) {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return adapter(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

it('says why the service refuses, in its words', async () => {
  const message = 'Sorry, the card was declined.'
  const service = await answering(400, { message, type: 'payment', api_error_code: 'payment_processing_failed' })
  await expect(service.cancel('s1', 'key')).rejects.toMatchObject({
    code: 'billing/refused',
    message: `The payment service says: ${message}`,
  })
})

it('is not available while there is no answer, or the key is not known', async () => {
  await expect(adapter('http://127.0.0.1:1').subscriptionOf(COMPANY)).rejects.toMatchObject({
    code: 'billing/unavailable',
  })
  const service = await answering(401, { message: 'Sorry', api_error_code: 'api_authentication_failed' })
  await expect(service.subscriptionOf(COMPANY)).rejects.toMatchObject({ code: 'billing/unavailable' })
})

it('takes no message that is not one', async () => {
  await expect(adapter('http://127.0.0.1:1').noticeIn({ id: 'ev_1' })).rejects.toMatchObject({
    code: 'billing/bad-notice',
  })
})
