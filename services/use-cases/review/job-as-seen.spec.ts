import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { stranger } from '#test/fixtures/people.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
let platform: Platform
let time = Date.parse('2026-03-01T09:00:00.000Z')
let jobId: string
let admin: SeededPerson['asker']

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }), { now: () => new Date(time).toISOString() })
  const { jobs } = platform.useCases
  admin = (await seeding(platform).person()).asker
  const asking = (title: string) => journeyWith(choice('shift', { title }))
  ;({ jobId } = await jobs.createJob(admin, { draft: { ...aJob({ jobTitle: 'First' }), journey: asking('Early?') } }))
  await jobs.activateJob(admin, { jobId })
  time += 60_000
  const later = { details: aJob({ jobTitle: 'Second' }).details, journey: asking('Late?') }
  await jobs.saveJob(admin, { jobId, draft: later, step: null, basedOn: null })
})
afterAll(() => platform.close())

const seen = (version: number, minute: number, asker?: SeededPerson['asker']) =>
  platform.useCases.review.jobAsSeen(asker ?? admin, { jobId, version, at: `2026-03-01T09:0${minute}:30.000Z` })

it('has the questions of the version and the details of the moment', async () => {
  expect(await seen(1, 0)).toMatchObject({ details: { jobTitle: 'First' } })
  expect(JSON.stringify((await seen(1, 0))!.journey)).toContain('Early?')
  expect(await seen(2, 1)).toMatchObject({ details: { jobTitle: 'Second' } })
  expect(JSON.stringify((await seen(2, 1))!.journey)).toContain('Late?')
})

it('has nothing of a version or a moment that is not there, nor of another company', async () => {
  expect(await seen(7, 1)).toBeNull()
  expect(
    await platform.useCases.review.jobAsSeen(admin, { jobId, version: 1, at: '2026-02-01T09:00:00.000Z' }),
  ).toBeNull()
  expect(await seen(1, 0, { ...stranger, permissions: admin.permissions })).toBeNull()
})
