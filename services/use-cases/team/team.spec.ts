import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '../../platform.ts'
import { fireDueTimers } from '../../scheduler/due-timers.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-team-'))
const password = 'tR4-vexing-lamp'
const DAY = 86_400_000
let clock = Date.parse('2026-03-02T12:00:00.000Z')
let platform: Platform
let people = 0

const open = async () =>
  (platform = await openPlatform(readEnv({ DATA_DIR: dataDir }), { now: () => new Date(clock).toISOString() }))
beforeAll(open)
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const address = () => `colleague${++people}@acme.test`
async function company(plan: PlanName = 'enterprise'): Promise<Asker> {
  const { companyId, userId } = await platform.useCases.accounts.openAccount({
    name: 'Rita Moreno',
    email: `rita${++people}@acme.test`,
    companyName: 'Northwind',
    password,
  })
  const rita: Asker = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  }
  const { token } = await platform.commands.handle(
    subscriptionDecider,
    companyId,
    { type: 'ChangePlan', data: { plan } },
    platform.context(rita),
  )
  await platform.caughtUp(token)
  return rita
}
async function invite(rita: Asker, emails: string[], roleId = 'edit') {
  const { invited, token } = await platform.useCases.team.inviteUsers(rita, {
    people: emails.map((email) => ({ email, roleId })),
    commandId: randomUUID(),
  })
  await platform.caughtUp(token)
  return invited
}
/** How far the record goes of who had this address. */
const claimsOn = async (email: string) =>
  (
    await platform.commands.stateOf(
      emailReservationDecider,
      { companyId: SYSTEM },
      platform.engines.keys.blindIndex('email', email),
    )
  ).revision
/** The newest message to this address, and the code of the link in it. */
const mailTo = (email: string) =>
  vi.waitFor(async () => {
    const message = (await platform.engines.mail.outbox(1000)).find(({ to }) => to === email)
    const code = /\/join\?code=(\S+)/.exec(message?.text ?? '')?.[1]
    if (!message || !code) throw new Error('no message yet')
    return { ...message, code: decodeURIComponent(code) }
  }, 5000)
async function joinTeam(email: string, name = 'Sam Okoye') {
  const { code } = await mailTo(email)
  const account = await platform.useCases.team.acceptInvitation({ code, name, password }, '10.0.0.1')
  await platform.caughtUp(account.token)
  const { sessionToken } = await platform.useCases.accounts.signIn({ email, password }, '10.0.0.1')
  return { ...account, sessionToken, asker: (await platform.useCases.accounts.sessionUser(sessionToken))!.asker }
}
async function colleague(rita: Asker, roleId = 'edit') {
  const email = address()
  await invite(rita, [email], roleId)
  return { email, ...(await joinTeam(email)) }
}
const remove = async (asker: Asker, ...userIds: string[]) => {
  const { changed, token } = await platform.useCases.team.removeUsers(asker, { userIds, commandId: randomUUID() })
  await platform.caughtUp(token)
  return changed
}
const assign = async (asker: Asker, roleId: string, ...userIds: string[]) => {
  const { changed, token } = await platform.useCases.team.assignRole(asker, {
    userIds,
    roleId,
    commandId: randomUUID(),
  })
  await platform.caughtUp(token)
  return changed
}
const team = (asker: Asker) => platform.readers.teamOf(asker)
const seats = async (asker: Asker) => (await platform.readers.balancesOf(asker))!.seatsInUse
const statusOf = async (asker: Asker, email: string) =>
  (await team(asker)).users.find((user) => user.email === email)?.status
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string; message: string }) => error,
  )

