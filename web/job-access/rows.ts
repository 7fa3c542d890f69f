import type { Holder } from './holders.ts'

/** A line of the list: the role a person has on the job, '' for none, and the one chosen for them that is not saved yet. */
export type AccessRow = { holder: Holder; saved: string; chosen: string }

/** The list as it is now, with what was chosen before it was refused; people with a choice who are not on the list are at its end. */
export function accessRows(
  entries: readonly { holder: Holder; roleId: string }[],
  offered: readonly Holder[],
  kept: Record<string, string>,
): AccessRow[] {
  const rows = entries.map(({ holder, roleId }) => ({ holder, saved: roleId, chosen: kept[holder.key] ?? roleId }))
  const listed = new Set(rows.map(({ holder }) => holder.key))
  return [
    ...rows,
    ...offered.flatMap((holder) =>
      kept[holder.key] && !listed.has(holder.key) ? [{ holder, saved: '', chosen: kept[holder.key]! }] : [],
    ),
  ]
}
