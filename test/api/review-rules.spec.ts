import { expect, it } from 'vitest'
import { aliasOf } from '#contracts/candidate/anonymity.ts'
import { useApi } from '../support/api.ts'

const api = useApi()
const at = (jobId: string) => `/api/v2/jobs/${jobId}/review`

it('a program changes what a job hides from those who review, one rule at a time', async () => {
  const { admin, jobId } = api.acme
  expect((await api.get(admin, at(jobId))).body).toEqual({ blindReview: false, anonymousReview: 'off' })
  const hidden = await api.send(admin, 'PATCH', at(jobId), { body: { anonymousReview: 'names' } })
  expect(hidden.body).toEqual({ blindReview: false, anonymousReview: 'names' })
  const blind = await api.send(admin, 'PATCH', at(jobId), { body: { blindReview: true } })
  expect(blind.body).toEqual({ blindReview: true, anonymousReview: 'names' })
  const shown = await api.send(admin, 'PATCH', at(jobId), { body: { blindReview: false, anonymousReview: 'off' } })
  expect(shown.body).toEqual({ blindReview: false, anonymousReview: 'off' })
  expect((await api.get(admin, at(jobId))).body).toEqual(shown.body)
})

it('says what is wrong, and knows no job of another company', async () => {
  const { admin, review, jobId } = api.acme
  const wrong = await api.send(admin, 'PATCH', at(jobId), { body: { anonymousReview: 'everything' } })
  expect(wrong.status).toBe(400)
  expect((await api.get(admin, at(api.rival.jobId))).status).toBe(404)
  expect((await api.send(admin, 'PATCH', at(api.rival.jobId), { body: { blindReview: true } })).status).toBe(404)
  expect((await api.send(review, 'PATCH', at(jobId), { body: { blindReview: true } })).status).toBe(403)
})

it('a new job hides what the company has new jobs hide, and a name shows once its candidate is rejected', async () => {
  const { admin, jobId, other } = api.acme
  const rules = { anonymousReview: 'faces', blindReview: true }
  expect((await api.send(admin, 'PATCH', '/api/v2/company/scoring', { body: rules })).body).toMatchObject(rules)
  const made = await api.post(admin, '/api/v2/job', { title: 'Night porter' })
  expect((await api.get(admin, at(made.body.job_id))).body).toEqual(rules)
  expect((await api.get(admin, at(jobId))).body).toEqual({ blindReview: false, anonymousReview: 'off' })

  const nameOf = async () => JSON.stringify((await api.get(admin, `/api/v2/videos/${other}`)).body)
  expect(await nameOf()).not.toContain(aliasOf(other))
  await api.send(admin, 'PATCH', at(jobId), { body: { anonymousReview: 'names' } })
  await expect.poll(nameOf).toContain(aliasOf(other))
  const { status } = await api.put(admin, '/api/legacy/videos/updateVideoRejectedStatus', {
    videoId: other,
    rejected: true,
  })
  expect(status).toBe(200)
  await expect.poll(nameOf).not.toContain(aliasOf(other))
})
