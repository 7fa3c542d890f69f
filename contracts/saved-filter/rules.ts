/** Free of zod, for browsers. */
export const MAX_FILTER_NAME = 60
/** Of one person on one job; more than a menu can show. */
export const MAX_OWN_FILTERS = 50
export const SHARED_WITH_TEAM = 'team'
