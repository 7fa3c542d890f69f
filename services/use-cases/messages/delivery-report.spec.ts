import { afterEach, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** As mail servers write it (RFC 3464), around the headers of the message that came back. */
const report = (headers: string[], status: string[]) =>
  Buffer.from(
    [
      ...['From: MAILER-DAEMON@mx.example.org', 'To: no-reply@acme.test', 'Subject: Undelivered', 'MIME-Version: 1.0'],
      ...['Content-Type: multipart/report; report-type=delivery-status; boundary="B"', ''],
      ...['--B', 'Content-Type: text/plain', '', 'Your message was not delivered.', ''],
      ...['--B', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.org', '', ...status, ''],
      ...['--B', 'Content-Type: text/rfc822-headers', '', ...headers, '', '--B--', ''],
    ].join('\r\n'),
  )

it('a mail server reports later that an invitation did not arrive: its candidate is marked, once, and forged reports change nothing', async () => {
  const server = await mailServer()
  closers.push(server.close)
  const platform = await openPlatform(
    readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' }),
  )
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId } = await seed.job(asker, [])
  const people = [{ name: 'Ada Byron', email: 'ada@example.org', phone: '' }]
  const invite = { jobId, people, commandId: crypto.randomUUID() }
  const { invited, token } = await platform.useCases.candidacy.inviteCandidates(asker, invite)
  await platform.caughtUp(token)
  const candidateId = invited[0]!.candidateId!
  const sent = () => server.received.find(({ recipients }) => recipients.includes('ada@example.org'))
  await vi.waitFor(() => expect(sent()).toBeDefined(), 20_000)
  const { headers, messageId } = sent()!.mail
  const headersOf = (changed: Record<string, string> = {}) => [
    `Message-ID: ${messageId}`,
    ...headers.filter(({ key }) => key.startsWith('x-')).map(({ key, value }) => `${key}: ${changed[key] ?? value}`),
  ]
  const { deliveryReportCameIn } = platform.useCases.messages
  const failed = ['Final-Recipient: rfc822; ada@example.org', 'Action: failed', 'Status: 5.1.1']
  const ignored = [
    Buffer.from('no mail at all'),
    report(headersOf(), ['Action: delayed', 'Status: 4.4.1']),
    report(headersOf(), ['Action: delivered', 'Status: 2.0.0']),
    report(headersOf({ 'x-reference': `${candidateId}.guess` }), failed),
    report(headersOf({ 'x-company-id': crypto.randomUUID() }), failed),
    report([], failed),
  ]
  for (const mail of ignored) expect(await deliveryReportCameIn(mail)).toBe(false)
  const bounces = async () => {
    const events = await platform.engines.store.read(`${asker.companyId}.candidate-${candidateId}`)
    return events.filter(({ type }) => type === 'MailUndelivered').length
  }
  expect(await bounces()).toBe(0)
  for (let again = 0; again < 50; again++) expect(await deliveryReportCameIn(report(headersOf(), failed))).toBe(true)
  expect(await bounces()).toBe(1)
}, 90_000)
