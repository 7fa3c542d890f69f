import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { signIn } from '#test/support/account.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { type IdentityProvider, startIdentityProvider } from '#test/support/identity-provider.ts'
import { ownDomain } from '#test/support/own-domain.ts'
import { seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = emptyFolder()
let server: RunningServer
let provider: IdentityProvider
let rita: { email: string; companyId: string }
/** The company's own host; browsers know that everything below localhost is this machine. */
let ownHost: string

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const { asker, email } = await seeding(platform).person()
  await platform.commands.handle(
    subscriptionDecider,
    asker.companyId,
    { type: 'ChangePlan', data: { plan: 'performance' } },
    platform.context(asker),
  )
  await ownDomain(platform, asker, 'northwind.test')
  rita = { email, companyId: asker.companyId }
  await platform.close()
  const port = await freePort()
  ownHost = `http://${rita.companyId}.localhost:${port}`
  const people = { mia: { email: 'mia@northwind.test', email_verified: true, name: 'Mia Chen' } }
  provider = await startIdentityProvider({ people, redirectUris: [`${ownHost}/auth/callback`] })
  // In production a provider on this machine would not be asked.
  server = await startServer({ dataDir, env: { PORT: String(port), NODE_ENV: 'test' } })
})
afterAll(async () => {
  await server?.stop()
  await provider?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a company signs in through its own identity provider', () => {
  it('after an administrator has entered it in Settings', async () => {
    const page = await browser.open()
    await page.goto(`${server.url}/admin/settings?tab=single-sign-on`)
    await signIn(page, rita)
    await page.getByLabel('Issuer').fill('https://127.0.0.1:9')
    await page.getByLabel('Client ID').fill(provider.connection.clientId)
    await page.getByLabel('Client secret').fill(provider.connection.clientSecret)
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText(
        'The host 127.0.0.1:9 refuses connections. Check the address and the port, and whether the provider is running.',
      )
      .waitFor()
    await page.getByText(/^Technical cause: .*ECONNREFUSED/).waitFor()
    await expectClean(page)
    await page.getByLabel('Issuer').fill(provider.issuer)
    await page.getByLabel('Client secret').fill(provider.connection.clientSecret)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Single sign-on is on.').waitFor()
    await page.getByText('A secret is kept').waitFor()
    await page.getByLabel('Domain', { exact: true }).fill('gmail.com')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('This domain gives addresses to the public.').waitFor()
    await page.getByLabel('Domain', { exact: true }).fill('northwind.example')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('_hirelog.northwind.example').waitFor()
    await page.getByRole('button', { name: 'Send a code to postmaster@northwind.example' }).click()
    await page.getByLabel('Code that was sent to postmaster@northwind.example').waitFor()
    await expectClean(page)
  })

  it('and a colleague comes from the company’s host, through the provider, to the page first asked for, and leaves everywhere', async () => {
    const page = await browser.open({ ...phone, ...dark })
    await page.goto(`${ownHost}/admin/jobs?currentTab=draft`)
    await page.getByLabel('Name').fill('mia')
    await page.getByRole('button', { name: 'Sign in to Acme' }).click()
    await page.waitForURL(`${ownHost}/admin/jobs?currentTab=draft`)
    await expectClean(page)

    await page.goto(`${ownHost}/admin/settings?tab=sessions`)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL(`${provider.issuer}/session/end?**`)
    expect(await page.context().cookies(ownHost), 'here it is over before the provider answers').toEqual([])
    await page.getByRole('button', { name: 'Sign out of Acme' }).click()
    await page.getByText('You have signed out.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth')
    await expectClean(page)
    await page.getByRole('link', { name: 'Continue to sign in' }).click()
    await page.getByLabel('Name').fill('mia')
    await page.getByRole('button', { name: 'Sign in to Acme' }).click()
    await page.waitForURL(`${ownHost}/admin/overview`)
  })

  it('and an auditor sees who came how', async () => {
    const page = await browser.open()
    await page.goto(`${server.url}/admin/settings?tab=audit`)
    await signIn(page, rita)
    const came = page.getByRole('row').filter({ hasText: 'Mia Chen' }).filter({ hasText: 'with single sign-on' })
    await came.first().waitFor()
    await page.getByRole('row').filter({ hasText: 'Single sign-on configured' }).getByText(provider.issuer).waitFor()
    await page.getByRole('row').filter({ hasText: 'Email domain added' }).getByText('northwind.example').waitFor()
    await expectClean(page)
  })

  it('on a phone too, in lines as wide as the screen', async () => {
    const page = await browser.open(phone)
    await page.goto(`${server.url}/admin/settings?tab=audit`)
    await signIn(page, rita)
    const row = page.getByRole('row').filter({ hasText: 'Single sign-on configured' })
    await row.getByText(provider.issuer).waitFor()
    const region = page.getByRole('region', { name: 'Sign-ins and rights' })
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth), 'the table scrolls sideways').toBe(0)
    const wide = await region.evaluate((box) => box.clientWidth)
    for (const cell of await row.getByRole('cell').all()) expect((await cell.boundingBox())!.width).toBe(wide)
    expect(await row.getByRole('cell').count()).toBe(4)
    await expectClean(page)
  })
})
