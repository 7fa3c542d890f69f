import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { giveFeatures } from '../support/features.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import type { Who } from '../support/api.ts'
import { useInside } from '../support/inside.ts'
import { keyOfJob } from '../support/job-key.ts'

const here = useInside({}, async (platform, { acme, rival }) => {
  for (const { companyId } of [acme, rival]) await giveFeatures(platform, companyId, { api: true })
})
const at = '/api/v2/edit-job-integration'
const admin = () => colleaguesOf(here.platform, here.acme).admin
const stranger: Who = { headers: {} }
const keyed = (key: string): Who => ({ headers: { authorization: `Bearer ${key}` } })
afterEach(() => vi.useRealTimers())
/** A job of Acme's with its key. */
async function aJobWithKey(title = 'Engineer') {
  const made = await here.post(here.acme.admin, '/api/v2/job', { body: { title } })
  const jobId: string = made.body.job_id
  return { jobId, ...(await keyOfJob(here.platform, { ...here.acme, jobId })) }
}
const read = async (who: Who, jobId: string) => await here.get(who, `${at}/jobs/${jobId}`)

describe('the key of one job (JOB-070)', () => {
  it('reads and saves that job', async () => {
    const { jobId, ...who } = await aJobWithKey()
    const saved = await here.send(who, 'PUT', `${at}/jobs/${jobId}`, { body: { title: 'Chief engineer' } })
    expect([saved.status, saved.body.job.title]).toEqual([200, 'Chief engineer'])
    expect((await read(who, jobId)).body).toMatchObject({ job_id: jobId, title: 'Chief engineer' })
    const bad = await here.send(who, 'PUT', `${at}/jobs/${jobId}`, { body: { nonsense: 1 } })
    expect(bad.status).toBe(400)
  })

  it('opens its page without a session, which saves what is changed there and says what is wrong (AUTH-008)', async () => {
    const { jobId, key, ...who } = await aJobWithKey('Engineer of tides')
    const page = `/edit-job-integration/${key}`
    const opened = await here.get(stranger, page)
    expect([opened.status, opened.cookies]).toEqual([200, []])
    expect(opened.text).toContain('Engineer of tides')
    expect(opened.text).not.toContain('Wolverine')
    const revision = /name="revision" value="(\d+)"/.exec(opened.text)![1]!
    const form = { revision, jobTitle: 'Keeper of tides', location: 'Husum', jobDescription: 'Tides, twice a day.' }
    expect((await here.post(stranger, page, { form })).text).toContain('Saved')
    expect((await read(who, jobId)).body).toMatchObject({
      title: 'Keeper of tides',
      location: { description: 'Husum' },
      jobDescription: 'Tides, twice a day.',
    })
    const stale = await here.post(stranger, page, { form: { ...form, jobTitle: 'Lost' } })
    expect(stale.status).toBe(409)
    expect((await read(who, jobId)).body.title).toBe('Keeper of tides')
    for (const wrong of [`${page.slice(0, -4)}AAAA`, '/edit-job-integration/x']) {
      expect((await here.get(stranger, wrong)).text).toContain('This link cannot be opened')
      expect((await here.post(stranger, wrong, { form })).text).toContain('This link cannot be opened')
    }
  })

  it('is made in the settings, where it is shown once as a link', async () => {
    const { jobId } = await aJobWithKey('Shown in settings')
    const form = { intent: 'issue-job-key', label: 'Their ATS', jobId, days: '30' }
    const made = await here.post(here.acme.admin, '/admin/settings?tab=api-keys', { form })
    const [, key] = /\/edit-job-integration\/(hlj_[A-Za-z0-9_-]+)/.exec(made.text)!
    expect((await read(keyed(key!), jobId)).status).toBe(200)
    const listed = (await here.get(here.acme.admin, '/admin/settings?tab=api-keys')).text
    expect([listed.includes('Their ATS'), listed.includes(key!)]).toEqual([true, false])
    const never = await here.post(here.acme.admin, '/admin/settings?tab=api-keys', { form: { ...form, days: '8' } })
    expect(never.text).toContain('Choose how long it lasts')
  })

  it('asks for an address for a video and whether it is there', async () => {
    const who = await aJobWithKey()
    const begun = await here.get(who, `${at}/videos/upload/new`)
    expect([begun.status, begun.body.uploadURL]).toEqual([200, expect.stringContaining('http')])
    const ready = await here.get(who, `${at}/videos/upload/check?term=${begun.body.videoId}`)
    expect([ready.status, ready.body.ready]).toEqual([200, false])
  })

  it('opens no other job, of the company or of another, and no other call', async () => {
    const who = await aJobWithKey()
    const other = await aJobWithKey('Another')
    const never = await read(who, randomUUID())
    expect([never.status, never.body.code]).toEqual([404, 'job/not-found'])
    for (const jobId of [other.jobId, here.acme.jobId, here.rival.jobId]) {
      expect(await read(who, jobId)).toMatchObject({ status: 404, body: never.body })
      const put = await here.send(who, 'PUT', `${at}/jobs/${jobId}`, { body: { title: 'Taken over' } })
      expect(put.status).toBe(404)
    }
    for (const path of [
      `/api/v2/jobs/${who.jobId}`,
      '/api/v2/jobs',
      '/api/legacy/user',
      '/api/legacy/companies/getApiKey',
    ])
      expect((await here.get(who, path)).status, path).toBe(401)
    expect(endpoints.filter(({ spec }) => spec.credential === 'job').map(({ method }) => method)).toHaveLength(4)
  })

  it('is listed as the key of its job, with its end', async () => {
    const { jobId, keyId } = await aJobWithKey()
    const { keys } = (await here.get(here.acme.admin, '/api/legacy/companies/getApiKey')).body
    expect(keys).toContainEqual(expect.objectContaining({ key_id: keyId, job_id: jobId, ends_at: expect.any(String) }))
  })

  it('leaves the categories of the company as they are', async () => {
    const who = await aJobWithKey()
    const body = { categories: [{ cat_id: randomUUID(), name: 'From outside' }] }
    expect((await here.send(who, 'PUT', `${at}/jobs/${who.jobId}`, { body })).status).toBe(200)
    expect((await here.get(here.acme.admin, '/api/legacy/jobs/getCategories')).text).not.toContain('From outside')
  })

  it('is refused when it is forged, replaced, revoked or one of the API', async () => {
    const { jobId, key, keyId } = await aJobWithKey()
    const secret = key.slice(0, -4)
    const foreign = key.replace(here.acme.companyId, here.rival.companyId)
    const ofApi = (
      await here.platform.useCases.accounts.issueApiKey(admin(), { label: 'All', scopes: ['jobs.create'] })
    ).key
    for (const wrong of [
      `${secret}AAAA`,
      foreign,
      key.replace('hlj_', 'hl_'),
      ofApi,
      ofApi.replace('hl_', 'hlj_'),
      'x',
    ])
      expect(await read(keyed(wrong), jobId), wrong).toMatchObject({ status: 401, body: { code: 'auth/required' } })
    expect((await read(stranger, jobId)).status).toBe(401)
    expect((await read(here.acme.admin, jobId)).status, 'a session is no key').toBe(401)

    const next = await keyOfJob(here.platform, { ...here.acme, jobId })
    expect([(await read(keyed(key), jobId)).status, (await read(next, jobId)).status], keyId).toEqual([401, 200])
    await here.platform.useCases.accounts.revokeApiKey(admin(), { keyId: next.keyId })
    expect((await read(next, jobId)).status).toBe(401)
  })

  it('waits while the plan has no API', async () => {
    const { jobId, ...who } = await aJobWithKey()
    await giveFeatures(here.platform, here.acme.companyId, { api: false })
    expect((await read(who, jobId)).body.code).toBe('subscription/feature-missing')
    await giveFeatures(here.platform, here.acme.companyId, { api: true })
    expect((await read(who, jobId)).status).toBe(200)
  })

  it('ends after its days', async () => {
    const { jobId, ...who } = await aJobWithKey()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 - 60_000 })
    expect((await read(who, jobId)).status).toBe(200)
    vi.setSystemTime(Date.now() + 120_000)
    expect((await read(who, jobId)).status).toBe(401)
  })

  it('is issued for a job there is, and for a time that is offered', async () => {
    const issue = (jobId: string, days: number) =>
      here.platform.useCases.accounts.issueApiKey(admin(), { label: 'Sync', scopes: [], job: { jobId, days } })
    await expect(issue(here.acme.jobId, 8)).rejects.toMatchObject({ fields: { days: 'Choose how long it lasts' } })
    await expect(issue(randomUUID(), 7)).rejects.toMatchObject({ code: 'job/not-found' })
    await expect(issue(here.rival.jobId, 7)).rejects.toMatchObject({ code: 'job/not-found' })
  })
})
