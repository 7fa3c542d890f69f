import sharp from 'sharp'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/http/accept-language.ts'
import { defaultColors } from '#contracts/company/brand-colors.ts'
import { themeOf } from '#contracts/company/brand-theme.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { expectClean, phone, useBrowser } from '../support/browser.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let link = ''

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-branding-'))
  await seedFolder(dataDir, async (seed, { useCases, commands, context }) => {
    rita = await seed.person()
    const { asker } = rita
    const bigger = { type: 'ChangePlan', data: { plan: 'team' } } as const
    await commands.handle(subscriptionDecider, asker.companyId, bigger, context(asker))
    const { jobId } = await useCases.jobs.createJob(asker, { draft: { ...aJob(), journey: journeyWith(story) } })
    await useCases.jobs.activateJob(asker, { jobId })
    link = `/apply/${asker.companyId}.${jobId}`
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a recruiter changes logo and color, and candidates see them: on a phone, in the dark, in Hebrew', async () => {
  const page = await browser.open({ viewport: { width: 1280, height: 900 } })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/settings?tab=branding`)
  await page.getByText('One brand is shown on all your jobs').waitFor()
  await page.getByLabel('Primary color', { exact: true }).fill('#FFFFFF')
  await page.getByText('Too bright for text').waitFor()
  await page.getByRole('button', { name: 'Save branding' }).click()
  const confirm = page.getByRole('dialog', { name: 'This branding will apply to all active jobs' })
  await confirm.getByRole('button', { name: 'Ok, Continue' }).click()
  await page.getByText('This color is too bright for the text').first().waitFor()

  await page.getByRole('group', { name: 'Primary color: choose' }).getByRole('button', { name: '#FF7C43' }).click()
  const better = page.getByRole('button', { name: /^Use #/ }).first()
  const shade = (await better.textContent())!.slice('Use '.length)
  await better.click()
  await page.getByText('Easy to read').first().waitFor()
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1c65ac' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await page.getByRole('button', { name: 'Save branding' }).click()
  await confirm.getByRole('button', { name: 'No, Cancel' }).click()
  await page.getByRole('button', { name: 'Save branding' }).click()
  await confirm.getByRole('button', { name: 'Ok, Continue' }).click()
  await page.getByText('Branding saved.').waitFor()
  await expectClean(page)

  const hand = await browser.open({ ...phone, colorScheme: 'dark' })
  await hand.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'he', url: server.url }])
  await hand.goto(server.url + link)
  const shown = hand.locator('header img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  const style = await hand.locator('main > div').first().getAttribute('style')
  expect(style).toContain(`--accent:${themeOf({ primary: shade, secondary: defaultColors.secondary })['--accent']}`)
  expect(await hand.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/pictures\/.*\/plain$/)
  expect(await hand.locator('html').getAttribute('dir')).toBe('rtl')
  await expectClean(hand)
})
