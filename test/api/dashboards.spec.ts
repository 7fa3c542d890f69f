import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useApi } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'

const api = useApi(undefined, (platform, { acme }) => colleaguesOf(platform, acme).onPlan('enterprise'))
type Sent = Record<string, string>

/** As the page of analytics sends it. */
const send = (who: typeof api.acme.admin, form: Sent) =>
  api.send(who, 'POST', '/admin/stats', {
    raw: new URLSearchParams({ commandId: randomUUID(), ...form }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const listed = async (who: typeof api.acme.admin) =>
  (await api.get(who, '/api/analytics/metrics/dashboards')).body.dashboards as Sent[]
const names = async (who: typeof api.acme.admin) => (await listed(who)).map(({ name }) => name)

it('are their owner’s alone until they are shared, and no other company’s ever', async () => {
  const { admin, edit } = api.acme
  const month = { intent: 'save', name: 'Last month', address: 'range=30d', section: 'funnel' }
  expect((await send(admin, month)).status).toBe(302)
  expect(await names(admin)).toEqual(['Last month'])
  expect(await names(edit)).toEqual([])

  const [mine] = await listed(admin)
  expect(mine).toMatchObject({ path: '/admin/stats?range=30d&section=funnel', shared: false })
  const id = mine!.dashboard_id!
  await send(edit, { ...month, dashboardId: id, name: 'Taken over' })
  expect(await names(admin)).toEqual(['Last month'])

  await send(admin, { ...month, dashboardId: id, shared: '1' })
  expect(await names(edit)).toEqual(['Last month'])
  expect(await names(api.rival.admin)).toEqual([])

  await send(edit, { intent: 'delete', dashboardId: id })
  expect(await names(admin)).toEqual(['Last month'])
  await send(admin, { intent: 'delete', dashboardId: id })
  expect(await names(admin)).toEqual([])
})

it('are not listed for those who may not see a job that they are about', async () => {
  const { admin, edit, jobId } = api.acme
  const about = (name: string, job: string) =>
    send(admin, { intent: 'save', shared: '1', name, address: `range=30d&job=${job}` })
  const seenBy = (...entries: object[]) =>
    api.send(admin, 'PATCH', `/api/v2/job/${jobId}/permissions`, { body: entries })
  await about('Of the job', jobId)
  await about('Of no job', randomUUID())
  expect((await seenBy({ group_id: 'global', role_id: 'review' })).status).toBe(200)
  expect(await names(edit)).toEqual(['Of the job'])
  expect((await seenBy()).status).toBe(200)
  expect(await names(edit)).toEqual([])
  expect(await names(admin)).toEqual(['Of the job'])
})

it('are mailed to who sees them and asks for it, as often as they say', async () => {
  const { admin, edit } = api.acme
  await send(admin, { intent: 'save', name: 'By mail', address: 'range=7d' })
  const dashboardId = (await listed(admin)).find(({ name }) => name === 'By mail')!.dashboard_id!
  const mailed = (who: typeof admin, every: string, id = dashboardId) =>
    send(who, { intent: 'mail', dashboardId: id, every })
  expect((await mailed(admin, 'week')).status).toBe(302)
  expect((await mailed(admin, '')).status).toBe(302)
  expect((await mailed(admin, 'hour')).status).toBe(400)
  expect((await mailed(admin, 'week', 'x')).status).toBe(400)
  expect((await mailed(edit, 'week')).status).toBe(404)
})
