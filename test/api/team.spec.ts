import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { nobody, type Reply, useApi, type Who } from '../support/api.ts'

const api = useApi()
const legacy = '/api/legacy'
const v2 = '/api/v2'
const password = 'tR4-vexing-lamp'
const address = () => `${randomUUID().slice(0, 8)}@acme.test`
const after = (reply: Reply) => ({ headers: { 'x-consistency': reply.headers.get('x-consistency')! } })
const remove = (who: Who, path: string, body?: unknown) => api.send(who, 'DELETE', path, { body })

async function invite(email = address(), role = 'edit') {
  const reply = await api.put(api.acme.admin, `${legacy}/users/sendInvitations`, {
    collaborators: [{ email, global_role_id: role }],
  })
  return { email, userId: reply.body.collaborators[0].user_id as string, reply }
}
const team = async (more?: { headers: Record<string, string> }) =>
  (await api.get(api.acme.admin, `${v2}/users/getCollaborators`, more)).body
const one = async (userId: string, more?: { headers: Record<string, string> }) =>
  (await team(more)).collaborators.find(({ user_id }: { user_id: string }) => user_id === userId)
/** The code in the message that the person got. */
const codeFor = (email: string) =>
  vi.waitFor(async () => {
    const page = (await api.get(nobody, `/dev/outbox?to=${encodeURIComponent(email)}`)).text
    const code = /\/join\?code=([A-Za-z0-9._%-]+)/.exec(page)?.[1]
    if (!code) throw new Error('no message yet')
    return decodeURIComponent(code)
  }, 20_000)

describe('inviting by API', () => {
  it('answers each address, and lists who is invited as pending', async () => {
    const [fresh, bad] = [address(), 'not an address']
    const { body, headers } = await api.put(api.acme.admin, `${v2}/users/sendInvitations`, {
      collaborators: [{ email: fresh, permissions: 'edit' }, { email: bad }, { email: 'edit@acme.test' }],
    })
    expect(body.collaborators).toMatchObject([
      { email: fresh, status: 'pending', createUser: true, sentStatus: 'sent', message: null },
      { email: bad, user_id: null, createUser: false, sentStatus: 'invalid' },
      { email: 'edit@acme.test', createUser: false, sentStatus: 'member' },
    ])
    expect(
      await one(body.collaborators[0].user_id, { headers: { 'x-consistency': headers.get('x-consistency')! } }),
    ).toMatchObject({
      email: fresh,
      username: '',
      status: 'pending',
      createUser: true,
      sentStatus: 'sent',
      uniqueCode: null,
      global_role_id: 'edit',
      permissions: 'edit',
      invitedBy: 'acme Admin',
      invitedById: api.acme.userId,
    })
  })

  it('the code of the message opens the account, once; a new code ends the one before', async () => {
    const { email, userId } = await invite()
    const old = await codeFor(email)
    const details = (code: string) =>
      api.get(nobody, `${legacy}/users/getNewUserDetails?uniqueCode=${encodeURIComponent(code)}`)
    expect((await details(old)).body).toMatchObject({ email, company_name: 'acme', invitedBy: 'acme Admin' })

    expect((await api.post(api.acme.admin, `${legacy}/companies/saveUniqueCode`, { user_id: userId })).body).toEqual({
      status: 'OK',
    })
    expect(await details(old)).toMatchObject({ status: 410, body: { code: 'invitation/revoked' } })
    const code = await vi.waitFor(async () => {
      const newest = await codeFor(email)
      expect(newest).not.toBe(old)
      return newest
    }, 20_000)

    const join = (uniqueCode: string, pass = password) =>
      api.put(nobody, `${legacy}/users/updateNewUser`, { uniqueCode, username: 'Sam Okoye', password: pass })
    expect(await join(code, 'short')).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringContaining('too weak') } },
    })
    const joined = await join(code)
    expect(joined.body).toEqual({ status: 'OK', user_id: userId })
    expect(await join(code)).toMatchObject({ status: 410, body: { code: 'invitation/used' } })
    expect(await join('nothing')).toMatchObject({ status: 404, body: { code: 'invitation/not-found' } })
    await vi.waitFor(
      async () =>
        expect(await one(userId)).toMatchObject({ username: 'Sam Okoye', status: 'active', createUser: false }),
      20_000,
    )
  })
})

