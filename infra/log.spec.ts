import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { log, requestLog } from './log.ts'

it('a server that logs every request logs no secret of an address, whatever becomes of it', async () => {
  let logged = ''
  const stream = new Writable({ write: (chunk, _encoding, done) => ((logged += String(chunk)), done()) })
  const app = Fastify({ logger: { ...requestLog('trace'), stream } })
  app.get('/fails', async (request) => {
    throw new Error(`${request.url} cannot be read\nERROR forged`)
  })
  app.get('/works', async (request) => {
    request.log.info(`was at ${request.url}`)
    return 'done'
  })
  for (const path of ['/works', '/fails', '/nowhere'])
    await app.inject(`${path}?token=secret&auth=secret&c=secret&code=secret&email=secret%40acme.test`)
  await app.inject('/apply/secret')
  await app.close()
  expect(logged).not.toContain('secret')
  for (const said of ['/works?token=…&auth=…', '/fails?token=…', '/nowhere?token=…', '/apply/…'])
    expect(logged).toContain(said)
  for (const line of logged.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
})

it('a console gets one line for what someone outside wrote in several', () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => written.mockRestore())
  log.warn('the identity provider https://login.test\nERROR forged cannot be used:', 'away')
  expect(written.mock.calls).toEqual([
    ['the identity provider https://login.test\\u000aERROR forged cannot be used:', 'away'],
  ])
})
