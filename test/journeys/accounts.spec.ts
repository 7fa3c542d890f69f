import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '#contracts/user/messages.ts'
import { password, signIn, signOut, signUp, somebody } from '#test/support/account.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'
import { startServer } from '#test/support/server.ts'

const browser = useBrowser()
const world = useCompanies(14, 'A company whose name is rather long for a narrow screen')
const at = (path: string) => `${world.server.url}${path}`
const pathOf = (url: string) => url.slice(world.server.url.length)

/** A free port, for a server that is given its public address and so does not print its own. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

describe('a company comes to Hirelog', () => {
  it('signs up, signs out and comes back', async () => {
    const page = await browser.open()
    const rita = await signUp(page, world.server.url)
    await expectClean(page)

    await signOut(page)
    await expectClean(page)
    await page.goto(at('/admin/jobs?currentTab=draft'))
    expect(pathOf(page.url())).toBe('/login?returnTo=%2Fadmin%2Fjobs%3FcurrentTab%3Ddraft')
    await signIn(page, { email: ` ${rita.email.toUpperCase()}` })
    await page.waitForURL('**/admin/jobs?currentTab=draft')
    await expectClean(page)
  })

  it('is sent on when it is signed in already', async () => {
    const page = await browser.open()
    await world.arrive(page)
    for (const path of ['/login', '/signup', '/', '/admin']) {
      await page.goto(at(path))
      expect(pathOf(page.url())).toBe('/admin/overview')
    }
  })

  it('hears which fields to mend, in the form, the first of them focused', async () => {
    const page = await browser.open()
    await page.goto(at('/signup'))
    await page.getByLabel('Your name').fill('Rita Moreno')
    await page.getByLabel('Work email').fill('rita')
    await page.getByLabel('Password', { exact: true }).fill('Password1')
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.getByText(accountMessages.invalid_signup).waitFor()
    await page.getByText('Enter a complete email address').waitFor()
    await page
      .getByText('Sorry, this password is too common and can be guessed too easily. Please try another password')
      .waitFor()
    expect(await page.getByLabel('Work email').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Your name').inputValue()).toBe('Rita Moreno')
    await expectClean(page)
  })

  it('is told when the address has an account', async () => {
    const first = await browser.open()
    const rita = await world.arrive(first)
    const second = await browser.open()
    await second.goto(at('/signup'))
    await second.getByLabel('Your name').fill('Somebody Else')
    await second.getByLabel('Work email').fill(rita.email.toUpperCase())
    await second.getByLabel('Password', { exact: true }).fill(password)
    await second.getByRole('button', { name: 'Create account' }).click()

    await second.getByText(accountMessages.user_exists).waitFor()
    await expectClean(second)
  })

  it('can do it all before scripts have loaded', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    const rita = await signUp(page, world.server.url, somebody(), { scripts: false })
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Jobs', exact: true }).waitFor()
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await signIn(page, rita, 'wrong')
    await page.getByText('Wrong email address or password.').waitFor()
    expect(await page.getByLabel('Email address').inputValue()).toBe(rita.email)
    await signIn(page, rita)
    await page.waitForURL('**/admin/overview')
  })
})

