import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signUp } from '#test/support/account.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-insight-'))
const demo = () =>
  spawnSync(process.execPath, ['services/cli/demo.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  })
const browser = useBrowser()
let server: RunningServer
/** What the demo printed: role, email, password. */
let people: Record<string, { email: string; password: string }>

beforeAll(async () => {
  const { status, stdout, stderr } = demo()
  expect(stderr).toBe('')
  expect(status).toBe(0)
  people = Object.fromEntries(
    [...stdout.matchAll(/^ {2}(admin|edit|review) +(\S+@\S+) +(\S+)$/gm)].map(([, role, email, password]) => [
      role!,
      { email: email!, password: password! },
    ]),
  )
  server = await startServer({ dataDir })
}, 180_000)
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(role: string, options = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  await page.goto(`${server.url}/login`)
  await signIn(page, people[role]!, people[role]!.password)
  await page.waitForURL('**/admin/overview')
  await main(page).getByRole('heading', { name: 'Candidates by status' }).waitFor()
  return page
}
const main = (page: WatchedPage) => page.getByRole('main')

/** Every link of the page whose name holds a number, with that number. */
const figures = (page: WatchedPage) =>
  main(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const number = /\d[\d,]*/.exec(link.getAttribute('aria-label') ?? link.textContent ?? '')
        return number
          ? [
              {
                name: link.getAttribute('aria-label') ?? link.textContent!,
                to: link.getAttribute('href')!,
                said: Number(number[0].replace(',', '')),
              },
            ]
          : []
      }),
    )

/** How many rows the page behind a figure says it has. */
async function rowsBehind(page: WatchedPage, to: string): Promise<number> {
  await page.goto(server.url + to)
  if (/^\/admin\/(stats\/candidates|overview\/work)/.test(to))
    return numberIn(await main(page).locator('b').first().innerText())
  if (to.startsWith('/admin/videos'))
    return numberIn(
      await main(page)
        .getByText(/^[\d,]+ candidates?$/)
        .innerText(),
    )
  if (to.startsWith('/admin/jobs?'))
    return numberIn(
      await main(page).getByRole('link', { name: /\d/ }).and(page.locator('[aria-current=page]')).innerText(),
    )
  if (to === '/admin/settings?tab=users') {
    // An invitation that expired is still listed, and has given its seat back.
    const rows = main(page).getByRole('row')
    return (await rows.count()) - 1 - (await rows.filter({ hasText: 'expired' }).count())
  }
  if (to.startsWith('/admin/billing?rows='))
    return Math.max(
      0,
      (await main(page)
        .getByRole('table', { name: /this month$/ })
        .getByRole('row')
        .count()) - 1,
    )
  throw new Error(`Nobody said what is behind ${to}`)
}
const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)![0].replace(',', ''))

