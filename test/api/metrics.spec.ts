import { expect, it } from 'vitest'
import { useApi } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { seeding } from '../support/seed.ts'

let recordingId = ''
const api = useApi(undefined, async (platform, { acme }) => {
  const { admin } = colleaguesOf(platform, acme)
  recordingId = await seeding(platform).recording(admin, acme.started, 'q2', Buffer.from('a recording'), 30_000)
  const rated = await platform.useCases.review.rateCandidate(admin, { candidateId: acme.started, value: 4 })
  const move = { jobId: acme.jobId, candidateIds: [acme.started], to: 'hired' }
  const hired = await platform.useCases.review.moveCandidates(admin, move)
  for (const { token } of [rated, hired]) await platform.caughtUp(token, 10_000)
})
const get = async (path: string, who = api.acme.admin) => (await api.get(who, `/api/analytics${path}`)).body

it('says what happened, with the period and the version of each definition', async () => {
  const { started, jobId, marker } = api.acme
  expect(await get('/metrics/jobs')).toMatchObject({
    definitions: { applications: 1, hired: 1 },
    jobs: [{ job_id: jobId, title: `Engineer ${marker}`, applications: 3, completed: 0, hired: 1, rejected: 0 }],
  })
  const videos = await get('/metrics/videos?range=7d')
  expect(videos.points).toHaveLength(7)
  expect(videos).toMatchObject({ grain: 'day', ages: { '1-7': 2, '8-30': 0, '31-90': 0, '90+': 0 } })
  expect(videos.points.at(-1)).toMatchObject({ applications: 3, completed: 0 })
  expect((await get('/metrics/conversion')).steps).toMatchObject([
    { step: 'added', candidates: 3, share: null },
    { step: 'started', candidates: 1 },
    { step: 'completed', candidates: 1 },
    { step: 'reviewed', candidates: 1 },
    { step: 'hired', candidates: 1, share: 1 },
  ])
  expect(await get('/metrics/getInviteConversion')).toMatchObject({ of: 2, passed: 0, share: 0 })
  expect(await get('/api/metrics/getStartedConversion')).toMatchObject({ of: 3, passed: 1 })
  expect(await get('/api/metrics/getRetakesConversion')).toMatchObject({ of: 1, passed: 0, share: 0 })
  expect(await get('/api/metrics/getAdditionalInfo')).toMatchObject({ timeToHire: { count: 1 }, rejections: [] })
  expect((await get('/metrics/users')).users).toMatchObject([{ reviewed: 1, rated: 1, average: 4, shared: 0 }])
  expect(await get(`/metrics/conversion?job_id=${api.rival.jobId}`)).toMatchObject({
    steps: [{ candidates: 0 }, {}, {}, {}, {}],
  })
  expect(started).toBeTruthy()
})

it('counts what a player reports: seconds watched, and watched again; nothing of a recording that is none of the candidate’s', async () => {
  const report = (recording: string, ...ranges: [number, number][]) =>
    api.post(api.acme.review, '/api/analytics/playbacks', {
      candidate_id: api.acme.started,
      recording_id: recording,
      ranges,
    })
  expect((await report(recordingId, [0, 10], [5, 15])).status).toBe(200)
  expect((await report(api.acme.userId, [0, 10])).status).toBe(200)
  await expect
    .poll(async () => (await get('/metrics/playbacks')).users)
    .toMatchObject([{ candidates: 1, watched_seconds: 15, replayed_seconds: 5 }])
  expect(await get('/api/metrics/getWatchedData')).toMatchObject({ seconds: 15, users: [{ seconds: 15 }] })
  expect(await get('/api/metrics/getReplayData')).toMatchObject({ seconds: 5 })
  expect((await get('/metrics/playbacks', api.rival.admin)).users).toEqual([])
})
