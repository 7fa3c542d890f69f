import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()
const extraData = { page: 'builder', path: '/jobs-cep/create', jobStatus: 'draft', arrivedFrom: 'jobs' }

describe('an event of a client (JOB-069)', () => {
  it('is kept once and corrected by its id', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { scope: 'job', extraData: { ...extraData, metadata: { job_id: api.acme.jobId } } }
    const first = await api.post(api.acme.key, '/api/v2/events', body, { headers })
    const again = await api.post(api.acme.key, '/api/v2/events', body, { headers })
    expect(first).toMatchObject({ status: 201, body: { event_id: expect.any(String) } })
    expect(again.body).toEqual(first.body)

    const path = `/api/legacy/events/${first.body.event_id}`
    const change = { scope: 'job', extraData: { jobStatus: 'active' } }
    expect(await api.patch(api.acme.key, path, change)).toMatchObject({ status: 200, body: first.body })
  })

  it('is no one else’s to correct, and of no other scope', async () => {
    const { body } = await api.post(api.acme.key, '/api/v2/events', { scope: 'job', extraData })
    const change = { extraData: { page: 'board' } }
    expect(await api.patch(api.rival.admin, `/api/v2/events/${body.event_id}`, change)).toMatchObject({ status: 404 })
    expect(await api.post(api.acme.key, '/api/v2/events', { scope: 'company', extraData })).toMatchObject({
      status: 400,
    })
  })
})
