import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { signedIn } from '#test/support/companies.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = emptyFolder()
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  await seedFolder(dataDir, async (seed, platform) => {
    rita = await seed.person()
    const { asker } = rita
    await colleaguesOf(platform, {
      companyId: asker.companyId,
      userId: asker.kind === 'user' ? asker.userId : '',
    }).onPlan('enterprise')
    for (const [name, defaultRoleId] of [
      ['Editors', 'edit'],
      ['Watchers', 'review'],
      ['Panel', null],
    ] as const) {
      const { token } = await platform.useCases.team.createGroup(asker, {
        name,
        members: [],
        color: 'teal',
        defaultRoleId,
        commandId: randomUUID(),
      })
      await platform.caughtUp(token)
    }
    job = await seed.job(asker, [], false)
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a group that is given access to a job (TEAM-012)', () => {
  it('comes with its default role, and with another that someone chooses instead', async () => {
    const page = await browser.open({ ...phone, ...dark, locale: 'he-IL' })
    await signedIn(page, server.url, rita)
    await page.goto(`${server.url}/admin/jobs/${job.jobId}/access`)
    const [holder, role] = [page.locator('select[name=newHolder]'), page.locator('select[name=newRole]')]
    await holder.selectOption({ label: 'Editors' })
    expect(await role.inputValue()).toBe('edit')
    await holder.selectOption({ label: 'Watchers' })
    expect(await role.inputValue()).toBe('review')
    await holder.selectOption({ label: 'Panel' })
    expect(await role.inputValue()).toBe('')
    await role.selectOption('admin')
    await holder.selectOption({ label: 'Editors' })
    expect(await role.inputValue()).toBe('admin')
    await role.selectOption('')
    await holder.selectOption({ label: 'Watchers' })
    await page.getByRole('main').locator('button[type=submit]').first().click()
    const kept = page.getByRole('listitem').filter({ hasText: 'Watchers' }).locator('select[name=role]')
    await kept.waitFor()
    expect(await kept.inputValue()).toBe('review')
    await expectClean(page)
  })
})
