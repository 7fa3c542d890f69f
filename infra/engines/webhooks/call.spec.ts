import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, it } from 'vitest'
import type { Outbound } from '../outbound/outbound.ts'
import { webhookCalls } from './call.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})
async function listening(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}
const secret = `whsec_${Buffer.from('0123456789012345678901234').toString('base64')}`
const former = `whsec_${Buffer.from('another secret of a day ago').toString('base64')}`
const sent = (url: string) => ({ url, secrets: [secret, former], id: 'msg_1', body: '{"a":1}', at: new Date() })
const here: Outbound = { loopback: true }

it('is signed with every secret that counts', async () => {
  const heard: { headers: Record<string, string>; body: string }[] = []
  const url = await listening((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() })
      response.writeHead(204).end()
    })
  })
  expect(await webhookCalls(here)(sent(url))).toMatchObject({ code: 204, error: null, answer: '' })
  for (const each of [secret, former])
    expect(new Webhook(each).verify(heard[0]!.body, heard[0]!.headers)).toEqual({ a: 1 })
})

it('an answer that does not come in time is none, and the connection is closed', async () => {
  let closed: () => void
  const isClosed = new Promise<void>((done) => (closed = done))
  const url = await listening((request) => request.socket.once('close', () => closed()))
  const called = await webhookCalls(here, 40)(sent(url))
  expect([called.code, called.error]).toEqual([null, expect.stringContaining('does not answer')])
  await isClosed
})

it('of an answer that begins and never ends the code counts', async () => {
  const url = await listening((_, response) => void response.writeHead(200).write('slow'))
  expect(await webhookCalls(here, 200)(sent(url))).toMatchObject({ code: 200, error: null })
})

it('of 10 MB the first 4 kB are read, and the rest is not taken', async () => {
  let left = 0
  const url = await listening((_, response) => {
    response.writeHead(200)
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const write = () => {
      while (left < 160 && !response.destroyed) {
        left++
        if (!response.write(chunk)) return void response.once('drain', write)
      }
      response.end()
    }
    write()
  })
  const { code, answer } = await webhookCalls(here)(sent(url))
  expect([code, answer.length, left < 160]).toEqual([200, 4096, true])
})

it('a redirect to the metadata service of a cloud is an answer and is not followed', async () => {
  const url = await listening((_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end('moved'),
  )
  expect(await webhookCalls(here)(sent(url))).toMatchObject({ code: 302, error: null, answer: 'moved' })
  const direct = await webhookCalls(here)(sent('https://169.254.169.254/latest/meta-data/'))
  expect([direct.code, direct.error]).toEqual([null, expect.stringContaining('inside a private network')])
})

it('a name that leads to this machine the second time is not called', async () => {
  let asked = 0
  const rules: Outbound = {
    loopback: false,
    resolver: (_, done) => done(null, [{ address: asked++ === 0 ? '192.0.2.1' : '127.0.0.1', family: 4 }]),
  }
  const call = webhookCalls(rules, 100)
  await call(sent('https://hooks.example/'))
  const second = await call(sent('https://hooks.example/'))
  expect([asked, second.code, second.error]).toEqual([2, null, expect.stringContaining('inside a private network')])
})

it.each([
  ['30', 30_000],
  ['999999', 24 * 3_600_000],
  ['soon', null],
  ['-1', null],
])('is left alone for as long as it asks, a day at most: %s', async (header, retryAfterMs) => {
  const url = await listening((_, response) => response.writeHead(503, { 'retry-after': header }).end())
  expect(await webhookCalls(here)(sent(url))).toMatchObject({ code: 503, retryAfterMs })
})
