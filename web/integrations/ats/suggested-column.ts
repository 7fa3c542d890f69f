import { REJECTED_STAGE } from '#contracts/ats-link/choices.ts'

type Column = { id: string; title: string }

/** Where their applicants begin, ours do; else the column of the same name, and nothing where there is none. */
export function suggestedColumn(
  { id, name, isFirst }: { id: string; name: string; isFirst: boolean },
  columns: readonly Column[],
): string | null {
  const same = columns.find(({ title }) => title.trim().toLowerCase() === name.trim().toLowerCase())
  if (same) return same.id
  const fixed = id === REJECTED_STAGE ? 'rejected' : isFirst ? 'default' : name.trim().toLowerCase()
  return columns.find((column) => column.id === fixed)?.id ?? null
}
