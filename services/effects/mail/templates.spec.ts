import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpMail } from '#infra/engines/mail/smtp.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { shadesOf } from '#contracts/company/brand-theme.ts'
import { mailTexts } from '#web/locales/services.ts'
import { isPublic, type MailBrand } from './brand.ts'
import { composed, mailLanguage } from './templates.ts'

const core = {} as Parameters<typeof composed>[2]
const values = {
  name: 'Ada <b>Byron</b>',
  job: 'Köchin & Koch',
  company: 'Acme',
  link: 'https://hire.example.com/apply/x?c=a&d=b',
}

/** What a mail client shows of a message that was sent to a real mail server. */
async function received(template: string, known: Record<string, string>, brand: MailBrand | null = null) {
  const { id, subject, text, html } = { id: `m${++count}`, ...composed(template, known, core, { brand }) }
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

  it('wears the brand of its job, light and dark, in shades that can be read; its text is the same', async () => {
    const colors = { primary: '#EEC605', secondary: '#50B6F9' }
    const [light, dark] = [shadesOf(colors, 'light'), shadesOf(colors, 'dark')]
    const logo = 'https://hire.example.com/pictures/cacme/p/plain'
    const plain = await received('invitation', values)
    const { html, text } = await received('invitation', values, { name: 'Lund & Sons', logo, light, dark })
    expect(text).toBe(plain.text)
    expect(html).toContain(`<img src="${logo}"`)
    expect(html).toContain('<strong dir="auto">Lund &amp; Sons</strong>')
    expect(html).toContain(`background: ${light['--accent']}; color: ${light['--on-accent']}`)
    expect(html).toContain(`.k { color: ${dark['--accent-ink']} !important }`)
    expect(html).toContain('>Open your application</a>')
    const unseen = await received('invitation', values, { name: 'Lund', logo: null, light, dark })
    expect(unseen.html).not.toContain('<img')
  })

  it.each([
    ['https://jobs.example.com', true],
    ['https://8.8.8.8', true],
    ['http://jobs.example.com', false],
    ['https://localhost:3000', false],
    ['https://hirelog.internal', false],
    ['https://hirelog', false],
    ['https://10.0.0.7', false],
    ['https://[::1]', false],
    ['https://[fd00::1]', false],
  ])('shows no logo whose address readers could not load: %s', (url, expected) => {
    expect(isPublic(url)).toBe(expected)
  })

  it('never takes what someone is called for markup, or for a text of ours', async () => {
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
  expect(mailLanguage('sv', 'fi', undefined)).toBe('en')
})

describe('with white-labelling', () => {
  it.each(['written', 'interviewOfferWritten'])('%s does not name the product in any language', (template) => {
    for (const language of Object.keys(mailTexts))
      for (const linked of ['', 'yes']) {
        const known = { ...values, text: 'Good news', subject: 'News', linked, language }
        expect(composed(template, known, core).text).toContain('Hirelog')
        const { text, html } = composed(template, { ...known, unbranded: 'yes' }, core)
        expect(text + html).not.toContain('Hirelog')
        expect(text).toContain('Acme')
      }
  })
})
