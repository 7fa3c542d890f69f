import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOnJob } from '#contracts/job/access.ts'
import { jobPermissions, type Permission, permissions } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { uuid5 } from '#infra/hashing.ts'
import { aJob } from '#test/fixtures/job.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { holderOfKey } from '../use-cases/accounts/key-holder.ts'
import { accountOf } from '../use-cases/accounts/sessions.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-rights-'))
let platform: Platform
beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const team: Permission[] = ['users.update', 'users.delete']
/** One of each kind: an administrator, one who may do everything in the company, who manages the team and little else, who edits jobs, and who may do nothing. */
const kinds: Record<string, readonly Permission[] | 'admin' | 'edit'> = {
  admin: 'admin',
  everything: permissions,
  manager: [...team, 'jobs.read', 'candidates.read'],
  owner: [...team, 'jobs.create', 'jobs.read'],
  editor: 'edit',
  nothing: [],
}
type World = Awaited<ReturnType<typeof aCompany>>

/** On the largest plan: a role for each kind, two people of each, and two jobs, each with a group and people on it. */
async function aCompany() {
  const [companyId, founder] = [`c${randomUUID().replaceAll('-', '').slice(0, 12)}`, randomUUID()]
  const root: Asker = { kind: 'user', companyId, userId: founder, role: 'admin', creator: true, permissions }
  const { commands, context } = platform
  await commands.handle(
    companyDecider,
    companyId,
    { type: 'RegisterCompany', data: { companyId, name: 'Acme', createdBy: founder } },
    context(root),
  )
  await commands.handle(
    subscriptionDecider,
    companyId,
    { type: 'StartSubscription', data: { plan: 'enterprise' } },
    context(root),
  )
  const roles: string[] = []
  const people: string[] = []
  for (const [name, allowed] of Object.entries(kinds)) {
    const role = typeof allowed === 'string' ? allowed : randomUUID()
    roles.push(role)
    if (typeof allowed !== 'string')
      await commands.handle(
        companyDecider,
        companyId,
        { type: 'CreateRole', data: { roleId: role, name, permissions: [...allowed] } },
        context(root),
      )
    for (const n of [1, 2]) {
      const id = randomUUID()
      people.push(id)
      await commands.handle(
        userDecider,
        id,
        {
          type: 'SignUpUser',
          data: {
            userId: id,
            name: `${name} ${n}`,
            email: `${id}@acme.test`,
            passwordHash: 'none',
            role: 'review',
            creator: false,
            emailVerified: true,
            complete: true,
          },
        },
        context(root),
      )
      await commands.handle(userDecider, id, { type: 'AssignUserRole', data: { roleId: role } }, context(root))
    }
  }
  const groups = [randomUUID(), randomUUID()]
  for (const groupId of groups)
    await commands.handle(
      companyDecider,
      companyId,
      { type: 'CreateGroup', data: { groupId, name: groupId, members: [], color: 'blue', defaultRoleId: null } },
      context(root),
    )
  const jobs = [randomUUID(), randomUUID()]
  for (const [n, jobId] of jobs.entries()) {
    await commands.handle(jobDecider, jobId, { type: 'DraftJob', data: { jobId, draft: aJob() } }, context(root))
    const given = [
      { group_id: groups[n]!, role_id: 'edit' },
      { user_id: people[6 + n]!, role_id: 'edit' },
      { user_id: people[4]!, role_id: 'review' },
    ]
    await commands.handle(
      jobDecider,
      jobId,
      { type: 'SetJobPermissions', data: { jobId, permissions: given } },
      context(root),
    )
  }
  return { companyId, root, roles, people, groups, jobs }
}

const askerOf = async ({ companyId }: World, userId: string) =>
  (await accountOf(platform)({ companyId, userId }))?.asker ?? null
const entriesOn = async ({ root }: World, jobId: string) => {
  const { state } = await platform.commands.stateOf(jobDecider, root, jobId)
  return state.status === 'unknown' ? [] : state.permissions
}

/** Everything each of them may do now, each right as a word: 'users.update', or 'jobs.read on <job>'. */
async function rightsIn(world: World): Promise<Map<string, Set<string>>> {
  const entries = await Promise.all(world.jobs.map(async (jobId) => [jobId, await entriesOn(world, jobId)] as const))
  const rights = new Map<string, Set<string>>()
  for (const userId of world.people) {
    const asker = await askerOf(world, userId)
    const onJobs = asker
      ? entries.flatMap(([jobId, of]) =>
          permissionsOnJob(asker, of)
            .filter((each) => (jobPermissions as readonly string[]).includes(each))
            .map((each) => `${each} on ${jobId}`),
        )
      : []
    rights.set(userId, new Set([...(asker?.permissions ?? []), ...onJobs]))
  }
  return rights
}

