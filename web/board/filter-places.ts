/** Ids of the search and of the choices above a board, which its keys lead to. */
export const SEARCH = 'board-search'
export const FILTERS = 'board-filters'

/** By key: the choices are there, and the first of them has the focus. */
export function openFilters() {
  const filters = document.getElementById(FILTERS) as HTMLDetailsElement | null
  if (!filters) return
  filters.open = true
  filters.querySelector('select')?.focus()
}
