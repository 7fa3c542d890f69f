import { type Asker, mayDo, onJobsOf } from '../kernel/asker.ts'
import { jobPermissions, type JobRole, type Permission, permissionsOf } from '../kernel/roles.ts'
import type { JobPermission } from './permissions.ts'

/** The group of all users of the company ('Everyone', TEAM-010), and the role that means each person's own global role (TEAM-011). */
export const GLOBAL = 'global'

/** Everything a role allows; nothing for one that is gone. */
export const permissionsOfRole = (
  roleId: string,
  custom: ReadonlyMap<string, readonly Permission[]>,
): readonly Permission[] =>
  custom.get(roleId) ?? (Object.hasOwn(permissionsOf, roleId) ? permissionsOf[roleId as JobRole] : [])

/**
 * What the asker may do on a job with these entries: all that those give who name them, a group of theirs, or everyone.
 * The group 'global' is all users, the role 'global' each person's own global role (TEAM-011).
 */
export function permissionsOnJob(asker: Asker, entries: readonly JobPermission[]): readonly Permission[] {
  const rules = onJobsOf(asker)
  const userId = asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.owner?.userId : undefined
  if (!rules || userId === undefined) return asker.permissions
  const given = new Set<Permission>()
  for (const entry of entries) {
    const concerns =
      'user_id' in entry ? entry.user_id === userId : entry.group_id === GLOBAL || rules.groups.includes(entry.group_id)
    if (!concerns) continue
    for (const permission of entry.role_id === GLOBAL
      ? asker.permissions
      : permissionsOfRole(entry.role_id, rules.roles))
      given.add(permission)
  }
  return jobPermissions.filter((permission) => given.has(permission) && (rules.scopes?.includes(permission) ?? true))
}

/** Whether it is worth looking at the job: on some job they may be allowed what their global role does not give. */
export const mayTry = (asker: Asker, permission: Permission) =>
  mayDo(asker, permission) ||
  (onJobsOf(asker) !== null && (jobPermissions as readonly Permission[]).includes(permission))

/** The entries of a job as one text, the same for the same entries: jobs are found and counted by it. */
export const accessOf = (entries: readonly JobPermission[]) =>
  entries
    .map(
      (entry) =>
        `${'user_id' in entry ? `u:${encodeURIComponent(entry.user_id)}` : `g:${encodeURIComponent(entry.group_id)}`}=${encodeURIComponent(entry.role_id)}`,
    )
    .toSorted()
    .join(' ')

/** The entries {@link accessOf} was made of. */
export const entriesOf = (access: string): JobPermission[] =>
  access.split(' ').flatMap((word): JobPermission[] => {
    const [kind, holder, role_id] = word.split(/[:=]/).map(decodeURIComponent)
    if (!holder || !role_id) return []
    return [kind === 'u' ? { user_id: holder, role_id } : { group_id: holder, role_id }]
  })
