/** MongoDB filter language. */
export type Filter = Record<string, unknown>
