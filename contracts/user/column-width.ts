/** How narrow and how wide a person can make a column of a table, in pixels. */
export const columnWidth = { min: 80, max: 640 } as const
