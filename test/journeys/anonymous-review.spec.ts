import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aliasOf } from '#contracts/candidate/anonymity.ts'
import { openPlatform } from '#services/platform.ts'
import { readEnv } from '#infra/env.ts'
import { aJob } from '#test/fixtures/job.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { journey, type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-anonymous-'))
let server: RunningServer
let rita: SeededPerson
/** A try that is repeated looks at the next of them: who was shown stays shown. */
const people: { jobId: string; id: string; name: string }[] = []

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  const { jobs } = platform.useCases
  const { jobId } = await jobs.createJob(rita.asker, { draft: { ...aJob(), journey } })
  await jobs.activateJob(rita.asker, { jobId })
  for (const name of ['Zephyrine Quill', 'Yolanthe Harrow', 'Xanthippe Thorne']) {
    people.push({ jobId, id: await seed.candidate(rita.asker, jobId, name), name })
  }
  await platform.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a lead hides who candidates are, sees a neutral name everywhere, and has one shown by giving a reason', async () => {
  const { jobId, id, name } = people.shift()!
  const alias = aliasOf(id)
  const surname = name.split(' ')[1]!
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  const address = `${server.url}/admin/jobs/${jobId}/candidates/${id}`
  await page.goto(address)
  await page.getByText('On this job, ').last().waitFor()
  const again = page.getByRole('button', { name: 'Show who they are', exact: true })
  if ((await again.count()) > 0) await again.click()
  await page.getByText(name).first().waitFor()
  await page.getByRole('button', { name: 'Hide names', exact: true }).click()
  await page.getByText('Name, picture, contact, place and files are hidden').waitFor()
  await page.getByText(alias).first().waitFor()
  await page.reload()
  await page.getByText(alias).first().waitFor()
  expect(await page.content()).not.toContain(surname)
  await expectClean(page)

  await page.goto(`${server.url}/admin/jobs/${jobId}`)
  await page.getByText(alias).first().waitFor()
  expect(await page.content()).not.toContain(surname)

  for (const look of [dark, phone]) {
    const other = await browser.open(look)
    await signedIn(other, server.url, rita)
    await other.goto(address)
    await other.getByText(alias).first().waitFor()
    await expectClean(other)
  }

  await page.goto(address)
  await page.locator('summary', { hasText: 'Show who this is' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('They have to be called today')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(name).first().waitFor()
  await page.goto(`${address}/history`)
  await page.getByRole('heading', { level: 4, name: 'Looked at who the candidate is' }).first().waitFor()
  await page.getByText('They have to be called today').first().waitFor()
})

it('who sets a job up chooses what reviewers see in the builder and where access is given', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  const { jobId } = people[0]!
  const card = page.locator('form').filter({ hasText: /sees? all ratings|are hidden until you give yours/ })
  const change = async (name: string, text: string) => {
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/access'),
    )
    await card.getByRole('button', { name, exact: true }).click()
    expect((await answer).ok()).toBe(true)
    await card.getByText(text).waitFor()
  }
  const shown = 'On this job, everyone sees all ratings and scorecards.'
  const hidden = 'On this job, others’ ratings and scorecards are hidden until you give yours.'

  await page.goto(`${server.url}/admin/jobs/${jobId}/access`)
  await page.getByRole('heading', { name: 'What reviewers see' }).waitFor()
  // A try before this one may have ended anywhere.
  for (const name of ['Show them to everyone', 'Show who they are'])
    if ((await card.getByRole('button', { name, exact: true }).count()) > 0)
      await change(name, name.endsWith('are') ? 'On this job, everyone sees who the candidates are.' : shown)
  await change('Hide them until one rates', hidden)
  await change('Hide names and recordings', 'names, contacts, files and recordings are hidden')
  await expectClean(page)

  await page.goto(`${server.url}/jobs-cep/create/${jobId}?step=scorecard`)
  await card.getByText(hidden).waitFor()
  await change('Show them to everyone', shown)
  await change('Show who they are', 'On this job, everyone sees who the candidates are.')
  await expectClean(page)
  await page.goto(`${server.url}/admin/jobs/${jobId}/access`)
  await card.getByText(shown).waitFor()
})
