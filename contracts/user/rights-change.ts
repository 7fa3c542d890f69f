import { type Asker, mayDo, onJobsOf } from '../kernel/asker.ts'
import type { JobId, UserId } from '../kernel/ids.ts'
import { GLOBAL, permissionsOfRole, permissionsOnJob } from '../job/access.ts'
import type { JobPermission } from '../job/permissions.ts'
import { jobPermissions, type Permission, permissions, type RoleId } from '../kernel/permissions.ts'
import type { Team } from './asker-of.ts'

type GroupRights = { members: readonly UserId[]; defaultRoleId: RoleId | null }

/** Everything that changes who may do what. Null means that it did not exist before, or does not exist after. */
export type RightsChange =
  | { of: 'user'; userId: UserId; before: RoleId | null; after: RoleId | null }
  | { of: 'group'; groupId: string; before: GroupRights | null; after: GroupRights | null }
  | { of: 'role'; roleId: RoleId; before: readonly Permission[] | null; after: readonly Permission[] | null }
  | { of: 'job'; jobId: JobId; before: readonly JobPermission[]; after: readonly JobPermission[] }
  | { of: 'key'; keyId: string; before: readonly Permission[] | null; after: readonly Permission[] | null }
  /** How people sign in: it decides who comes in as whom, the company's creator included. */
  | { of: 'sign-on' }

/** Whom a change gives to or takes from. */
export type Holder = { user: UserId } | { group: string } | { role: RoleId } | { key: string } | 'everyone'
/** `jobId` is null for rights in the company; on 'every' job are those whom no job's entries limit. */
export type Movement = {
  holder: Holder
  jobId: JobId | 'every' | null
  gives: readonly Permission[]
  takes: readonly Permission[]
}
export type Standing = {
  roles: Team['roles']
  groups: Team['groups']
  jobs: ReadonlyMap<JobId, readonly JobPermission[]>
}

/**
 * Which entries of jobs a change reaches; null when it reaches none. What everyone has on a job is left out: the
 * asker has it too. An entry with the role 'global' follows the rights in the company, which decide then.
 */
export function reachedBy(change: RightsChange, groups: Team['groups']): ((entry: JobPermission) => boolean) | null {
  switch (change.of) {
    case 'user': {
      if (change.after !== null) return null
      const { userId } = change
      return (entry) =>
        'user_id' in entry ? entry.user_id === userId : (groups.get(entry.group_id)?.includes(userId) ?? false)
    }
    case 'group':
      return sameMembers(change.before, change.after)
        ? null
        : (entry) => 'group_id' in entry && entry.group_id === change.groupId
    case 'role':
      return (entry) => entry.role_id === change.roleId
    case 'job':
    case 'key':
    case 'sign-on':
      return null
  }
}

/** What a change gives or takes, and to or from whom. `jobs` holds the entries of all jobs that {@link reachedBy} finds. */
export function rightsMoved(change: RightsChange, { roles, groups, jobs }: Standing): Movement[] {
  const allowedBy = (roleId: RoleId | null) => (roleId === null ? [] : permissionsOfRole(roleId, roles))
  const reaches = reachedBy(change, groups)
  const onJobs = (holder: Holder, moved: (entry: JobPermission) => Omit<Movement, 'holder' | 'jobId'>): Movement[] =>
    reaches
      ? [...jobs].flatMap(([jobId, entries]) =>
          entries.filter(reaches).map((entry) => ({ holder, jobId, ...moved(entry) })),
        )
      : []

  switch (change.of) {
    case 'user': {
      const holder = { user: change.userId }
      const inCompany = { holder, jobId: null, gives: allowedBy(change.after), takes: allowedBy(change.before) }
      return [
        inCompany,
        ...onEveryJob(holder, change.after === 'admin', change.before === 'admin'),
        ...onJobs(holder, (entry) => ({ gives: [], takes: ofEntry(entry, roles) })),
      ]
    }
    case 'group': {
      const { before, after } = change
      const holder = { group: change.groupId }
      const put = { gives: hasMore(after, before), takes: hasMore(before, after) }
      return [
        {
          holder,
          jobId: null,
          gives: allowedBy(after?.defaultRoleId ?? null),
          takes: allowedBy(before?.defaultRoleId ?? null),
        },
        ...onJobs(holder, (entry) => ({
          gives: put.gives ? ofEntry(entry, roles) : [],
          takes: put.takes ? ofEntry(entry, roles) : [],
        })),
      ]
    }
    case 'role': {
      const [before, after] = [change.before ?? [], change.after ?? []]
      const holder = { role: change.roleId }
      // In the company a role is changed as a whole; on a job only what differs moves.
      return [
        { holder, jobId: null, gives: after, takes: before },
        ...onJobs(holder, () => ({ gives: onJob(without(after, before)), takes: onJob(without(before, after)) })),
      ]
    }
    case 'job':
      return entriesMoved(change, roles)
    case 'key':
      return [{ holder: { key: change.keyId }, jobId: null, gives: change.after ?? [], takes: change.before ?? [] }]
    case 'sign-on':
      return [
        { holder: 'everyone', jobId: null, gives: permissions, takes: permissions },
        ...onEveryJob('everyone', true, true),
      ]
  }
}