describe('users by API', () => {
  it('are found by name, username or address, whatever the case, and groups by name', async () => {
    const search = async (text: string) =>
      (await api.get(api.acme.review, `${legacy}/users/searchUser?search=${text}`)).body
    expect((await search('ACME%20ED')).users).toMatchObject([{ username: 'acme edit' }])
    expect((await search('Review@Acme')).users).toMatchObject([{ username: 'acme review' }])
    expect((await search('panel%20of')).groups).toMatchObject([{ name: 'Panel of acme' }])
    expect(await search('wolverine')).toEqual({ users: [], groups: [], message: 'User/Group does not exist' })
  })

  it('get a role one by one or together; the super admin keeps theirs', async () => {
    const [first, second] = [await invite(), await invite()]
    expect(
      (
        await api.put(api.acme.admin, `${legacy}/users/updateCollaborator`, {
          user_id: first.userId,
          global_role_id: 'review',
        })
      ).body,
    ).toEqual({ status: 'OK' })
    expect((await api.patch(api.acme.admin, `${v2}/users/${second.userId}`, { permissions: 'review' })).body).toEqual({
      status: 'OK',
    })
    const bulk = await api.post(api.acme.admin, `${v2}/users/roles`, {
      users: [first.userId, second.userId, api.acme.userId],
      global_role_id: 'edit',
    })
    expect(bulk.body).toMatchObject({
      status: 'PARTIAL',
      users: [{ status: 'OK' }, { status: 'OK' }, { status: 'refused', code: 'team/super-admin' }],
    })
    expect(await one(first.userId, after(bulk))).toMatchObject({ global_role_id: 'edit' })
    const [unknown, theirs] = [randomUUID(), api.rival.userId]
    const some = await api.post(api.acme.admin, `${v2}/users/roles`, {
      users: [unknown, first.userId, theirs],
      global_role_id: 'review',
    })
    const nobodys = { status: 'refused', code: 'team/user-not-found' }
    expect(some.body).toMatchObject({
      status: 'PARTIAL',
      users: [
        { user_id: unknown, ...nobodys },
        { user_id: first.userId, status: 'OK' },
        { user_id: theirs, ...nobodys },
      ],
    })
    expect(await one(first.userId, after(some))).toMatchObject({ global_role_id: 'review' })
    expect(
      await api.post(api.acme.admin, `${v2}/users/roles`, { users: [unknown, theirs], global_role_id: 'review' }),
    ).toMatchObject({ status: 404, body: { code: 'team/user-not-found' } })
    expect(await api.patch(api.acme.admin, `${v2}/users/${first.userId}`, {})).toMatchObject({ status: 400 })
    expect(
      await api.patch(api.acme.admin, `${v2}/users/${first.userId}`, { global_role_id: randomUUID() }),
    ).toMatchObject({ status: 404, body: { code: 'team/role-not-found' } })
  })

  it('are removed at every address there is for it, and another company cannot', async () => {
    for (const [path, body] of [
      ['/users/deleteCollaborator', 'user_id'],
      ['/users/deleteUser', 'user_id'],
      ['/users', 'users'],
      ['/users/:id', ''],
    ] as const) {
      const { userId } = await invite()
      const at = `${legacy}${path.replace(':id', userId)}`
      const sent = body === 'users' ? { users: [userId] } : body ? { user_id: userId } : undefined
      expect(await remove(api.rival.admin, at, sent)).toMatchObject({
        status: 404,
        body: { code: 'team/user-not-found' },
      })
      const gone = await remove(api.acme.admin, at, sent)
      expect(gone.body).toMatchObject({ status: 'OK' })
      expect(await one(userId, after(gone))).toBeUndefined()
    }
    const { userId } = await invite()
    const some = await remove(api.acme.admin, `${v2}/users`, { users: [api.rival.userId, userId] })
    expect(some.body).toMatchObject({
      status: 'PARTIAL',
      users: [
        { status: 'refused', code: 'team/user-not-found' },
        { user_id: userId, status: 'OK' },
      ],
    })
    expect(await one(userId, after(some))).toBeUndefined()
    expect(await remove(api.acme.admin, `${v2}/users/${api.acme.userId}`)).toMatchObject({
      status: 409,
      body: { code: 'team/super-admin' },
    })
  })
})

describe('groups and roles by API', () => {
  it('a group is made, filled, changed and deleted', async () => {
    const made = await api.post(api.acme.admin, `${v2}/company/group`, {
      name: 'Interviewers',
      default_role_id: 'review',
    })
    expect(made).toMatchObject({ status: 201, body: { status: 'OK' } })
    const { group_id } = made.body
    await api.post(api.acme.admin, `${legacy}/company/group/bulk`, { members: [api.acme.userId], groups: [group_id] })
    const changed = await api.patch(api.acme.admin, `${v2}/company/group/${group_id}`, { color: 'red' })
    expect((await team(after(changed))).groups).toContainEqual({
      group_id,
      name: 'Interviewers',
      members: [api.acme.userId],
      color: 'red',
      default_role_id: 'review',
    })
    expect(await api.post(api.acme.admin, `${v2}/company/group`, { name: 'everyone' })).toMatchObject({
      status: 409,
      body: { code: 'team/name-taken' },
    })
    expect(
      await api.post(api.acme.admin, `${v2}/company/group`, { name: 'Theirs', members: [api.rival.userId] }),
    ).toMatchObject({ status: 404, body: { code: 'team/user-not-found' } })
    const gone = await remove(api.acme.admin, `${v2}/company/group/${group_id}`)
    expect((await team(after(gone))).groups.map((group: { group_id: string }) => group.group_id)).not.toContain(
      group_id,
    )
  })

  it('a role is changed and deleted; a new one takes a plan with roles and permissions', async () => {
    const roleId = api.acme.spareRoles[0]!
    const changed = await api.patch(api.acme.admin, `${v2}/company/role/${roleId}`, {
      name: 'Scheduler',
      permissions: ['live_interviews'],
    })
    expect((await team(after(changed))).roles).toContainEqual({
      role_id: roleId,
      name: 'Scheduler',
      permissions: ['live_interviews'],
    })
    expect(await api.post(api.acme.admin, `${v2}/company/role`, { name: 'Another', permissions: [] })).toMatchObject({
      status: 409,
      body: { code: 'subscription/feature-missing' },
    })
    expect(await remove(api.rival.admin, `${v2}/company/role/${roleId}`)).toMatchObject({
      status: 404,
      body: { code: 'team/role-not-found' },
    })
    const gone = await remove(api.acme.admin, `${legacy}/company/role/${roleId}`)
    expect((await team(after(gone))).roles.map((role: { role_id: string }) => role.role_id)).not.toContain(roleId)
  })
})
