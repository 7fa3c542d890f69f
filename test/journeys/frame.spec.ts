import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { codeFor, password, somebody } from '#test/support/account.ts'
import { awake, expectClean, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { useStaff } from '#test/support/staff.ts'

const browser = useBrowser()
const world = useStaff(2, { quiet: {}, coupons: {}, leaving: {}, teams: {} })
const { at, billing } = world

async function open(company: string, path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await world.page(browser, world.staff[company]!.admin, options)
  await page.goto(at(path))
  return page
}
const sidebar = (page: WatchedPage) => page.locator('aside')
const banner = (page: WatchedPage, kind: string) => page.locator(`[data-banner=${kind}]`)
const h1 = (page: WatchedPage, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
/** From here on time passes when the test says so. */
async function stopClock(page: WatchedPage) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

describe('the sidebar', () => {
  it('leads home by its logo, and to inviting people by Invite beside Users (NAV-012, NAV-016)', async () => {
    const page = await open('quiet', '/admin/jobs')
    const logo = sidebar(page).getByRole('link', { name: 'Hirelog, to the overview' })
    expect(await logo.getAttribute('href')).toBe('/')
    await logo.click()
    await page.waitForURL('**/admin/overview')
    await h1(page, 'Overview')
    await sidebar(page).getByRole('link', { name: 'Invite', exact: true }).click()
    await page.waitForURL('**/admin/settings?tab=users&invite=1')
    await page.getByLabel('Email addresses').waitFor()
  })

  it('has the links of the settings in a group of their own (NAV-013)', async () => {
    const page = await open('quiet', '/admin/overview')
    const group = sidebar(page).locator('nav > div', {
      has: page.getByText('Settings', { exact: true }).and(page.locator('p')),
    })
    expect((await group.locator('.sidebar-entry').allTextContents()).map((text) => text.replace(/New$/, ''))).toEqual([
      'Integrations',
      'Branding',
      'Users',
      'Settings',
      'Billing',
    ])
  })

  it('gives way to the plans below 1411 px, to any page below 992, and is folded away below 600 (NAV-032, NAV-033)', async () => {
    const page = await open('quiet', '/admin/billing', { viewport: { width: 1411, height: 800 } })
    const widthAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      return sidebar(page).evaluate((aside) => aside.getBoundingClientRect().width)
    }
    expect([await widthAt(1411), await widthAt(1410)]).toEqual([240, 64])
    await page.goto(at('/admin/jobs'))
    expect([
      await widthAt(1410),
      await widthAt(992),
      await widthAt(991),
      await widthAt(600),
      await widthAt(599),
    ]).toEqual([240, 240, 64, 64, 0])
  })
})

it('the profile menu says who is signed in and at which company, and opens a talk with support (NAV-021)', async () => {
  const page = await open('quiet', '/admin/overview')
  await page.getByRole('button', { name: /^Profile of/ }).click()
  const menu = page.getByRole('menu').filter({ has: page.getByRole('menuitem', { name: 'Logout' }) })
  for (const words of ['Rita of quiet', 'rita@quiet.test', 'quiet'])
    await menu.getByText(words, { exact: true }).waitFor()
  await menu.getByRole('menuitem', { name: 'Help Center' }).click()
  await page.getByRole('dialog', { name: 'Chat with us' }).waitFor()
})

describe('a banner', () => {
  it('counts the seconds down, is gone once dismissed, and stays so (NAV-025, NAV-027)', async () => {
    await billing('coupons', {
      couponDetails: { code: 'SPRING', discount_percentage: 20, valid_till: Math.floor(Date.now() / 1000) + 7200 },
    })
    const page = await open('coupons', '/admin/overview')
    await stopClock(page)
    // No page is ever idle while the clock is stopped.
    await page.reload({ waitUntil: 'load' })
    const timer = banner(page, 'coupon').getByRole('timer')
    const left = async () => {
      const [hours, minutes, seconds] = (await timer.innerText()).split(':').map(Number)
      return hours! * 3600 + minutes! * 60 + seconds!
    }
    await expect.poll(() => timer.innerText()).toMatch(/^\d\d:\d\d:\d\d$/)
    const before = await left()
    await page.clock.runFor(3000)
    expect(before - (await left())).toBe(3)
    await banner(page, 'coupon').getByRole('button', { name: 'Dismiss' }).click()
    await banner(page, 'coupon').waitFor({ state: 'detached' })
    await page.reload({ waitUntil: 'load' })
    await h1(page, 'Overview')
    expect(await banner(page, 'coupon').count()).toBe(0)
  })

  it('opens a talk with support where nothing else helps (NAV-024)', async () => {
    await billing('leaving', {
      cb_subscription_status: 'non_renewing',
      cb_cancelledAt: new Date(Date.now() + 864_000_000).toISOString(),
    })
    const page = await open('leaving', '/admin/jobs')
    await banner(page, 'subscription').getByRole('button', { name: 'Chat with us' }).click()
    await page.getByRole('dialog', { name: 'Chat with us' }).waitFor()
  })
})

describe('the next page', () => {
  it('is announced by a line at the top while it is on its way (AUTH-021)', async () => {
    const page = await open('quiet', '/admin/overview')
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/admin/meetings.data**', async (route) => {
      await held
      await route.continue()
    })
    await sidebar(page).getByRole('link', { name: 'Meetings' }).click()
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor()
    release()
    await h1(page, 'Meetings')
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'detached' })
  })
})

