import { describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '../support/browser.ts'
import { button, fillDetails, newJob, publish, saved, toInterviewBuilder } from '../support/builder.ts'
import { heading, press, start } from '../support/candidate-steps.ts'
import { useCompanies } from '../support/companies.ts'

const browser = useBrowser()
const world = useCompanies(1)

describe('a job with a matrix, the days of a week and a page between them', () => {
  it('is built, answered with a thumb and read by the reviewer', async () => {
    const recruiter = await browser.open({ viewport: { width: 1400, height: 900 } })
    await world.arrive(recruiter)
    await newJob(recruiter)
    await fillDetails(recruiter)
    await toInterviewBuilder(recruiter)
    await button(recruiter, 'Add Matrix').click()
    await recruiter.keyboard.type('What have you done?')
    await recruiter.getByRole('textbox', { name: 'Question 1' }).fill('Picking')
    await recruiter.getByRole('textbox', { name: 'Option 1' }).fill('Alone')
    await recruiter.getByRole('textbox', { name: 'Option 2' }).fill('In a team')
    await button(recruiter, 'Add Question').click()
    await recruiter.keyboard.type('Returns')
    // The second question has the answers of the first.
    expect(await recruiter.getByRole('textbox', { name: 'Option 2' }).last().inputValue()).toBe('In a team')
    await expectClean(recruiter)
    await button(recruiter, 'Add Section break').click()
    await recruiter.keyboard.type('Half of it is done')
    expect(await recruiter.getByRole('checkbox', { name: 'Required' }).count()).toBe(1)
    await recruiter.getByLabel('Goes on by itself after').selectOption({ label: 'As soon as it can' })
    await recruiter.getByLabel('Shown for at least').selectOption({ label: '5 s' })
    await expectClean(recruiter)
    await recruiter.getByRole('combobox', { name: 'Collection' }).selectOption({ label: 'Date and scheduling' })
    expect(await recruiter.getByRole('button', { name: /^Add (Date|Availability|Matrix)$/ }).count()).toBe(2)
    await recruiter.getByRole('searchbox', { name: 'Search' }).fill('time machine')
    await recruiter.getByText('No module is called that').waitFor()
    await recruiter.getByRole('searchbox', { name: 'Search' }).fill('days of the week')
    await recruiter.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await recruiter.keyboard.type('When can you work?')
    expect(await recruiter.getByRole('textbox', { name: 'Question 7' }).inputValue()).toBe('Saturday')
    await expectClean(recruiter)
    await recruiter.getByRole('combobox', { name: 'Collection' }).selectOption({ label: 'All collections' })
    await recruiter.getByRole('searchbox', { name: 'Search' }).fill('')
    await button(recruiter, 'Add Yes or no').click()
    await recruiter.keyboard.type('Why us?')
    await recruiter.getByLabel('Answer', { exact: true }).last().selectOption({ label: 'Written answer' })
    await recruiter.getByLabel('Max characters').waitFor()
    expect(
      await recruiter
        .getByRole('textbox', { name: /^Question title/ })
        .last()
        .inputValue(),
    ).toBe('Why us?')
    await expectClean(recruiter)
    await saved(recruiter)
    await publish(recruiter)
    await button(recruiter, 'Get Candidates Now').click()
    const link = await recruiter.getByLabel('Direct link').inputValue()

    const ada = await browser.open({ ...phone, ...dark })
    await ada.goto(link)
    await start(ada)
    await heading(ada, /What have you done/).waitFor()
    await press(ada, 'Continue')
    await ada.getByText('This field is required').waitFor()
    await expectClean(ada)
    const returns = ada.getByRole('group', { name: 'Returns' })
    await returns.getByRole('checkbox', { name: 'All' }).check()
    expect(await returns.getByRole('checkbox', { name: 'In a team' }).isChecked()).toBe(true)
    await returns.getByRole('checkbox', { name: 'Alone' }).uncheck()
    expect(await returns.getByRole('checkbox', { name: 'All' }).isChecked()).toBe(false)
    await ada.reload()
    expect(await returns.getByRole('checkbox', { name: 'In a team' }).isChecked()).toBe(true)
    await expectClean(ada)
    await press(ada, 'Continue')

    await heading(ada, 'Half of it is done').waitFor()
    expect(await ada.getByRole('button', { name: /Continue in \d s/ }).isDisabled()).toBe(true)
    await expectClean(ada)
    await heading(ada, /When can you work/).waitFor()
    await ada.getByRole('group', { name: 'Monday' }).getByRole('checkbox', { name: 'All' }).check()
    await ada.getByRole('group', { name: 'Friday' }).getByRole('checkbox', { name: 'Morning' }).check()
    await expectClean(ada)
    await press(ada, 'Continue')
    await heading(ada, /Why us/).waitFor()
    await ada.getByRole('textbox').fill('The people')
    await press(ada, 'Finish')
    await heading(ada, 'Thank you, Ada Byron!').waitFor()

    await recruiter.goto(`${world.server.url}/admin/videos`)
    await recruiter.getByRole('link', { name: 'Ada Byron' }).click()
    const given = recruiter.getByRole('region', { name: 'Answers' })
    await given.getByText('When can you work?').waitFor()
    expect(await given.getByRole('definition').allTextContents()).toEqual([
      'Returns: In a team',
      'Monday: Morning, Afternoon, Evening',
      'Friday: Morning',
      'The people',
    ])
    await expectClean(recruiter)
    await recruiter.getByRole('link', { name: 'Verified record' }).click()
    await recruiter.getByRole('cell', { name: /Returns: In a team/ }).waitFor()
  })
})
