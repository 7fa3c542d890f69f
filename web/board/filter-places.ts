/** Ids of the search and of the filter's button above a board, which its keys lead to. */
export const SEARCH = 'board-search'
export const FILTERS = 'board-filters'

/** By key: the filter is open. */
export const openFilters = () => document.getElementById(FILTERS)?.click()