describe('the frame', () => {
  it('stays as it is when asking for it again fails, which the browser’s log says and nothing else does (AUTH-022)', async () => {
    const page = await open('quiet', '/admin/overview')
    const told: string[] = []
    page.on('console', (message) => message.type() === 'info' && told.push(message.text()))
    await page.route('**/admin/frame', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'the disk is on fire' }),
    )
    await page.clock.setFixedTime(Date.now() + 60_000)
    await sidebar(page).getByRole('link', { name: 'Meetings' }).click()
    await expect.poll(() => told).toEqual(['The frame could not be asked for: 500'])
    await h1(page, 'Meetings')
    await page.getByRole('button', { name: 'Profile of Rita of quiet' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.unroute('**/admin/frame')
    const answered = page.waitForResponse('**/admin/frame')
    await sidebar(page).getByRole('link', { name: 'Jobs', exact: true }).click()
    expect((await answered).status()).toBe(200)
    await h1(page, 'Jobs')
  })
})

describe('choosing people', () => {
  it('offers neither who created the company nor who is chosen already (TEAM-020)', async () => {
    const page = await open('teams', '/admin/settings?tab=groups')
    const add = page.getByLabel('Add a member')
    await add.fill('rita')
    await page.getByText('User/Group does not exist').waitFor()
    await add.fill('VERA@teams')
    await page.getByRole('button', { name: 'Vera of teams' }).click()
    await page.getByRole('list', { name: 'Members' }).getByText('Vera of teams').waitFor()
    await add.fill('vera')
    await page.getByText('User/Group does not exist').waitFor()
    await expectClean(page)
  })
})

describe('a code', () => {
  it('is sent once its four digits are there, and a wrong one can be read for two seconds (AUTH-044)', async () => {
    const page = await browser.open()
    const nora = somebody({ name: 'Nora Lind' })
    await page.goto(at('/signup'))
    await page.getByLabel('Your name').fill(nora.name)
    await page.getByLabel('Work email').fill(nora.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/signup/verify')
    await awake(page)
    const wrong = (await codeFor(page, world.url, nora.email)) === '1234' ? '4321' : '1234'
    await stopClock(page)
    const code = page.getByLabel('Code')
    const tried: string[] = []
    page.on('request', (request) => request.method() === 'POST' && tried.push(request.postData() ?? ''))
    await code.pressSequentially(`${wrong.slice(0, 2)}x${wrong[2]}`)
    expect([await code.inputValue(), tried]).toEqual([wrong.slice(0, 3), []])
    await code.press(wrong[3]!)
    await page.getByText('This is not the code we sent').waitFor()
    expect(tried).toHaveLength(1)
    await page.clock.runFor(1900)
    expect(await code.inputValue()).toBe(wrong)
    await page.clock.runFor(200)
    expect(await code.inputValue()).toBe('')
  })
})

describe('a link in another program', () => {
  it('goes on by itself in a browser, and asks in a team-chat client whether to stay (AUTH-009)', async () => {
    const page = await open('quiet', '/admin/overview')
    await page.goto(at('/redirect?to=%2Fadmin%2Fjobs'))
    await page.waitForURL(at('/admin/jobs'))
    await page.goto(at('/redirect?to=%2Fadmin%2Fjobs&minimized=1'))
    await page.getByRole('link', { name: 'Open in a browser' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/redirect')
    await page.getByRole('link', { name: 'Continue here' }).click()
    await h1(page, 'Jobs')
    expect(await sidebar(page).count()).toBe(0)
    await page.goto(at('/redirect?to=https%3A%2F%2Fevil.test'))
    expect(page.url().startsWith(world.url)).toBe(true)
  })
})

describe('what a provider sends behind the #', () => {
  it('is read by the page: a sign-up it refused goes on at ours (AUTH-028, AUTH-043)', async () => {
    const page = await browser.open()
    await page.goto(at('/auth/callback#error=signup_disabled_for_mia%40elsewhere.test&state=x'))
    await page.waitForURL('**/signup?username=mia%40elsewhere.test&googleSignup=true')
    expect(await page.getByLabel('Work email').inputValue()).toBe('mia@elsewhere.test')
    await page.getByText('Nobody has an account with this Google address yet.').waitFor()
    await expectClean(page)
  })
})
