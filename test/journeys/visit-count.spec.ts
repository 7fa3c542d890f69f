import { expect, it } from 'vitest'
import { useApi } from '#test/support/api.ts'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { giveFeatures } from '#test/support/features.ts'

const api = useApi(undefined, async (platform, { acme }) => {
  await giveFeatures(platform, acme.companyId, { integrations: true })
  const { admin } = colleaguesOf(platform, acme)
  const given = { integrationType: 'ga', token: 'G-ABC1234567', email: null } as const
  await platform.caughtUp((await platform.useCases.integrations.connect(admin, given)).token)
})
const browser = useBrowser()

it('a visitor is counted once they agree, not before, and no more once they stop it', async () => {
  const page = await browser.open(phone)
  const asked: string[] = []
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title += ` (${dataLayer[1][1]})`' })
  })
  await page.goto(`${api.server.url}/apply/${api.acme.companyId}.${api.acme.jobId}`)
  const question = page.getByRole('region', { name: 'Counting of visits' })
  await question.getByText('May acme count your visit').waitFor()
  await expectClean(page)
  expect(asked).toEqual([])
  await question.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => page.title()).toContain('(G-ABC1234567)')
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'])
  await question.getByText('acme counts your visit').waitFor()
  await question.getByRole('button', { name: 'Stop' }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => page.title()).not.toContain('G-ABC')
  expect(asked).toHaveLength(1)
  await expectClean(page)
})
