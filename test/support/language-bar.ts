import type { Page } from 'playwright-core'

/** The languages below a page that has no menu. */
export const openLanguages = (page: Page) => page.locator('summary:has(use[href$="#globe"])').click()

export async function chooseLanguage(page: Page, name: string) {
  await openLanguages(page)
  await page.getByRole('button', { name, exact: true }).click()
}
