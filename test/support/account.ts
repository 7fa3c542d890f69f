import type { Page } from 'playwright-core'

export const password = 'tR4-vexing-lamp'
let people = 0

export type Person = { name: string; email: string; companyName: string }
export const somebody = (changes: Partial<Person> = {}): Person => {
  const number = ++people
  return {
    name: 'Rita Moreno',
    email: `rita${number}@northwind.test`,
    companyName: `Blue Harbor ${number}`,
    ...changes,
  }
}

/** Opens a company account as a person does, the code from the message included, and is on the overview afterwards. */
export async function signUp(
  page: Page,
  url: string,
  person: Person = somebody(),
  { scripts = true } = {},
): Promise<Person> {
  await page.goto(`${url}/signup`)
  await page.getByLabel('Your name').fill(person.name)
  await page.getByLabel('Work email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/signup/verify')
  await page.getByLabel('Code').fill(await codeFor(page, url, person.email))
  if (!scripts) await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('**/signup/details')
  await page.getByLabel('Company name').fill(person.companyName)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin/overview')
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  return person
}

/** The texts of messages to an address, newest first, as the outbox shows them. */
export async function messagesTo(page: Page, url: string, email: string): Promise<string[]> {
  const answer = await page.request.get(`${url}/dev/outbox?to=${encodeURIComponent(email)}`)
  return [...(await answer.text()).matchAll(/<div data-message[^>]*>([\s\S]*?)<\/div>/g)].map(([, html]) =>
    html!.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'"),
  )
}

/** The newest code that is not `other`, once it has arrived. */
export async function codeFor(page: Page, url: string, email: string, other?: string): Promise<string> {
  for (;;) {
    const codes = (await messagesTo(page, url, email)).flatMap((text) => /^\d{4}$/m.exec(text) ?? [])
    if (codes[0] && codes[0] !== other) return codes[0]
  }
}

/** Fills and sends the sign-in form of the page that is open. */
export async function signIn(page: Page, { email }: Pick<Person, 'email'>, typed = password) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/login**')
}
