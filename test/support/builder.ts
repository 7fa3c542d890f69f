import type { Page } from 'playwright-core'
import type { WatchedPage } from './browser.ts'

/** The steps of the job builder as a recruiter takes them. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const saved = (page: Page) => page.getByText(/Saved at \d/).waitFor()

/** The candidate's page in its frame beside the builder. */
export const previewOn = (page: Page) => page.getByRole('complementary', { name: 'Preview' }).frameLocator('iframe')

/** The builder puts its step into the address once it is alive. */
export const opened = (page: Page) => page.waitForURL(/\/jobs-cep\/create\/[0-9a-f-]+\?step=/)

export async function newJob(page: WatchedPage, title = 'Backend engineer') {
  await button(page, 'Create New Job').first().click()
  await opened(page)
  if (title) await page.getByLabel('Job title').fill(title)
}
export async function fillDetails(page: WatchedPage) {
  await page.getByLabel('Location').fill('Berlin')
  await page.getByLabel('What should candidates know about this job?').fill('Build the services behind our product.')
}
export async function toInterviewBuilder(page: WatchedPage) {
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Qualification' }).waitFor()
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Customise your questions' }).waitFor()
}
/** From the interview builder through the preview. */
export async function publish(page: Page) {
  await button(page, 'Next').click()
  await button(page, 'Publish job').click()
  await page.getByText('This job is live').waitFor()
}
export async function addYesNo(page: WatchedPage, title: string) {
  await button(page, 'Add Yes or no').click()
  await page.keyboard.type(title)
}
