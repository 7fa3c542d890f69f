import { Agent, request } from 'node:http'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { toWeb } from './remix.ts'

it('answers the next request on a connection whose last body nobody read', async () => {
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/', async (incoming, reply) => {
    toWeb(incoming, reply)
    return reply.code(415).send('')
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (body: string) =>
    new Promise<number | undefined>((answered, failed) => {
      const sending = request({ port, host: '127.0.0.1', agent, method: 'POST', headers: { 'content-type': 'text/x', 'content-length': body.length } }, (answer) =>
        answer.resume().once('end', () => answered(answer.statusCode)),
      )
      sending.once('error', failed).end(body)
    })
  expect([await post('x'.repeat(500_000)), await post('y'), await post('')]).toEqual([415, 415, 415])
  agent.destroy()
  await app.close()
})
