import { describe, expect, it } from 'vitest'
import { giveFeatures } from '../support/features.ts'
import { useApi } from '../support/api.ts'

const api = useApi(undefined, (platform, { acme }) => giveFeatures(platform, acme.companyId, { api: true }))
const payload = { title: 'Night porter', benefits: [{ id: 'b1', title: 'Meals' }] }

describe('the versions of a job', () => {
  it('are listed, read as they were, named and restored as a new one', async () => {
    const id = (await api.post(api.acme.key, '/api/v2/job', payload)).body.job_id as string
    const versions = async () => (await api.get(api.acme.key, `/api/v2/jobs/${id}/versions`)).body.versions
    const [first] = await versions()
    expect(first).toMatchObject({ revision: 0, by: { kind: 'apiKey' }, sections: [], published: null, name: null })
    const at = `/api/v2/jobs/${id}/versions/0`
    expect((await api.patch(api.acme.key, at, { name: ' As posted ' })).status).toBe(200)
    await api.patch(api.acme.key, `/api/v2/job/${id}`, { title: 'Day porter', benefits: [] })
    expect((await versions()).map(({ name }: { name: string }) => name)).toEqual([null, 'As posted'])

    const then = (await api.get(api.acme.key, at)).body
    expect(then).toMatchObject({ revision: 0, job: { title: 'Night porter', benefits: payload.benefits } })
    expect(Object.keys(then.job)).not.toContain('status')
    const { body } = await api.post(api.acme.key, `${at}/restore`, {})
    expect(body.job).toMatchObject({ title: 'Night porter', benefits: payload.benefits })
    expect((await versions()).length).toBe(3)
  })

  it('are none of a revision that the job does not have, or of no number', async () => {
    const id = (await api.post(api.acme.key, '/api/v2/job', payload)).body.job_id as string
    const read = (revision: string) => api.get(api.acme.key, `/api/v2/jobs/${id}/versions/${revision}`)
    expect(await read('99')).toMatchObject({ status: 404, body: { code: 'job/version-not-found' } })
    expect((await read('last')).status).toBe(400)
    const named = await api.patch(api.acme.key, `/api/v2/jobs/${id}/versions/0`, { name: 'x'.repeat(81) })
    expect(named.status).toBe(400)
  })
})
