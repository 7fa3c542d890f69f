import { beforeAll, expect, it } from 'vitest'
import { giveFeatures } from '../support/features.ts'
import type { Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { useInside } from '../support/inside.ts'

const ID = 'G-ABC1234567'
const here = useInside()
const visitor: Who = { headers: {} }
const give = (features: object) => giveFeatures(here.platform, here.acme.companyId, { integrations: true, ...features })
const page = async ({ companyId, jobId } = here.acme) => {
  const { text, headers } = await here.get(visitor, `/apply/${companyId}.${jobId}`, {
    headers: { accept: 'text/html' },
  })
  return { text, policy: String(headers['content-security-policy']) }
}
const connect = (token: string) =>
  here.send(here.acme.admin, 'POST', '/api/legacy/companies/integrations/addIntegration', {
    body: { data: { type: 'ga', token } },
  })
const integrations = () => here.platform.useCases.integrations
const admin = () => colleaguesOf(here.platform, here.acme).admin

beforeAll(() => give({}))

it('takes a measurement ID and nothing else', async () => {
  for (const wrong of ['UA-12345-1', 'G-', 'g-abc1234567', `${ID}"><script>`, 'G-ABC1234567890123456789X']) {
    const { status, body } = await connect(wrong)
    expect([wrong, status, body.detail]).toEqual([wrong, 422, 'This is no measurement ID: it begins with G-'])
  }
  expect((await page()).text).not.toContain('G-')
})

it('is on the pages of candidates of its company, while the plan has it and it is not paused', async () => {
  expect((await connect(` ${ID} `)).body.integration).toMatchObject({ type: 'ga', status: 'connected' })
  const { text } = await page()
  expect(text).toContain(ID)
  // Nothing of Google is loaded by the page itself.
  expect(text).not.toContain('googletagmanager')
  expect((await page(here.rival)).text).not.toContain(ID)
  await integrations().pauseIntegration(admin(), 'ga')
  expect((await page()).text).not.toContain(ID)
  await integrations().resumeIntegration(admin(), 'ga')
  await give({ integrations: false })
  expect((await page()).text).not.toContain(ID)
  await give({})
  expect((await page()).text).toContain(ID)
})

it('is let in by the policy of these pages alone', async () => {
  expect((await page()).policy).toMatch(/connect-src 'self' https:\/\/www\.googletagmanager\.com/)
  for (const path of ['/login', '/admin/jobs', `/careers/${here.acme.companyId}`, '/apply/preview']) {
    const { headers } = await here.get(here.acme.admin, path, { headers: { accept: 'text/html' } })
    expect(String(headers['content-security-policy']), path).not.toContain('google')
  }
})
