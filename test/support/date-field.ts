import type { Page } from 'playwright-core'

/** Types a day, or a moment to the second, into a date field of an English page, as a person does: digit by digit. */
export async function typeDate(page: Page, label: string, iso: string) {
  const field = page.getByRole('group', { name: label, exact: true })
  const [day = '', time = ''] = iso.split('T')
  await field.getByRole('spinbutton').first().click()
  await page.keyboard.type(day.split('-').toReversed().join('') + time.slice(0, 8).replaceAll(':', ''))
}