describe('someone who is not who they say', () => {
  it('gets the same answer for a wrong password and an unknown address', async () => {
    const page = await browser.open()
    const rita = await world.arrive(page)
    await signOut(page)
    const answers: (string | null)[] = []
    for (const email of [rita.email, 'nobody@northwind.test']) {
      await page.goto(at('/login'))
      await signIn(page, { email }, 'tR4-vexing-lamb')
      answers.push(await page.getByRole('alert').textContent())
    }
    expect(answers).toEqual(['Wrong email address or password.', 'Wrong email address or password.'])
    await expectClean(page)
  })

  it('is told that they are not signed in when what a provider sent behind the # cannot be read', async () => {
    const page = await browser.open()
    await page.goto(at('/auth/callback#half-an-answer'))
    await page.locator('[role=alert][data-error=ParseHashError]').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are not signed in')
  })

  it('is not led away by a forged return address', async () => {
    const page = await browser.open()
    const rita = await world.arrive(page)
    await signOut(page)
    for (const forged of ['https://evil.test/', '//evil.test', '/\\evil.test']) {
      await page.goto(at(`/login?returnTo=${encodeURIComponent(forged)}`))
      await signIn(page, rita)
      await page.waitForURL('**/admin/overview')
      expect(page.url().startsWith(world.server.url)).toBe(true)
      await signOut(page)
    }
  })

  it('cannot go on with a session that was ended, nor read pages by going back', async () => {
    const page = await browser.open()
    await world.arrive(page)
    const stolen = (await page.context().cookies()).filter(({ name }) => name === 'hirelog')
    expect(stolen).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }])
    await page.goto(at('/admin/settings'))
    await signOut(page)

    const thief = await browser.open()
    await thief.context().addCookies(stolen)
    await thief.goto(at('/admin/settings'))
    await thief.getByText(accountMessages.session_expired).waitFor()
    await page.goBack()
    await page.waitForURL('**/login**')
  })

  it('cannot post to us from another site', async () => {
    const page = await browser.open()
    await world.arrive(page)
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const forge = (headers: Record<string, string>) =>
      fetch(at('/admin/settings'), {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, ...headers },
        body: new URLSearchParams({ intent: 'sign-out-everywhere' }),
      })
    for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, {} as Record<string, string>])
      expect((await forge(headers)).status).toBe(403)

    await page.goto(at('/admin/overview'))
    expect(pathOf(page.url())).toBe('/admin/overview')
  })
})

describe('a program that sends what no form of ours sends', () => {
  const post = (path: string, init: RequestInit) => fetch(at(path), { method: 'POST', redirect: 'manual', ...init })
  const paths = ['/login', '/signup', '/logout']

  it.each([
    ['another content type', { headers: { 'content-type': 'application/json' }, body: '{"email":"x"}' }, 415],
    ['no content type', { body: new Uint8Array([1, 2, 3]) }, 415],
    [
      'a broken multipart body',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y\r\nnonsense' },
      400,
    ],
    [
      'more than a form can hold',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `email=${'x'.repeat(3_200_000)}` },
      413,
    ],
    [
      'names that mean something to JavaScript',
      { body: new URLSearchParams({ __proto__: 'x', constructor: 'x', 'email[$ne]': '' }) },
      null,
    ],
    [
      'a megabyte in each field',
      { body: new URLSearchParams({ email: 'x'.repeat(900_000), password: 'y'.repeat(900_000) }) },
      null,
    ],
  ] satisfies [string, RequestInit, number | null][])('is told so: %s', async (_what, init, status) => {
    for (const path of paths) {
      const answer = await post(path, init)
      const text = await answer.text()
      if (status && path !== '/logout') expect([path, answer.status]).toEqual([path, status])
      expect(answer.status).toBeLessThan(500)
      expect(text).not.toMatch(/at .*\.(ts|js):\d+/)
    }
  })

  it('is told to say how much it will send', async () => {
    const body = new ReadableStream({
      start: (stream) => (stream.enqueue(new TextEncoder().encode('email=x')), stream.close()),
    })
    expect((await post('/login', { body, duplex: 'half' } as RequestInit)).status).toBe(411)
  })

  it('is refused with methods that no page has', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await post('/login', { method })).status).toBeLessThan(500)
  })
})

describe('a platform reached over https', () => {
  it('ties its cookie to its host and to https', async () => {
    const publicUrl = 'https://hire.example'
    const port = await freePort()
    const secured = await startServer({
      env: { PUBLIC_URL: publicUrl, PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' },
    })
    try {
      const form = { name: 'Rita Moreno', email: 'rita@northwind.test', companyName: 'Blue Harbor', password }
      const answer = await fetch(`http://127.0.0.1:${port}/signup`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'x-forwarded-host': 'hire.example', origin: publicUrl },
        body: new URLSearchParams(form),
      })
      expect(answer.status).toBe(302)
      const [session, places] = answer.headers.getSetCookie()
      expect(session).toMatch(/^__Host-hirelog=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/)
      expect(places).toMatch(
        /^__Host-hirelog-places=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
      )
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
    } finally {
      await secured.stop()
    }
  })
})

