import { expect, it } from 'vitest'
import { experienceOf } from '#services/http/api/journey-wire.ts'
import { anInterview, journeyWith } from '#test/fixtures/job.ts'
import { useApi } from '#test/support/api.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'

const api = useApi()
const browser = useBrowser()

async function posted(title: string, place: string) {
  const { body } = await api.post(api.acme.key, '/api/v2/job', {
    title,
    jobDescription: 'Keeps the house while its guests sleep, and knows all of them by name.',
    location: { description: place },
    candidate_experience: experienceOf(journeyWith(anInterview('video'))),
  })
  const id = body.job_id as string
  await api.put(api.acme.key, '/api/legacy/jobs/activateJob', { id })
  const jobData = {
    address: { countryCode: 'PT' },
    compensation: { currency: 'EUR', min: 10, max: 12, period: 'hourly' },
    hiringOrganization: { name: 'Grand Hotel', email: 'jobs@grand.test', website: '', sameAs: '' },
    skills: ['Portuguese'],
  }
  const answer = await api.patch(api.acme.key, `/api/v2/job/${id}`, {
    job_posting: true,
    integration_meta: { jobData },
  })
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
