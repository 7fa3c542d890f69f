import { expect, it } from 'vitest'
import { button, fillDetails, newJob, saved } from '#test/support/builder.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'

const browser = useBrowser()
const world = useCompanies(3, undefined, 'growth')
const starter = useCompanies(1)

it('suggests texts in place, which are taken over, changed, refused and taken back, and says that no AI is in it', async () => {
  const page = await browser.open()
  await world.arrive(page)
  await newJob(page, 'Senior backend engineer (m/f/d)')
  await fillDetails(page)
  const offer = async (name: string, at = 0) => {
    await page.getByRole('button', { name: 'Suggestions', exact: true }).nth(at).click()
    return page.getByRole('region', { name })
  }

  const description = await offer('Suggested description')
  await description.getByText('No AI is involved').waitFor()
  await description.getByText('1 suggestion').waitFor()
  await expectClean(page)
  await button(page, 'Use this text').click()
  const written = page.getByLabel('What should candidates know about this job?')
  await expect.poll(() => written.inputValue()).toContain('You design, build and run the services')
  await button(page, 'Undo').first().click()
  await expect.poll(() => written.inputValue()).toBe('Build the services behind our product.')
  await description.getByRole('button', { name: 'Try again' }).click()
  await description.getByText('we would like to meet you').waitFor()
  await description.getByRole('button', { name: 'Close' }).click()

  const benefits = await offer('Suggested benefits', 1)
  await benefits.getByText('4 suggestions').waitFor()
  await benefits.getByRole('button', { name: /^Add: Flexible hours/ }).click()
  await benefits.getByRole('button', { name: /^Dismiss: Work from home/ }).click()
  await benefits.getByRole('button', { name: /^Edit: Equipment/ }).click()
  await benefits.getByLabel('Your text').fill('A laptop of your choice')
  await benefits.getByRole('button', { name: 'Add', exact: true }).click()
  await benefits.getByText('1 suggestion').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Benefit 2' }).inputValue()).toBe('A laptop of your choice')
  await saved(page)

  for (const look of [dark, phone, { locale: 'he-IL' }]) {
    const other = await browser.open({ ...look, storageState: await page.context().storageState() })
    await other.goto(page.url())
    const name = 'locale' in look ? 'הצעות' : 'Suggestions'
    await other.getByRole('button', { name, exact: true }).nth(1).click()
    await other.getByRole('region', { name: 'locale' in look ? 'הטבות מוצעות' : 'Suggested benefits' }).waitFor()
    await expectClean(other)
  }

  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Scorecard' }).waitFor()
  const skills = await offer('Suggested skills')
  await skills.getByRole('button', { name: 'Add: Data modeling' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Requirement 1' }).inputValue()).toBe('Data modeling')
  await button(page, 'Next').click()
  await button(page, 'Add Video interview').click()
  const questions = await offer('Suggested questions')
  await questions.getByRole('button', { name: /^Add: Describe a service you designed/ }).click()
  await page.getByRole('button', { name: /^1\. Describe a service you designed/ }).waitFor()
  await expectClean(page)
})

it('answers beside the job from the Help Center and the library, and says so', async () => {
  const page = await browser.open()
  await world.arrive(page)
  await newJob(page, 'Warehouse operative')
  await button(page, 'Ask').click()
  const panel = page.getByRole('complementary', { name: 'Ask about this job' })
  await panel.getByText('No AI is involved').waitFor()
  const ask = async (question: string) => {
    await panel.getByRole('textbox', { name: 'Your question' }).fill(question)
    await page.keyboard.press('Enter')
  }
  await ask('Which skills does it need?')
  await panel.getByText('Forklift driving').waitFor()
  await ask('How do I invite many people at once?')
  await panel.getByText('From the Help Center').last().waitFor()
  await panel.getByText('Under Get Candidates, add a row').waitFor({ state: 'attached' })
  await ask('Qwertz?')
  await panel.getByText('Nothing found.').waitFor()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
})

it('a plan without it says which plan has it', async () => {
  const page = await browser.open()
  await starter.arrive(page)
  await newJob(page)
  await page.getByRole('button', { name: 'Suggestions: not in your plan' }).first().click()
  await page.getByRole('dialog', { name: 'Suggestions are part of a larger plan' }).waitFor()
  await expectClean(page)
})
