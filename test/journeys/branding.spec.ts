import sharp from 'sharp'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/http/accept-language.ts'
import { defaultColors } from '#contracts/company/brand-colors.ts'
import { themeOf } from '#contracts/company/brand-theme.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { expectClean, phone, useBrowser } from '../support/browser.ts'
import { saved } from '../support/builder.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let pia: SeededPerson
let link = ''
let drafts = { rita: '', pia: '' }

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-branding-'))
  await seedFolder(dataDir, async (seed, { useCases, commands, context, caughtUp }) => {
    rita = await seed.person()
    const { asker } = rita
    const bigger = { type: 'ChangePlan', data: { plan: 'team' } } as const
    await commands.handle(subscriptionDecider, asker.companyId, bigger, context(asker))
    const { jobId } = await useCases.jobs.createJob(asker, { draft: { ...aJob(), journey: journeyWith(story) } })
    await useCases.jobs.activateJob(asker, { jobId })
    pia = await seed.person('Pia Lund', 'Lund Group')
    const largest = { type: 'ChangePlan', data: { plan: 'performance' } } as const
    const { token } = await commands.handle(subscriptionDecider, pia.asker.companyId, largest, context(pia.asker))
    await caughtUp(token)
    for (const [brandName, primary] of [
      ['Lund Energy', '#1C65AC'],
      ['Lund Marine', '#a05195'],
    ] as const) {
      const commandId = randomUUID()
      await useCases.company.createBrand(pia.asker, { brandName, colors: { primary, secondary: primary }, commandId })
    }
    const draft = { ...aJob(), details: { ...aJob().details, jobTitle: 'Night porter' }, journey: journeyWith(story) }
    const draftFor = async (asker: Asker) => (await useCases.jobs.createJob(asker, { draft })).jobId
    drafts = { rita: await draftFor(asker), pia: await draftFor(pia.asker) }
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
  // What is typed while the answer of the page before is still being shown is typed again.
  await vi.waitFor(async () => {
    await page.getByLabel('Primary color', { exact: true }).fill('#FFFFFF')
    await page.getByText('Too bright for text').waitFor({ timeout: 3000 })
  }, 30_000)
  await page.getByRole('button', { name: 'Save branding' }).click()
  const confirm = page.getByRole('dialog', { name: 'This branding will apply to all active jobs' })
  await confirm.getByRole('button', { name: 'Ok, Continue' }).click()
  await page.getByText('This color is too bright for the text').first().waitFor()

  await page.getByRole('group', { name: 'Primary color: choose' }).getByRole('button', { name: '#FF7C43' }).click()
  const better = page.getByRole('button', { name: /^Use #/ }).first()
  const shade = (await better.textContent())!.slice('Use '.length)
  await better.click()
  await page.getByText('Easy to read').first().waitFor()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const chooser = page.getByLabel('Logo', { exact: true })
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg })
  await page.getByRole('button', { name: 'Save branding' }).click()
  await confirm.getByRole('button', { name: 'Ok, Continue' }).click()
  await page.getByText('This file type is not supported').waitFor()
  expect(await page.getByText('This file type is not supported').count()).toBe(1)
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1c65ac' } })
    .png()
    .toBuffer()
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await expect.poll(() => chooser.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('picture.png')
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
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  const style = await hand.locator('main > div').first().getAttribute('style')
  expect(style).toContain(`--accent:${themeOf({ primary: shade, secondary: defaultColors.secondary })['--accent']}`)
  expect(await hand.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/pictures\/.*\/plain$/)
  expect(await hand.locator('html').getAttribute('dir')).toBe('rtl')
  await expectClean(hand)

  await page.goto(`${server.url}/admin/jobs`)
  await page.getByRole('button', { name: `Actions for ${aJob().details.jobTitle}` }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByText('is archived.').waitFor()
  const late = await browser.open(phone)
  await expect.poll(async () => (await late.goto(server.url + link))?.status()).toBe(410)
  expect(await late.locator('main img').getAttribute('src')).toMatch(/^\/pictures\//)
  await late.getByText('Acme', { exact: true }).waitFor()
})

it('a job wears one of the brands where the plan has several; with one for all, the choice is locked and says so', async () => {
  const page = await browser.open({ viewport: { width: 1440, height: 900 } })
  await signedIn(page, server.url, pia)
  await page.goto(`${server.url}/jobs-cep/create/${drafts.pia}?step=jobDetails`)
  const shown = page.frameLocator('iframe').first()
  await shown.locator('header').getByText('Lund Energy').waitFor()
  const brands = page.getByRole('group', { name: 'Brand of this job' })
  expect(await brands.getByRole('radio', { name: /Lund Energy/ }).isChecked()).toBe(true)
  await brands.getByRole('radio', { name: /Lund Marine/ }).check()
  await shown.locator('header').getByText('Lund Marine').waitFor()
  await saved(page)
  await page.reload()
  await expect.poll(() => brands.getByRole('radio', { name: /Lund Marine/ }).isChecked()).toBe(true)
  await expectClean(page)

  const locked = await browser.open({ viewport: { width: 1440, height: 900 } })
  await signedIn(locked, server.url, rita)
  await locked.goto(`${server.url}/jobs-cep/create/${drafts.rita}?step=jobDetails`)
  const card = locked.locator('section').filter({ has: locked.getByRole('heading', { name: 'Branding', exact: true }) })
  await card.getByRole('button', { name: 'Upgrade' }).click()
  await locked.getByRole('dialog', { name: 'Multi-branding' }).waitFor()
})
