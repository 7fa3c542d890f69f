import type { TeamColor } from '#contracts/company/team.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'

/** Somebody, or a group, who can have a role on a job. */
export type Holder = { key: string; name: string; detail: string | null; color: TeamColor; creator?: boolean }

export const keyOf = (entry: JobPermission) => ('user_id' in entry ? `u:${entry.user_id}` : `g:${entry.group_id}`)

/** Whoever has left, or a group that was deleted, is still named in the list until somebody takes it off. */
export const holderOf = (everybody: readonly Holder[], key: string): Holder => everybody.find((one) => one.key === key) ?? { key, name: '[Unknown]', detail: null, color: 'blue' }
