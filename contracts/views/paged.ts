/** A part of a long list, and where in it. */
export type Paged<Row> = { rows: Row[]; page: number; pages: number; total: number }
