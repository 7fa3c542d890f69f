export const jobTabs = ['active', 'draft', 'archived'] as const
export type JobTab = (typeof jobTabs)[number]

/** Jobs on one page of the list. */
export const PAGE = 50

/** The form that the rows' buttons send: fields named by what is to be done, each holding a job. */
export const CHANGE_FORM = 'change-job'
export const changes = ['archive', 'activate', 'draft'] as const
export type Change = (typeof changes)[number]
/** Names the field of the job that is to be copied. */
export const DUPLICATE = 'duplicate'
