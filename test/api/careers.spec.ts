import { describe, expect, it } from 'vitest'
import { postable } from '../fixtures/posting.ts'
import { useApi } from '../support/api.ts'
import { fieldsOf, parseXml } from '../support/xml.ts'

const api = useApi()
const payload = { ...postable, title: 'Night porter </script>' }
const posting = { job_posting: true, integration_meta: payload.integration_meta }
async function posted(job_boards?: object) {
  const { body } = await api.post(api.acme.key, '/api/v2/job', payload)
  const id = body.job_id as string
  await api.put(api.acme.key, '/api/legacy/jobs/activateJob', { id })
  const answer = await api.patch(api.acme.key, `/api/v2/job/${id}`, { ...posting, ...(job_boards && { job_boards }) })
  expect(answer.status).toBe(200)
  return id
}
const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.server.url}${path}`, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const pageOf = (job: string) => `/careers/${api.acme.companyId}.${job}`
const boardsOf = async (job: string) => (await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body.job_boards

describe('the public page of a job', () => {
  it('is there once the job is posted, with a JobPosting that says the same', async () => {
    const job = await posted()
    const { status, text } = await open(pageOf(job))
    expect(status).toBe(200)
    const markup = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(JSON.parse(markup)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Night porter </script>',
      hiringOrganization: { name: 'Grand Hotel' },
      baseSalary: { value: { minValue: 10, unitText: 'HOUR' } },
    })
    expect(text).toContain(`/apply/${api.acme.companyId}.${job}`)
    expect(text).not.toContain('jobs@grand.test')
    expect((await open('/sitemap.xml')).text).toContain('<urlset')
    expect((await open('/robots.txt')).text).toContain('/sitemap.xml')
  })

  it('is gone with the job, and never there for one that was not posted', async () => {
    const job = await posted()
    await api.put(api.acme.key, '/api/legacy/jobs/archiveJob', { id: job })
    await expect.poll(async () => (await open(pageOf(job))).status).toBe(410)
    const { body } = await api.post(api.acme.key, '/api/v2/job', payload)
    expect((await open(pageOf(body.job_id))).status).toBe(410)
    expect((await open('/careers/nowhere')).status).toBe(404)
  })
})

describe('the careers page of a company', () => {
  it('lists what is posted there, in a frame as well', async () => {
    const job = await posted()
    const list = await open(`/careers/${api.acme.companyId}?embed=1&q=porter`)
    expect(list).toMatchObject({ status: 200, text: expect.stringContaining(pageOf(job)) })
    expect(list.headers.get('x-frame-options')).toBeNull()
    expect(list.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect((await open(`/careers/${api.acme.companyId}?q=zebra`)).text).not.toContain(pageOf(job))
    expect((await open(`/careers/${api.rival.companyId}`)).text).not.toContain(pageOf(job))
  })
})

describe('the feed of a board', () => {
  it('makes the entry active once it is fetched, and answers no request without its key', async () => {
    const job = await posted({ zipRecruiter: { post_duration: 30 } })
    const { zipRecruiter } = await boardsOf(job)
    expect(zipRecruiter).toMatchObject({ status: 'to-update', post_duration: 30 })
    const address: string = zipRecruiter.feed
    const path = address.slice(address.indexOf('/feeds/'))
    expect((await open(path.replace(/key=.*/, 'key=guess'))).status).toBe(404)
    const { status, headers, text } = await open(path)
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: 'application/xml; charset=utf-8',
    })
    const jobs = parseXml(text).children.filter(({ name }) => name === 'job')
    expect(jobs.map((each) => fieldsOf(each))).toContainEqual(
      expect.objectContaining({ referencenumber: job, title: 'Night porter </script>', company: 'Grand Hotel' }),
    )
    expect((await open(path, { 'if-none-match': headers.get('etag')! })).status).toBe(304)
    expect(await boardsOf(job)).toMatchObject({ zipRecruiter: { status: 'active', post_duration: 30 } })
    await api.patch(api.acme.key, `/api/v2/job/${job}`, { title: 'Day porter' })
    await expect.poll(() => boardsOf(job)).toMatchObject({ zipRecruiter: { status: 'to-update' } })
  })
})
