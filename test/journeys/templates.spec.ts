import { expect, it } from 'vitest'
import { fillDetails, toInterviewBuilder } from '#test/support/builder.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'

const browser = useBrowser()
const world = useCompanies(2)
const at = (path: string) => `${world.server.url}${path}`

it('keeps the questions of a job, shows them as candidates see them, and begins the next job with them', async () => {
  const page = await browser.open()
  await world.arrive(page)
  await page.goto(at('/admin/templates'))
  await page.getByText('Nothing saved yet').waitFor()
  await page.getByRole('heading', { name: 'Hospitality' }).waitFor()
  await expectClean(page)

  await page.getByRole('searchbox', { name: 'Search templates' }).fill('chef')
  await page.getByRole('link', { name: /^Waiter/ }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Chef/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Chef' }).waitFor()
  await page.getByText('A guest with a nut allergy orders from your station.').waitFor()
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await expectClean(page)
  await page.getByRole('button', { name: 'Create job from it' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  expect(await page.getByLabel('Job title').inputValue()).toBe('Chef')

  await page.goto(at('/admin/jobs?currentTab=draft'))
  await page.getByRole('button', { name: 'Actions for Chef' }).click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  await page.getByLabel('Name').fill('Our chefs')
  await page.getByRole('button', { name: 'Save template' }).click()
  await page.getByRole('heading', { level: 1, name: 'Our chefs' }).waitFor()
  await page.getByText('Version 1').waitFor()
  await page.getByText('No job came from it yet.').waitFor()
  const own = page.url()

  await page.getByRole('button', { name: 'Create job from it' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  await page.goto(own)
  await page.getByRole('list', { name: 'Jobs from this template' }).getByRole('link', { name: 'Our chefs' }).waitFor()
  await page.getByLabel('Name').fill('Cooks')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByText('Version 2').waitFor()

  for (const look of [dark, phone, { locale: 'he-IL' }]) {
    const other = await browser.open({ ...look, storageState: await page.context().storageState() })
    for (const address of [own, at('/admin/templates')]) {
      await other.goto(address)
      await other.getByRole('heading', { level: 1 }).waitFor()
      await expectClean(other)
    }
    expect(await other.locator('html').getAttribute('dir')).toBe('locale' in look ? 'rtl' : 'ltr')
  }

  await page.getByText('Delete template').first().click()
  await page.getByRole('button', { name: 'Delete template' }).click()
  await page.getByText('Nothing saved yet').waitFor()
})

it('fills a draft with a template, says before what that replaces, and takes it back', async () => {
  const page = await browser.open()
  await world.arrive(page)
  await page.goto(at('/admin/templates/waiter'))
  await page.getByRole('button', { name: 'Create job from it' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  await fillDetails(page)
  await toInterviewBuilder(page)
  await page.getByRole('button', { name: 'Autofill with Templates' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('electric')
  await dialog.getByRole('button', { name: /^Electrician/ }).click()
  await dialog.getByText('Replaces 8 questions and 6 skills of this job. Undo brings them back.').waitFor()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Use this template' }).click()
  await page.getByText('Are you a fully qualified electrician?').first().waitFor()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('On which services can you work?').first().waitFor()
})

it('says in the builder that a template has changed, shows what is different, and takes it over in one step', async () => {
  const page = await browser.open()
  await world.arrive(page)
  const saveAsTemplate = async (job: string, over: string | null) => {
    await page.goto(at('/admin/jobs?currentTab=draft'))
    await page.getByRole('button', { name: `Actions for ${job}` }).click()
    await page.getByRole('menuitem', { name: 'Save as template' }).click()
    await page.getByLabel('Name').fill('Our waiters')
    if (over) await page.getByLabel('Save as').selectOption({ label: `New version of “${over}”` })
    await page.getByRole('button', { name: 'Save template' }).click()
    await page.getByRole('heading', { level: 1, name: 'Our waiters' }).waitFor()
  }
  await page.goto(at('/admin/templates/waiter'))
  await page.getByRole('button', { name: 'Create job from it' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  await saveAsTemplate('Waiter', null)
  await page.getByRole('button', { name: 'Create job from it' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  const job = page.url()
  await page.goto(at('/admin/templates/chef'))
  await page.getByRole('button', { name: 'Create job from it' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  await saveAsTemplate('Chef', 'Our waiters')
  await page.getByText('Version 2').waitFor()

  await page.goto(job)
  await fillDetails(page)
  await toInterviewBuilder(page)
  await page.getByRole('button', { name: 'See what changed' }).click()
  const dialog = page.getByRole('dialog', { name: /has changed since this job took it$/ })
  await dialog.getByRole('columnheader', { name: 'Version 2' }).waitFor()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Take over version 2' }).click()
  await page.getByText('“Our waiters” is in the job now').first().waitFor()
  expect(await page.getByText('On which services can you work?').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'See what changed' }).count()).toBe(0)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'See what changed' }).waitFor()
  await page.getByText('On which services can you work?').first().waitFor()
})