const whom = fc.nat(11)
/** Most tries are by those who may change the team. */
const by = fc.constantFrom<number[]>(2, 3, 4, 5, 6, 7, 8)
const which = fc.nat(3)
const step = fc.oneof(
  fc.record({ does: fc.constant('addToGroup' as const), by, whom, group: which }),
  fc.record({
    does: fc.constant('changeGroup' as const),
    by,
    group: which,
    members: fc.uniqueArray(whom, { maxLength: 4 }),
    role: fc.option(which),
  }),
  fc.record({
    does: fc.constant('createGroup' as const),
    by,
    n: which,
    members: fc.uniqueArray(whom, { maxLength: 4 }),
  }),
  fc.record({ does: fc.constant('deleteGroup' as const), by, group: which }),
  fc.record({ does: fc.constant('assignRole' as const), by, whom, role: fc.nat(7) }),
  fc.record({ does: fc.constant('removeUser' as const), by, whom }),
  fc.record({
    does: fc.constant('createRole' as const),
    by,
    n: which,
    allowed: fc.subarray([...permissions], { maxLength: 6 }),
  }),
  fc.record({ does: fc.constant('changeRole' as const), by, role: fc.nat(7), allowed: fc.subarray([...permissions]) }),
  fc.record({ does: fc.constant('deleteRole' as const), by, role: fc.nat(7) }),
  fc.record({
    does: fc.constant('giveOnJob' as const),
    by,
    job: fc.nat(1),
    entries: fc.array(fc.record({ user: fc.option(whom), group: which, role: fc.nat(8) }), { maxLength: 3 }),
    keeps: fc.boolean(),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Ids of groups and roles follow from the command's: an entry can name one that is yet to be made. */
const commandOf = ({ companyId }: World, kind: string, n: number) => uuid5(companyId, `${kind} ${n}`)

async function take(world: World, asker: Asker, change: Step): Promise<unknown> {
  const { useCases } = platform
  const commandId = randomUUID()
  const groupOf = (n: number) => world.groups[n] ?? uuid5(commandOf(world, 'group', n), 'group')
  const roleOf = (n: number) =>
    [...world.roles, uuid5(commandOf(world, 'role', 2), 'role'), uuid5(commandOf(world, 'role', 3), 'role'), 'global'][
      n
    ]!
  const peopleOf = (some: number[]) => some.map((n) => world.people[n]!)
  switch (change.does) {
    case 'addToGroup':
      return useCases.team.addMembersToGroups(asker, {
        members: peopleOf([change.whom]),
        groupIds: [groupOf(change.group)],
        commandId,
      })
    case 'changeGroup':
      return useCases.team.changeGroup(asker, {
        groupId: groupOf(change.group),
        members: peopleOf(change.members),
        ...(change.role !== null && { defaultRoleId: roleOf(change.role) }),
        commandId,
      })
    case 'createGroup':
      return useCases.team.createGroup(asker, {
        name: `Group ${change.n}`,
        members: peopleOf(change.members),
        color: 'red',
        defaultRoleId: null,
        commandId: commandOf(world, 'group', change.n),
      })
    case 'deleteGroup':
      return useCases.team.deleteGroup(asker, { groupId: groupOf(change.group), commandId })
    case 'assignRole':
      return useCases.team.assignRole(asker, {
        userIds: peopleOf([change.whom]),
        roleId: roleOf(change.role),
        commandId,
      })
    case 'removeUser':
      return useCases.team.removeUsers(asker, { userIds: peopleOf([change.whom]), commandId })
    case 'createRole':
      return useCases.team.createRole(asker, {
        name: `Role ${change.n}`,
        permissions: change.allowed,
        commandId: commandOf(world, 'role', change.n),
      })
    case 'changeRole':
      return useCases.team.changeRole(asker, { roleId: roleOf(change.role), permissions: change.allowed, commandId })
    case 'deleteRole':
      return useCases.team.deleteRole(asker, { roleId: roleOf(change.role), commandId })
    case 'giveOnJob': {
      const given = change.entries.map(({ user, group, role }) => ({
        ...(user === null ? { group_id: groupOf(group) } : { user_id: world.people[user]! }),
        role_id: roleOf(role),
      }))
      const kept = change.keeps ? await entriesOn(world, world.jobs[change.job]!) : []
      return useCases.jobs.setJobPermissions(asker, {
        jobId: world.jobs[change.job]!,
        permissions: [...kept, ...given],
        commandId,
      })
    }
  }
}

const entry = (user: number, role: number) => ({ user, group: 0, role })
/** Ways that chance seldom finds: making an administrator, a role that grows where it is used, and whatever role a holder has. */
const examples: [{ settled: Step[]; tried: Step[] }][] = [
  [{ settled: [], tried: [{ does: 'assignRole', by: 2, whom: 3, role: 0 }] }],
  [
    {
      settled: [{ does: 'giveOnJob', by: 0, job: 0, entries: [entry(9, 2)], keeps: true }],
      tried: [{ does: 'changeRole', by: 2, role: 2, allowed: [...permissions] }],
    },
  ],
  [
    {
      settled: [{ does: 'giveOnJob', by: 0, job: 1, entries: [entry(2, 3)], keeps: true }],
      tried: [{ does: 'giveOnJob', by: 2, job: 1, entries: [entry(8, 8)], keeps: true }],
    },
  ],
]

describe('whatever people with whatever rights do', () => {
  it('no one ends with a right that no one who had it gave, or without one that no one who had it took', async () => {
    let made = 0
    const changes = fc.record({
      settled: fc.array(step, { minLength: 4, maxLength: 6 }),
      tried: fc.array(step, { minLength: 10, maxLength: 14 }),
    })
    await fc.assert(
      fc.asyncProperty(changes, async ({ settled, tried }) => {
        const world = await aCompany()
        for (const change of settled) await take(world, world.root, change).catch(unlessRefused)
        for (const change of tried) {
          const [by, asker] = [world.people[change.by]!, await askerOf(world, world.people[change.by]!)]
          if (!asker) continue
          const before = await rightsIn(world)
          await take(world, asker, change).catch(unlessRefused)
          const [own, after, follows] = [before.get(by)!, await rightsIn(world), await followingTheCompany(world)]
          const may = (right: string) =>
            own.has(right) || (byRole.includes(change.does) && follows(right) && own.has(right.split(' on ')[0]!))
          const moved = [...after].flatMap(([userId, rights]) => differing(rights, before.get(userId)!))
          if (moved.length > 0) made++
          expect(
            moved.filter((right) => !may(right)),
            `${JSON.stringify(change)} by one who has ${[...own].join(', ')}`,
          ).toEqual([])
        }
      }),
      { numRuns: 30, seed: 20260302, examples },
    )
    // Changes that are refused show nothing.
    expect(made).toBeGreaterThan(20)
  }, 120_000)
})

const differing = (one: Set<string>, other: Set<string>) => [
  ...[...one].filter((each) => !other.has(each)),
  ...[...other].filter((each) => !one.has(each)),
]

/** These change what an entry with the role 'global' allows on a job: it follows the rights in the company, and who may change those may change it. */
const byRole: Step['does'][] = ['assignRole', 'createRole', 'changeRole', 'deleteRole']
async function followingTheCompany(world: World): Promise<(right: string) => boolean> {
  const following: string[] = []
  for (const jobId of world.jobs)
    if ((await entriesOn(world, jobId)).some(({ role_id }) => role_id === 'global')) following.push(jobId)
  return (right) => following.includes(right.split(' on ')[1]!)
}

function unlessRefused(error: unknown): true {
  if (!(error instanceof Rejected)) throw error
  return true
}

describe('who would move more than they have', () => {
  it('is refused, with what they can do about it', async () => {
    const world = await aCompany()
    const [owner, manager] = [(await askerOf(world, world.people[6]!))!, (await askerOf(world, world.people[4]!))!]
    const [groupId, jobId, role] = [world.groups[0]!, world.jobs[0]!, world.roles[2]!]
    const refused = (attempt: Promise<unknown>) => expect(attempt).rejects
    const commandId = randomUUID()
    await refused(
      platform.useCases.team.addMembersToGroups(manager, {
        members: [world.people[4]!],
        groupIds: [groupId],
        commandId,
      }),
    ).toMatchObject({ code: 'auth/forbidden', message: 'This group may do more than you. Ask an administrator' })
    await refused(platform.useCases.team.deleteGroup(manager, { groupId, commandId })).toMatchObject({
      code: 'auth/forbidden',
    })
    await take(world, world.root, {
      does: 'giveOnJob',
      by: 0,
      job: 0,
      entries: [
        { user: 9, group: 0, role: 2 },
        { user: 6, group: 0, role: 3 },
      ],
      keeps: false,
    })
    await refused(
      platform.useCases.team.changeRole(manager, { roleId: role, permissions: ['jobs.read'], commandId }),
    ).toMatchObject({ message: 'This role allows more on some jobs than you may do there. Ask an administrator' })
    await refused(
      platform.useCases.jobs.setJobPermissions(owner, {
        jobId,
        permissions: [{ user_id: world.people[6]!, role_id: world.roles[3]! }],
      }),
    ).toMatchObject({ message: 'You cannot take away a role that allows more than your own' })
  })

  it('cannot withdraw or renew the invitation of someone above them', async () => {
    const world = await aCompany()
    const [manager, userId] = [(await askerOf(world, world.people[4]!))!, randomUUID()]
    const inviter: Asker = { ...manager, permissions: [...manager.permissions, 'users.invite'] }
    const data = {
      companyId: world.companyId,
      userId,
      email: `${userId}@acme.test`,
      roleId: 'admin',
      invitedBy: null,
      invitationId: randomUUID(),
      expiresAt: '2099-01-01T00:00:00.000Z',
    }
    await platform.commands.handle(userDecider, userId, { type: 'InviteUser', data }, platform.context(world.root))
    for (const attempt of [platform.useCases.team.revokeInvitation, platform.useCases.team.resendInvitation])
      await expect(attempt(inviter, { userId, commandId: randomUUID() })).rejects.toMatchObject({
        code: 'auth/forbidden',
        message: 'This user may do more than you. Ask an administrator',
      })
  })
})

describe('an API key', () => {
  const issue = (asker: Asker, changes: { scopes: Permission[]; service?: boolean }) =>
    platform.useCases.accounts.issueApiKey(asker, { label: 'Sync', ...changes })
  const holder = (key: string) => platform.useCases.accounts.apiKeyAsker(key)
  const assign = (world: World, userId: string, roleId: string) =>
    platform.useCases.team.assignRole(world.root, { userIds: [userId], roleId, commandId: randomUUID() })
  const scopes: Permission[] = ['jobs.read', 'candidates.read', 'company.settings']

  it('may do what its owner may do at this moment, on each job too, and ends with them', async () => {
    const world = await aCompany()
    const [userId, jobId] = [world.people[2]!, world.jobs[0]!]
    const { key } = await issue((await askerOf(world, userId))!, { scopes })
    const now = (await holder(key))!
    expect(now.permissions).toEqual(expect.arrayContaining(scopes))
    expect(permissionsOnJob(now, await entriesOn(world, jobId)), 'in the company, not on this job').toEqual([])
    await platform.useCases.team.addMembersToGroups(world.root, {
      members: [userId],
      groupIds: [world.groups[0]!],
      commandId: randomUUID(),
    })
    expect(permissionsOnJob((await holder(key))!, await entriesOn(world, jobId))).toEqual([
      'jobs.read',
      'candidates.read',
    ])

    await assign(world, userId, world.roles[2]!)
    expect((await holder(key))!.permissions).toEqual(['jobs.read', 'candidates.read'])
    await platform.useCases.team.removeUsers(world.root, { userIds: [userId], commandId: randomUUID() })
    expect(await holder(key)).toBeNull()
  })

  it('of a service account is an administrator’s to issue, and stays', async () => {
    const world = await aCompany()
    const [administrator, other] = [
      (await askerOf(world, world.people[0]!))!,
      (await askerOf(world, world.people[2]!))!,
    ]
    await expect(issue(other, { scopes, service: true })).rejects.toMatchObject({
      code: 'auth/forbidden',
      message: 'Only an administrator can issue a key for a service account',
    })
    const { key, keyId } = await issue(administrator, { scopes, service: true })
    await assign(world, world.people[0]!, world.roles[5]!)
    expect((await holder(key))!.permissions).toEqual(scopes)
    const narrow: Asker = { ...other, permissions: ['company.settings'] }
    await expect(platform.useCases.accounts.revokeApiKey(narrow, { keyId })).rejects.toMatchObject({
      message: 'This key may do more than you. Ask an administrator',
    })
  })

  it('issues none, and neither does a token', async () => {
    const world = await aCompany()
    const administrator = (await askerOf(world, world.people[0]!))!
    const { key } = await issue(administrator, { scopes })
    const byToken = {
      ...administrator,
      session: { id: randomUUID(), kind: 'token' as const, method: 'link' as const, endsAt: Date.now() + 60_000 },
    }
    for (const asker of [(await holder(key))!, byToken])
      await expect(issue(asker, { scopes: ['jobs.read'] })).rejects.toMatchObject({
        code: 'auth/forbidden',
        message: 'Sign in to issue an API key',
      })
  })

  it('from before owners were recorded is its issuer’s, or a service account’s where no person issued it', async () => {
    const world = await aCompany()
    const [{ companyId }, userId] = [world, world.people[2]!]
    const { keyId } = await issue((await askerOf(world, userId))!, { scopes })
    const old = { companyId, owner: 'issuer' as const, scopes }
    expect(await holderOfKey(platform, { ...old, keyId })).toMatchObject({
      owner: { userId },
      onJobs: expect.any(Object),
    })
    const byKey: Asker = { kind: 'apiKey', companyId, keyId, permissions: scopes }
    const second = randomUUID()
    await platform.commands.handle(
      companyDecider,
      companyId,
      { type: 'IssueApiKey', data: { keyId: second, label: 'Old', scopes, secretHash: 'x' } },
      platform.context(byKey),
    )
    expect(await holderOfKey(platform, { ...old, keyId: second })).toEqual({
      kind: 'apiKey',
      companyId,
      keyId: second,
      permissions: scopes,
    })
  })
})
