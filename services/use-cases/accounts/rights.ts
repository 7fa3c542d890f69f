import type { Asker } from '#contracts/asker.ts'
import type { CompanyId } from '#contracts/ids.ts'
import { type Permission, permissionsOf } from '#contracts/permissions.ts'
import { hasFeature } from '#contracts/subscription/features.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { type Account, isAdministrator, noTeam, type Team, userAsker } from '#contracts/user/asker-of.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { Core } from '../../platform.ts'

type Rights = Pick<Core, 'commands' | 'planOf'>
type Of = { companyId: CompanyId; account: Account; scopes?: readonly Permission[] }

/**
 * The rights of an account as they are now, from the log: what was taken away counts with the next request. An
 * administrator's cost no read; those of others read the company where its roles and groups can matter.
 */
export async function rightsOf(core: Rights, { companyId, account, scopes }: Of): Promise<{ asker: Extract<Asker, { kind: 'user' }>; plan: PlanName | null }> {
  const plan = await core.planOf(companyId)
  const fixed = account.role === null || Object.hasOwn(permissionsOf, account.role)
  const needsTeam = !isAdministrator(account) && (hasFeature(plan, 'rolesAndPermissions') || !fixed)
  const team = needsTeam ? await teamOf(core, companyId) : noTeam
  return { asker: userAsker({ companyId, account, team, plan, ...(scopes && { scopes }) }), plan }
}

async function teamOf({ commands }: Rights, companyId: CompanyId): Promise<Team> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  if (state.status === 'unknown') return noTeam
  return {
    roles: new Map([...state.roles].map(([roleId, { permissions }]) => [roleId, permissions])),
    groups: new Map([...state.groups].map(([groupId, { members }]) => [groupId, members])),
  }
}
