import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { userDecider } from '#domain/user/decider.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { useApi, type Who } from '../support/api.ts'

const legacy = '/api/legacy'
const v2 = '/api/v2'
let unverified: Who
let noah: { userId: string } & Who
let mia: { userId: string } & Who
const api = useApi(undefined, async (platform, { acme }) => {
  const { admin, session } = colleaguesOf(platform, acme)
  const data = {
    userId: randomUUID(),
    name: 'Nina New',
    email: 'nina@acme.test',
    passwordHash: 'none',
    role: 'admin' as const,
    creator: false,
    emailVerified: false,
    complete: true,
  }
  await platform.commands.handle(userDecider, data.userId, { type: 'SignUpUser', data }, platform.context(admin))
  unverified = await session(data.userId)
  const { onPlan, colleague } = colleaguesOf(platform, acme)
  await onPlan('enterprise')
  noah = await colleague('Noah Host', 'review')
  mia = await colleague('Mia Member', 'review')
})
const permissions = (entries: object[]) =>
  api.send(api.acme.admin, 'PATCH', `${v2}/job/${api.acme.jobId}/permissions`, { body: entries })
const seesJob = async (who: Who) =>
  (await api.get(who, `/admin/jobs/${api.acme.jobId}`, { headers: { accept: 'text/html' } })).status

describe('a collaborator', () => {
  it('has every field that the specification names (TEAM-007)', async () => {
    const { collaborators } = (await api.get(api.acme.admin, `${v2}/users/getCollaborators`)).body
    const named = [
      'user_id',
      'id',
      'uniqueCode',
      'username',
      'email',
      'personalImg',
      'color',
      'permissions',
      'invitedBy',
      'invitedById',
      'status',
      'createUser',
      'sentStatus',
      'global_role_id',
    ]
    for (const each of collaborators) expect(Object.keys(each)).toEqual(expect.arrayContaining(named))
    expect(collaborators.find(({ username }: { username: string }) => username === 'Noah Host')).toMatchObject({
      status: 'active',
      permissions: 'review',
      global_role_id: 'review',
      createUser: false,
      sentStatus: 'none',
    })
  })

  it('is on a job by the name of everyone of the account (TEAM-010), or as its meetings’ host (TEAM-019)', async () => {
    expect((await permissions([{ group_id: 'global', role_id: 'review' }])).status).toBe(200)
    expect([await seesJob(noah), await seesJob(mia)]).toEqual([200, 200])
    expect((await permissions([{ user_id: noah.userId, role_id: 'hm' }])).status).toBe(200)
    expect([await seesJob(noah), await seesJob(mia)]).toEqual([200, 404])
    const entries = (await api.get(api.acme.admin, `${legacy}/jobs/permissions/job/${api.acme.jobId}`)).body
    expect(JSON.stringify(entries)).toContain('"role_id":"hm"')
  })

  it('is shown to no one who has not proved their address (TEAM-024)', async () => {
    expect(await api.get(unverified, `${v2}/users/getCollaborators`)).toMatchObject({
      status: 403,
      body: { code: 'account/email-not-verified' },
    })
    expect(await api.get(unverified, `${v2}/users/searchUser?search=nina`)).toMatchObject({
      status: 403,
      body: { code: 'account/email-not-verified' },
    })
  })

  it('that could not be read, added, changed or removed is answered by name, with what was wrong (TEAM-036)', async () => {
    const gone = randomUUID()
    expect((await api.get(unverified, `${v2}/users/getCollaborators`)).body).toMatchObject({
      code: 'account/email-not-verified',
      detail: expect.any(String),
    })
    const added = await api.put(api.acme.admin, `${v2}/users/sendInvitations`, {
      collaborators: [{ email: 'nobody' }, { email: 'edit@acme.test' }],
    })
    expect(added.body.collaborators).toMatchObject([
      { email: 'nobody', sentStatus: 'invalid', message: expect.stringMatching(/\w/) },
      { email: 'edit@acme.test', sentStatus: 'member', message: expect.stringMatching(/\w/) },
    ])
    expect(
      await api.put(api.acme.admin, `${v2}/users/updateCollaborator`, { user_id: gone, global_role_id: 'edit' }),
    ).toMatchObject({ status: 404, body: { code: 'team/user-not-found' } })
    const changed = await api.post(api.acme.admin, `${v2}/users/roles`, {
      users: [noah.userId, api.acme.userId],
      global_role_id: 'edit',
    })
    expect(changed.body).toMatchObject({ status: 'PARTIAL' })
    expect(changed.body.users).toMatchObject([
      { user_id: noah.userId, status: 'OK' },
      { user_id: api.acme.userId, status: 'refused', code: 'team/super-admin' },
    ])
    expect(
      await api.send(api.acme.admin, 'DELETE', `${v2}/users/deleteCollaborator`, {
        body: { user_id: api.acme.userId },
      }),
    ).toMatchObject({ status: 409, body: { code: 'team/super-admin' } })
  })
})
