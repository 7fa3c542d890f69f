import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useCompanies } from '../support/companies.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import {
  addYesNo,
  button,
  fillDetails,
  newJob,
  opened,
  previewOn,
  publish,
  saved,
  toInterviewBuilder,
} from '../support/builder.ts'
import { readQr, type Picture } from '../support/read-qr.ts'

const browser = useBrowser()
const world = useCompanies(11)

const order = (page: Page) =>
  page
    .getByRole('list', { name: 'Questions in their order' })
    .locator('> li > section')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!.replace(/^.*?: /, '')))

describe('a recruiter builds a job', () => {
  it('from the first field to the link and the QR code that candidates scan', async () => {
    const page = await browser.open({
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 1400, height: 900 },
    })
    await world.arrive(page)
    await newJob(page)
    await previewOn(page).getByRole('heading', { name: 'Backend engineer' }).waitFor()

    await button(page, 'Next').click()
    expect(await page.getByLabel('Location').evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await page.getByText('Required field').count()).toBe(2)
    expect(page.url()).toContain('step=jobDetails')
    await fillDetails(page)
    await page.getByLabel('Currency').selectOption('EUR')
    await page.getByLabel('Minimum').fill('80000')
    await page.getByLabel('Maximum').fill('60000')
    await page.getByLabel('Maximum').blur()
    await page.getByText('Maximum salary cannot be less than 80000').waitFor()
    await page.getByLabel('Maximum').fill('90000')
    const preview = previewOn(page)
    await preview.getByText('€80,000 to €90,000').waitFor()
    await page.getByLabel('Minimum').fill('80000.5')
    await preview.getByText('€80,000.50 to €90,000.00').waitFor()
    await expectClean(page)

    await toInterviewBuilderWithSkill(page)
    await button(page, 'Add Video interview').click()
    await page.keyboard.type('Why this job?')
    await previewOn(page).getByText('Why this job?').waitFor()
    await addYesNo(page, 'Do you have a work permit?')
    await page.getByLabel('Right answer').selectOption('yes')
    await page.getByLabel('A wrong answer rejects the candidate').check()
    await saved(page)
    await expectClean(page)

    await button(page, 'Next').click()
    await page.getByText('Preview the experience').waitFor()
    expect(await button(page, 'Get Candidates Now').isDisabled()).toBe(true)
    await expectClean(page)
    await button(page, 'Publish job').click()
    await page.getByText('This job is live').waitFor()
    await expectClean(page)
    await button(page, 'Get Candidates Now').click()
    await page.getByRole('heading', { name: 'Get Candidates' }).waitFor()
    await expectClean(page)

    const link = await page.getByLabel('Direct link').inputValue()
    expect(link).toMatch(new RegExp(`^${world.server.url}/apply/c[0-9a-z]{12}\\.[0-9a-f-]{36}$`))
    await page.getByLabel('Referrals').first().check()
    await button(page, 'Copy Link').click()
    await page.getByText('Copied!').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${link}?form_referrer=1`)

    expect(await downloadedQr(page)).toEqual({
      file: 'Backend engineer.png',
      width: 520,
      height: 520,
      text: link,
      level: 'H',
      margin: 1,
    })
    await page.getByLabel('Referrals').last().check()
    expect(await downloadedQr(page)).toMatchObject({
      file: 'Backend engineer (Referrals).png',
      width: 520,
      height: 520,
      text: `${link}?form_referrer=1`,
    })
    // Both choices are kept on the job: a colleague who opens the page later finds them.
    const later = await page.context().newPage()
    const kept = async () => {
      await later.goto(`${world.server.url}/jobs/post/${link.slice(link.lastIndexOf('.') + 1)}`)
      const boxes = later.getByLabel('Referrals')
      return Promise.all([boxes.first().isChecked(), boxes.last().isChecked()])
    }
    await expect.poll(kept, { timeout: 20_000 }).toEqual([true, true])
    await later.close()

    await button(page, 'Add people').click()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).waitFor()
    await expectClean(page)
    await page.getByLabel('Name', { exact: true }).fill('Ada Byron')
    await button(page, 'Invite').click()
    await page.getByText('Required field').waitFor()
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await button(page, 'Add another').click()
    await page.getByLabel('Name 2').fill('Ada again')
    await page.getByLabel('Email 2').fill('ADA@example.com')
    await button(page, 'Invite').click()
    await page.getByText('One invitation is on its way').waitFor()
    await page.getByText('This email address is on the job already').waitFor()
    await expectClean(page)

    const response = await page.goto(link)
    expect(response?.status()).toBe(200)
    await page.getByRole('heading', { name: 'Backend engineer' }).waitFor()
  })

  it('and finds the Get Candidates page by its own address, too', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    await publish(page)
    const jobId = /create\/([0-9a-f-]+)/.exec(page.url())![1]

    await page.goto(`${world.server.url}/jobs/post/${jobId}`)
    await page.getByRole('heading', { name: 'Get Candidates' }).waitFor()
    expect(await page.getByRole('link', { name: 'Back To Dashboard' }).getAttribute('href')).toBe(
      `/admin/jobs/${jobId}`,
    )
    await expectClean(page)

    await page.getByRole('link', { name: 'Set a deadline' }).click()
    await page.getByLabel('Until a date').check()
    await page.getByLabel('Last moment to apply').fill('2099-03-31T23:59')
    await button(page, 'Save deadline').click()
    await page.getByText('Deadline updated successfully').waitFor()
    await expectClean(page)
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click()
    await page.getByText('31/03/2099').waitFor()
    await page.goto(await page.getByLabel('Direct link').inputValue())
    await page.getByText('Apply by 31/03/2099').waitFor()
  })
})

async function toInterviewBuilderWithSkill(page: WatchedPage) {
  await button(page, 'Next').click()
  await button(page, 'Add Requirement').click()
  await page.keyboard.type('TypeScript')
  await page.getByLabel('Weight of requirement 1').selectOption('Must have')
  await expectClean(page)
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Customise your questions' }).waitFor()
}

async function downloadedQr(page: WatchedPage) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  const base64 = (await readFile(await download.path())).toString('base64')
  const picture = await page.evaluate(async (png): Promise<Picture> => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height)
    const pixels = Array.from({ length: width * height }, (_, index) => (data[index * 4]! < 128 ? '#' : ' ')).join('')
    return { pixels, width, height }
  }, base64)
  const { text, level, margin } = readQr(picture)
  return { file: download.suggestedFilename(), width: picture.width, height: picture.height, text, level, margin }
}

describe('a draft', () => {
  it('is there again after a reload, also what the server has not confirmed', async () => {
    const page = await browser.open()
    page.on('dialog', (dialog) => void dialog.accept())
    await world.arrive(page)
    await newJob(page, 'Saved title')
    await saved(page)
    await page.reload()
    expect(await page.getByLabel('Job title').inputValue()).toBe('Saved title')

    await page.route('**/save', (route) => route.abort())
    await page.getByLabel('Job title').fill('Title typed while offline')
    await page.getByText('Kept on this device').waitFor()
    await page.reload()
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[data-path="details.jobTitle"]')?.value ===
        'Title typed while offline',
    )
    await page.unroute('**/save')
    await page.getByLabel('Location').fill('Berlin')
    await saved(page)
    await page.reload()
    expect(await page.getByLabel('Job title').inputValue()).toBe('Title typed while offline')
    expect(await page.getByLabel('Location').inputValue()).toBe('Berlin')
  })

  it('resumes at the step it was left, and takes changes back one by one', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    await addYesNo(page, 'Have a licence?')
    await saved(page)
    await page.goto(page.url().replace(/\?.*/, ''))
    await page.waitForURL(/step=screen/)
    await page.getByRole('heading', { name: 'Customise your questions' }).waitFor()

    await page.getByRole('button', { name: 'Settings of Have a licence?' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    expect(await order(page)).toEqual([])
    await button(page, 'Undo').last().click()
    expect(await order(page)).toEqual(['Have a licence?'])

    await page.getByRole('link', { name: 'Save & Exit' }).click()
    await page.getByText('Backend engineer saved to draft').waitFor()
    await page
      .getByRole('row', { name: /Backend engineer/ })
      .getByText('Interview Builder')
      .waitFor()
    expect(page.url()).toContain('/admin/jobs?currentTab=draft&newDraftJobID=')
  })

  it('shows two people who change the same field both, and lets the second choose', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page, 'First title')
    await saved(page)
    const other = await page.context().newPage()
    // It hears of nothing, as on a line that is about to break: its save meets what the first one saved.
    await other.route('**/live?*', (route) => route.fulfill({ status: 204 }))
    await other.goto(page.url().replace(/\?.*/, ''))
    await opened(other)
    await page.getByLabel('Job title').fill('Title of the first')
    await page.getByText('Saving...').waitFor()
    await saved(page)
    await other.getByLabel('Job title').fill('Title of the second')
    await other.getByText('Changed here and elsewhere').waitFor()
    await other.getByText('Title of the first').waitFor()
    await button(other, 'Keep yours').click()
    await saved(other)
    await page.reload()
    expect(await page.getByLabel('Job title').inputValue()).toBe('Title of the second')
  })
})

describe('the order of the questions', () => {
  it('changes by keyboard, by menu and by dragging', async () => {
    const page = await browser.open({ viewport: { width: 1400, height: 1000 } })
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    for (const title of ['One', 'Two', 'Three']) await addYesNo(page, title)
    expect(await order(page)).toEqual(['One', 'Two', 'Three'])

    await page.keyboard.press('Alt+ArrowUp')
    expect(await order(page)).toEqual(['One', 'Three', 'Two'])
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Three')
    await page.getByText('Moved to position 2 of 3').waitFor()

    await page.getByRole('button', { name: 'Settings of Two' }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    expect(await order(page)).toEqual(['One', 'Two', 'Three'])

    for (const title of ['One', 'Two', 'Three'])
      await page
        .getByRole('region', { name: `Yes or no: ${title}` })
        .getByRole('button', { expanded: true })
        .click()
    await page
      .locator('li[data-index="2"] [data-handle]')
      .dragTo(page.locator('li[data-index="0"]'), { targetPosition: { x: 200, y: 4 } })
    expect(await order(page)).toEqual(['Three', 'One', 'Two'])
    await saved(page)
    await page.reload()
    expect(await order(page)).toEqual(['Three', 'One', 'Two'])
    await expectClean(page)
  })

  it('ends at ten, and says so', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    for (let n = 1; n <= 10; n++) await addYesNo(page, `Question ${n}`)
    await button(page, 'Add Yes or no').click()
    const dialog = page.getByRole('dialog', { name: 'Maximum 10 questions allowed per job' })
    await dialog.getByRole('link', { name: 'Upgrade' }).waitFor()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Not now' }).click()
    expect(await order(page)).toHaveLength(10)
  })
})

describe('a plan without a free job slot', () => {
  it('explains the limit and leaves the job a draft', async () => {
    const page = await browser.open()
    await world.arrive(page)
    for (const title of ['First job', 'Second job']) {
      await page.goto(`${world.server.url}/jobs-cep/create`)
      await page.getByLabel('Job title').fill(title)
      await button(page, 'Create job').click()
      await opened(page)
      await fillDetails(page)
      await toInterviewBuilder(page)
      if (title === 'First job') await publish(page)
    }
    await button(page, 'Next').click()
    await button(page, 'Publish job').click()
    const dialog = page.getByRole('dialog', { name: "You have reached your plan's job limit" })
    await dialog.getByText('Your plan allows 1 active job, and it is in use.').waitFor()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Keep as draft' }).click()
    expect(page.url()).toContain('step=preview')
    expect(await button(page, 'Get Candidates Now').isDisabled()).toBe(true)
  })
})

describe('editing a job that is live', () => {
  it('has three steps, saves when told to and refuses invalid fields', async () => {
    const page = await browser.open()
    page.on('dialog', (dialog) => void dialog.accept())
    await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    await publish(page)
    await page.goto(page.url().replace(/\?.*/, ''))
    await opened(page)
    expect(await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').allTextContents()).toEqual([
      '1Job Details',
      'Scorecard',
      'Interview Builder',
    ])

    await page.getByLabel('Job title').fill('No')
    await button(page, 'Next').click()
    await page.getByText('Required at least 5 characters').waitFor()
    await page.getByLabel('Job title').fill('Platform engineer')
    await page.getByText('Not saved yet').waitFor()
    await button(page, 'Next').click()
    await page.getByText('Saved successfully').waitFor()
    await page.getByRole('link', { name: /Interview Builder/ }).click()
    await page.getByText('This job is live').waitFor()
    await addYesNo(page, 'Have a licence?')
    await button(page, 'Save').click()
    await saved(page)
    await page.reload()
    expect(await order(page)).toEqual(['Have a licence?'])
    await expectClean(page)
  })
})

async function expectFits(page: WatchedPage) {
  await expectClean(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

describe('the builder in the dark and on a phone', () => {
  it('shows every step without a serious finding', async () => {
    const page = await browser.open({ ...phone, ...dark })
    await world.arrive(page)
    await page.goto(`${world.server.url}/jobs-cep/create`)
    await expectClean(page)
    await page.getByLabel('Job title').fill('Backend engineer')
    await button(page, 'Create job').click()
    await opened(page)
    await fillDetails(page)
    await expectFits(page)
    await toInterviewBuilder(page)
    await addYesNo(page, 'Have a licence?')
    await expectFits(page)
    await button(page, 'Next').click()
    await page.getByText('Preview the experience').waitFor()
    await expectFits(page)
    await button(page, 'Publish job').click()
    await page.getByText('This job is live').waitFor()
    await expectFits(page)
    await button(page, 'Get Candidates Now').click()
    await page.getByRole('heading', { name: 'Get Candidates' }).waitFor()
    await expectFits(page)
  })
})

describe('the plan and its balances', () => {
  it('open the rows behind each number, and a larger plan makes room for the next job', async () => {
    const page = await browser.open()
    const { name } = await world.arrive(page)
    await newJob(page)
    await fillDetails(page)
    await toInterviewBuilder(page)
    await publish(page)

    await page.goto(`${world.server.url}/admin/billing`)
    await page.getByRole('link', { name: 'Active jobs: 1 of 1, show the rows' }).click()
    await page.getByRole('table', { name: 'Active jobs' }).getByRole('link', { name: 'Backend engineer' }).waitFor()
    await page.getByRole('link', { name: 'User seats: 1 of 2, show the rows' }).click()
    await page.getByRole('table', { name: 'User seats' }).getByText(name).waitFor()
    await page.getByRole('link', { name: 'One-way interviews this month: 0 of 30, show the rows' }).click()
    await page.getByText('Nobody has completed an interview this month.').waitFor()
    await expectClean(page)

    await button(page, 'Choose Individual').click()
    await page.getByText('You are on Individual now').waitFor()
    await page.getByRole('link', { name: 'Active jobs: 1 of 2, show the rows' }).waitFor()
    await expectClean(page)
  })
})
