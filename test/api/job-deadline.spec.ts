import { expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()

it('sets and removes the deadline by a call that carries only its date and time zone', async () => {
  const { job_id: job } = (await api.post(api.acme.key, '/api/v2/job', { title: 'Night porter' })).body
  const patch = (body: object) => api.patch(api.acme.key, `/api/v2/job/${job}`, body)
  const deadline = { deadlineDate: '2099-03-31T23:59:00+02:00', timezone: 'Europe/Berlin' }
  expect(await patch(deadline)).toMatchObject({
    status: 200,
    body: {
      message: 'Deadline updated successfully',
      job: { title: 'Night porter', deadlineDate: '2099-03-31T21:59:00.000Z', timezone: 'Europe/Berlin' },
    },
  })
  expect((await patch({ deadlineDate: '2020-01-01T00:00:00Z', timezone: 'UTC' })).body).toMatchObject({
    code: 'job/deadline-invalid',
    detail: "Couldn't set the deadline, please try again",
    fields: { deadlineDate: 'The deadline has to lie in the future' },
  })
  const { job: whole } = (await patch({ title: 'Head porter' })).body as { job: object }
  const sentBack = (await patch({ ...whole, title: 'Porter' })).body
  expect(sentBack).toMatchObject({ job: { title: 'Porter', timezone: 'Europe/Berlin' } })
  expect(sentBack).not.toHaveProperty('message')
  expect(
    await api.post(api.acme.key, '/api/legacy/jobs/updateInterview', { job_id: job, deadlineDate: null }),
  ).toMatchObject({ body: { message: 'Deadline removed successfully', job: { deadlineDate: null, timezone: null } } })
})
