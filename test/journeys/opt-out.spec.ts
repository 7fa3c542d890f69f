import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-opt-out-'))
let server: RunningServer
let link: string

beforeAll(async () => {
  link = await seedFolder(dataDir, async (seed, platform) => {
    const { asker } = await seed.person()
    const { jobId } = await seed.job(asker, [])
    const people = [{ name: 'Ada Byron', email: 'ada@example.org', phone: '' }]
    await platform.useCases.candidacy.inviteCandidates(asker, { jobId, people, commandId: randomUUID() })
    return vi.waitFor(
      async () => {
        const mail = (await platform.engines.mail.outbox(50)).find(({ to }) => to === 'ada@example.org')
        return /\/opt-out\/\S+/.exec(mail?.text ?? '')![0]
      },
      { timeout: 60_000 },
    )
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a person ends the messages of a company on a phone, and has them again', async () => {
  const page = await browser.open({ ...phone, ...dark })
  await page.goto(server.url + link)
  await page.getByRole('button', { name: 'End messages' }).click()
  const again = page.getByRole('button', { name: 'Get messages again' })
  await again.waitFor()
  await expectClean(page)
  await again.press('Enter')
  await page.getByRole('button', { name: 'End messages' }).waitFor()
  expect(page.complaints).toEqual([])
})
