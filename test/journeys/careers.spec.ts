import { expect, it } from 'vitest'
import { postable } from '#test/fixtures/posting.ts'
import { useApi } from '#test/support/api.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'

const api = useApi()
const browser = useBrowser()

async function posted(title: string, place: string) {
  const job = { ...postable, title, location: { description: place } }
  const { body } = await api.post(api.acme.key, '/api/v2/job', job)
  const id = body.job_id as string
  await api.put(api.acme.key, '/api/legacy/jobs/activateJob', { id })
  const posting = { job_posting: true, integration_meta: job.integration_meta }
  const answer = await api.patch(api.acme.key, `/api/v2/job/${id}`, posting)
  expect(answer.status).toBe(200)
}

it('a visitor finds a job on the careers page of a company, reads it and goes on to apply', async () => {
  await posted('Night porter', 'Porto')
  await posted('Head waiter', 'Lisbon')
  const careers = `${api.server.url}/careers/${api.acme.companyId}`
  const page = await browser.open()
  await expect
    .poll(async () => {
      await page.goto(careers)
      return page.getByText('2 open positions').count()
    })
    .toBe(1)
  await expectClean(page)
  await page.getByLabel('Location').selectOption('Porto')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('One open position').waitFor()
  await page.getByRole('link', { name: 'Night porter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Night porter' }).waitFor()
  await expectClean(page)
  await page.getByRole('link', { name: 'Apply now' }).click()
  await page.waitForURL(/\/apply\//)

  for (const looks of [
    { ...dark, ...phone },
    { ...phone, locale: 'he-IL' },
  ]) {
    const other = await browser.open(looks)
    await other.goto(careers)
    await other.getByRole('link', { name: 'Head waiter' }).waitFor()
    if (process.env.LOOKS)
      await other.screenshot({ path: `${process.env.LOOKS}/careers-${looks.locale ?? 'dark'}.png` })
    await expectClean(other)
  }
})
