import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountMessages, checkYourMailbox, passwordExpired } from '#contracts/user/messages.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { codeFor, messagesTo, password, signIn, somebody } from '#test/support/account.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const DAY = 24 * 3_600_000
const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'hirelog-get-in-'))
const shots = join(import.meta.dirname, '../out/get-in')
/** Signed up with a password two minutes and 30 days ago. */
const [nora, omar, olga] = [
  somebody({ name: 'Nora Lind' }),
  somebody({ name: 'Omar Haddad' }),
  somebody({ name: 'Olga Brandt' }),
]
let server: RunningServer

/** What happened on a platform so many milliseconds ago. */
async function ago(ms: number, happens: (platform: Platform) => Promise<unknown>) {
  const platform = await openPlatform(readEnv({ DATA_DIR: folder }), {
    now: () => new Date(Date.now() - ms).toISOString(),
  })
  await happens(platform)
  await platform.close()
}

beforeAll(async () => {
  mkdirSync(shots, { recursive: true })
  await ago(30 * DAY, async ({ useCases }) => {
    for (const person of [omar, olga]) await useCases.accounts.openAccount({ ...person, password })
  })
  await ago(120_000, async ({ useCases, caughtUp }) => {
    const { companyId, userId } = await useCases.accounts.signUp({ ...nora, password }, '127.0.0.1')
    await caughtUp({ [streamName(companyId, 'user', userId)]: 1 }, 10_000)
  })
  server = await startServer({ dataDir: folder })
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const press = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true }).click()
const at = (page: WatchedPage, path: string) => page.waitForURL(`${server.url}${path}`)