describe('inviting a colleague', () => {
  it('sends a link with which they choose name and password, and are in', async () => {
    const rita = await company()
    const email = address()
    expect(await invite(rita, [` ${email.toUpperCase()} `])).toEqual([
      { email, outcome: 'invited', userId: expect.any(String), problem: null },
    ])
    expect((await team(rita)).users).toContainEqual(
      expect.objectContaining({ email, username: '', status: 'pending', role: 'edit', invitedByName: 'Rita Moreno' }),
    )

    const message = await mailTo(email)
    expect(message.subject).toBe('You are invited to join Northwind on Hirelog')
    expect(await platform.useCases.team.invitationOf(message.code)).toMatchObject({
      email,
      companyName: 'Northwind',
      invitedBy: 'Rita Moreno',
    })
    const { asker } = await joinTeam(email)
    expect(asker).toMatchObject({ companyId: rita.companyId, role: 'edit', creator: false })
    expect((await team(rita)).users).toContainEqual(
      expect.objectContaining({ email, username: 'Sam Okoye', status: 'active' }),
    )
    expect(await refusal(platform.useCases.team.invitationOf(message.code))).toMatchObject({ code: 'invitation/used' })
  })

  it('answers each address of a list', async () => {
    const rita = await company()
    const { email } = await colleague(rita)
    const [fresh, elsewhere] = [address(), (await colleague(await company())).email]
    const outcomes = await invite(rita, [fresh, fresh, 'not an address', email, elsewhere])
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['invited', 'invalid', 'member', 'invited'])
    expect((await invite(rita, [fresh]))[0]).toMatchObject({
      outcome: 'member',
      problem: 'This person has been invited already',
    })
  })

  it('repeated with the same command id invites no one twice', async () => {
    const rita = await company()
    const asked = { people: [{ email: address(), roleId: 'review' }], commandId: randomUUID() }
    const first = await platform.useCases.team.inviteUsers(rita, asked)
    const again = await platform.useCases.team.inviteUsers(rita, asked)
    expect(again.invited).toEqual(first.invited)
    expect(await seats(rita)).toBe(2)
  })

  it('holds to the rules of passwords and names', async () => {
    const rita = await company()
    const email = address()
    await invite(rita, [email])
    const { code } = await mailTo(email)
    const refused = await platform.useCases.team
      .acceptInvitation({ code, name: ' ', password: 'short' }, '10.0.0.1')
      .catch((error) => error)
    expect(refused).toMatchObject({
      code: 'account/invalid-signup',
      fields: { name: 'Enter your name', password: expect.stringContaining('too weak') },
    })
    expect(await statusOf(rita, email)).toBe('pending')
  })

  it('leaves neither address nor code readable in the log', async () => {
    const rita = await company()
    const email = address()
    await invite(rita, [email])
    const { code } = await mailTo(email)
    const log = JSON.stringify(await platform.engines.store.readAll(null, 100_000))
    expect(log).not.toContain(email)
    expect(log).not.toContain(code.split('.').at(-1))
  })
})

describe('seats of the plan', () => {
  it('run out with a message, and nothing has changed', async () => {
    const rita = await company('starter')
    const [first, second, third] = [address(), address(), address()]
    const outcomes = await invite(rita, [first, second, third])
    const full = ['no-seat', expect.objectContaining({ text: 'Your plan allows 2 users, and all seats are in use.' })]
    expect(outcomes.map(({ outcome, problem }) => [outcome, problem])).toEqual([['invited', null], full, full])
    expect(await claimsOn(third)).toBe(await claimsOn(address()))
    expect((await team(rita)).users.map(({ email }) => email)).not.toContain(second)
    expect((await invite(await company(), [second]))[0]).toMatchObject({ outcome: 'invited' })
  })

  it('are given to one of five who are invited at once', async () => {
    const rita = await company('starter')
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, async () => (await invite(rita, [address()]))[0]!.outcome),
    )
    expect(outcomes.toSorted()).toEqual(['invited', 'no-seat', 'no-seat', 'no-seat', 'no-seat'])
    expect(await seats(rita)).toBe(2)
  })

  it('are free again after a removal, a withdrawal, and when an invitation runs out', async () => {
    const rita = await company('starter')
    const { userId } = await colleague(rita)
    expect(await remove(rita, userId)).toEqual([{ userId, problem: null, code: null }])
    const [withdrawn, forgotten] = [address(), address()]
    const [one] = await invite(rita, [withdrawn])
    expect(one).toMatchObject({ outcome: 'invited' })
    await platform.useCases.team.revokeInvitation(rita, { userId: one!.userId!, commandId: randomUUID() })
    expect((await invite(rita, [forgotten]))[0]).toMatchObject({ outcome: 'invited' })
    clock += 8 * DAY
    await vi.waitFor(async () => {
      await fireDueTimers(platform)
      expect([await statusOf(rita, forgotten), await seats(rita)]).toEqual(['expired', 1])
    }, 5000)
  })
})

