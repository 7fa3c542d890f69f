import { describe, expect, it } from 'vitest'
import { type Colleague, colleaguesOf } from '../support/colleagues.ts'
import { type Reply, useApi } from '../support/api.ts'

const v2 = '/api/v2'
let noah: Colleague
let mia: Colleague
const api = useApi(undefined, async (platform, { acme }) => {
  const { onPlan, colleague } = colleaguesOf(platform, acme)
  await onPlan('enterprise')
  noah = await colleague('Noah Host', 'review')
  mia = await colleague('Mia Member', 'review')
})
const team = async (reply: Reply) =>
  (
    await api.get(api.acme.admin, `${v2}/users/getCollaborators`, {
      headers: { 'x-consistency': reply.headers.get('x-consistency')! },
    })
  ).body
const permissionsNow = async (who: Colleague) => (await api.get(who, '/api/legacy/user')).body.permissions

describe('a company makes its own roles and groups', () => {
  it('a role is made, given to several at once as their global role, and is what they may do from then on (TEAM-006, TEAM-031, TEAM-034)', async () => {
    const made = await api.post(api.acme.admin, `${v2}/company/role`, {
      name: 'Scheduler',
      permissions: ['jobs.read', 'live_interviews'],
    })
    expect(made).toMatchObject({ status: 201, body: { status: 'OK', role_id: expect.any(String) } })
    const { role_id } = made.body
    const given = await api.post(api.acme.admin, `${v2}/users/roles`, {
      users: [noah.userId, mia.userId],
      global_role_id: role_id,
    })
    expect(given.body).toMatchObject({ status: 'OK' })
    const { collaborators, roles } = await team(given)
    expect(roles).toContainEqual({ role_id, name: 'Scheduler', permissions: ['jobs.read', 'live_interviews'] })
    for (const { userId } of [noah, mia])
      expect(collaborators.find(({ user_id }: { user_id: string }) => user_id === userId)).toMatchObject({
        global_role_id: role_id,
      })
    expect([await permissionsNow(noah), await permissionsNow(mia)]).toEqual(
      Array(2).fill(['jobs.read', 'live_interviews']),
    )
    expect(await api.send(api.acme.admin, 'DELETE', `${v2}/company/role/${role_id}`)).toMatchObject({ status: 200 })
    expect(await permissionsNow(noah)).toEqual([])
  })

  it('people are put into several groups in bulk; a group has a default role (TEAM-006, TEAM-009, TEAM-012, TEAM-033)', async () => {
    const group = async (name: string) =>
      (await api.post(api.acme.admin, `${v2}/company/group`, { name, default_role_id: 'edit' })).body.group_id as string
    const ids = [await group('Panel one'), await group('Panel two')]
    const filled = await api.post(api.acme.admin, `${v2}/company/group/bulk`, {
      members: [noah.userId, mia.userId],
      groups: ids,
    })
    expect(filled.status).toBe(200)
    const { groups } = await team(filled)
    for (const [index, group_id] of ids.entries())
      expect(groups).toContainEqual({
        group_id,
        name: `Panel ${['one', 'two'][index]}`,
        members: expect.arrayContaining([noah.userId, mia.userId]),
        color: expect.any(String),
        default_role_id: 'edit',
      })
  })

  it('a group’s role on a job is its members’ there (TEAM-012, TEAM-016)', async () => {
    const { body } = await api.post(api.acme.admin, `${v2}/company/group`, {
      name: 'Panel three',
      members: [mia.userId],
    })
    const changed = await api.patch(api.acme.admin, `${v2}/job/${api.acme.jobId}/permissions`, [
      { group_id: body.group_id, role_id: 'edit' },
    ])
    expect(changed).toMatchObject({
      status: 200,
      body: { roleAndGroups: [{ group_id: body.group_id, role_id: 'edit' }] },
    })
    const changing = async (who: Colleague) =>
      (await api.patch(who, `${v2}/job/${api.acme.jobId}`, { englishLevel: null })).status
    expect([await changing(mia), await changing(noah)]).toEqual([200, 404])
  })
})
