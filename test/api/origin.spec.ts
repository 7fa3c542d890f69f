import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useInside } from '../support/inside.ts'

const here = useInside()

it('an applicant’s page says by which board and campaign they came', async () => {
  const { companyId, jobId } = here.acme
  const email = `${randomUUID()}@example.org`
  const path = `/apply/${companyId}.${jobId}?from=indeed&utm_campaign=spring%20fair`
  const form = { intent: 'start', name: 'Grace Hopper', email, phone: '', commandId: randomUUID() }
  expect((await here.post({ headers: {} }, path, { form })).status).toBe(302)
  const asker = { kind: 'process', name: 'test', companyId, permissions: ['candidates.read'] } as const
  const candidateId = await expect
    .poll(() => here.platform.readers.candidateByEmail(asker, jobId, email), { timeout: 10_000 })
    .not.toBeNull()
    .then(() => here.platform.readers.candidateByEmail(asker, jobId, email))
  const page = await here.get(here.acme.admin, `/admin/jobs/${jobId}/candidates/${candidateId}`)
  expect(page.text).toContain('indeed · spring fair')
})