describe('an invitation', () => {
  it('works with the latest link only', async () => {
    const rita = await company()
    const email = address()
    const userId = (await invite(rita, [email]))[0]!.userId!
    const first = await mailTo(email)
    await platform.useCases.team.resendInvitation(rita, { userId, commandId: randomUUID() })
    const second = await vi.waitFor(async () => {
      const newest = await mailTo(email)
      expect(newest.code).not.toBe(first.code)
      return newest
    }, 5000)
    expect(await refusal(platform.useCases.team.invitationOf(first.code))).toMatchObject({
      code: 'invitation/revoked',
      message: expect.stringContaining('newer invitation'),
    })
    expect(await platform.useCases.team.invitationOf(second.code)).toMatchObject({ email })
  })

  it('is refused politely once withdrawn, or when the link was changed', async () => {
    const rita = await company()
    const email = address()
    const userId = (await invite(rita, [email]))[0]!.userId!
    const { code } = await mailTo(email)
    await platform.useCases.team.revokeInvitation(rita, { userId, commandId: randomUUID() })
    expect(
      await refusal(platform.useCases.team.acceptInvitation({ code, name: 'Sam', password }, '10.0.0.1')),
    ).toMatchObject({ code: 'invitation/revoked' })
    expect(await statusOf(rita, email)).toBeUndefined()
    for (const wrong of ['', 'abc', `${code}x`, code.replace(rita.companyId, 'crival0000000')])
      expect(await refusal(platform.useCases.team.invitationOf(wrong))).toMatchObject({ code: 'invitation/not-found' })
  })

  it('runs out after seven days, also when the platform was down then, and can be sent anew', async () => {
    const rita = await company()
    const email = address()
    await invite(rita, [email])
    const { code } = await mailTo(email)
    clock += 6 * DAY
    await fireDueTimers(platform)
    expect(await platform.useCases.team.invitationOf(code)).toMatchObject({ email })
    clock += 2 * DAY
    expect(await refusal(platform.useCases.team.invitationOf(code))).toMatchObject({ code: 'invitation/expired' })

    await platform.close()
    await open()
    await vi.waitFor(async () => expect([await statusOf(rita, email), await seats(rita)]).toEqual(['expired', 1]), 5000)
    await vi.waitFor(async () => expect((await invite(rita, [email]))[0]).toMatchObject({ outcome: 'invited' }), 5000)
    await vi.waitFor(async () => expect((await mailTo(email)).code).not.toBe(code), 5000)
    await joinTeam(email)
    expect((await team(rita)).users.filter((user) => user.email === email)).toHaveLength(1)
  })

  it('that was answered does not run out', async () => {
    const rita = await company()
    const { email } = await colleague(rita)
    clock += 8 * DAY
    await fireDueTimers(platform)
    await platform.close()
    await open()
    expect(await statusOf(rita, email)).toBe('active')
  })
})

describe('removing a colleague', () => {
  it('ends their sessions at once', async () => {
    const rita = await company()
    const { userId, email, sessionToken } = await colleague(rita)
    expect(await platform.useCases.accounts.sessionUser(sessionToken)).not.toBeNull()
    await platform.useCases.team.removeUsers(rita, { userIds: [userId], commandId: randomUUID() })
    expect(await platform.useCases.accounts.sessionUser(sessionToken)).toBeNull()
    expect(await refusal(platform.useCases.accounts.signIn({ email, password }, '10.0.0.1'))).toMatchObject({
      code: 'auth/bad-credentials',
    })
    expect(await platform.readers.userNames(rita, [userId])).toEqual({ [userId]: 'Sam Okoye' })
  })

  it('is not possible with the super admin, with oneself, or with someone who may do more', async () => {
    const rita = await company()
    const [admin, editor] = [await colleague(rita, 'admin'), await colleague(rita)]
    const ritaId = rita.kind === 'user' ? rita.userId : ''
    expect(await remove(admin.asker, ritaId, admin.userId)).toMatchObject([
      { code: 'team/super-admin' },
      { code: 'team/own-account' },
    ])
    const lead = { ...editor.asker, permissions: [...editor.asker.permissions, 'users.delete' as const] }
    expect(await remove(lead, admin.userId)).toMatchObject([{ code: 'auth/forbidden' }])
    expect(await refusal(remove(editor.asker, admin.userId))).toMatchObject({ code: 'auth/forbidden' })
    expect(await refusal(remove(await company(), admin.userId))).toMatchObject({ code: 'team/user-not-found' })
  })
})

