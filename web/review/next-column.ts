import type { Column } from '#contracts/job/columns.ts'

/** The stage a candidate advances to; null where there is none, as after hiring or rejecting. */
export function nextColumn<Of extends Pick<Column, 'id' | 'kind'>>(
  columns: readonly Of[],
  columnId: string,
): Of | null {
  const stages = columns.filter(({ kind }) => kind !== 'rejected')
  const at = stages.findIndex(({ id }) => id === columnId)
  return at === -1 ? null : (stages[at + 1] ?? null)
}
