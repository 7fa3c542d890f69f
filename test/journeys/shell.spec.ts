import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messagesTo } from '#test/support/account.ts'
import { type WatchedPage, awake, dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { useStaff } from '#test/support/staff.ts'

const browser = useBrowser()
const world = useStaff(2, { banners: {}, paused: {}, ended: {}, coupons: {}, quiet: {}, solo: { alone: true } })
const { at, billing } = world
const DAY = 86_400_000
const open = (token: string | null, options: BrowserContextOptions = {}) => world.page(browser, token!, options)
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const h1 = (page: WatchedPage, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const sidebar = (page: WatchedPage) => page.locator('aside')
const banner = (page: WatchedPage, kind: string) => page.locator(`[data-banner=${kind}]`)
const press = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('banners, in their order and in their words', () => {
  const looks: [string, BrowserContextOptions][] = [
    ['on a phone, in the dark', { ...phone, ...dark }],
    ['from right to left', { locale: 'he-IL' }],
  ]
  it.each(looks)('tell a company what is the matter, %s', async (_look, options) => {
    await billing('banners', {
      cb_subscription_status: 'paused',
      cb_pausedDate: day(-1),
      cb_resumeDate: day(30),
      due_since: Math.floor(Date.now() / 1000) - 5 * 86_400,
      couponDetails: { code: 'SPRING', discount_percentage: 20, valid_till: Math.floor(Date.now() / 1000) + 7200 },
    })
    const page = await open(world.staff.banners!.admin, options)
    await page.goto(at('/admin/overview'))
    expect(
      await page.locator('[data-banner]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.banner)),
    ).toEqual(['subscription', 'payment', 'coupon', 'demo'])
    const payment = options.locale
      ? 'לא הצלחנו לחייב את כרטיס האשראי שלך. אפשר לעדכן כאן את פרטי התשלום כדי לשמור על הגישה לחשבון.'
      : 'We were unable to process your credit card payment Update your details here to retain access to your account.'
    await banner(page, 'payment').getByText(payment).waitFor()
    await banner(page, 'coupon')
      .getByText(/^0[12]:\d\d:\d\d$/)
      .waitFor()
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    const side = await sidebar(page).evaluate((aside) => ({
      shown: aside.checkVisibility(),
      left: aside.getBoundingClientRect().left,
    }))
    if (options.isMobile) {
      expect(side.shown).toBe(false)
      await press(page, 'Open navigation')
      await sidebar(page).getByRole('link', { name: 'Billing' }).waitFor()
      await expectClean(page)
    } else expect(side.left > 0).toBe(options.locale === 'he-IL')
  })

  it('go when they are dismissed, and the coupon’s when its time is over', async () => {
    await billing('coupons', {
      couponDetails: { code: 'LAST', discount_percentage: 10, valid_till: Math.ceil(Date.now() / 1000) + 4 },
    })
    const page = await open(world.staff.coupons!.admin)
    await page.goto(at('/admin/overview'))
    await banner(page, 'coupon').waitFor()
    await banner(page, 'coupon').waitFor({ state: 'detached' })
    await banner(page, 'demo').getByRole('button', { name: 'Dismiss' }).click()
    await page.reload()
    await h1(page, 'Overview')
    expect(await page.locator('[data-banner]').count()).toBe(0)
  })

  it('ask for an ad-blocker to be switched off', async () => {
    const page = await open(world.staff.quiet!.viewer)
    await page.addInitScript(() => {
      const hiding = new CSSStyleSheet()
      hiding.replaceSync('.adsbox { display: none !important }')
      document.adoptedStyleSheets.push(hiding)
    })
    await page.goto(at('/admin/overview'))
    await banner(page, 'adBlocker')
      .getByText('It looks like you are using an Ad-Blocker! Please disable it and reload the page.')
      .waitFor()
  })
})

describe('a page that is not there', () => {
  it('stands in the frame, with its way on and its button, and the console says no more than that', async () => {
    const page = await open(world.staff.quiet!.admin)
    await page.goto(at('/admin/nothing-here'))
    await page.getByRole('link', { name: 'Go to the start' }).waitFor()
    await sidebar(page).getByRole('button', { name: 'Create New Job' }).waitFor()
    expect(page.complaints).toEqual([
      'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    ])
  })
})

describe('a subscription that changes', () => {
  it('is resumed by who may, after being asked', async () => {
    await billing('paused', { cb_subscription_status: 'paused', cb_pausedDate: day(-1) })
    const page = await open(world.staff.paused!.admin)
    await page.goto(at('/'))
    await page.waitForURL('**/admin/billing')
    const create = sidebar(page).getByRole('button', { name: 'Create New Job' })
    expect(await create.isDisabled()).toBe(true)
    await sidebar(page).getByText('Your subscription is paused.').waitFor()
    for (const address of ['/admin/overview', '/admin/jobs']) {
      await page.goto(at(address))
      const main = page.getByRole('main')
      expect(await main.getByRole('button', { name: 'Create New Job' }).isDisabled(), address).toBe(true)
      await main.getByText('Your subscription is paused.').waitFor()
      await expectClean(page)
    }
    await page.goto(at('/admin/billing'))
    await banner(page, 'subscription').getByRole('button', { name: 'Resume Now' }).press('Enter')
    const asked = page.getByRole('dialog', { name: 'Resume your subscription?' })
    await asked.waitFor()
    await expectClean(page)
    await asked.getByRole('button', { name: 'Resume Now' }).click()
    await banner(page, 'subscription').waitFor({ state: 'detached' })
    expect(await create.isDisabled()).toBe(false)
    await page.goto(at('/'))
    await page.waitForURL('**/admin/overview')
  })

  it('sends people on who are at work when it is paused, and leads no one away from candidates once it is cancelled', async () => {
    const [rita, vera] = [await open(world.staff.ended!.admin), await open(world.staff.ended!.viewer)]
    await rita.clock.install()
    await rita.goto(at('/admin/jobs'))
    await billing('ended', { cb_subscription_status: 'paused', cb_pausedDate: day(0) })
    // The read models know; the page that is open does not.
    await expect.poll(async () => new URL((await rita.request.get(at('/'))).url()).pathname).toBe('/admin/billing')
    expect(new URL(rita.url()).pathname).toBe('/admin/jobs')
    await rita.clock.fastForward(600_001)
    await rita.waitForURL('**/admin/billing')
    await billing('ended', {
      cb_subscription_status: 'cancelled',
      cb_cancelledAt: day(0),
      due_since: Math.floor(Date.now() / 1000) - 20 * 86_400,
    })
    await rita.goto(at('/'))
    await rita.waitForURL('**/admin/billing')
    // The record stays open to them: candidates, their history, exports.
    await rita.goto(at('/admin/videos'))
    await rita.getByRole('heading', { name: 'Candidates' }).first().waitFor()
    await banner(rita, 'payment')
      .getByText('Your subscription has been blocked due to failed payment Please contact us to resolve this')
      .waitFor()
    await vera.goto(at('/'))
    await vera.waitForURL('**/admin/overview')
    await vera.goto(at('/admin/videos'))
    await vera.getByRole('heading', { name: 'Candidates' }).first().waitFor()
    expect(new URL(vera.url()).pathname).toBe('/admin/videos')
  })
})

describe('finding one’s way', () => {
  it('leads from every link of the sidebar to a page of that name, and shows each role its own', async () => {
    const page = await open(world.staff.quiet!.admin)
    await page.goto(at('/admin/overview'))
    for (const [link, title] of Object.entries({
      Jobs: 'Jobs',
      Candidates: 'Candidates',
      Meetings: 'Meetings',
      'Live Interviews': 'Live Interviews',
      Analytics: 'Analytics',
      Templates: 'Templates',
      Integrations: 'Integrations',
      Branding: 'Settings',
      Users: 'Settings',
      Billing: 'Billing',
    })) {
      await sidebar(page)
        .getByRole('link', { name: new RegExp(`^${link}`) })
        .click()
      await h1(page, title)
      await sidebar(page).locator('[aria-current]', { hasText: link }).waitFor()
    }
    const vera = await open(world.staff.quiet!.viewer)
    await vera.goto(at('/admin/meetings'))
    expect(await sidebar(vera).locator('.sidebar-entry').allTextContents()).toEqual([
      'Overview',
      'Jobs',
      'Candidates',
      'Meetings',
      'Settings',
    ])
    expect(await sidebar(vera).getByRole('button', { name: 'Create New Job' }).count()).toBe(0)
    await expectClean(vera)
    await vera.goto(at('/admin/lives'))
    await h1(vera, 'Not for you to open')
  })

  it('finds help from the keyboard, without signing in as well', async () => {
    const page = await open(world.staff.quiet!.admin)
    await page.goto(at('/admin/overview'))
    await page.getByRole('button', { name: 'Help', exact: true }).press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Help Center' }).and(page.locator(':focus')).waitFor()
    for (const entry of ['About Us', 'Contact Us', 'Terms of Use']) {
      await page.keyboard.press('ArrowDown')
      await page.getByRole('menuitem', { name: entry }).and(page.locator(':focus')).waitFor()
    }
    await page.keyboard.press('Enter')
    await h1(page, 'Terms of Use')
    await expectClean(page)
    const stranger = await browser.open({ locale: 'en-AU' })
    for (const [path, title] of [
      ['/help', 'Help Center'],
      ['/about', 'About Us'],
      ['/contact', 'Contact Us'],
      ['/contact?about=onboarding&region=apac', 'Book onboarding'],
    ] as const) {
      await stranger.goto(at(path))
      await h1(stranger, title)
    }
    await stranger.getByText('for Asia and the Pacific').waitFor()
    await expectClean(stranger)
    await stranger.goto(at('/help'))
    const answers = stranger.getByRole('main').locator('details')
    expect(await answers.count()).toBeGreaterThan(10)
    await stranger.getByRole('searchbox').fill('qr')
    await stranger.getByText('How do candidates reach the interview?').waitFor()
    expect(await answers.count()).toBe(1)
    await expectClean(stranger)
    await stranger.getByRole('searchbox').fill('xyzzy')
    await stranger.getByText('No answer has “xyzzy” in it.').waitFor()
  })

  it('leaves only the page in a team-chat client, until the whole is asked for', async () => {
    const page = await open(world.staff.quiet!.admin, {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Teams/1.6.00 Chrome/120 Safari/537.36',
    })
    await page.goto(at('/admin/jobs'))
    await h1(page, 'Jobs')
    expect(await sidebar(page).count()).toBe(0)
    await expectClean(page)
    await page.getByRole('link', { name: 'Open the full view' }).click()
    await sidebar(page).getByRole('link', { name: 'Candidates' }).click()
    await h1(page, 'Candidates')
  })
})

describe('over the page', () => {
  it('opens what an upgrade gives, for who may buy it and who may not, and a question to support', async () => {
    const vera = await open(world.staff.quiet!.viewer)
    await vera.goto(at('/admin/overview'))
    await sidebar(vera).getByRole('button', { name: 'Upgrade' }).click()
    const popup = vera.getByRole('dialog', { name: 'Upgrade your plan' })
    await popup.getByText('up to 2 active jobs').waitFor()
    await popup.getByText('Please Contact your account administrator to upgrade').waitFor()
    await expectClean(vera)
    await popup.getByRole('button', { name: 'Chat with us' }).click()
    const chat = vera.getByRole('dialog', { name: 'Chat with us' })
    const question = `Who is my administrator?${'\nPlease.'.repeat(490)}`
    await chat.getByLabel('Your question').fill(question)
    await chat.getByRole('button', { name: 'Send' }).click()
    await chat.getByText('Sent to support@127.0.0.1. The answer comes to vera@quiet.test.').waitFor()
    await chat.getByRole('button', { name: 'Close' }).last().and(vera.locator(':focus')).waitFor()
    expect((await messagesTo(vera, world.url, 'support@127.0.0.1'))[0]).toContain(question)

    const rita = await open(world.staff.quiet!.admin)
    await rita.goto(at('/admin/billing'))
    await press(rita, 'Choose Team')
    await rita.getByRole('dialog', { name: 'Congratulations!' }).getByRole('button', { name: 'Great' }).click()
    await rita.locator('header').getByRole('button', { name: 'Upgrade' }).click()
    await rita.getByRole('dialog').getByText('500 one-way interviews a month').waitFor()
    await rita.getByRole('dialog').getByRole('link', { name: 'See plans' }).waitFor()
  })

  it('asks who is still alone for the team, five seconds after the page has loaded, once', async () => {
    const page = await open(world.staff.solo!.admin)
    await page.clock.install()
    await page.goto(at('/admin/jobs'))
    await h1(page, 'Jobs')
    await awake(page)
    await page.clock.runFor(5100)
    const asked = page.getByRole('dialog', { name: 'Hiring is better together' })
    await asked.waitFor()
    await expectClean(page)
    await asked.getByRole('link', { name: 'Invite your team' }).click()
    await page.waitForURL('**/admin/settings?tab=users**')
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('hirelog-team-asked')
  })
})
