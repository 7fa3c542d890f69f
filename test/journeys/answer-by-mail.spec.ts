import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import { readEnv } from '#infra/env.ts'
import { answerLink } from '#services/core/secrets/answer-link.ts'
import { meetingUid, sequenceOf } from '#services/effects/calendar/calendar-file.ts'
import { replyAddress } from '#services/effects/calendar/reply-address.ts'
import { openPlatform } from '#services/platform.ts'
import { colleague, planFor } from '#test/support/booking.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-answer-by-mail-'))
const env = {
  MEETING_REPLIES_ADDRESS: 'rsvp@replies.example.com',
  MEETING_REPLIES_SECRET: 'a secret of the mail service',
}
let server: RunningServer
let rita: SeededPerson
let [interviewId, omarReplies, lenaReplies, omarAnswers] = ['', '', '', '']

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, ...env }))
  const seed = seeding(platform)
  rita = await seed.person()
  const asker = rita.asker as Extract<SeededPerson['asker'], { kind: 'user' }>
  const { companyId } = asker
  const job = await seed.job(asker, ['Ada Byron'])
  const omar = await colleague(platform, asker, { name: 'Omar Haddad' })
  const lena = await colleague(platform, asker, { name: 'Lena Vogt' })
  await colleague(platform, asker, { name: 'Yael Stern' })
  const start = later(`${platform.now().slice(0, 11)}10:00:00.000Z`, { days: 3 })
  interviewId = await planFor(platform, asker, {
    ...{ jobId: job.jobId, candidateId: job.candidates[0]!.id, rooms: [] },
    panel: [asker.userId, omar, lena].map((userId) => ({ userId: userId as UserId, requirement: 'REQUIRED' })),
    slots: [{ start, end: later(start, { hours: 1 }) }],
  })
  const chosen = { interviewId, start, zone: 'UTC', reason: null }
  await platform.caughtUp((await platform.useCases.interviews.bookInterview(asker, chosen)).token)
  const repliesOf = (userId: string) => replyAddress(platform, { companyId, interviewId, userId: userId as UserId })
  omarReplies = repliesOf(omar)
  lenaReplies = repliesOf(lena)
  omarAnswers = new URL(answerLink(platform, { companyId, interviewId, userId: omar as UserId })).pathname
  await platform.close()
  server = await startServer({ dataDir, env })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As a calendar writes it when its owner presses Accept or Decline, and the mail service hands it over. */
async function answered(to: string, participation: 'ACCEPTED' | 'DECLINED') {
  const raw = [
    'From: A colleague <someone@home.test>',
    `To: ${to}`,
    'Subject: Re: Technical interview',
    'MIME-Version: 1.0',
    'Content-Type: text/calendar; charset=utf-8; method=REPLY',
    '',
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//EN',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${meetingUid(interviewId, server.url)}`,
    `SEQUENCE:${sequenceOf(0)}`,
    'DTSTAMP:20260302T120000Z',
    `ATTENDEE;PARTSTAT=${participation}:mailto:someone@home.test`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const { status } = await fetch(`${server.url}/hooks/meeting-replies`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${env.MEETING_REPLIES_SECRET}` },
    body: raw,
  })
  expect(status).toBe(200)
}

it('colleagues answer from their calendars, and the recruiter sees who comes and replaces who does not', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/meetings/${interviewId}`)
  const person = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
  await person('Omar Haddad').getByText('No answer yet').waitFor()
  await answered(omarReplies, 'ACCEPTED')
  await answered(lenaReplies, 'DECLINED')
  await expect
    .poll(async () => {
      await page.reload()
      return person('Lena Vogt').getByText('Declined').count()
    })
    .toBe(1)
  await person('Omar Haddad').getByText('Accepted').waitFor()
  await expectClean(page)

  await page.locator('summary', { hasText: 'Replace a person' }).click()
  await page.getByLabel('Who leaves').selectOption({ label: 'Lena Vogt' })
  await page.getByLabel('Who takes over').selectOption({ label: 'Yael Stern' })
  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  await person('Yael Stern').getByText('Takes part').waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'Lena Vogt' }).getByText('Takes part').count()).toBe(0)
  for (const look of [dark, phone, { ...phone, locale: 'he-IL' }]) {
    const seen = await browser.open(look)
    await signedIn(seen, server.url, rita)
    await seen.goto(`${server.url}/meetings/${interviewId}`)
    await seen.getByText('Yael Stern').first().waitFor()
    await expectClean(seen)
    await seen.context().close()
  }
})

it('whose mail program has no such button answers on a page, on a phone and without an account', async () => {
  const page = await browser.open(phone)
  await page.goto(server.url + omarAnswers)
  await page.getByText('You accepted.').waitFor()
  await expectClean(page)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByText('You declined.').waitFor()
})
