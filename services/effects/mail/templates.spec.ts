import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpMail } from '#infra/engines/mail/smtp.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { composed, mailLanguage } from './templates.ts'

const core = {} as Parameters<typeof composed>[2]
const values = {
  name: 'Ada <b>Byron</b>',
  job: 'Köchin & Koch',
  company: 'Acme',
  link: 'https://hire.example.com/apply/x?c=a&d=b',
}

/** What a mail client shows of a message that was sent to a real mail server. */
async function received(template: string, known: Record<string, string>) {
  const { id, subject, text, html } = { id: `m${++count}`, ...composed(template, known, core) }
  await mail.send({
    id,
    tenant: 'cacme',
    to: 'ada@example.org',
    subject,
    text,
    html,
    sentAt: '2026-03-02T12:00:00.000Z',
  })
  return server.received.at(-1)!.mail
}
let count = 0
let server: Awaited<ReturnType<typeof mailServer>>
let mail: ReturnType<typeof smtpMail>
beforeAll(async () => {
  server = await mailServer()
  const sent = new Set<string>()
  mail = smtpMail(
    { SMTP_URL: server.url, MAIL_FROM: 'Hirelog <no-reply@hire.example.com>' },
    { has: async (id) => sent.has(id), add: async (id) => void sent.add(id) },
  )
})
afterAll(async () => {
  await mail.close()
  await server.close()
})

describe('a message, as a mail client reads it', () => {
  it('is English in text and HTML, whose link can be pressed', async () => {
    const { subject, text, html } = await received('invitation', values)
    expect(subject).toBe('Acme invites you to apply: Köchin & Koch')
    expect(text).toContain(
      'Hello Ada <b>Byron</b>,\n\nAcme would like to hear from you about the position "Köchin & Koch".',
    )
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('<a href="https://hire.example.com/apply/x?c=a&amp;d=b"')
  })

  it('is Hebrew from right to left, with the same link', async () => {
    const { subject, text, html } = await received('invitation', { ...values, language: 'he' })
    expect(subject).toBe('הזמנה מ־Acme להגיש מועמדות: Köchin & Koch')
    expect(text).toContain('שלום Ada')
    expect(text).toContain(values.link)
    expect(html).toContain('<html lang="he" dir="rtl">')
    expect(html).toContain('<body lang="he" dir="rtl"')
    expect(html).toContain('href="https://hire.example.com/apply/x?c=a&amp;d=b"')
  })

  it('never takes what somebody is called for markup, or for a text of ours', async () => {
    const { html, text } = await received('passwordChanged', {
      name: '<img src=x> {{link}} $t(apiKeySubject)',
      link: 'https://hire.example.com/reset-password',
      language: 'de',
    })
    expect(text).toContain('Guten Tag <img src=x> {{link}} $t(apiKeySubject),')
    expect(html).toContain('&lt;img src=x&gt;')
    expect(html).not.toContain('<img')
  })
})

it('is in the first language of its reader that we speak', () => {
  expect(mailLanguage(null, 'he')).toBe('he')
  expect(mailLanguage('de', 'he')).toBe('de')
  expect(mailLanguage('ko', 'fr', undefined)).toBe('en')
})
