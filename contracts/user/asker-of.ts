import type { Asker } from '../kernel/asker.ts'
import type { CompanyId, UserId } from '../kernel/ids.ts'
import { permissionsOfRole } from '../job/access.ts'
import { DEFAULT_ROLE, type Permission, permissions, Role } from '../kernel/permissions.ts'
import { type Features, neededFor } from '../subscription/features.ts'

/** Of the account: its global role (none is a viewer, TEAM-003) and whether it created the company. */
export type Account = { userId: UserId; role: string | null; creator: boolean }
/** Of the company: its own roles, and who is in which group. What a group may do, each job says. */
export type Team = {
  roles: ReadonlyMap<string, readonly Permission[]>
  groups: ReadonlyMap<string, readonly UserId[]>
}
export const noTeam: Team = { roles: new Map(), groups: new Map() }

type Rights = {
  companyId: CompanyId
  account: Account
  team: Team
  features: Features
  /** A token's; it never gives what its user may not do. */
  scopes?: readonly Permission[]
}

/** A person who may do everything on every job, regardless of the company's roles and groups. */
export const isAdministrator = ({ role, creator }: Pick<Account, 'role' | 'creator'>) => creator || role === 'admin'

/** The rights of a person at this moment. The one place that works them out, for sessions and tokens alike. */
export function userAsker({ companyId, account, team, features, scopes }: Rights): Extract<Asker, { kind: 'user' }> {
  const { userId, creator } = account
  const role = account.role ?? DEFAULT_ROLE
  const isKnown = Role.safeParse(role).success || team.roles.has(role)
  const held = isAdministrator(account) ? permissions : isKnown ? permissionsOfRole(role, team.roles) : []
  const may = permissions.filter(
    (permission) =>
      held.includes(permission) && isOpened(features, permission) && (scopes?.includes(permission) ?? true),
  )
  const asker = { kind: 'user' as const, companyId, userId, role: isKnown ? role : '', creator, permissions: may }
  if (isAdministrator(account) || !features.rolesAndPermissions) return asker
  const groups = [...team.groups].flatMap(([groupId, members]) => (members.includes(userId) ? [groupId] : []))
  return { ...asker, onJobs: { groups, roles: team.roles, ...(scopes && { scopes }) } }
}

const isOpened = (features: Features, permission: Permission) => {
  const needed = neededFor[permission]
  return !needed || features[needed]
}
