import { expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()
const at = (more = '') => `/api/v2/jobs/${api.acme.jobId}/shares${more}`

it('a program shares candidates, changes when that ends, and closes the link', async () => {
  const { admin, started, jobId } = api.acme
  const made = await api.post(admin, at(), { video_ids: [started], title: 'For the head of engineering' })
  expect(made.status).toBe(200)
  const [share] = made.body.shares
  expect(share).toMatchObject({
    job_id: jobId,
    video_ids: [started],
    audience: 'anyone',
    hidden: ['contact', 'ratings', 'comments', 'scores'],
    ended: null,
    openings: [],
  })
  expect(share.link).toContain('/shared/')
  const of = { share_ids: [share.share_id] }
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const sooner = await api.send(admin, 'PATCH', at(), { body: { ...of, expiresAt: tomorrow } })
  expect(sooner.body.shares[0].expiresAt).toBe(tomorrow)
  const closed = await api.post(admin, at('/revoke'), of)
  expect(closed.body.shares[0]).toMatchObject({ ended: 'revoked', link: null })
  const late = await api.send(admin, 'PATCH', at(), { body: { ...of, expiresAt: tomorrow } })
  expect(late).toMatchObject({ status: 410, body: { code: 'share/ended' } })
})

it('says what is wrong', async () => {
  const { admin, started } = api.acme
  const wrong = await api.post(admin, at(), { video_ids: [started], title: '', expiresAt: '2020-01-01T00:00:00.000Z' })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'share/invalid' } })
  const strangers = await api.post(admin, at(), { video_ids: [api.rival.started], title: 'x' })
  expect(strangers).toMatchObject({ status: 404, body: { code: 'candidate/not-found' } })
  const unknown = await api.post(admin, at('/revoke'), { share_ids: [started] })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'share/not-found' } })
})
