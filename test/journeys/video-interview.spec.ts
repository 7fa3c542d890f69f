import { expect, it } from 'vitest'
import { button, saved } from '#test/support/builder.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'

const browser = useBrowser()
const world = useCompanies(2, undefined, 'enterprise')
const at = (path: string) => `${world.server.url}${path}`

it('a recruiter creates a video interview step by step, takes it live once, and opens it in the builder and back', async () => {
  const page = await browser.open()
  await world.arrive(page)
  await page.goto(at('/jobs-cep/create'))
  await button(page, 'Create a video interview instead').click()
  await expectClean(page)
  await button(page, 'Continue').click()
  await page.getByRole('heading', { level: 1, name: 'What are you looking for in your next hire?' }).waitFor()

  await page.getByLabel('Job title').fill('Cook')
  expect(await button(page, 'Save & Continue').isDisabled()).toBe(true)
  expect(await page.getByText('Required at least 5 characters').count()).toBe(0)
  await page.getByLabel('Job title').blur()
  await page.getByText('Required at least 5 characters').waitFor()
  await page.getByLabel('Job title').fill('Night nurse')
  await page.getByLabel('Language').selectOption('fr')
  await page.getByText('Candidates get the whole application in this language').waitFor()
  await button(page, 'Save & Continue').click()
  await page.waitForURL(/\/jobs\/create\/details\/[0-9a-f-]{36}$/)
  const jobId = page.url().split('/').at(-1)!

  await page.getByLabel('Welcome message').fill('Bonjour et bienvenue.')
  await page.getByLabel('Skills').fill('Triage')
  await page.keyboard.press('Enter')
  await page.getByLabel('Experience').selectOption('3-5')
  for (const field of ['LinkedIn profile', 'Telephone number', 'Place of residence'])
    await page.getByLabel(field, { exact: true }).check()
  expect(await page.getByLabel('Expected salary').isDisabled()).toBe(true)
  await saved(page)
  await expectClean(page)
  await button(page, 'Save & Continue').click()

  await page.getByRole('heading', { name: 'Save time with Smart Shortlisting' }).waitFor()
  expect(await button(page, 'Save & Continue').isDisabled()).toBe(true)
  for (const quality of ['Creative', 'Driven', 'Friendly', 'Optimistic']) await button(page, `Rank ${quality}`).click()
  await button(page, 'Show them to everyone').click()
  await button(page, 'Hide them until one rates').waitFor()
  await expectClean(page)
  await button(page, 'Skip this step').click()

  await page.getByRole('heading', { name: 'Interview Questions' }).waitFor()
  expect(await button(page, 'Save & Continue').isDisabled()).toBe(true)
  await button(page, 'Add Question').click()
  await button(page, 'Save & Continue').click()
  await page.getByText('This field is required').waitFor()
  await page.keyboard.type('Pourquoi ce poste ?')
  await button(page, 'Add Question').click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill('Quelle équipe ?')
  await page.getByLabel('Answer').last().selectOption('single_choice')
  await button(page, 'Save & Continue').click()
  await page.getByText('This field is required').first().waitFor()
  await page.getByLabel('Option 1', { exact: true }).fill('Jour')
  await page.getByLabel('Option 2', { exact: true }).fill('Nuit')
  await expectClean(page)
  await button(page, 'Collapse all').click()
  await page.getByText('Single choice · 45').waitFor()
  await saved(page)

  // Left here, it is continued here.
  await button(page, 'Exit and finish later').click()
  await page.waitForURL(/newDraftJobID/)
  await page.goto(at(`/jobs/create/questions/${jobId}`))
  await button(page, 'Save & Continue').click()
  await page.getByRole('heading', { name: 'Brand your interview' }).waitFor()
  await page.getByLabel('Message').fill('Merci !')
  await page.getByText('Customize Branding').click()
  await button(page, 'Save branding').waitFor()
  await expectClean(page)
  await button(page, 'Save & Continue').click()
  await page.getByText('Your interview is now live.').waitFor()
  await page.waitForURL(new RegExp(`/jobs/create/congratulations/${jobId}$`))
  await expectClean(page)
  await page.reload()
  await page.getByText('Your interview is now live.').waitFor()

  await page.goto(at(`/jobs-cep/create/${jobId}?step=screen`))
  await page.getByText('This job was created as a video interview').waitFor()
  await page.getByText('Quelle équipe ?').first().waitFor()
  await page.getByRole('link', { name: 'Open its steps' }).click()
  await page.getByRole('heading', { name: 'Interview Questions' }).waitFor()
  await page.getByText('Pourquoi ce poste ?').first().waitFor()

  for (const look of [dark, phone, { locale: 'he-IL' }]) {
    const other = await browser.open({ ...look, storageState: await page.context().storageState() })
    for (const step of ['details', 'intelligence', 'questions', 'introduction', 'congratulations']) {
      await other.goto(at(`/jobs/create/${step}/${jobId}`))
      await other.getByRole('heading', { level: 2 }).first().waitFor()
      await expectClean(other)
      if (process.env.SHOTS)
        await other.screenshot({
          path: `${process.env.SHOTS}/${step}-${Object.values(look)[0]?.toString().slice(0, 8)}.png`,
          fullPage: true,
        })
    }
  }
})
