import { BadSettings } from '#infra/env.ts'

/** What a process can be started as; any number of each may run, a relay and a scheduler are at work one at a time. */
export const roleNames = ['web', 'api', 'relay', 'projector', 'processes', 'scheduler'] as const
export type RoleName = (typeof roleNames)[number]
export type RoleNames = ReadonlySet<RoleName>

export const everyRole: RoleNames = new Set(roleNames)
export const answersPeople = (roles: RoleNames) => roles.has('web') || roles.has('api')

/** The roles named on a command line; none named are all of them. */
export function rolesAsked(args: readonly string[]): RoleNames {
  const named = args.filter((arg) => !arg.startsWith('--'))
  const options = args.filter((arg) => arg.startsWith('--') && arg !== '--dev')
  if (options.length > 0)
    throw new BadSettings([
      `There is no option ${options.join(', ')}. A process is started with roles, ${roleNames.join(', ')}, and with settings in its environment.`,
    ])
  const strange = named.filter((name) => !roleNames.includes(name as RoleName))
  if (strange.length > 0)
    throw new BadSettings([
      `There is no role ${strange.join(', ')}. Roles are ${roleNames.join(', ')}; none named means all in one process.`,
    ])
  return named.length === 0 ? everyRole : new Set(named as RoleName[])
}

/** An embedded engine serves one process, which then has to do everything. */
export function checkRoles(roles: RoleNames, settingsMissing: readonly string[]): void {
  const absent = roleNames.filter((name) => !roles.has(name))
  if (absent.length === 0 || settingsMissing.length === 0) return
  throw new BadSettings([
    `${settingsMissing.join(', ')} ${settingsMissing.length === 1 ? 'is' : 'are'} not set, so an engine inside this process is used, which other processes cannot reach: no process would do the work of ${absent.join(', ')}.`,
    `Set ${settingsMissing.join(', ')}, or start all roles in one process by naming none.`,
  ])
}
