import { describe, expect, it } from 'vitest'
import { postable } from '../fixtures/posting.ts'
import { useApi } from '../support/api.ts'

const api = useApi()
const { jobType, address, compensation } = postable.integration_meta.jobData
/** Without what only some boards ask for. */
const payload = { ...postable, integration_meta: { jobData: { jobType, address, compensation } } }
async function liveJob() {
  const { body } = await api.post(api.acme.key, '/api/v2/job', payload)
  await api.put(api.acme.key, '/api/legacy/jobs/activateJob', { id: body.job_id })
  return body.job_id as string
}
const change = (job: string, body: object) => api.patch(api.acme.key, `/api/v2/job/${job}`, body)

describe('a program that posts a job', () => {
  it('reaches the careers page and Google, and takes the job off again (JOB-061, PUB-019)', async () => {
    const job = await liveJob()
    const { status, body } = await change(job, { job_posting: true })
    expect({ status, boards: body.job?.job_boards }).toEqual({
      status: 200,
      boards: { careers: { status: 'active' }, googleJobPosting: { status: 'active' } },
    })
    const closed = await change(job, { job_posting: true, job_boards: { careers: { status: 'closed' } } })
    expect(closed.body.job.job_boards).toEqual({
      careers: { status: 'closed' },
      googleJobPosting: { status: 'active' },
    })
  })

  it('sends what the boost form holds as jobData, and hears what is missing', async () => {
    const job = await liveJob()
    const refused = await change(job, {
      job_posting: true,
      job_boards: { zipRecruiter: { post_duration: 30 }, talroo: {} },
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { email: 'This field is required', requirements: 'This field is required' } },
    })
    const { body } = await change(job, {
      job_posting: true,
      job_boards: { zipRecruiter: { post_duration: 30 }, talroo: {} },
      integration_meta: {
        jobData: {
          hiringOrganization: { name: 'Grand Hotel', email: 'jobs@grand.test', website: '', sameAs: '' },
          skills: ['Portuguese', ''],
          benefits: ['Meals'],
        },
      },
    })
    expect(body.job).toMatchObject({
      job_boards: { zipRecruiter: { status: 'to-update', post_duration: 30 }, talroo: { status: 'to-update' } },
      integration_meta: { jobData: { skills: ['Portuguese'], benefits: ['Meals'] } },
    })
    expect(await change(job, body.job)).toMatchObject({ status: 200, body: { job: { revision: body.job.revision } } })
  })

  it('sees the entries closed once the job is archived', async () => {
    const job = await liveJob()
    await change(job, { job_posting: true })
    await api.put(api.acme.key, '/api/legacy/jobs/archiveJob', { id: job })
    await expect
      .poll(async () => (await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body.job_boards)
      .toEqual({ careers: { status: 'closed' }, googleJobPosting: { status: 'closed' } })
  })
})
