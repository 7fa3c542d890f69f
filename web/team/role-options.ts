import { type RoleId, roles as systemRoles } from '#contracts/kernel/roles.ts'
import type { Translate } from '../locales/text.ts'
import type { Option } from '../ui/select.tsx'
import { roleNameIn } from './role-name.ts'

export type OwnRole = { role_id: string; name: string }

/** Roles as they are offered, admin first (TEAM-002); one that is gone is shown where a person still has it, and cannot be chosen. */
export function roleOptions(
  t: Translate<'team'>,
  roles: readonly OwnRole[],
  given?: readonly RoleId[],
  current?: RoleId | null,
): Option[] {
  const system = systemRoles.map((role) => ({ value: role as string, label: roleNameIn(t, role) }))
  const options: Option[] = [...system, ...roles.map(({ role_id, name }) => ({ value: role_id, label: name }))].filter(
    ({ value }) => !given || given.includes(value) || value === current,
  )
  return current && !options.some(({ value }) => value === current)
    ? [{ value: current, label: t('unknown'), disabled: true }, ...options]
    : options
}
