import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { candidates } from '#projections/candidates/candidates.ts'
import { startJobAdder } from '../peers/jobadder/server.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'

const theirs = await startJobAdder()
const here = useInside({
  JOBADDER_CLIENT_ID: theirs.client.id,
  JOBADDER_CLIENT_SECRET: theirs.client.secret,
  JOBADDER_URL: theirs.url,
  JOBADDER_STAGE_CALL: 'PUT /applications/{application}/status {"status":"{stage}"}',
})
afterAll(() => theirs.close())
beforeAll(() => giveFeatures(here.platform, here.acme.companyId, { integrations: true, api: true }))
const soon = { timeout: 20_000, interval: 50 }
const admin = () => colleaguesOf(here.platform, here.acme).admin

/** Out to JobAdder and back, with the cookie that the browser keeps on the way. */
async function connect() {
  const { admin: person } = here.acme
  const { headers, cookies } = await here.get(person, await here.platform.useCases.integrations.beginJobAdder(admin()))
  const there = await fetch(String(headers.location), { redirect: 'manual' })
  const { pathname, search } = new URL(there.headers.get('location')!)
  const cookie = `${person.headers.cookie}; ${cookies[0]!.split(';')[0]!}`
  await here.get(person, pathname + search, { headers: { cookie } })
}

it('a move made here reaches JobAdder where an operator described the call, one made there comes in, and no note is written', async () => {
  theirs.jobs.set(9, {
    jobTitle: 'Nurse',
    applications: [{ candidateId: 1, firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' }],
  })
  await connect()
  expect(theirs.scope()).toBe('read write offline_access')
  const { linkId } = (await here.platform.useCases.ats.atsShown(admin()))!.link!
  const stages = [
    { stageId: 'New', columnId: 'default' },
    { stageId: 'Placed', columnId: 'hired' },
  ]
  const map = (mergeSettings: object) =>
    here.post(here.acme.admin, `/api/legacy/merge/sync/${linkId}/jobs`, {
      body: {
        merge_job_ids: ['9'],
        job_id: here.acme.jobId,
        mergeSettings: { direction: 'both', stages, sendResult: false, ...mergeSettings },
      },
    })
  const noted = await map({ sendResult: true })
  expect([noted.status, noted.body.detail]).toEqual([422, 'JobAdder takes no notes here: choose none'])
  const { writes } = here.platform.engines.ats.jobAdder!
  Object.assign(writes, { stage: false, note: true })
  const moved = await map({})
  expect([moved.status, moved.body.detail]).toEqual([
    422,
    'JobAdder takes no moves here: choose moves from there to here',
  ])
  Object.assign(writes, { stage: true, note: false })
  expect((await map({})).status).toBe(200)
  const grace = async () =>
    (
      await here.platform.engines.reads.find(here.platform.reads.live(candidates), {
        filter: { companyId: here.acme.companyId, jobId: here.acme.jobId, email: 'grace@example.org' },
      })
    )[0]
  await vi.waitFor(async () => expect(await grace()).toBeDefined(), soon)
  const { _id: candidateId } = (await grace())!
  const theirStatus = () => theirs.jobs.get(9)!.applications[0]!.status
  await here.platform.useCases.review.moveCandidates(admin(), {
    ...{ jobId: here.acme.jobId, to: 'hired', candidateIds: [candidateId] },
  })
  await expect.poll(theirStatus, soon).toBe('Placed')

  Object.assign(theirs.jobs.get(9)!.applications[0]!, { status: 'New', updatedAt: new Date().toISOString() })
  await here.platform.useCases.ats.syncAtsNow(admin(), linkId)
  await expect.poll(async () => (await grace())?.columnId, soon).toBe('default')
  expect([theirStatus(), theirs.notes]).toEqual(['New', []])
})
