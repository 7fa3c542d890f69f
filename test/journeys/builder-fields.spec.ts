import { describe, expect, it } from 'vitest'
import { expectClean, phone, useBrowser } from '../support/browser.ts'
import { button, fillDetails, newJob, saved, toInterviewBuilder } from '../support/builder.ts'
import { useCompanies } from '../support/companies.ts'

const browser = useBrowser()
const world = useCompanies(7)

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
    await page.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('[data-path="details.jobDescription"]')?.value === text,
      pasted,
    )
    await description.fill('Shorter now')
    await saved(page)
    await page.reload()
    expect(await description.inputValue()).toBe('Shorter now')
  })
})

describe('a megabyte that is pasted as one word', () => {
  it.each([
    ['details.jobDescription', 'on a phone', phone],
    ['details.jobTitle', 'on a desktop', {}],
  ])('is kept whole in %s, says that it is too long, and can be mended, %s', async (path, _look, options) => {
    const page = await browser.open(options)
    page.on('dialog', (dialog) => void dialog.accept())
    await world.arrive(page)
    await newJob(page)
    const field = page.locator(`[data-path="${path}"]`)
    const pasted = 'x1'.repeat(500_000)
    await field.evaluate((element: HTMLInputElement, text) => {
      element.select()
      document.execCommand('insertText', false, text)
    }, pasted)
    await page.getByText('This is more than a job can hold').waitFor()
    await field.blur()
    await page.getByText('Character limit exceeded').waitFor()
    expect(await field.evaluate((element: HTMLInputElement, text) => element.value === text, pasted)).toBe(true)
    // With `plaintext`, what browsers give such a field, Chromium needs the square of its length for each letter typed.
    expect(
      await page
        .locator('textarea')
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).unicodeBidi))]),
    ).toEqual(['isolate'])
    await expectClean(page)
    await field.fill('Backend engineer')
    await saved(page)
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
    await page.locator('input:focus[data-path$=".title"], textarea:focus[data-path$=".title"]').waitFor()
    await page.keyboard.type('Tell us about it')
    const most = page.getByLabel('Max characters')
    await most.press('ControlOrMeta+a')
    await most.press('Delete')
    expect(await most.inputValue()).toBe('')
    await most.pressSequentially('500')
    expect(await most.inputValue()).toBe('500')
    await most.press('ControlOrMeta+a')
    await most.press('Delete')
    expect(await most.inputValue()).toBe('')
    await most.blur()
    await page.getByText('Max characters cannot be less than 1').waitFor()
  })
})

describe('Next', () => {
  it('is pressed at the first try, also when what is told of the field that is left moves it away', async () => {
    const page = await browser.open({ viewport: { width: 1280, height: 1000 } })
    await world.arrive(page)
    await newJob(page, 'Dev')
    await saved(page)
    await page.getByLabel('Job title').focus()
    const next = button(page, 'Next')
    await next.scrollIntoViewIfNeeded()
    const { x, y } = (await next.boundingBox())!
    await page.mouse.move(x + 10, y + 3)
    await page.mouse.down()
    await page.mouse.up()
    await page.getByText('Required at least 5 characters').waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('[data-path="details.jobTitle"]'))
    expect(await page.getByText('Required field').count()).toBe(2)
  })

  it('is pressed although what is above it grows between press and release', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    const next = button(page, 'Next')
    await next.scrollIntoViewIfNeeded()
    const { x, y } = (await next.boundingBox())!
    await page.mouse.move(x + 10, y + 5)
    await page.mouse.down()
    await page.getByRole('main').evaluate((main) => (main.style.paddingTop = '20rem'))
    await page.mouse.up()
    await page.getByRole('heading', { name: 'Qualification' }).waitFor()
  })

  it('leads to a step whose texts are still on their way', async () => {
    const page = await browser.open()
    await world.arrive(page)
    let arrive = () => {}
    const arrived = new Promise<void>((done) => (arrive = done))
    await page.route(/\/assets\/(assistant|modules)-[\w-]{7,8}\.js/, async (route) => {
      await arrived
      await route.continue()
    })
    await newJob(page)
    await fillDetails(page)
    await button(page, 'Next').click()
    await page.waitForURL(/step=scorecard/)
    await button(page, 'Next').waitFor()
    arrive()
    await page.getByRole('heading', { name: 'Qualification' }).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('goes on while a draft is being saved', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    await saved(page)
    let answer = () => {}
    const held = new Promise<void>((done) => (answer = done))
    await page.route(/\/save(\?|$)/, async (route) => {
      await held
      await route.continue()
    })
    const sent = page.waitForRequest(/\/save(\?|$)/)
    await fillDetails(page)
    await sent
    await page.waitForFunction(() => document.querySelector('header')!.innerText.includes('Saving...'))
    await button(page, 'Next').click()
    await page.getByRole('heading', { name: 'Scorecard' }).waitFor()
    answer()
    await saved(page)
  })
})

describe('the lengths of a question', () => {
  it('can be read whole, however wide the editor is', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    await button(page, 'Add Video interview').click()
    await page.getByLabel('Thinking time').selectOption('Unlimited')
    for (const width of [1440, 1280, 1024, 640, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const cutOff = await page.getByLabel('Thinking time').evaluate((select: HTMLSelectElement) => {
        const whole = select.cloneNode(true) as HTMLSelectElement
        whole.style.width = 'max-content'
        whole.value = select.value
        select.after(whole)
        const needed = whole.offsetWidth
        whole.remove()
        return Math.max(0, needed - select.offsetWidth)
      })
      expect(cutOff, `at ${width}`).toBe(0)
    }
  })
})
