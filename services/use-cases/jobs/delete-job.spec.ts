import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf, type Role } from '#contracts/kernel/permissions.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { stranger } from '#test/fixtures/people.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
let platform: Platform
beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
})
afterAll(() => platform.close())

it('a job is deleted, and what that erases is told, by administrators of its company alone', async () => {
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId } = await seed.job(asker, ['Ada Byron'])
  const { deleteJob, jobDeletion } = platform.useCases.jobs
  const as = (role: Role): Asker => {
    if (asker.kind !== 'user') throw new Error('no person')
    return { ...asker, role, creator: false, permissions: permissionsOf[role] }
  }
  for (const who of [as('review'), as('edit')]) {
    await expect(deleteJob(who, { jobId })).rejects.toMatchObject({ code: 'auth/forbidden' })
    await expect(jobDeletion(who, jobId)).rejects.toMatchObject({ code: 'auth/forbidden' })
  }
  await expect(deleteJob(stranger, { jobId })).rejects.toMatchObject({ code: 'job/not-found' })
  expect(await jobDeletion(asker, jobId)).toMatchObject({ deleted: null, left: { candidates: 1 } })
  await deleteJob(as('admin'), { jobId })
  expect((await jobDeletion(asker, jobId)).deleted).toEqual({ candidates: 1 })
})
