import { accessOf, entriesOf } from './access.ts'
import type { JobPermission } from './permissions.ts'

/** The role of a person who has none on the job any more. */
export const NO_ROLE = 'none'

/** A change of the roles on a job, as a text that {@link entriesOf} reads: the roles given, and `NO_ROLE` for those removed. */
export function accessChanges(before: string, after: readonly JobPermission[]): string {
  const were = new Set(before.split(' '))
  const holderOf = ({ role_id: _, ...holder }: JobPermission) => JSON.stringify(holder)
  const listed = new Set(after.map(holderOf))
  const gone = entriesOf(before).flatMap((entry) =>
    listed.has(holderOf(entry)) ? [] : [{ ...entry, role_id: NO_ROLE }],
  )
  return accessOf([...after.filter((entry) => !were.has(accessOf([entry]))), ...gone])
}
