import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Features } from '#contracts/subscription/features.ts'
import { type Account, isAdministrator, noTeam, type Team, userAsker } from '#contracts/user/asker-of.ts'
import type { CustomRole, Group } from '#domain/company/company.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { Core } from './core.ts'

type Rights = Pick<Core, 'commands' | 'entitlementsOf'>
type Of = { companyId: CompanyId; account: Account; scopes?: readonly Permission[] }

/**
 * The rights of an account as they are now, from the log: what was taken away counts with the next request. Those of an
 * administrator cost no read, those of others one look at the company.
 */
export async function rightsOf(
  core: Rights,
  { companyId, account, scopes }: Of,
): Promise<{ asker: Extract<Asker, { kind: 'user' }>; features: Features }> {
  const [{ features }, team] = await Promise.all([
    core.entitlementsOf(companyId),
    isAdministrator(account) ? noTeam : teamOf(core, companyId),
  ])
  return { asker: userAsker({ companyId, account, team, features, ...(scopes && { scopes }) }), features }
}

/** The company's roles and groups; rights of many of its people are worked out from one look at it. */
export async function teamOf({ commands }: Pick<Core, 'commands'>, companyId: CompanyId): Promise<Team> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status === 'registered' ? { groups: membersOf(state.groups), roles: allowedBy(state.roles) } : noTeam
}

/** A company's roles and groups are replaced as a whole when one changes. */
const allowed = new WeakMap<ReadonlyMap<string, CustomRole>, Team['roles']>()

export function allowedBy(roles: ReadonlyMap<string, CustomRole>): Team['roles'] {
  const known = allowed.get(roles) ?? new Map([...roles].map(([id, { permissions }]) => [id, permissions]))
  allowed.set(roles, known)
  return known
}

const members = new WeakMap<ReadonlyMap<string, Group>, Team['groups']>()

export function membersOf(groups: ReadonlyMap<string, Group>): Team['groups'] {
  const known = members.get(groups) ?? new Map([...groups].map(([id, group]) => [id, group.members]))
  members.set(groups, known)
  return known
}
