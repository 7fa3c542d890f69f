import { expect, it } from 'vitest'
import { expectClean, useBrowser } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'

const browser = useBrowser()
const world = useCompanies(1)

it('shows a new company its first steps, ticks them off by what there is, and puts them away', async () => {
  const page = await browser.open()
  await world.arrive(page)
  await page.goto(`${world.server.url}/admin/overview`)
  await page.getByText(/^0 of \d done$/).waitFor()
  await expectClean(page)
  await page.getByRole('button', { name: 'Try a sample job' }).click()
  await page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]{36}/)
  expect(await page.getByLabel('Job title').inputValue()).toBe('Sample job: Customer support agent')
  await page.goto(`${world.server.url}/admin/overview`)
  await page.getByText(/^1 of \d done$/).waitFor()
  expect(await page.getByRole('button', { name: 'Try a sample job' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Hide first steps' }).click()
  await page.getByText(/^1 of \d done$/).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Recent jobs' }).waitFor()
  expect(await page.getByText(/^1 of \d done$/).count()).toBe(0)
})