describe('a company with months of history', () => {
  it('opens from every number of the overview as many rows as it says', async () => {
    const page = await open('admin')
    const counted = await figures(page)
    expect(counted.length).toBeGreaterThan(15)
    expect(counted.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^[1-9]\d* candidates to reviewCompleted, not rated yet/),
        expect.stringMatching(/^[1-9]\d* candidates of Backend engineer to review/),
        expect.stringMatching(/^[1-9]\d* candidates overdue in a stage/),
        expect.stringMatching(/^[1-9]\d* uploads? stuck/),
      ]),
    )
    // Billing lists the newest of a month.
    const listed = (to: string, said: number) => (to.startsWith('/admin/billing?rows=') ? Math.min(said, 200) : said)
    for (const { name, to, said } of counted)
      expect([name, await rowsBehind(page, to)]).toEqual([name, listed(to, said)])
  })

  it('opens from every number of analytics as many rows as it says', async () => {
    const page = await open('edit')
    await main(page).getByRole('link', { name: 'Open analytics' }).click()
    await page.getByRole('heading', { name: 'Analytics' }).waitFor()
    const behind: number[] = []
    for (const part of ['Overview', 'Funnel', 'Speed', 'Questions', 'Sources', 'Reviewers']) {
      await page.goto(`${server.url}/admin/stats?range=12m`)
      // Of one job, which has stages and questions; each choice applies at once.
      await page.getByLabel('Job: All jobs').click()
      await page.getByLabel('Backend engineer', { exact: true }).check()
      await page.waitForURL(/job=/)
      await page.keyboard.press('Escape')
      await main(page).getByRole('link', { name: part, exact: true }).click()
      await page.locator(`a[aria-current=page]:text-is("${part}")`).waitFor()
      // A share opens whom it is a share of; projections/analytics shows the same of every figure there is.
      const counted = (await figures(page)).filter(
        ({ to, name }) => to.startsWith('/admin/stats/candidates') && !name.includes('%'),
      )
      expect(counted.length, part).toBeGreaterThan(1)
      for (const { name, to, said } of counted.slice(0, 2)) {
        const rows = await rowsBehind(page, to)
        expect([part, name, rows]).toEqual([part, name, said])
        behind.push(rows)
      }
    }
    expect(behind.some((rows) => rows > 0)).toBe(true)
  })

  it('groups and filters its figures by any field, and each number opens its candidates', async () => {
    const page = await open('edit')
    await page.goto(`${server.url}/admin/stats?range=12m`)
    await page.getByLabel('Group by').selectOption({ label: 'Rating' })
    await page.getByRole('figure', { name: 'Breakdown: Rating' }).waitFor()
    await expectClean(page)
    const [four] = (await figures(page)).filter(({ to }) => to.includes('stars=4') && to.includes('chart=applications'))
    expect(four!.said).toBeGreaterThan(0)
    expect(await rowsBehind(page, four!.to)).toBe(four!.said)
    await page.getByText('Rating: 4 stars', { exact: true }).waitFor()
    await page.goto(`${server.url}/admin/stats?range=12m`)
    await page.getByRole('button', { name: 'More filters: None' }).click()
    await page.getByLabel('Rejection reason').selectOption({ label: 'Not rejected' })
    await page.waitForURL(/reason=none/)
    await page.getByRole('link', { name: 'Rejected: 0', exact: true }).waitFor()
    await page.getByRole('button', { name: 'More filters: 1' }).waitFor()
    await expectClean(page)
  })

  it('keeps a view as a dashboard, and has its figures by mail every Monday', async () => {
    const page = await open('edit')
    await page.goto(`${server.url}/admin/stats?range=30d`)
    await page.getByText('Save as dashboard', { exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Last month')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Last month', { exact: true }).first().click()
    const list = page.getByRole('list', { name: 'Dashboards' })
    await list.getByText('By mail: never').click()
    await list.getByRole('combobox').selectOption('week')
    await list.getByRole('button', { name: 'Set', exact: true }).click()
    await list.getByText('By mail: every Monday').waitFor({ state: 'attached' })
    if (process.env.LOOKS) {
      await page.reload()
      await page.getByText('Last month', { exact: true }).first().click()
      await list.getByText('By mail: every Monday').click()
      await page.screenshot({ path: `${process.env.LOOKS}/dashboards.png` })
    }
  })

  it('reads a chart with the arrow keys, as a table and as a file, and compares with the period before', async () => {
    const page = await open('edit')
    await page.goto(`${server.url}/admin/stats`)
    await page.getByLabel('Compare with period before').check()
    await page.waitForURL(/compare=1/)
    const chart = page.getByRole('figure', { name: 'Applied or added' })
    const points = chart.getByRole('slider')
    await points.focus()
    await page.keyboard.press('Home')
    const text = () => points.getAttribute('aria-valuetext')
    await expect.poll(text).toMatch(/^Week of .*: Applied or added \d+, Period before \d+$/)
    const said = await text()
    await page.keyboard.press('ArrowRight')
    await expect.poll(text).not.toBe(said)
    await chart.getByText('Show as table').click()
    expect(await chart.getByRole('row').count()).toBeGreaterThan(10)
    for (const [button, ending] of [
      ['CSV', 'csv'],
      ['PNG', 'png'],
    ]) {
      const download = page.waitForEvent('download')
      await chart.getByRole('button', { name: button }).click()
      expect((await download).suggestedFilename()).toBe(`applied-or-added.${ending}`)
    }
    await expectClean(page)
  })

  it('shows its figures without a finding on a phone, in the dark', async () => {
    const page = await open('admin', { ...phone, ...dark })
    for (const path of [
      '/admin/overview',
      '/admin/overview/work?kind=overdue',
      '/admin/stats',
      '/admin/stats?section=speed',
      '/admin/stats?section=reviewers',
      '/admin/stats/candidates?milestone=hired',
      '/admin/stats/candidates?chart=funnel&key=hired',
      '/admin/videos',
      '/admin/jobs',
    ]) {
      await page.goto(server.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectClean(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBe(0)
    }
  })

  it('leads from a board in use to the link that brings more candidates', async () => {
    const page = await open('edit')
    await main(page).getByRole('link', { name: 'Field service technician', exact: true }).click()
    await page.locator('[data-draggable]').waitFor()
    await main(page).getByRole('link', { name: 'Get Candidates' }).click()
    await page.getByLabel('Direct link').waitFor()
  })

  it('has recordings that play', async () => {
    const page = await open('review')
    await page.goto(`${server.url}/admin/stats/candidates?videos=1&status=completed`)
    await main(page).getByRole('row').nth(1).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Play' }).click()
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 0.5)
    await expectClean(page)
  })

  it('keeps analytics from those whose role does not include them', async () => {
    const page = await open('review')
    expect(await page.getByRole('link', { name: 'Analytics' }).count()).toBe(0)
    expect((await page.goto(`${server.url}/admin/stats`))!.status()).toBe(403)
    await page.getByText('You don’t have access to this page').waitFor()
  })

  it.each([
    'job=nonsense',
    'milestone=constructor',
    'status=__proto__',
    'column=x',
    'stays=ended',
    'job=11111111-1111-4111-8111-111111111111',
    'addedSince=yesterday',
    'chart=constructor&key=x',
    'chart=funnel&job=nonsense',
  ])('has no rows behind a figure nobody shows: %s', async (query) => {
    const page = await open('admin')
    expect((await page.goto(`${server.url}/admin/stats/candidates?${query}`))!.status()).toBe(404)
    await page.getByText('There is nothing at this address').first().waitFor()
  })

  it('is not filled while the platform runs', () => {
    const { status, stderr } = demo()
    expect(status).toBe(1)
    expect(stderr).toContain(`DATA_DIR=${dataDir} is in use by another running platform`)
    expect(stderr).not.toMatch(/\n\s+at /)
  })
})

describe('a company on its first day', () => {
  it('is told what will be here, and how to begin', async () => {
    const page = await browser.open()
    await signUp(page, server.url)
    await page.getByText('No jobs yet').waitFor()
    expect(await main(page).getByRole('link', { name: 'Candidates: 0' }).count()).toBe(1)
    await page.goto(`${server.url}/admin/stats`)
    await page.getByText('There are currently no data to analyse').waitFor()
    await expectClean(page)
    expect(
      (await page.request.get(`${server.url}/admin/stats?job=11111111-1111-4111-8111-111111111111`)).status(),
    ).toBe(404)
  })
})
