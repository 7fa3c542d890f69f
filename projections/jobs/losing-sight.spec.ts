import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissions } from '#contracts/kernel/permissions.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { aJob } from '#test/fixtures/job.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-sight-'))
let platform: WholePlatform
beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

let people = 0
async function company() {
  const account = await platform.useCases.accounts.openAccount({
    name: 'Rita Moreno',
    email: `rita${++people}@acme.test`,
    companyName: 'Acme',
    password: 'tR4-vexing-lamp',
  })
  const of = colleaguesOf(platform, account)
  await of.onPlan('performance')
  const job = async () => {
    const { jobId, token } = await platform.useCases.jobs.createJob(of.admin, { draft: aJob() })
    await platform.caughtUp(token)
    return jobId
  }
  const share = async (
    jobId: string,
    ...entries: ({ user_id: string; role_id: string } | { group_id: string; role_id: string })[]
  ) => {
    const own = { user_id: account.userId, role_id: 'admin' }
    await platform.caughtUp(
      (
        await platform.useCases.jobs.setJobPermissions(of.admin, {
          jobId,
          permissions: [own, ...entries],
          commandId: randomUUID(),
        })
      ).token,
    )
  }
  return {
    ...of,
    job,
    share,
    losing: (to: 'team' | 'enterprise', from: 'performance' | 'enterprise' = 'performance') =>
      platform.readers.losingSight({ ...of.admin, permissions }, { from, to }),
  }
}

describe('a plan on which each job says who sees it', () => {
  it('takes sight of their jobs from colleagues who have no access to them, and nothing from administrators', async () => {
    const acme = await company()
    await acme.colleague('Sam Okoye', 'review')
    await acme.colleague('Ines Duarte', 'edit')
    await acme.colleague('Omar Haddad', 'admin')
    expect(await acme.losing('enterprise'), 'without jobs').toBeNull()
    await acme.job()
    await acme.job()
    expect(await acme.losing('enterprise')).toEqual({ colleagues: 2, jobs: 2 })
  })

  it('takes nothing from whom a job names, alone, in a group or with everyone', async () => {
    const acme = await company()
    const [sam, ines] = [await acme.colleague('Sam Okoye', 'review'), await acme.colleague('Ines Duarte', 'review')]
    const panel = await acme.group('Panel', ines.userId)
    const [first, second, third] = [await acme.job(), await acme.job(), await acme.job()]
    await acme.onPlan('enterprise')
    await acme.share(first, { group_id: 'global', role_id: 'global' })
    await acme.share(second, { user_id: sam.userId, role_id: 'review' }, { group_id: panel, role_id: 'review' })
    await acme.share(third, { group_id: panel, role_id: 'review' })
    expect(await acme.losing('enterprise')).toEqual({ colleagues: 1, jobs: 1 })
    await acme.share(third, { group_id: 'global', role_id: 'review' })
    expect(await acme.losing('enterprise')).toBeNull()
  })

  it('is the only one that does: other plans, and going on with it, take nothing', async () => {
    const acme = await company()
    await acme.colleague('Sam Okoye', 'review')
    await acme.job()
    expect(await acme.losing('team')).toBeNull()
    expect(await acme.losing('enterprise', 'enterprise')).toBeNull()
  })
})
