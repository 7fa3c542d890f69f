import { describe, expect, it } from 'vitest'
import { useCompanies } from '#test/support/companies.ts'
import { password } from '#test/support/account.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'

const browser = useBrowser()
const world = useCompanies(6)
const at = (path: string) => `${world.server.url}${path}`

async function draft(page: WatchedPage, title: string): Promise<string> {
  await page.goto(at('/jobs-cep/create'))
  await page.getByLabel('Job title').fill(title)
  await page.getByRole('button', { name: 'Create job' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  return /[0-9a-f-]{36}/.exec(page.url())![0]
}
const titles = (page: WatchedPage) => page.locator('tbody').getByRole('link').allTextContents()
const act = async (page: WatchedPage, title: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the list of jobs', () => {
  it('invites to create the first one', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(at('/admin/jobs'))
    await page.getByText('Your first job').waitFor()
    await expectClean(page)
    await page.getByRole('main').getByRole('button', { name: 'Create New Job' }).click()
    await page.waitForURL('**/jobs-cep/create/**')
  })

  it('waits with it until the address is proved, here, on the overview and in the sidebar, and says so', async () => {
    const page = await browser.open()
    await page.goto(at('/signup'))
    await page.getByLabel('Your name').fill('Nina Lund')
    await page.getByLabel('Work email').fill('nina@unproved.test')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/signup/verify')
    await page.goto(at('/signup/details'))
    await page.getByLabel('Company name').fill('Unproved')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/admin/overview')
    for (const address of ['/admin/overview', '/admin/jobs']) {
      await page.goto(at(address))
      for (const part of [page.getByRole('main'), page.getByRole('complementary')]) {
        expect(await part.getByRole('button', { name: 'Create New Job' }).isDisabled(), address).toBe(true)
        expect(await part.getByRole('link', { name: 'Verify your email address first.' }).getAttribute('href')).toBe(
          '/signup/verify',
        )
      }
      await expectClean(page)
    }
  })

  it('shows drafts newest first, finds them by title while typing, and marks the new one', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await draft(page, 'Night porter')
    const desk = await draft(page, 'Front desk manager')
    await page.goto(at(`/admin/jobs?currentTab=draft&newDraftJobID=${desk}`))
    expect(await titles(page)).toEqual(['Front desk manager', 'Night porter'])
    await page.getByRole('row', { name: /Front desk manager New/ }).waitFor()
    await expectClean(page)

    await page.getByLabel('Search jobs by title').fill('PORT')
    await page.getByRole('row', { name: 'Front desk manager' }).waitFor({ state: 'detached' })
    expect(await titles(page)).toEqual(['Night porter'])
    expect(new URL(page.url()).searchParams.get('search')).toBe('PORT')
    await page.getByLabel('Search jobs by title').fill('(*')
    await page.getByText('No job matches').waitFor()
    await expectClean(page)
  })

  it('asks for what is typed while an answer is on its way once that is here, and breaks none off', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await draft(page, 'Night porter')
    await draft(page, 'Front desk manager')
    await page.goto(at('/admin/jobs?currentTab=draft'))
    const asked: (string | null)[] = []
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route(
      ({ pathname }) => pathname === '/admin/jobs.data',
      async (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('search'))
        await held
        await route.continue()
      },
    )
    const field = page.getByLabel('Search jobs by title')
    await field.fill('n')
    await expect.poll(() => asked).toEqual(['n'])
    await field.pressSequentially('ight')
    release()
    await page.getByRole('row', { name: 'Front desk manager' }).waitFor({ state: 'detached' })
    expect(asked).toEqual(['n', 'night'])
    await field.fill('')
    await field.pressSequentially('front desk')
    await page.getByRole('row', { name: 'Night porter' }).waitFor({ state: 'detached' })
    await page.getByRole('row', { name: 'Front desk manager' }).waitFor()
    await page.waitForURL(/search=front\+desk$/)
    await expectClean(page)
  })

  it('archives a job, and takes that back', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await draft(page, 'Night porter')
    await page.goto(at('/admin/jobs?currentTab=draft'))
    await page.context().setOffline(true)
    await act(page, 'Night porter', 'Archive')
    await page.getByText('Hirelog cannot be reached at the moment').waitFor()
    expect(await titles(page)).toEqual(['Night porter'])
    await page.context().setOffline(false)
    page.complaints.length = 0

    await act(page, 'Night porter', 'Archive')
    await page.getByText('‘Night porter’ is archived.').waitFor()
    await page.getByText('No drafts').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('‘Night porter’ is among the drafts again.').waitFor()
    await page.getByRole('row', { name: 'Night porter' }).waitFor()

    await act(page, 'Night porter', 'Archive')
    await page.getByRole('link', { name: 'Archived 1' }).click()
    await act(page, 'Night porter', 'Activate again')
    await page.getByText('Some fields need attention before this job can go live').waitFor()
    await act(page, 'Night porter', 'Return to drafts')
    await page.getByText('Nothing is archived').waitFor()
    await expectClean(page)
  })

  it('duplicates a job, opens the copy, and archives several at once with a way back', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await draft(page, 'Night porter')
    await draft(page, 'Front desk manager')
    await page.goto(at('/admin/jobs?currentTab=draft'))
    await act(page, 'Night porter', 'Duplicate')
    await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
    expect(await page.getByLabel('Job title').inputValue()).toBe('Copy of Night porter')

    await page.goto(at('/admin/jobs?currentTab=draft'))
    expect(await titles(page)).toEqual(['Copy of Night porter', 'Front desk manager', 'Night porter'])
    await page.getByLabel('Select all jobs shown').check()
    await page.getByLabel('Select Front desk manager').uncheck()
    await page.getByText('2 jobs selected').waitFor()
    await expectClean(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click()
    await page.getByText('2 jobs archived.').waitFor()
    await expect.poll(() => titles(page)).toEqual(['Front desk manager'])
    expect(await page.getByRole('toolbar').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 jobs are among the drafts again.').waitFor()
    await expect
      .poll(async () => (await titles(page)).toSorted())
      .toEqual(['Copy of Night porter', 'Front desk manager', 'Night porter'])
  })

  it('does not show another company’s jobs, nor lets it touch them', async () => {
    const page = await browser.open()
    await world.arrive(page)
    const jobId = await draft(page, 'Night porter')
    const rival = await browser.open()
    await world.arrive(rival)
    await rival.goto(at('/admin/jobs?currentTab=draft'))
    await rival.getByText('Your first job').waitFor()

    const answer = await rival.request.post(at('/admin/jobs?index'), {
      form: { archive: jobId },
      headers: { origin: world.server.url },
    })
    expect(answer.status()).toBe(404)
    await page.goto(at('/admin/jobs?currentTab=draft'))
    expect(await titles(page)).toEqual(['Night porter'])
  })

  it('is clean on a dark phone, with the menu of a job open', async () => {
    const page = await browser.open({ ...dark, ...phone })
    await world.arrive(page)
    await draft(page, 'A job with quite a long title that has to fit somewhere')
    await page.goto(at('/admin/jobs?currentTab=draft'))
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).waitFor()
    await expectClean(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
})