describe('a role', () => {
  it('is given to several at once; rights follow with the next request', async () => {
    const rita = await company()
    const [one, two] = [await colleague(rita, 'review'), await colleague(rita, 'review')]
    expect(await assign(rita, 'admin', one.userId, two.userId)).toMatchObject([{ problem: null }, { problem: null }])
    expect((await platform.useCases.accounts.sessionUser(one.sessionToken))!.asker.permissions).toContain(
      'users.delete',
    )
  })

  it('is never above the rights of who gives it, and no one changes their own', async () => {
    const rita = await company()
    const [editor, viewer] = [await colleague(rita), await colleague(rita, 'review')]
    const lead = {
      ...editor.asker,
      permissions: [...editor.asker.permissions, 'users.update' as const, 'users.invite' as const],
    }
    expect(await refusal(assign(lead, 'admin', viewer.userId))).toMatchObject({ code: 'auth/forbidden' })
    expect(await refusal(invite(lead, [address()], 'admin'))).toMatchObject({ code: 'auth/forbidden' })
    expect(await assign(lead, 'review', editor.userId)).toMatchObject([{ code: 'team/own-account' }])
    expect(await assign(rita, 'review', rita.kind === 'user' ? rita.userId : '')).toMatchObject([
      { code: 'team/super-admin' },
    ])
  })

  it('that the company makes allows what it says; deleted while someone has it, it is unknown and allows nothing', async () => {
    const rita = await company()
    const { userId, sessionToken } = await colleague(rita)
    const { roleId } = await platform.useCases.team.createRole(rita, {
      name: 'Coordinator',
      permissions: ['jobs.read', 'users.invite'],
      commandId: randomUUID(),
    })
    await assign(rita, roleId, userId)
    expect((await platform.useCases.accounts.sessionUser(sessionToken))!.asker.permissions.toSorted()).toEqual([
      'jobs.read',
      'users.invite',
    ])

    const { token } = await platform.useCases.team.deleteRole(rita, { roleId, commandId: randomUUID() })
    await platform.caughtUp(token)
    const { users, roles } = await team(rita)
    expect(roles.map(({ role_id }) => role_id)).not.toContain(users.find((user) => user.user_id === userId)!.role)
    expect((await platform.useCases.accounts.sessionUser(sessionToken))!.asker.permissions).toEqual([])
    expect(await refusal(assign(rita, roleId, userId))).toMatchObject({ code: 'team/role-not-found' })
  })
})

describe('a group', () => {
  it('has members of the team, loses those who leave, and is gone from them once deleted', async () => {
    const rita = await company()
    const [one, two] = [await colleague(rita), await colleague(rita)]
    const group = { name: 'Hiring panel', members: [one.userId], color: 'teal' as const, defaultRoleId: 'edit' }
    const { groupId } = await platform.useCases.team.createGroup(rita, { ...group, commandId: randomUUID() })
    const { token } = await platform.useCases.team.addMembersToGroups(rita, {
      members: [two.userId],
      groupIds: [groupId],
      commandId: randomUUID(),
    })
    await platform.caughtUp(token)
    expect((await team(rita)).groups).toEqual([
      {
        group_id: groupId,
        name: 'Hiring panel',
        members: [one.userId, two.userId],
        color: 'teal',
        default_role_id: 'edit',
      },
    ])
    expect(
      await refusal(
        platform.useCases.team.createGroup(rita, {
          ...group,
          members: [(await colleague(await company())).userId],
          commandId: randomUUID(),
        }),
      ),
    ).toMatchObject({ code: 'team/user-not-found' })
    expect(
      await refusal(
        platform.useCases.team.createGroup(rita, { ...group, name: ' hiring PANEL', commandId: randomUUID() }),
      ),
    ).toMatchObject({ code: 'team/name-taken' })

    await remove(rita, one.userId)
    expect((await team(rita)).groups[0]!.members).toEqual([two.userId])
    await platform.caughtUp(
      (await platform.useCases.team.deleteGroup(rita, { groupId, commandId: randomUUID() })).token,
    )
    expect((await team(rita)).users.flatMap(({ groups }) => groups)).toEqual([])
  })
})
