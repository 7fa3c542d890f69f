import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { optOutDecider } from '#domain/opt-out/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { admin } from '#test/fixtures/people.ts'
import { optOutId } from '../../effects/messages/opt-out.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
const rita: Asker = admin
const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, phone: '' })
const bytes = (text: string) => new TextEncoder().encode(text)
let platform: Platform
let jobId: string

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder(), PUBLIC_URL: 'http://hire.example' }))
  const plan = { type: 'StartSubscription', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, rita.companyId, plan, platform.context(rita))
  jobId = (await platform.useCases.jobs.createJob(rita, { draft: aJob() })).jobId
  await platform.useCases.jobs.activateJob(rita, { jobId })
  const out = { type: 'OptOut', data: { via: 'link' } } as const
  const id = optOutId(platform, rita.companyId, 'olga@example.org')
  await platform.commands.handle(optOutDecider, id, out, platform.context(rita))
})
afterAll(() => platform.close())

const people = ['Ada', 'Ben', 'Olga', 'Ada'].map(person)
const importing = (importId: string, send = true) =>
  platform.useCases.candidacy.importCandidates(rita, { jobId, importId, part: 0, people, send })

it('a list is foreseen, put on the job once, and taken back but for those who have begun', async () => {
  const { candidacy } = platform.useCases
  const foreseen = await candidacy.checkImport(rita, { jobId, people })
  expect(foreseen).toMatchObject({
    counts: { invited: 2, duplicate: 1, 'opted-out': 1 },
    left: [
      { row: 3, outcome: 'opted-out', problem: 'This person asked for no more invitations from your company' },
      { row: 4, outcome: 'duplicate', problem: 'This email address is on the job already' },
    ],
    texts: { needed: 0 },
    autoInvite: true,
  })
  const importId = randomUUID()
  const done = await importing(importId)
  expect(done.counts).toEqual(foreseen.counts)
  await importing(importId)
  await platform.caughtUp(done.token)
  expect(await platform.readers.candidateImportsOf(rita, jobId)).toMatchObject([
    { importId, counts: { invited: 2, duplicate: 1, 'opted-out': 1 }, reverted: null },
  ])
  const before = await platform.readers.invitationsPage(rita, jobId, { state: 'waiting', search: 'ad', page: 1 })
  expect(before).toMatchObject({ rows: [{ name: 'Ada', channels: ['email'] }], counts: { waiting: 2 } })

  const reverted = await candidacy.revertImport(rita, { jobId, importId })
  expect(reverted).toMatchObject({ removed: 2, kept: 0 })
  await platform.caughtUp(reverted.token)
  expect((await platform.readers.invitationsPage(rita, jobId, { state: null, search: '', page: 1 }))?.rows).toEqual([])
  await expect(importing(importId)).rejects.toMatchObject({ code: 'import/reverted' })
  await expect(candidacy.revertImport(rita, { jobId, importId: randomUUID() })).rejects.toMatchObject({
    code: 'import/not-found',
    message: 'There is no such import',
  })
})

it('people are added without an invitation, and invited later', async () => {
  const { counts, token } = await importing(randomUUID(), false)
  expect(counts).toEqual({ added: 3, duplicate: 1 })
  await platform.caughtUp(token)
  const page = await platform.readers.invitationsPage(rita, jobId, { state: 'added', search: '', page: 1 })
  const idOf = (name: string) => page!.rows.find((row) => row.name === name)!.candidateId
  const sent = await platform.useCases.review.resendInvitations(rita, { candidateIds: [idOf('Ada'), idOf('Olga')] })
  expect(sent.refused).toMatchObject([
    { candidateId: idOf('Olga'), reason: { text: 'This person asked for no more invitations from your company' } },
  ])
  await expect(
    platform.useCases.review.resendInvitations(rita, { candidateIds: [idOf('Olga')] }),
  ).rejects.toMatchObject({ code: 'candidate/opted-out' })
})

it('a list that is too long, or none, is refused', async () => {
  const { readPeople } = platform.useCases.candidacy
  await expect(readPeople(bytes('a@example.org\n'.repeat(10_002)))).rejects.toMatchObject({
    code: 'import/too-long',
    message: 'A list has at most 10000 people',
  })
  await expect(readPeople(bytes(' \n'))).rejects.toMatchObject({
    code: 'import/unreadable',
    message: 'This list could not be read. Save it as CSV or XLSX, one person in each row.',
  })
})
