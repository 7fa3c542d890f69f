import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mergePeer } from '#test/peers/merge/server.ts'
import { apply, stagesOf } from '#test/peers/merge/state.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { expectClean, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { freePort } from '#test/support/free-port.ts'
import { type SeededPerson, seedFolder, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-merge-'))
const peer = await mergePeer({ callsAMinute: 1000 })
let server: RunningServer
let rita: SeededPerson
let jobId = ''

beforeAll(async () => {
  rita = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    jobId = (await seeding(platform as never).job(person.asker, [])).jobId
    await giveFeatures(platform as never, person.asker.companyId, { integrations: true, customAts: true })
    return person
  })
  // As on a desk, where addresses of this machine may be asked.
  server = await startServer({ dataDir, env: { NODE_ENV: 'test', PORT: String(await freePort()), ...peer.settings } })
  peer.hookTo(`${server.url}/hooks/merge`)
})
afterAll(async () => {
  await server?.stop()
  await peer.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('an administrator allows the access on the page of a Merge link; who applies there has a card here, and it moves both ways', async () => {
  const soon = { timeout: 30_000, interval: 250 }
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/integration/ats?system=lever`)
  await page.getByRole('heading', { name: 'Connect Lever' }).waitFor()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const link = page.getByRole('link', { name: 'Go to that page' })
  await link.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  // The page is another site's: nothing of it is ours to judge.
  const there = await page.context().newPage()
  await there.goto((await link.getAttribute('href'))!)
  await there.getByRole('button', { name: 'Allow access' }).click()
  await there.getByRole('heading', { name: 'Access is allowed' }).waitFor()
  await there.close()
  await page.goto(`${server.url}/admin/integration/ats`)
  await page.getByText('No job is synchronised yet.').waitFor()

  const account = peer.accountOf(rita.asker.companyId)
  const stages = stagesOf(account, account.jobs[0]!.id)
  const stageNamed = (name: string) => stages.find((stage) => stage.name === name)!.id
  const name = 'Grace Hopper'
  apply(account, { name, email: `grace.${randomUUID()}@example.org` })
  const application = [...account.applications.values()].at(-1)!
  await page.getByRole('checkbox', { name: 'Engineer' }).check()
  await page.getByLabel('Job here').selectOption(jobId)
  await page.getByRole('button', { name: 'Next: stages' }).click()
  const stage = (of: string) => page.getByLabel(of, { exact: true })
  await expect.poll(() => stage('Applied').inputValue()).toBe('default')
  expect(await stage('Hired').inputValue()).toBe('hired')
  await page.getByRole('button', { name: 'Start synchronising' }).click()
  await page.getByRole('region', { name: 'Synchronised jobs' }).getByRole('row').nth(1).getByText('Both ways').waitFor()

  const board = await browser.open()
  await signedIn(board, server.url, rita)
  const column = (of: string) => board.getByRole('region', { name: of, exact: true })
  const open = () => board.goto(`${server.url}/admin/jobs/${jobId}`)
  await expect.poll(async () => (await open(), column('Candidates').getByText(name).count()), soon).toBe(1)

  // Moved there, and said so: the card moves on the open board.
  const modified = new Date().toISOString()
  Object.assign(application, { current_stage: stageNamed('Hired'), modified_at: modified })
  await peer.sendHook('Candidate.changed', account)
  await column('Hired').getByText(name).waitFor()

  // Moved here, they are in that stage there.
  await board.getByRole('button', { name: `Actions for ${name}` }).click()
  await board.getByRole('menuitem', { name: 'Move to' }).click()
  await board.getByRole('menuitem', { name: 'Phone screen' }).click()
  await column('Phone screen').getByText(name).waitFor()
  await expect.poll(() => application.current_stage, soon).toBe(stageNamed('Phone screen'))
  await column('Phone screen').getByText(name).waitFor()
  await expectClean(page)
  await expectClean(board)
})
