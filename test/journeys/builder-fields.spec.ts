import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { button, fillDetails, newJob, saved, toInterviewBuilder } from '../support/builder.ts'
import { useCompanies } from '../support/companies.ts'

const browser = useBrowser()
const world = useCompanies(2)

describe('a text', () => {
  it('says which part is too long to be stored, and keeps it in its field', async () => {
    const page = await browser.open()
    page.on('dialog', (dialog) => void dialog.accept())
    await world.arrive(page)
    await newJob(page)
    const description = page.getByLabel('What should candidates know about this job?')
    const pasted = 'a word '.repeat(3000)
    await description.fill(pasted)
    await description.blur()
    await page.getByText('Character limit exceeded').waitFor()
    await page.getByText('Invalid fields, some changes were not saved.').waitFor()
    await page.reload()
    await page.waitForFunction((text) => document.querySelector<HTMLTextAreaElement>('[data-path="details.jobDescription"]')?.value === text, pasted)
    await description.fill('Shorter now')
    await saved(page)
    await page.reload()
    expect(await description.inputValue()).toBe('Shorter now')
  })
})

describe('a number in a question', () => {
  it('can be emptied and typed anew', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    await button(page, 'Add Written answer').click()
    await page.keyboard.type('Tell us about it')
    const most = page.getByLabel('Max characters')
    await most.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    expect(await most.inputValue()).toBe('')
    await most.pressSequentially('500')
    expect(await most.inputValue()).toBe('500')
    await most.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await most.blur()
    await page.getByText('Max characters cannot be less than 1').waitFor()
  })
})
