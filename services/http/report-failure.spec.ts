import { afterAll, afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import type { BrowserError } from '#contracts/http/browser-error.ts'
import { BROWSER_ERRORS_PATH } from '#contracts/http/browser-errors-path.ts'
import { envelopeEndpoint } from '#test/peers/sentry/envelope-endpoint.ts'
import type { Who } from '#test/support/api.ts'
import { useInside } from '#test/support/inside.ts'

const service = await envelopeEndpoint()
const here = useInside({ SENTRY_DSN: service.dsn })
let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  service.events.length = 0
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => service.close())

const signedOut: Who = { headers: {} }
const failure: BrowserError = {
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'TypeError: x is undefined\n    at draw (https://hire.example.com/assets/x.js:3:14)',
  page: '/admin/jobs',
}
const fromBrowser = (who: Who, body: object = failure, from = '192.0.2.1') =>
  here.send(who, 'POST', BROWSER_ERRORS_PATH, { body, from })
const reported = async (times: number) => {
  await expect.poll(() => service.events.length).toBe(times)
  return service.events
}

it('a failure of a page or a call is reported with who met it (GEN-007)', async () => {
  vi.spyOn(here.platform.readers, 'jobList').mockRejectedValue(new Error('no such column'))
  expect((await here.send(here.acme.admin, 'GET', '/admin/jobs?search=secret')).status).toBe(500)
  expect((await here.send(here.acme.key, 'GET', '/api/v2/jobs')).status).toBe(500)
  const events = await reported(2)
  expect(events.find(({ tags }) => tags.source === 'page')).toMatchObject({
    transaction: '/admin/jobs',
    user: { id: here.acme.userId, email: 'admin@acme.test' },
    tags: { company: here.acme.companyId },
    exception: { values: [{ value: 'no such column' }] },
  })
  const call = events.find(({ tags }) => tags.source === 'api')
  expect([call?.transaction, call?.user]).toEqual(['/api/v2/jobs', { id: here.acme.key.keyId }])
  expect(log.mock.calls.flat().join('\n')).toContain('no such column')
  expect(log.mock.calls.flat().join('\n')).not.toContain('admin@acme.test')
})

it('a failure in a browser is reported, with who is signed in there', async () => {
  expect((await fromBrowser(here.acme.admin)).status).toBe(204)
  expect((await fromBrowser(signedOut)).status).toBe(204)
  const events = await reported(2)
  expect(events.map(({ platform, transaction }) => [platform, transaction])).toEqual([
    ['javascript', '/admin/jobs'],
    ['javascript', '/admin/jobs'],
  ])
  expect(events.map(({ user }) => user?.email).toSorted()).toEqual(['admin@acme.test', undefined])
})

it('takes nothing else, and not without end from one address', async () => {
  expect((await fromBrowser(signedOut, { ...failure, page: '/login?code=secret' }, '192.0.2.2')).status).toBe(400)
  expect((await fromBrowser(signedOut, { ...failure, more: 1 }, '192.0.2.2')).status).toBe(400)
  const answers: number[] = []
  for (let times = 0; times < 31; times++) answers.push((await fromBrowser(signedOut, {}, '192.0.2.3')).status)
  expect([answers.filter((status) => status === 400).length, answers.at(-1)]).toEqual([30, 429])
  expect((await fromBrowser(signedOut, failure, '192.0.2.4')).status).toBe(204)
  await reported(1)
})
