import sharp from 'sharp'
import { expect, it } from 'vitest'
import { giveFeatures } from '../support/features.ts'
import { useApi } from '../support/api.ts'
import { anAutomation, pictureForm } from '../security/bodies.ts'

const api = useApi(undefined, (platform, { acme }) =>
  giveFeatures(platform, acme.companyId, { api: true, multiBranding: true, integrations: true }),
)
const jobOf = async (id: string) => (await api.get(api.acme.key, `/api/v2/jobs/${id}`)).body

it('a job is read with the logo of its brand and with its automations (JOB-026), and may be sent back with them', async () => {
  const { admin, jobId, brandId } = api.acme
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#1c65ac' } }).png()
  const form = pictureForm(new Uint8Array(await picture.toBuffer()))
  const { url } = (await api.send(admin, 'POST', '/api/legacy/company/uploadLogo', { raw: form })).body
  await api.patch(admin, `/api/v2/company/brand/${brandId}`, { logo: url })
  await api.patch(api.acme.key, `/api/v2/job/${jobId}`, { branding: { brandName: '', brand_id: brandId } })
  await api.patch(api.acme.key, `/api/v2/job/${jobId}/automations`, { automations: [anAutomation] })

  const job = await jobOf(jobId)
  expect(job.logo).toBe(url)
  expect(job.integration_meta.jobData.logo).toBe(url)
  expect(job.automations).toEqual((await api.get(api.acme.key, `/api/v2/job/${jobId}/automations`)).body.automations)
  expect(job.automations).toHaveLength(1)

  const { logo, automations } = job
  const change = (body: object) => api.patch(api.acme.key, `/api/v2/job/${jobId}`, body)
  expect((await change({ logo, automations, title: 'Night porter' })).status).toBe(200)
  const logoed = (sent: string) => ({ integration_meta: { jobData: { logo: sent } } })
  expect((await change(logoed(logo))).status).toBe(200)
  const other = 'https://example.org/x.png'
  const ofBrands = 'Pictures belong to the brands of the company'
  expect(await change({ logo: other, automations: [], ...logoed(other) })).toMatchObject({
    status: 400,
    body: {
      fields: {
        logo: ofBrands,
        'integration_meta.jobData.logo': ofBrands,
        automations: 'Automations are set by a call of their own',
      },
    },
  })
  expect(await api.post(api.acme.key, '/api/v2/job', logoed(other))).toMatchObject({
    status: 400,
    body: { fields: { 'integration_meta.jobData.logo': ofBrands } },
  })
})

it('a company is read with its webhook by those who may see webhooks (AUTH-018)', async () => {
  const { admin } = api.acme
  const company = async (who = admin) => (await api.get(who, '/api/v2/company')).body.webhook
  expect(await company()).toBe(null)
  const url = 'https://127.0.0.1:9/in'
  expect((await api.post(admin, '/api/v2/webhooks', { url })).status).toBe(201)
  expect(await company()).toBe(url)
  expect(await company(api.acme.review)).toBe(null)
})