/** The first of these that is more than the asker may do, in the company or on the job it is about; null when none is. */
export const beyond = (asker: Asker, movements: readonly Movement[], jobs: Standing['jobs']): Movement | null =>
  movements.find(({ jobId, gives, takes }) => {
    const everywhere = jobId === null || (jobId === 'every' && !onJobsOf(asker))
    const held = everywhere ? asker.permissions : permissionsOnJob(asker, jobs.get(jobId) ?? [])
    return [...gives, ...takes].some((permission) => !held.includes(permission))
  }) ?? null

/** Whether no change can be more than they may do. */
export const holdsEverything = (asker: Asker) =>
  !onJobsOf(asker) && permissions.every((permission) => mayDo(asker, permission))

/** An administrator's rights on jobs are no job's to give. */
const onEveryJob = (holder: Holder, gives: boolean, takes: boolean): Movement[] =>
  gives || takes
    ? [{ holder, jobId: 'every', gives: gives ? jobPermissions : [], takes: takes ? jobPermissions : [] }]
    : []

const without = (all: readonly Permission[], some: readonly Permission[]) => all.filter((each) => !some.includes(each))
const onJob = (all: readonly Permission[]) => jobPermissions.filter((each) => all.includes(each))
const hasMore = (one: GroupRights | null, other: GroupRights | null) =>
  (one?.members ?? []).some((member) => !other?.members.includes(member)) || (one !== null && other === null)
const sameMembers = (before: GroupRights | null, after: GroupRights | null) =>
  !hasMore(before, after) && !hasMore(after, before)

/** With the role 'global' whatever role the holder has now or is given later: all that a role can allow on a job. */
const ofEntry = ({ role_id }: JobPermission, roles: Team['roles']) =>
  role_id === GLOBAL ? jobPermissions : onJob(permissionsOfRole(role_id, roles))

function entriesMoved(
  { jobId, before, after }: Extract<RightsChange, { of: 'job' }>,
  roles: Team['roles'],
): Movement[] {
  const keyOf = (entry: JobPermission) => ('user_id' in entry ? `user ${entry.user_id}` : `group ${entry.group_id}`)
  const [were, are] = [before, after].map((entries) => new Map(entries.map((entry) => [keyOf(entry), entry]))) as [
    Map<string, JobPermission>,
    Map<string, JobPermission>,
  ]
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [was, is] = [were.get(key), are.get(key)]
    if (was?.role_id === is?.role_id) return []
    const entry = (is ?? was)!
    const holder =
      'user_id' in entry
        ? { user: entry.user_id }
        : entry.group_id === GLOBAL
          ? ('everyone' as const)
          : { group: entry.group_id }
    return [{ holder, jobId, gives: is ? ofEntry(is, roles) : [], takes: was ? ofEntry(was, roles) : [] }]
  })
}
