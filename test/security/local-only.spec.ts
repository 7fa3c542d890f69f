import { expect, it } from 'vitest'
import { nobody, type Who } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

/** A desk as it is without settings; a reset link waits there for an administrator. */
const here = useInside({ PUBLIC_URL: 'http://127.0.0.1:3000' }, async ({ useCases }) =>
  useCases.accounts.requestPasswordReset('admin@acme.test', '127.0.0.1'),
)
const to = '/dev/outbox?to=admin%40acme.test'
const RESET = '/reset-password?'
const local = { host: 'localhost:3000', accept: 'text/html' }
const seen = async (who: Who, url: string, headers: Record<string, string>, from?: string) => {
  const { status, text } = await here.get(who, url, { headers: { ...local, ...headers }, ...(from && { from }) })
  return [status, text.includes(RESET), text.includes('Only a browser on the server itself sees them')]
}

it('messages to an address are for a browser on this machine, and for nothing that came through a proxy', async () => {
  await expect.poll(() => seen(nobody, to, {})).toEqual([200, true, false])
  for (const [headers, from] of [
    [{}, '192.168.1.30'],
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ 'x-forwarded-proto': 'https' }],
    [{ forwarded: 'for=127.0.0.1' }],
    [{ 'x-real-ip': '127.0.0.1' }],
    [{ 'cf-connecting-ip': '127.0.0.1' }],
    [{ via: '1.1 proxy' }],
  ] as [Record<string, string>, string?][])
    expect([headers, from, await seen(nobody, to, headers, from)]).toEqual([headers, from, [403, false, true]])
  expect(await seen(nobody, to, { host: 'tunnel.test' })).toEqual([421, false, false])
})

it('through a proxy administrators see their company’s, without what lets others in; others see why not', async () => {
  const proxy = { 'x-forwarded-for': '203.0.113.9' }
  expect(await seen(here.acme.admin, to, proxy)).toEqual([200, true, false])
  expect(await seen(here.rival.admin, to, proxy)).toEqual([200, false, false])
  for (const who of [here.acme.edit, here.acme.review]) expect(await seen(who, to, proxy)).toEqual([403, false, true])
})

it('the page that points there says who sees it', async () => {
  const hint = async (headers: Record<string, string>) =>
    (await here.get(nobody, '/login?mailbox=admin%40acme.test', { headers: { ...local, ...headers } })).text
  expect(await hint({})).toContain('href="/dev/outbox?to=admin%40acme.test"')
  const elsewhere = await hint({ 'x-forwarded-for': '203.0.113.9' })
  expect(elsewhere).toContain('They are shown in a browser on the server itself')
  expect(elsewhere).not.toContain('href="/dev/outbox')
})

it('figures are for this machine as well, under a name of it', async () => {
  const status = async (headers: Record<string, string>, from?: string) =>
    (await here.get(nobody, '/metrics', { headers: { ...local, ...headers }, ...(from && { from }) })).status
  expect(await status({})).toBe(200)
  for (const headers of [{ 'x-real-ip': '127.0.0.1' }, { via: '1.1 proxy' }, { host: 'evil.test' }] as Record<
    string,
    string
  >[])
    expect([headers, await status(headers)]).toEqual([headers, 404])
  expect(await status({}, '192.168.1.30')).toBe(404)
})

it('a name of another site that leads here is refused everywhere, and a probe under it learns a status', async () => {
  for (const url of [
    '/',
    '/login',
    '/admin/jobs',
    '/api/v2/jobs',
    '/api/openapi.json',
    '/api/docs',
    '/media/nothing',
    '/live?job=nothing',
    '/assets/nothing.js',
    '/api/uploads/',
    '/nowhere',
  ])
    expect([url, (await here.get(here.acme.admin, url, { headers: { host: 'evil.test' } })).status]).toEqual([url, 421])
  expect(
    (
      await here.post(here.acme.admin, '/login', {
        headers: { host: 'evil.test', origin: 'http://evil.test' },
        form: {},
      })
    ).status,
  ).toBe(421)
  expect((await here.get(here.acme.admin, '/healthz', { headers: { host: 'evil.test' } })).body).toEqual({
    status: 'ok',
  })
})
