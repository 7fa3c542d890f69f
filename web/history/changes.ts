import type { HistoryChange, HistoryValue } from '#contracts/views/history.ts'

/** A field that was left out is nothing, as is one that was not there. */
export const isEmpty = (value: HistoryValue): boolean =>
  typeof value === 'object' && value !== null
    ? value.type !== 'file' && value.type !== 'identity' && value.type !== 'time' && value.value.length === 0
    : value === null || value === ''

/** What became of nothing, and is nothing still, is no change to read. */
export const worthTelling = (changes: readonly HistoryChange[]) =>
  changes.filter(({ before, after }) => !isEmpty(before) || !isEmpty(after))
