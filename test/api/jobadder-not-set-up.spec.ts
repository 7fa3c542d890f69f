import { expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()

it('an installation that is no client of JobAdder lists it as yet to come, and says so at the step', async () => {
  const { companyId, userId, admin } = here.acme
  const permissions = permissionsOf.admin
  const asker: Asker = { kind: 'user', companyId, userId, role: 'admin', creator: true, permissions }
  const { beginJobAdder, integrationsFor } = here.platform.useCases.integrations
  await expect(beginJobAdder(asker)).rejects.toThrow('JobAdder is not set up here')
  const all = await integrationsFor(asker)
  expect(all.find(({ type }) => type === 'jobadder')!.way).toEqual({ kind: 'later' })
  const page = await here.get(admin, '/jobadder/integration/token')
  expect(page.text).toContain('This installation is not set up for JobAdder')
  const awaited = await here.post(admin, '/api/legacy/companies/integrations/notifyMe', { body: { type: 'jobadder' } })
  expect(awaited.status).toBe(200)
})
