import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()
type Sent = Record<string, unknown>
const path = (id = '') => `/api/v2/dashboard-filters/${api.acme.jobId}${id && `/${id}`}`
const names = async (who: typeof api.acme.admin) =>
  ((await api.get(who, path())).body.filters as Sent[]).map(({ name }) => name)

it('keeps a filter for its owner, a role or the team, who alone change nothing of it', async () => {
  const { admin, edit, review } = api.acme
  const filter = { rating: 4, statuses: ['completed'], score: { is: 'between', value: 40, to: 80 } }
  const made = await api.post(admin, path(), { name: '  The  best ', filter })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ name: 'The best', filter, shared_with: null, pinned: false })
  expect(made.body.path).toContain('status=completed&rating=4&score=between-40-80')
  const id = made.body.filter_id as string
  expect([await names(admin), await names(edit)]).toEqual([['The best'], []])

  const change = (who: typeof admin, body: Sent) => api.send(who, 'PATCH', path(id), { body })
  expect((await change(admin, { shared_with: 'edit' })).body).toMatchObject({ shared_with: 'edit', filter })
  expect([await names(edit), await names(review)]).toEqual([['The best'], []])
  await change(admin, { shared_with: 'team', pinned: true })
  expect(await names(review)).toEqual(['The best'])
  expect((await change(edit, { name: 'Mine' })).body.code).toBe('filter/not-found')
  expect((await api.send(edit, 'DELETE', path(id))).body.code).toBe('filter/not-found')
  expect((await api.get(api.rival.admin, path())).status).toBe(404)

  expect((await change(admin, { shared_with: randomUUID() })).body.code).toBe('team/role-not-found')
  const again = await api.post(edit, path(), { name: 'the best', filter, shared_with: 'team' })
  expect([again.status, again.body.code]).toEqual([409, 'filter/name-taken'])
  expect((await api.send(admin, 'DELETE', path(id))).body).toEqual({ status: 'OK' })
  expect(await names(admin)).toEqual([])
})

it('says what is wrong with a filter that is none', async () => {
  const send = (filter: unknown) => api.post(api.acme.admin, path(), { name: 'Odd', filter })
  for (const filter of [{}, { statuses: ['gone'] }, { search: 'x'.repeat(201) }, { $where: '1' }, { rating: 6 }])
    expect((await send(filter)).status).toBe(400)
})
