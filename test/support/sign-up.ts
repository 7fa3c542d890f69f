import type { WatchedPage } from './browser.ts'

let people = 0

/** A new company with its first user, who is then on the overview. */
export async function signUp(page: WatchedPage, url: string, { name = 'Rita Recruiter', company = 'Acme' } = {}) {
  const email = `person-${process.pid}-${++people}@example.com`
  const password = 'Correct-Horse-9!'
  await page.goto(`${url}/signup`)
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=companyName]').fill(company)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL(/\/admin\//)
  return { email, password }
}
