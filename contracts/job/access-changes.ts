import { accessOf, entriesOf } from './access.ts'
import type { JobPermission } from './permissions.ts'

/** Stands for the role of whoever has none on the job any more. */
export const NO_ROLE = 'none'

/** What somebody changed about who has which role on a job, as a text that {@link entriesOf} reads: the roles that were given, and `NO_ROLE` for whoever was taken off. */
export function accessChanges(before: string, after: readonly JobPermission[]): string {
  const were = new Set(before.split(' '))
  const holderOf = ({ role_id: _, ...holder }: JobPermission) => JSON.stringify(holder)
  const listed = new Set(after.map(holderOf))
  const gone = entriesOf(before).flatMap((entry) =>
    listed.has(holderOf(entry)) ? [] : [{ ...entry, role_id: NO_ROLE }],
  )
  return accessOf([...after.filter((entry) => !were.has(accessOf([entry]))), ...gone])
}