describe('a session', () => {
  it('ends on every device at once, and each returns to where it was', async () => {
    const desk = await browser.open()
    const rita = await world.arrive(desk)
    const train = await browser.open(phone)
    await train.goto(at('/login'))
    await signIn(train, rita)
    await train.waitForURL('**/admin/overview')

    await desk.goto(at('/admin/settings?tab=sessions'))
    await desk.getByRole('button', { name: /^End the session on / }).click()
    await desk.getByText('1 session has ended.').waitFor()
    await desk.locator('main:focus').waitFor()
    await train.goto(at('/login'))
    await signIn(train, rita)
    await train.waitForURL('**/admin/overview')
    await desk.getByRole('button', { name: 'Sign out everywhere' }).click()
    await desk.getByText('You have signed out.').waitFor()

    await train.getByRole('button', { name: 'Open navigation' }).click()
    await train.getByRole('link', { name: 'Jobs', exact: true }).click()
    await train.getByText(accountMessages.session_expired).waitFor()
    // The page may have loaded data in the background before that, and been refused with 401.
    train.complaints.length = 0
    await signIn(train, rita)
    await train.waitForURL('**/admin/jobs')
    await expectClean(train)
  })
})

describe('API keys', () => {
  it('are shown once, copied, and revoked', async () => {
    const page = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await world.arrive(page)
    await page.goto(at('/admin/settings?tab=api-keys'))
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByText('Say what the key is for').waitFor()
    await page.getByText('Choose at least one').waitFor()

    await page.getByLabel('What the key is for').fill('Nightly export')
    await page.getByLabel('Read jobs').check()
    await page.getByRole('button', { name: 'Create key' }).click()
    const key = await page.getByLabel('API key for Nightly export').inputValue()
    expect(key).toMatch(/^hl_c[0-9a-z]{12}_[0-9a-f]{32}_[\w-]{43}$/)
    await page.getByRole('button', { name: 'COPY KEY' }).click()
    await page.getByRole('button', { name: 'COPIED' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    await page.getByRole('button', { name: 'COPY KEY' }).waitFor()
    await expectClean(page)

    await page.reload()
    expect(await page.content()).not.toContain(key.slice(-43))
    await page.getByRole('button', { name: 'Revoke Nightly export' }).click()
    await expectClean(page)
    await page.getByRole('button', { name: 'Revoke key' }).click()
    await page.getByText('No key has been issued yet.').waitFor()
    await expectClean(page)
  })
})

describe('finding one’s way', () => {
  it('works from the keyboard', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(at('/admin/jobs'))
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

    const profile = page.getByRole('button', { name: /^Profile of/ })
    await profile.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Profile' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Settings' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await page.getByRole('menuitem', { name: 'Logout' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await profile.and(page.locator(':focus')).waitFor()
  })

  it('minimises the sidebar below 992 px, remembers a choice above, and folds it away below 600 px', async () => {
    const page = await browser.open({ viewport: { width: 1200, height: 800 } })
    await world.arrive(page)
    const width = async () => page.locator('aside').evaluate((sidebar) => sidebar.getBoundingClientRect().width)
    expect(await width()).toBe(240)
    await page.setViewportSize({ width: 991, height: 800 })
    expect(await width()).toBe(64)
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    expect(await width()).toBe(240)

    await page.setViewportSize({ width: 1200, height: 800 })
    await page.getByRole('button', { name: 'Minimize sidebar' }).click()
    await page.reload()
    expect(await width()).toBe(64)
    await page.setViewportSize({ width: 599, height: 800 })
    expect(await width()).toBe(0)
    await page.getByRole('button', { name: 'Open navigation' }).waitFor()
    await expectClean(page)
  })

  it('says so when there is nothing, with a way on', async () => {
    const page = await browser.open()
    await world.arrive(page)
    for (const path of ['/nowhere', '/admin/nowhere']) {
      const answer = await page.goto(at(path))
      expect(answer?.status()).toBe(404)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
    }
    await page.getByRole('link', { name: 'Go to the start' }).click()
    await page.waitForURL('**/admin/overview')
  })

  it('has a title and one heading on each page, on a dark phone as well', async () => {
    const page = await browser.open({ ...dark, ...phone })
    const visit = async (path: string) => {
      await page.goto(at(path))
      expect(await page.title()).toMatch(/ · Hirelog$/)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    }
    for (const path of ['/login', '/signup', '/reset-password']) await visit(path)
    await world.arrive(page)
    for (const path of ['/admin/overview', '/admin/jobs', '/admin/settings', '/dev/outbox']) await visit(path)
  })
})
