import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { statusNames } from '#contracts/interview/codes.ts'
import { candidateStatuses } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { colleagues, creator, groups, invitees } from './colleagues.ts'
import { fill } from './fill.ts'
import { passwordFor } from './passwords.ts'
import { DEMO_MODEL } from './reading.ts'
import { liveJobs } from './jobs/all.ts'
import { DAY } from './time.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-demo-'))
/** Early in the day: most of today is still to come, and what happened yesterday is a few hours ago. */
const now = Date.parse('2026-09-09T00:10:00.000Z')
const clock = { at: now }
let platform: Platform
let asker: Asker

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder }), { now: () => new Date(clock.at).toISOString() })
  const { companyId } = await fill(platform, clock, now)
  asker = {
    kind: 'user',
    companyId,
    userId: '11111111-1111-4111-8111-111111111111',
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  }
}, 600_000)
afterAll(async () => {
  await platform?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('every figure about a company', () => {
  const at = new Date(now).toISOString()

  it('opens as many rows as it says', async () => {
    const { readers } = platform
    const { candidates, byStatus, newThisWeek, completedThisWeek, weekSince, videos, hired } =
      await readers.overviewCounters(asker, at)
    const rowsOf = async (...counted: Parameters<typeof readers.candidatesCounted>[1][]) =>
      Promise.all(counted.map(async (each) => (await readers.candidatesCounted(asker, each)).total))
    expect(await rowsOf({}, { addedSince: weekSince }, { completedSince: weekSince }, { columnId: 'hired' })).toEqual([
      candidates,
      newThisWeek,
      completedThisWeek,
      hired,
    ])
    expect(await rowsOf(...candidateStatuses.map((status) => ({ status })))).toEqual(
      candidateStatuses.map((status) => byStatus[status]),
    )

    const behind = await readers.candidatesCounted(asker, { withVideos: true })
    expect(behind.videos).toBe(videos)
    expect(behind.total).toBeLessThan(videos)
  })

  it('opens as many rows as it says, job by job', async () => {
    const { readers } = platform
    for (const { jobId } of (await readers.jobList(asker)).jobs) {
      const funnel = (await readers.stageFunnel(asker, jobId))!
      for (const { id, here, reached } of funnel.stages) {
        expect((await readers.candidatesCounted(asker, { jobId, columnId: id })).total).toBe(here)
        expect((await readers.candidatesCounted(asker, { jobId, reached: id })).total).toBe(reached)
      }
      for (const { milestone, reached } of funnel.milestones)
        expect((await readers.candidatesCounted(asker, { jobId, milestone })).total).toBe(reached)
      for (const { id, ended, open } of (await readers.timeInStage(asker, jobId, at))!) {
        const stays = await readers.staysCounted(asker, { jobId, columnId: id, over: true }, at)
        expect(stays.total).toBe(ended?.count ?? 0)
        expect(stays.rows[0]?.seconds ?? 0).toBe(ended?.max ?? 0)
        expect((await readers.staysCounted(asker, { jobId, columnId: id, over: false }, at)).total).toBe(open.count)
      }
    }
  })

  it('opens no rows of another company', async () => {
    const stranger = { ...asker, companyId: 'crival0000000' }
    expect(await platform.readers.candidatesCounted(stranger, {})).toEqual({ rows: [], total: 0, videos: 0 })
    expect(await platform.readers.lastCounted(stranger)).toBeNull()
  })
})

describe('a demo company', () => {
  const openTitles = liveJobs.filter(({ over }) => !over).map(({ draft }) => draft.details.jobTitle)

  it('has nine jobs in every state and some 600 candidates in every status', async () => {
    const { jobs, candidates, byStatus, videos } = await platform.readers.overviewCounters(
      asker,
      new Date(now).toISOString(),
    )
    expect({ jobs, candidates }).toEqual({ jobs: { draft: 2, active: 5, archived: 2 }, candidates: 592 })
    for (const status of candidateStatuses) expect(byStatus[status], status).toBeGreaterThan(2)
    expect(videos).toBeGreaterThan(200)
  })

  it('has candidates in every column of every board that is open', async () => {
    const { jobs } = await platform.readers.jobList(asker)
    for (const { jobId } of jobs.filter(({ title }) => openTitles.includes(title))) {
      const { stages } = (await platform.readers.stageFunnel(asker, jobId))!
      expect(stages.map(({ title, here }) => ({ title, some: here > 0 }))).toEqual(
        stages.map(({ title }) => ({ title, some: true })),
      )
    }
  })

  it('has live interviews in all twelve statuses (C§4)', async () => {
    const counts = await platform.readers.interviewCounts(asker)
    expect(Object.keys(counts).toSorted()).toEqual([...statusNames].toSorted())
  })

  it('has months of history, nothing of it in the future, in the order of the log', async () => {
    const events = await platform.engines.store.readAll(null, 30_000)
    const times = events.map(({ occurredAt }) => Date.parse(occurredAt))
    expect(times.reduce((a, b) => Math.min(a, b))).toBeLessThan(now - 120 * DAY)
    expect(times.reduce((a, b) => Math.max(a, b))).toBeLessThanOrEqual(now)
  })

  it('has recordings that are stored whole and were made by a recorder', async () => {
    const events = await platform.engines.store.readAll(null, 30_000)
    const recordings = events
      .filter(({ type }) => type === 'RecordingUploaded')
      .map(({ data }) => data as { recordingId: string; sha256: string; size: number })
    for (const { recordingId, sha256, size } of recordings)
      expect(await platform.engines.media.info(recordingId)).toMatchObject({ sha256, size, tenant: asker.companyId })
    expect(await platform.engines.media.verify(recordings[0]!.recordingId)).toBe(true)
  })

  it('lets everyone in with the password it prints', async () => {
    for (const person of [creator, ...colleagues]) {
      const password = passwordFor(platform, person)
      const { sessionToken } = await platform.useCases.accounts.signIn({ email: person.email, password }, '127.0.0.1')
      expect(sessionToken).not.toBe('')
    }
  })

  it('has a team with groups, of whom one has yet to answer and one did not in time', async () => {
    const { users, groups: theirs } = await platform.readers.teamOf(asker)
    const statuses = Object.groupBy(users, ({ status }) => status)
    expect(statuses.active).toHaveLength(colleagues.length + 1)
    expect(statuses.active!.every(({ portraitId }) => portraitId !== null)).toBe(true)
    expect(statuses.pending?.map(({ email }) => email)).toEqual([invitees[0].email])
    expect(statuses.expired?.map(({ email }) => email)).toEqual([invitees[1].email])
    expect(theirs.map(({ name }) => name).sort()).toEqual(groups.map(({ name }) => name).sort())
  })

  it('has two brands with pictures, jobs that wear each, greetings and three templates', async () => {
    const { brands } = (await platform.readers.companyOf(asker))!
    expect(brands.map(({ brandName, isDefault }) => [brandName, isDefault])).toEqual([
      ['Northlight Energy', true],
      ['Northlight Storage', false],
    ])
    for (const { logo, bannerImage } of brands)
      for (const id of [logo, bannerImage])
        expect(await platform.engines.media.info(id!)).toMatchObject({ tenant: asker.companyId })
    expect((await platform.readers.jobsOfBrand(asker, brands[1]!.brandId)).length).toBe(2)
    expect((await platform.useCases.templates.offeredTemplates(asker)).own).toHaveLength(2)
    const { jobs } = await platform.readers.jobList(asker)
    const details = await Promise.all(jobs.map(({ jobId }) => platform.readers.jobForBuilder(asker, jobId)))
    expect(details.filter((job) => job?.details.introVideo)).toHaveLength(3)
  })

  it('has a shortlist that a guest opened and answered', async () => {
    const { jobs } = await platform.readers.jobList(asker)
    const all = await Promise.all(jobs.map(({ jobId }) => platform.readers.sharesOf(asker, jobId)))
    expect(all.flat()).toMatchObject([{ title: 'Our shortlist', ended: null, openings: [{ times: 1 }] }])
    const [first] = all.flat()[0]!.candidateIds
    expect((await platform.readers.candidateDetail(asker, first!)).guestFeedback).toMatchObject([{ rating: 4 }])
  })

  it('has message templates, automations of a job, and an inbox', async () => {
    const { messages, automations } = platform.useCases
    const { rules: _, ...kept } = { rules: null, templates: await messages.allMessageTemplates(asker) }
    expect(kept.templates).toHaveLength(2)
    const { jobs } = await platform.readers.jobList(asker)
    const all = await Promise.all(jobs.map(({ jobId }) => automations.automationsOf(asker, jobId)))
    expect(all.flatMap((each) => each.automations.map(({ automation }) => automation.enabled))).toEqual([
      true,
      true,
      false,
    ])
    const inboxes = (await platform.engines.store.readAll(null, 40_000)).filter(({ type }) => type === 'NoticeReceived')
    expect(inboxes.length).toBeGreaterThanOrEqual(4)
  })

  it('has evaluations of all kinds, signed as a demonstration, and says where there is none', async () => {
    const { jobs } = await platform.readers.jobList(asker)
    const { jobId } = jobs.find(({ title }) => title === 'Backend engineer')!
    // Programs see it without a scorecard of their own.
    const { companyId } = asker
    const program = { kind: 'process', name: 'test', companyId, permissions: ['candidates.read'] } as const
    const events = await platform.engines.store.readAll(null, 40_000)
    const agreed = events.filter(({ type }) => type === 'EvaluationConsentGiven').map(({ stream }) => stream)
    const views = await Promise.all(
      agreed.map((stream) => platform.useCases.review.evaluationOf(program, parseStream(stream).id)),
    )
    const all = views.flatMap(({ evaluations }) => evaluations)
    expect(all.every(({ model, score }) => model === DEMO_MODEL && score !== null)).toBe(true)
    expect(all.every(({ skills }) => skills.some(({ evidence }) => evidence.length > 0))).toBe(true)
    expect(all.every(({ skills }) => skills.some(({ points }) => points === null))).toBe(true)
    expect(all.filter(({ drift }) => drift === 0)).toHaveLength(1)
    expect(all.filter(({ spread, ranks }) => spread === 14 && !ranks)).toHaveLength(1)
    expect(all.flatMap(({ reviews }) => reviews.map(({ agrees }) => agrees)).toSorted()).toEqual([false, true])
    expect(all.filter(({ personality }) => personality?.personalityScore)).toHaveLength(3)
    expect(views.map(({ failure }) => failure).filter(Boolean)).toEqual(['not-said'])
    expect(views.map(({ agreed }) => agreed).filter((each) => !each).length).toBeGreaterThan(0)
    expect((await platform.readers.candidatesCounted(asker, { jobId })).total).toBeGreaterThan(agreed.length)
  })

  it('was signed in to on many days', async () => {
    const events = await platform.engines.store.readAll(null, 30_000)
    const days = events.filter(({ type }) => type === 'UserSignedIn').map(({ occurredAt }) => occurredAt.slice(0, 10))
    expect(new Set(days).size).toBeGreaterThan(30)
  })

  it('is not filled twice', async () => {
    const before = await platform.engines.store.lastPosition()
    await fill(platform, clock, now + DAY)
    expect(await platform.engines.store.lastPosition()).toBe(before)
  })
})
