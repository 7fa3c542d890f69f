import { describe, expect, it } from 'vitest'
import { accountMessages } from '#contracts/user/messages.ts'
import { passwordMessages } from '#contracts/user/password.ts'
import { password, signIn } from '#test/support/account.ts'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'

const browser = useBrowser()
const world = useCompanies(5)
const at = (path: string) => `${world.server.url}${path}`
const nextPassword = 'nV7-humble-kite'

// What is sent before scripts have loaded is refused with a 422, which the browser's console complains of: rightly, and never in these tests.
async function openProfile(page: WatchedPage) {
  await awake(page)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your account' }).waitFor()
}
async function changePassword(page: WatchedPage, current: string, next: string) {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
}

describe('a person’s own account', () => {
  it('is found in the profile menu, and takes another name that the whole page then shows', async () => {
    const page = await browser.open()
    const rita = await world.arrive(page)
    await openProfile(page)
    await page.getByRole('main').getByText(rita.email).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('  ')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Enter your name').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    await expectClean(page)

    await page.getByLabel('Name', { exact: true }).fill('Rita Alvarez')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Your name is saved.').waitFor()
    await page.getByRole('button', { name: 'Profile of Rita Alvarez' }).waitFor()
    await expectClean(page)
  })

  it('has a picture, cut to a square, that the page shows from then on; what is no picture is refused', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await openProfile(page)
    const wide = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [900, 300]
      return canvas.toDataURL('image/png').split(',')[1]!
    })
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('Picture').setInputFiles({ name, mimeType: 'image/png', buffer })
    await choose('notes.png', Buffer.from('not a picture'))
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByText('Choose a picture in PNG, JPEG or WebP format').waitFor()

    await choose('me.png', Buffer.from(wide, 'base64'))
    await page.locator('form img[src^="blob:"]').waitFor()
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByText('Your picture is up to date.').waitFor()
    const shown = page.getByRole('button', { name: /^Profile of/ }).locator('img')
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([300, 300])
    await expectClean(page)

    await page.getByRole('button', { name: 'Remove picture' }).click()
    await expect.poll(() => shown.count()).toBe(0)
    await expectClean(page)
  })

  it('takes a new password from who knows the one of before, and is signed in nowhere else then', async () => {
    const [desk, train] = [await browser.open(), await browser.open(phone)]
    const rita = await world.arrive(desk)
    await train.goto(at('/login'))
    await signIn(train, rita)
    await train.waitForURL('**/admin/overview')
    await openProfile(desk)

    await changePassword(desk, 'tR4-vexing-lamb', nextPassword)
    await desk.getByText('This is not your password').waitFor()
    await changePassword(desk, password, 'Password1')
    await desk.getByText(passwordMessages.password_dictionary_error).waitFor()
    await changePassword(desk, password, password)
    await desk.getByText(passwordMessages.unauthorized).waitFor()
    await expectClean(desk)
    await changePassword(desk, password, nextPassword)
    await desk.getByText('Your password is changed. Your other sessions have ended.').waitFor()
    expect(await desk.getByLabel('New password').inputValue()).toBe('')
    await expectClean(desk)

    await desk.goto(at('/admin/jobs'))
    await desk.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    await train.goto(at('/admin/jobs'))
    await train.getByText(accountMessages.session_expired).waitFor()
    await signIn(train, rita, password)
    await train.getByText('Wrong email address or password.').waitFor()
    await signIn(train, rita, nextPassword)
    await train.waitForURL('**/admin/jobs')
  })

  it('works before scripts have loaded', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await world.arrive(page)
    await page.goto(at('/admin/settings?tab=profile'))
    await changePassword(page, 'wrong', nextPassword)
    await page.getByText('This is not your password').waitFor()
    await changePassword(page, password, nextPassword)
    await page.getByText('Your password is changed. Your other sessions have ended.').waitFor()
  })

  it('is in the language its owner chooses there, from right to left where that is read so', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(at('/admin/settings?tab=profile'))
    await page.getByRole('main').getByRole('button', { name: 'עברית' }).click()
    await page.locator('html[lang=he][dir=rtl]').waitFor()
    await expectClean(page)
    await page.getByRole('main').getByRole('button', { name: 'English' }).click()
    await page.locator('html[lang=en]').waitFor()
  })

  it('is clean on a dark phone, with something to mend in it', async () => {
    const page = await browser.open({ ...dark, ...phone })
    await world.arrive(page)
    await page.goto(at('/admin/settings?tab=profile'))
    await changePassword(page, 'wrong', 'Password1')
    await page.getByText('This is not your password').waitFor()
    await expectClean(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
})
