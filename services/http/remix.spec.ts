import { Agent, request } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Platform } from '../platform.ts'
import { remixHandler } from './remix.ts'

const action = {
  unread: () => new Response('no need to look'),
  begun: async ({ request }: { request: Request }) => {
    await request.body!.getReader().read()
    return new Response('seen enough')
  },
  read: async ({ request }: { request: Request }) => new Response(String((await request.text()).length)),
}
const build = {
  entry: { module: { default: () => new Response() } },
  routes: Object.fromEntries(Object.entries(action).map(([path, act]) => [path, { id: path, path, module: { action: act } }])),
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  future: { v3_singleFetch: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild

it.each(Object.keys(action))('answers the next request on a connection, whatever became of the last body: %s', { timeout: 20_000 }, async (path) => {
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/*', remixHandler(build, 'production', () => ({ platform: {} as Platform, cspNonce: undefined, address: '' })))
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (body: string) =>
    new Promise<number | undefined>((answered, failed) => {
      const options = { port, host: '127.0.0.1', path: `/${path}`, agent, method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': body.length } }
      const sending = request(options, (answer) => answer.resume().once('end', () => answered(answer.statusCode)))
      sending.once('error', failed).end(body)
    })
  expect([await post('x'.repeat(1_800_000)), await post('y'), await post('')]).toEqual([200, 200, 200])
  agent.destroy()
  await app.close()
})
