import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob, aQuestion, anInterview, journeyWith } from '#test/fixtures/job.ts'
import { languages, permit, shift, story } from '#test/fixtures/journey.ts'
import { dark, expectClean, phone, useBrowser } from '../support/browser.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let draft: string
let live: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-builder-languages-'))
  ;({ rita, draft, live } = await seedFolder(dataDir, async (seed, { useCases }) => {
    const rita = await seed.person()
    const journey = journeyWith(permit, story, shift, languages, anInterview('video', [aQuestion]))
    const draft = (await useCases.jobs.createJob(rita.asker, { draft: { ...aJob(), journey } })).jobId
    const live = (await useCases.jobs.createJob(rita.asker, { draft: { ...aJob(), journey } })).jobId
    await useCases.jobs.activateJob(rita.asker, { jobId: live })
    return { rita, draft, live }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const hebrew = {
  title: 'יצירת משרה חדשה',
  headings: ['פרטי המשרה', 'כרטיס ניקוד', 'התאמת השאלות', 'תצוגה מקדימה'],
  share: 'גיוס מועמדים',
  pages: 'דף 1 מתוך 8',
}
const german = {
  title: 'Neue Stelle anlegen',
  headings: ['Angaben zur Stelle', 'Bewertungsbogen', 'Ihre Fragen', 'Vorschau'],
  share: 'Kandidaten gewinnen',
  pages: 'Seite 1 von 8',
}

it.each<[string, BrowserContextOptions, typeof hebrew]>([
  ['Hebrew, on a dark phone', { ...phone, ...dark, viewport: { width: 375, height: 740 }, locale: 'he-IL' }, hebrew],
  ['German, on a phone', { ...phone, viewport: { width: 375, height: 740 }, locale: 'de-DE' }, german],
])(
  'a recruiter who reads %s builds a job in their own language',
  async (_who, options, { title, headings, share, pages }) => {
    const page = await browser.open(options)
    await signedIn(page, server.url, rita)
    const fits = async () => {
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      await expectClean(page)
    }
    await page.goto(`${server.url}/jobs-cep/create`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await fits()
    for (const [index, step] of ['jobDetails', 'scorecard', 'screen', 'preview'].entries()) {
      await page.goto(`${server.url}/jobs-cep/create/${draft}?step=${step}`)
      await page.getByRole('heading', { level: 2, name: headings[index]!, exact: true }).waitFor()
      // The step one is in can be seen, also where the row of steps is wider than the screen.
      const current = await page.locator('[aria-current=step]').boundingBox()
      expect([current!.x >= 0, current!.x + current!.width <= page.viewportSize()!.width]).toEqual([true, true])
      await fits()
    }
    await page.getByText(pages, { exact: true }).waitFor()
    await page.goto(`${server.url}/jobs/post/${live}`)
    await page.getByRole('heading', { level: 2, name: share }).waitFor()
    await fits()
    await page.context().close()
  },
)

it.each([
  [
    'de-DE',
    'ltr',
    {
      short: 'Mindestens 5 Zeichen',
      salary: 'Das Mindestgehalt kann nicht über 50.000 liegen',
      empty: 'Pflichtfeld',
      limit: 'Die Höchstzahl der Zeichen kann nicht unter 1 liegen',
      invite: 'Einladen',
      email: 'Diese E-Mail-Adresse ist nicht vollständig',
      invited: 'Eine Einladung ist unterwegs',
      again: 'Diese E-Mail-Adresse gehört schon zu der Stelle',
    },
  ],
  [
    'he-IL',
    'rtl',
    {
      short: 'נדרשים לפחות 5 תווים',
      salary: 'שכר המינימום לא יכול להיות גבוה מ־50,000',
      empty: 'שדה חובה',
      limit: 'מספר התווים המרבי לא יכול להיות קטן מ־1',
      invite: 'הזמנה',
      email: 'כתובת הדוא״ל אינה שלמה',
      invited: 'הזמנה אחת בדרך',
      again: 'כתובת הדוא״ל הזאת כבר במשרה',
    },
  ],
])(
  'what is to be mended is said in the language of the page as soon as it is known (%s)',
  async (locale, direction, words) => {
    // A window of its own for each: leaving what is half done there opens a question.
    const opened = async (path: string) => {
      const page = await browser.open({ ...phone, locale })
      await signedIn(page, server.url, rita)
      await page.goto(server.url + path)
      return Object.assign(page, { field: (path: string) => page.locator(`[data-path="${path}"]`) })
    }
    const details = await opened(`/jobs-cep/create/${live}?step=jobDetails`)
    await details.field('details.jobTitle').fill('Dev')
    await details.field('details.location').fill('')
    await details.field('details.salary.min').fill('60000')
    await details.field('details.salary.max').fill('50000')
    await details.field('details.salary.max').blur()
    for (const said of [words.short, words.empty, words.salary])
      await details.getByText(said, { exact: true }).waitFor()
    expect(await details.locator('html').getAttribute('dir')).toBe(direction)
    await expectClean(details)
    await details.context().close()

    const questions = await opened(`/jobs-cep/create/${live}?step=screen`)
    await questions.locator(`#module-${story.id} button[aria-expanded]`).first().click()
    await questions.field(`journey.${story.id}.maxLength`).fill('0')
    await questions.field(`journey.${story.id}.maxLength`).blur()
    await questions.getByText(words.limit, { exact: true }).waitFor()
    await expectClean(questions)
    await questions.context().close()

    const invitations = await opened(`/jobs/post/${live}?view=invite`)
    const email = `${randomUUID()}@example.org`
    const [name, address, send] = [
      invitations.locator('form:has(input[type=email]) input').first(),
      invitations.locator('form input[type=email]'),
      invitations.getByRole('button', { name: words.invite, exact: true }),
    ]
    await address.fill('ada@')
    await send.click()
    for (const said of [words.empty, words.email]) await invitations.getByText(said, { exact: true }).waitFor()
    await expectClean(invitations)
    for (const said of [words.invited, words.again]) {
      await name.fill('Ada Byron')
      await address.fill(email)
      await send.click()
      await invitations.getByText(said, { exact: true }).waitFor()
    }
    await expectClean(invitations)
    await invitations.context().close()
  },
)