/** No complaint, nothing wider than the window, and a picture to look at. */
async function screen(page: WatchedPage, name: string) {
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
  await expectClean(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${name} scrolls sideways`,
  ).toBe(0)
}

async function begin(page: WatchedPage, person: { name: string; email: string }) {
  await page.goto(`${server.url}/signup`)
  await page.getByLabel('Your name').fill(person.name)
  await page.getByLabel('Work email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Create account')
  await at(page, '/signup/verify')
}

describe('signing up', () => {
  it('takes a code from the message, then the name of the company', async () => {
    const page = await browser.open()
    const rita = somebody()
    const local = `79${String(Date.now()).slice(-6)}`
    await begin(page, rita)
    const code = await codeFor(page, server.url, rita.email)
    await screen(page, 'code')
    await page.getByLabel('Code').pressSequentially(code === '0000' ? '1111' : '0000')
    await page.getByText('This is not the code we sent').waitFor()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=verificationCode]')!.value === '')
    await screen(page, 'code wrong')
    // As an Arabic keyboard types it.
    await page.getByLabel('Code').pressSequentially(code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!))
    await at(page, '/signup/details')

    await press(page, 'Continue')
    await page.getByText('Enter the name of your company').waitFor()
    await screen(page, 'details')
    await page.getByLabel('Company name').fill(rita.companyName)
    await page.getByLabel('Phone number').fill(`+44 20 ${local.slice(0, 4)} ${local.slice(4)}`)
    await press(page, 'Continue')
    await at(page, '/admin/overview')
    await page.goto(`${server.url}/signup/details`)
    await at(page, '/admin/overview')

    const other = await browser.open({ ...dark, ...phone })
    await begin(other, somebody())
    await screen(other, 'code on a dark phone')
    await other.getByRole('link', { name: 'Do this later' }).click()
    await at(other, '/signup/details')
    await other.getByLabel('Company name').fill('Another')
    await other.getByLabel('Phone number').fill(`0044 (20) ${local.slice(0, 4)}-${local.slice(4)}`)
    await screen(other, 'details on a dark phone')
    await press(other, 'Continue')
    await other.getByText(accountMessages.phone_exists).waitFor()
    expect(new URL(other.url()).pathname).toBe('/login')
    await other.goto(`${server.url}/admin/jobs`)
    expect(new URL(other.url()).pathname).toBe('/login')
  })

  it('goes on where it was left, with a new code in place of the one before', async () => {
    const page = await browser.open()
    await page.goto(`${server.url}/login`)
    await signIn(page, nora)
    await at(page, '/signup/details')
    const first = await codeFor(page, server.url, nora.email)
    await page.goto(`${server.url}/signup/verify`)
    await press(page, 'Resend code')
    await page.getByText('A new code is on its way').waitFor()
    const second = await codeFor(page, server.url, nora.email, first)
    await page.getByLabel('Code').fill(first)
    await page.getByText('This is not the code we sent').waitFor()
    await page.getByLabel('Code').fill(second)
    await at(page, '/signup/details')
    await page.goto(`${server.url}/signup/verify`)
    await at(page, '/signup/details')
  })
})

it('whoever puts the code off is led to it again before their first job', async () => {
  const page = await browser.open()
  await begin(page, somebody())
  await page.getByRole('link', { name: 'Do this later' }).click()
  await page.getByLabel('Company name').fill('Later')
  await press(page, 'Continue')
  await at(page, '/admin/overview')
  await page.locator('aside').getByRole('link', { name: 'Verify your email address first.' }).click()
  await at(page, '/signup/verify')
  await page.goto(`${server.url}/jobs-cep/create`)
  await press(page, 'Create job')
  await page.getByRole('link', { name: 'Please verify your email address first' }).waitFor()
  await expectClean(page)
  await page.getByRole('link', { name: 'Please verify your email address first' }).click()
  await at(page, '/signup/verify')
  await press(page, 'Sign out and use another address')
  await page.getByText('You have signed out.').waitFor()
  await page.getByRole('link', { name: 'Create a company account' }).click()
  await at(page, '/signup')
})

describe('a password of 30 days ago', () => {
  it('is set anew by the link in a message, which works once', async () => {
    const page = await browser.open()
    await page.goto(`${server.url}/login`)
    await signIn(page, omar)
    const dialog = page.getByRole('dialog', { name: passwordExpired.title })
    await dialog.getByText(passwordExpired.text).waitFor()
    await screen(page, 'expired')
    await dialog.getByRole('button', { name: passwordExpired.button }).click()
    await page.getByText(checkYourMailbox(omar.email).text).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await screen(page, 'mailbox')

    let link: string | undefined
    while (!link)
      link = (await messagesTo(page, server.url, omar.email)).flatMap((text) => /http\S+token=\S+/.exec(text) ?? [])[0]
    await page.goto(link)
    await page.getByLabel('New password').fill(password)
    await press(page, 'Set password')
    await page.getByText('Your password is not secure enough, please change it').waitFor()
    await screen(page, 'set password')
    await page.getByLabel('New password').fill('nV7-humble-kite')
    await press(page, 'Set password')
    await page.getByText('Your new password is set').waitFor()
    await signIn(page, omar, 'nV7-humble-kite')
    await at(page, '/admin/overview')

    await page.context().clearCookies()
    await page.goto(link)
    await page.getByText('This link has been used or is too old').waitFor()
    await page.getByLabel('Email address').fill('nobody@northwind.test')
    await press(page, 'Send reset link')
    await page.getByText(checkYourMailbox('nobody@northwind.test').text).waitFor()
    expect(await messagesTo(page, server.url, 'nobody@northwind.test')).toEqual([])
  })
})

it.each([
  [
    'de-DE',
    {
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      signIn: 'Anmelden',
      title: 'Ihr Passwort ist abgelaufen',
      text: 'Aus Sicherheitsgründen muss Ihr Passwort alle 30 Tage erneuert werden',
      button: 'Mein Passwort erneuern',
      mailbox: 'Sehen Sie in Ihrem Postfach',
    },
  ],
  [
    'he-IL',
    {
      email: 'כתובת דוא״ל',
      password: 'סיסמה',
      signIn: 'כניסה',
      title: 'פג תוקף הסיסמה שלך',
      text: 'מטעמי אבטחה יש לחדש את הסיסמה כל 30 יום',
      button: 'חידוש הסיסמה שלי',
      mailbox: 'כדאי לבדוק את תיבת הדואר',
    },
  ],
])('a password of 30 days ago says so in the reader’s language (%s)', async (locale, words) => {
  const page = await browser.open({ ...phone, locale })
  await page.goto(`${server.url}/login`)
  await page.getByLabel(words.email).fill(olga.email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await press(page, words.signIn)
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByText(words.text).waitFor()
  await screen(page, `expired ${locale}`)
  await dialog.getByRole('button', { name: words.button }).click()
  await page.getByText(words.mailbox).waitFor()
  await screen(page, `mailbox ${locale}`)
})

it.each(Object.entries({ 'in the light': {}, 'on a dark phone': { ...dark, ...phone } }))(
  'every page reads from right to left, too, %s',
  async (look, device) => {
    const page = await browser.open(device)
    for (const path of ['/login', '/signup', '/reset-password']) {
      await page.goto(server.url + path)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      await screen(page, `rtl ${look}${path.replace('/', ' ')}`)
    }
  },
)
