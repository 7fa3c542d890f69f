import { late } from '../lib/late.tsx'

/** The saved filters of a job; their code comes after the page's. */
export const SavedFilters = late(() => import('./saved.tsx'))
