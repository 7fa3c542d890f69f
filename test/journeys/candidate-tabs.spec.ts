import type { Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { permit, story } from '#test/fixtures/journey.ts'
import { useBrowser, type WatchedPage } from '../support/browser.ts'
import { useLiveJob } from '../support/live-job.ts'

const browser = useBrowser()
const job = useLiveJob(permit, story)

const filled = async (page: WatchedPage) => {
  await page.goto(job.at(job.link))
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('Email address').fill('ada@example.org')
}
const started = (page: WatchedPage) => page.waitForResponse((response) => response.request().method() === 'POST')
const candidateIn = async (response: Response) =>
  /application-[^=]+=[^.]+\.[^.]+\.([^.]+)\./.exec((await response.allHeaders())['set-cookie'] ?? '')?.[1]
const asked = (page: WatchedPage, question: RegExp) => page.getByRole('heading', { level: 1, name: question }).waitFor()

it('someone who presses Start in two tabs at the same instant goes on with one application in both', async () => {
  const one = await browser.open()
  const other = (await one.context().newPage()) as WatchedPage
  await filled(one)
  await filled(other)

  // Both forms are on their way before either is let through.
  const held: (() => Promise<void>)[] = []
  const both = new Promise<void>(
    (there) =>
      void one.context().route('**/apply/**', (route) => {
        if (route.request().method() !== 'POST' || held.length === 2) return route.continue()
        if (held.push(() => route.continue()) === 2) there()
      }),
  )
  const answers = [started(one), started(other)]
  await one.getByRole('button', { name: 'Start' }).click()
  await other.getByRole('button', { name: 'Start' }).click()
  await both
  await Promise.all(held.map((go) => go()))

  const [first, second] = await Promise.all(answers.map(async (answer) => candidateIn(await answer)))
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)

  await asked(one, /May you work/)
  await asked(other, /May you work/)
  await one.getByLabel('Yes').check()
  await one.getByRole('button', { name: 'Continue' }).click()
  await asked(one, /build last/)
  await other.reload()
  await asked(other, /build last/)
  expect(one.complaints).toEqual([])
})
