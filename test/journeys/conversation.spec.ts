import { describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '../support/browser.ts'
import { button, fillDetails, newJob, publish, saved, toInterviewBuilder } from '../support/builder.ts'
import { heading, press, start } from '../support/candidate-steps.ts'
import { useCompanies } from '../support/companies.ts'

const browser = useBrowser()
const world = useCompanies(2)

describe('a job that asks in a conversation', () => {
  it('is switched on in its details, and a candidate reads their answers above the next question and changes one', async () => {
    const recruiter = await browser.open({ viewport: { width: 1400, height: 900 } })
    await world.arrive(recruiter)
    await newJob(recruiter)
    await fillDetails(recruiter)
    await recruiter.getByRole('checkbox', { name: 'Ask in a conversation' }).check()
    await recruiter.getByText('5 to 80 characters').waitFor({ state: 'detached' })
    await toInterviewBuilder(recruiter)
    for (const title of ['Where have you worked?', 'What did you like there?', 'What would you change?', 'Why us?']) {
      await button(recruiter, 'Add Written answer').click()
      await recruiter.keyboard.type(title)
    }
    await saved(recruiter)
    await publish(recruiter)
    await button(recruiter, 'Get Candidates Now').click()
    const link = await recruiter.getByLabel('Direct link').inputValue()

    const ada = await browser.open({ ...phone, ...dark })
    await ada.goto(link)
    await start(ada)
    const answer = async (title: string, text: string) => {
      await ada.getByRole('textbox', { name: title }).fill(text)
      await press(ada, 'Continue')
    }
    await answer('Where have you worked?', 'In a mill')
    await answer('What did you like there?', 'The engines')
    await answer('What would you change?', 'The noise')
    await heading(ada, 'Why us?').waitFor()
    expect(await ada.getByText('The engines').isVisible()).toBe(true)
    expect(await ada.getByText('In a mill').isVisible()).toBe(false)
    if (process.env.SHOTS) await ada.screenshot({ path: `${process.env.SHOTS}/chat-phone.png` })
    await expectClean(ada)
    await ada.getByText('2 earlier answers').click()
    await ada.getByRole('link', { name: 'Change: Where have you worked?' }).click()
    await heading(ada, 'Where have you worked?').waitFor()
    expect(await ada.getByRole('textbox').inputValue()).toBe('In a mill')
    await expectClean(ada)
  })
})

describe("a job's languages and invitations", () => {
  it('are set in its details, the language of the recordings with that of the job, and are kept', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    const language = page.getByLabel('Language of the job')
    const recordings = page.getByLabel('Language of the recordings')
    const invites = page.getByRole('checkbox', { name: 'Automatic invitations' })
    expect([await language.inputValue(), await recordings.inputValue(), await invites.isChecked()]).toEqual([
      'en',
      'en-GB',
      true,
    ])
    await language.selectOption('French')
    expect(await recordings.inputValue()).toBe('fr-FR')
    await page.getByText('Candidates get the whole application in this language: French.').waitFor()
    await recordings.selectOption('fr-CA')
    await invites.uncheck()
    await saved(page)
    await expectClean(page)
    await page.reload()
    await invites.waitFor()
    expect([await language.inputValue(), await recordings.inputValue(), await invites.isChecked()]).toEqual([
      'fr',
      'fr-CA',
      false,
    ])
  })
})
