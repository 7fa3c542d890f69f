export const jobTabs = ['active', 'draft', 'archived'] as const
export type JobTab = (typeof jobTabs)[number]

/** Jobs on one page of the list. */
export const PAGE = 50

/** The form that the rows' buttons send: one field, named by what is to be done, holding the job. */
export const CHANGE_FORM = 'change-job'
export const changes = ['archive', 'activate', 'draft'] as const
export type Change = (typeof changes)[number]
