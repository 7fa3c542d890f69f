import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { languages, story } from '#test/fixtures/journey.ts'
import { useBrowser, type WatchedPage } from '../support/browser.ts'
import { useLiveJob } from '../support/live-job.ts'

const browser = useBrowser()
const job = useLiveJob(story, languages)

/** The device is online; what it sends comes to this. */
const sentComesTo = (page: WatchedPage, end: (route: Route) => Promise<void>) =>
  page.route('**/apply/**', (route) => (route.request().method() === 'POST' ? end(route) : route.continue()))
const still = (page: WatchedPage) => page.getByText('What you entered is still here').waitFor()

it('what a candidate entered stays in its field while the platform cannot be reached', async () => {
  const page = await browser.open()
  await page.goto(job.at(job.link))
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('Email address').fill('ada@example.org')
  await sentComesTo(page, (route) => route.abort())
  await page.getByRole('button', { name: 'Start' }).click()
  await still(page)
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Byron')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Start' }).click()

  await page.getByRole('heading', { name: /build last/ }).waitFor()
  await page.getByRole('textbox').fill('A compiler')
  await sentComesTo(page, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await still(page)
  expect(await page.getByRole('textbox').inputValue()).toBe('A compiler')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: /Which of these/ }).waitFor()
})
