import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { aJob } from '../fixtures/job.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
const owner = (): Asker => ({
  kind: 'user',
  companyId: here.acme.companyId,
  userId: here.acme.userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})
async function job(changes: Parameters<typeof aJob>[0] = {}) {
  const { useCases } = here.platform
  const { jobId } = await useCases.jobs.createJob(owner(), { draft: aJob(changes) })
  await here.platform.caughtUp((await useCases.jobs.activateJob(owner(), { jobId })).token)
  return `/jobs/post/${jobId}/boards`
}
const ask = (path: string, body: object) => here.post(here.acme.admin, path, { body })

it('forms of Power Share and Power Boost say what is missing, are saved, and post the job', async () => {
  const path = await job({ countryCode: 'DE', location: 'Berlin, Germany', jobDescription: 'x'.repeat(120) })
  const { body: first } = await here.get(here.acme.admin, path)
  expect(first).toMatchObject({ entries: {}, locationMissing: false })
  expect(first.problems.boost).toMatchObject({ email: 'This field is required' })

  const posting = {
    ...first.posting,
    companyName: 'Northwind',
    email: 'rita@northwind.test',
    requirements: ['Calm'],
    salary: { currency: 'EUR', min: 3000, max: 4000, period: 'monthly' },
  }
  const { body: saved } = await ask(path, { intent: 'save', posting })
  expect(saved.problems).toEqual({ share: {}, boost: {} })
  const boards = [
    { board: 'careers', postDuration: null, accountId: null },
    { board: 'indeed', postDuration: null, accountId: null },
  ]
  const { body: posted } = await ask(path, { intent: 'post', via: 'share', boards, commandId: randomUUID() })
  expect(posted.entries).toMatchObject({ careers: { status: 'active' }, indeed: { status: 'to-update' } })
  expect(posted.feeds.indeed).toMatch(/\/feeds\/\w+\/indeed\.xml\?key=/)
  const { body: closed } = await ask(path, { intent: 'close', boards: ['careers'], commandId: randomUUID() })
  expect(closed.entries.careers).toMatchObject({ status: 'closed', closedBecause: 'person' })
})

it('a job without a country cannot be boosted, and says so', async () => {
  const path = await job({ countryCode: null, location: 'Somewhere' })
  expect((await here.get(here.acme.admin, path)).body.locationMissing).toBe(true)
  const boards = [{ board: 'talroo', postDuration: null, accountId: null }]
  const refused = await ask(path, { intent: 'post', via: 'boost', boards, commandId: randomUUID() })
  expect(JSON.stringify(refused.body)).toContain('Location is missing')
})
