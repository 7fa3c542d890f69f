import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aReport, errorReportsContract } from '#test/contract-suites/error-reports.contract.ts'
import { envelopeEndpoint } from '#test/peers/sentry/envelope-endpoint.ts'
import { loggedReports } from './embedded.ts'
import { addressOf, sentryReports } from './sentry.ts'

const closers: (() => Promise<void>)[] = []
async function peer(options?: Parameters<typeof envelopeEndpoint>[0]) {
  const started = await envelopeEndpoint(options)
  closers.push(started.close)
  return started
}
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) await close()
})

errorReportsContract('log', async () => loggedReports())
errorReportsContract('Sentry', async () => sentryReports((await peer()).dsn, loggedReports()))

it('reports a failure with the email address and the ids of who met it (GEN-007)', async () => {
  const { dsn, events } = await peer()
  const reports = sentryReports(dsn, loggedReports())
  reports.report(aReport())
  await reports.close()
  expect(events).toMatchObject([
    {
      platform: 'node',
      level: 'error',
      transaction: '/admin/jobs',
      tags: { source: 'page', company: 'cacme00000000' },
      user: { id: 'u-rita', email: 'rita@acme.test' },
      exception: { values: [{ type: 'Error', value: 'no such column: é' }] },
    },
  ])
  const { frames } = events[0]!.exception.values[0]!.stacktrace!
  expect(frames.at(-1)).toMatchObject({ function: 'aReport', lineno: expect.any(Number) })
})

it('reads the stacks of every browser', async () => {
  const { dsn, events } = await peer()
  const reports = sentryReports(dsn, loggedReports())
  const stacks = ['TypeError: x\n    at draw (https://a.test/assets/x.js:3:14)', 'draw@https://a.test/assets/x.js:3:14']
  for (const stack of stacks)
    reports.report(aReport({ source: 'browser', user: null, error: Object.assign(new TypeError('x'), { stack }) }))
  await reports.close()
  expect(
    events.map(({ platform, exception, user }) => [platform, user, exception.values[0]!.stacktrace!.frames]),
  ).toEqual(
    stacks.map(() => [
      'javascript',
      undefined,
      [{ function: 'draw', filename: 'https://a.test/assets/x.js', lineno: 3, colno: 14 }],
    ]),
  )
})

it('sends nothing for as long as the service asks, and no more than ten at a time', async () => {
  let limited = true
  let now = 0
  const { dsn, events, asked } = await peer({ limited: () => limited })
  const reports = sentryReports(dsn, loggedReports(), () => now)
  reports.report(aReport())
  await reports.close()
  limited = false
  now = 29_000
  reports.report(aReport())
  await reports.close()
  expect([asked(), events.length]).toEqual([1, 0])
  now = 30_000
  for (let times = 0; times < 30; times++) reports.report(aReport())
  await reports.close()
  expect(events).toHaveLength(10)
})

it('a service that is away delays no request', async () => {
  const { dsn, close } = await envelopeEndpoint()
  await close()
  const reports = sentryReports(dsn, loggedReports())
  reports.report(aReport())
  await reports.close()
})

it('refuses an address that is none', () => {
  for (const dsn of ['', 'https://host/1', 'https://key@host/', 'ftp://key@host/1', 'key'])
    expect(() => addressOf(dsn)).toThrow('SENTRY_DSN')
  expect(addressOf('https://key@sentry.example.com/under/42')).toEqual({
    url: 'https://sentry.example.com/under/api/42/envelope/',
    key: 'key',
    host: 'sentry.example.com',
  })
})
