import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { permit } from '#test/fixtures/journey.ts'
import { dark, expectClean, phone, useBrowser } from '../support/browser.ts'
import { emptyFolder } from '../support/data-folder.ts'
import { seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
/** As long as they may be. */
const messages = {
  THANK_YOU: `${'תודה רבה על הזמן שהקדשת לנו 🎉 '.repeat(9)}${'b'.repeat(300)}`.slice(0, 300),
  REJECT: 'c'.repeat(300),
} as const
let server: RunningServer
let link: string
beforeAll(async () => {
  const dataDir = emptyFolder()
  link = await seedFolder(dataDir, async (seed, { useCases }) => {
    const rita = (await seed.person()).asker
    const { modules } = journeyWith(permit)
    const journey = {
      modules: modules.map((module) =>
        module.kind === 'THANK_YOU' || module.kind === 'REJECT'
          ? { ...module, message: messages[module.kind] }
          : module,
      ),
    }
    const { jobId } = await useCases.jobs.createJob(rita, { draft: { ...aJob(), journey } })
    await useCases.jobs.activateJob(rita, { jobId })
    return `/apply/${rita.companyId}.${jobId}`
  })
  server = await startServer({ dataDir })
})
afterAll(() => server?.stop())

const narrow = { ...phone, viewport: { width: 390, height: 800 } }

it.each([
  ['in the light', {}],
  ['on a phone in the dark', { ...narrow, ...dark }],
])('what an ending says can be read whole, however long its words are, %s', async (look, options) => {
  for (const [kind, answer] of [
    ['THANK_YOU', 'Yes'],
    ['REJECT', 'No'],
  ] as const) {
    const page = await browser.open(options)
    await page.goto(server.url + link)
    await page.getByLabel('Full name').fill('Ada Byron')
    await page.getByLabel('Email address').fill(`ada-${look.replaceAll(' ', '-')}-${kind.toLowerCase()}@example.org`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByLabel(answer, { exact: true }).check()
    await page.getByRole('button', { name: 'Finish' }).click()
    const message = page.getByText(messages[kind].trim().slice(0, 40))
    await message.waitFor()
    await page.reload()
    expect((await message.textContent())!.trim()).toBe(messages[kind].trim())
    await expectClean(page)
  }
})
