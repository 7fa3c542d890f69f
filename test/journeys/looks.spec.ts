import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { useStaff } from '#test/support/staff.ts'

const browser = useBrowser()

const english = {
  open: 'Open navigation',
  upgrade: 'Upgrade',
  resume: 'Resume Now',
  upgradeTitle: 'Upgrade your plan',
  plans: 'See plans',
  chat: 'Chat with us',
  chatTitle: 'Chat with us',
  limitTitle: 'You have reached your plan’s seat limit',
  congratsTitle: 'Congratulations!',
  great: 'Great',
  resumeTitle: 'Resume your subscription?',
  inviteTitle: 'Hiring is better together',
  collaborationTitle: 'Welcome back! Who else decides?',
  notNow: 'Not now',
  emails: 'Email addresses',
  send: 'Send invitations',
}
const hebrew: typeof english = {
  open: 'פתיחת הניווט',
  upgrade: 'שדרוג',
  resume: 'חידוש עכשיו',
  upgradeTitle: 'שדרוג התוכנית',
  plans: 'לתוכניות',
  chat: 'שיחה איתנו',
  chatTitle: 'שיחה איתנו',
  limitTitle: 'הגעת למכסת המשתמשים של התוכנית',
  congratsTitle: 'ברכות!',
  great: 'מעולה',
  resumeTitle: 'לחדש את המינוי?',
  inviteTitle: 'ביחד מגייסים טוב יותר',
  collaborationTitle: 'טוב לראות אותך שוב! מי עוד מחליט?',
  notNow: 'לא עכשיו',
  emails: 'כתובות דוא״ל',
  send: 'שליחת ההזמנות',
}
const looks: [string, BrowserContextOptions][] = [
  ['on a dark phone of 375 pixels', { ...phone, ...dark, viewport: { width: 375, height: 812 } }],
  ['from right to left', { locale: 'he-IL' }],
]
/** Each look has a company of its own, since pop-ups follow from what happens to one. */
const companyOf = (look: string) => look.replaceAll(' ', '-')
const world = useStaff(2, {
  acme: {},
  social: { socialSignIns: 3 },
  ...Object.fromEntries(looks.map(([look]) => [companyOf(look), { alone: true }])),
})
const open = (options: BrowserContextOptions, company = 'acme') =>
  world.page(browser, world.staff[company]!.admin, options)
/** Clean, and nothing of it beside the screen. */
async function expectFit(page: WatchedPage, what: string) {
  await expectClean(page)
  expect([
    what,
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ]).toEqual([what, 0])
}

describe.each(looks)('%s', (look, options) => {
  it('the list of keys, the palette and the interface inside another program can be read and reached', async () => {
    const page = await open(options)
    await page.goto(`${world.url}/admin/overview`)
    const dialog = page.locator('dialog[open]')
    // A key that comes before the page listens is lost.
    await expect.poll(async () => (await page.keyboard.press('?'), dialog.isVisible()), { timeout: 20_000 }).toBe(true)
    await expectFit(page, 'keys')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').waitFor()
    await expectFit(page, 'palette')
    await page.goto(`${world.url}/admin/overview?minimized=1`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('aside').count()).toBe(0)
    await expectFit(page, 'minimal')
  })

  const words = options.locale ? hebrew : english
  const titled = (page: WatchedPage, name: string) => page.getByRole('dialog', { name, exact: true })

  it.each([
    ['who is still alone, after five seconds (TEAM-025)', companyOf(look), words.inviteTitle],
    ['who signs in with Google for the third time (TEAM-026)', 'social', words.collaborationTitle],
  ])('the pop-up that asks for colleagues is for %s', async (_who, company, title) => {
    const page = await open(options, company)
    await page.clock.install()
    await page.goto(`${world.url}/admin/jobs`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await awake(page)
    await page.clock.runFor(4_000)
    expect(await titled(page, title).count()).toBe(0)
    await page.clock.runFor(2_000)
    await titled(page, title).waitFor()
    await expectFit(page, title)
    await titled(page, title).getByRole('button', { name: words.notNow }).click()
    await titled(page, title).waitFor({ state: 'detached' })
  })

  it('the pop-ups about the plan can be read and left', async () => {
    const page = await open(options, companyOf(look))
    // They have been asked for their team: that pop-up would come over these (TEAM-025).
    await page.context().addCookies([{ name: 'hirelog-team-asked', value: 'yes', url: world.url }])
    await page.goto(`${world.url}/admin/settings?tab=users`)
    if (options.isMobile) await page.getByRole('button', { name: words.open }).click()
    await page.locator('aside').getByRole('button', { name: words.upgrade }).click()
    await titled(page, words.upgradeTitle).getByRole('link', { name: words.plans }).waitFor()
    await expectFit(page, 'upgrade')
    await titled(page, words.upgradeTitle).getByRole('button', { name: words.chat }).click()
    await titled(page, words.chatTitle).waitFor()
    await expectFit(page, 'chat')
    await page.keyboard.press('Escape')
    // The focus is where it was, or on the page where the button went with the navigation of a phone.
    await (options.isMobile ? page.locator('main') : page.locator('aside').getByRole('button', { name: words.upgrade }))
      .and(page.locator(':focus'))
      .waitFor()

    await page.getByLabel(words.emails).fill(`one@${companyOf(look)}.test two@${companyOf(look)}.test`)
    await page.getByRole('button', { name: words.send }).click()
    await titled(page, words.limitTitle).waitFor()
    await expectFit(page, 'limit')
    await titled(page, words.limitTitle).getByRole('link', { name: words.plans }).click()
    await page.waitForURL(/\/admin\/billing\?limit=/)

    await page.locator('button[name=plan][value=team]').click()
    await titled(page, words.congratsTitle).waitFor()
    await expectFit(page, 'congrats')
    await titled(page, words.congratsTitle).getByRole('button', { name: words.great }).click()

    await world.billing(companyOf(look), { cb_subscription_status: 'paused', cb_pausedDate: new Date().toISOString() })
    await page.reload()
    await awake(page)
    await page.locator('[data-banner=subscription]').getByRole('button', { name: words.resume }).click()
    await titled(page, words.resumeTitle).waitFor()
    await expectFit(page, 'confirm')
  })
})
