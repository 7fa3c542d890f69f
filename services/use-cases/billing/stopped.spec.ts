import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Standing } from '#contracts/subscription/standing.ts'
import { paidUp } from '#contracts/subscription/standing.ts'
import { readEnv } from '#infra/env.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { fullJourney } from '#test/fixtures/journey.ts'
import { admin, operating } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
const noon = '2026-06-01T12:00:00.000Z'
const ada = { name: 'Ada Byron', email: 'ada@example.org', phone: '+44 20 7946 0000' }
const bo = { name: 'Bo Okafor', email: 'bo@example.org', phone: '+44 20 7946 0001' }
let platform: Platform
let jobId: string
let link: string

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder(), PUBLIC_URL: 'http://hire.example' }))
  const plan = { type: 'StartSubscription', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, admin.companyId, plan, platform.context(admin))
  jobId = (await platform.useCases.jobs.createJob(admin, { draft: { ...aJob(), journey: fullJourney } })).jobId
  await platform.useCases.jobs.activateJob(admin, { jobId })
  link = `${admin.companyId}.${jobId}`
})
afterAll(() => platform.close())

async function report(standing: Standing, volumes = {}) {
  const { token } = await platform.useCases.billing.recordBillingReport(
    admin.companyId,
    { ...paidUp, standing, volumes },
    randomUUID(),
  )
  expect(await platform.caughtUp(token)).toEqual([])
}
const start = (person: typeof ada, token: string | null = null) =>
  platform.useCases.candidacy.startApplication(
    { ...person, link, token, referral: false, commandId: randomUUID() },
    randomUUID(),
  )
const isOpen = async (token: string | null) => (await platform.useCases.candidacy.openApplication(link, token))!.open

describe('a company whose subscription is paused or cancelled', () => {
  it.each<Standing>([
    { status: 'paused', pausedAt: noon, resumesAt: null },
    { status: 'cancelled', cancelledAt: noon },
  ])('begins nothing that costs or reaches new candidates; who is under way goes on (%j)', async (standing) => {
    await report(paidUp.standing)
    const { candidateToken } = await start(ada)
    await report(standing)
    const { useCases, readers } = platform
    const refused = { code: `subscription/${standing.status}` }

    await expect(useCases.jobs.createJob(admin, { draft: aJob() })).rejects.toMatchObject(refused)
    await expect(
      useCases.candidacy.inviteCandidates(admin, { jobId, people: [bo], commandId: randomUUID() }),
    ).rejects.toMatchObject(refused)
    await expect(start(bo)).rejects.toMatchObject({ code: 'job/not-active' })
    expect([await isOpen(null), await isOpen(candidateToken)]).toEqual([false, true])
    await start(ada, candidateToken)
    expect(await readers.balancesOf(admin)).toMatchObject({ report: { standing } })
    // An auditor goes on reading and exporting.
    expect(await readers.auditOf(admin)).toMatchObject({ page: 1 })
    const candidateId = (await readers.candidateByEmail(admin, jobId, ada.email))!
    expect((await useCases.history.exportHistory(admin, candidateId)).length).toBeGreaterThan(0)
    expect(await useCases.history.verifyCandidate(admin, candidateId)).toBeTruthy()
    expect(await readers.allowedOn(admin, platform.now())).not.toBeNull()

    await report(paidUp.standing)
    await start(bo)
    expect(await isOpen(null)).toBe(true)
  })
})

it('what a company bought beside its plan counts in its balances, and what an operator gives it in its features', async () => {
  await report(paidUp.standing, { activeJobs: 12, userSeats: null })
  const features = { whiteLabel: true, sharing: false }
  await expect(
    platform.useCases.billing.overrideFeatures(admin, { companyId: admin.companyId, features }),
  ).rejects.toMatchObject({ code: 'auth/forbidden' })
  const { token } = await platform.useCases.billing.overrideFeatures(operating(admin), {
    companyId: admin.companyId,
    features,
  })
  expect(await platform.caughtUp(token)).toEqual([])
  expect(await platform.readers.balancesOf(admin)).toMatchObject({
    jobSlots: 12,
    volume: { activeJobs: 12, userSeats: null, liveInterviews: 10 },
    seatsLeft: null,
    features,
  })
  expect((await platform.entitlementsOf(admin.companyId)).features).toMatchObject({ ...features, api: false })
})
