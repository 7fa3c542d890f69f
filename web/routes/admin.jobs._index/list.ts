export const jobTabs = ['active', 'draft', 'archived'] as const
export type JobTab = (typeof jobTabs)[number]

/** Jobs on one page of the list. */
export const PAGE = 50
