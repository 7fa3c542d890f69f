/** Rows of one list. */
export const MAX_IMPORT_ROWS = 10_000
/** People of a list that are added by one call. */
export const IMPORT_PART = 200

/** What became of a row. 'added': on the job without a message. */
export const importOutcomes = ['invited', 'added', 'duplicate', 'invalid', 'no-text', 'limited', 'opted-out'] as const
export type ImportOutcome = (typeof importOutcomes)[number]
export type ImportCounts = Partial<Record<ImportOutcome, number>>
