import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { remixBuild, servingRemix } from '#test/fixtures/remix-build.ts'

let last: AbortSignal
const action = {
  unread: () => new Response('no need to look'),
  begun: async ({ request }: { request: Request }) => {
    await request.body!.getReader().read()
    return new Response('seen enough')
  },
  read: async ({ request }: { request: Request }) => {
    last = request.signal
    return new Response(String((await request.text()).length))
  },
}
const led = { away: () => new Response(null, { status: 302, headers: { location: '/read' } }) }
const build = remixBuild({
  entry: { module: { default: () => new Response() } },
  routes: Object.fromEntries(
    Object.entries({ ...action, ...led }).map(([path, act]) => [
      path,
      { id: path, path, module: { action: act, loader: act } },
    ]),
  ),
})

async function listening() {
  const app = servingRemix(build, { forceCloseConnections: true })
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

it.each(Object.keys(action))(
  'answers the next request on a connection, whatever became of the last body: %s',
  { timeout: 20_000 },
  async (path) => {
    const { app, url } = await listening()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const post = (body: string) =>
      new Promise<number | undefined>((answered, failed) => {
        const sending = request(
          `${url}/${path}`,
          { agent, method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': body.length } },
          (answer) => answer.resume().once('end', () => answered(answer.statusCode)),
        )
        sending.once('error', failed).end(body)
      })
    expect([await post('x'.repeat(1_800_000)), await post('y'), await post('')]).toEqual([200, 200, 200])
    agent.destroy()
    await app.close()
  },
)

it('ends a request with its answer, so that nothing is kept for it', async () => {
  const { app, url } = await listening()
  expect(await (await fetch(`${url}/read`, { method: 'POST', body: 'four' })).text()).toBe('4')
  if (!last.aborted) await once(last, 'abort')
  expect(last.reason).toEqual(new Error('This request has been answered'))
  await app.close()
})

it.each(['GET', 'POST'])('leads on without a word in the answer to %s', async (method) => {
  const { app, url } = await listening()
  const answer = await fetch(`${url}/away`, { method, redirect: 'manual' })
  expect([
    answer.status,
    answer.headers.get('location'),
    answer.headers.get('content-type'),
    await answer.text(),
  ]).toEqual([302, '/read', null, ''])
  await app.close()
})
