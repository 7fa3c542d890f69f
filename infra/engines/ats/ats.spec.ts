import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openAts } from './ats.ts'

let status = 200
const server = createServer((_, response) => response.writeHead(status).end('[]'))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/result`
const report = (ats = openAts({ loopback: true }, { greenhouse: null, jobAdder: null }), to = url) =>
  ats.report({ method: 'PUT', url: to, authorization: 'Bearer x', body: '{}' })

it('tells what may work later from what never will', async () => {
  await report()
  for (const later of [429, 503]) {
    status = later
    await expect(report()).rejects.toMatchObject({
      code: 'ats/unavailable',
      message: 'The other system does not answer',
    })
  }
  for (const never of [302, 401, 410]) {
    status = never
    await expect(report()).rejects.toMatchObject({
      code: 'ats/refused',
      message: 'The other system does not take the result',
    })
  }
})

it('goes to no address inside', async () => {
  const outside = openAts({ loopback: false }, { greenhouse: null, jobAdder: null })
  await expect(report(outside, 'https://169.254.169.254/latest')).rejects.toMatchObject({ code: 'ats/refused' })
  expect(outside.check).toBeNull()
})
