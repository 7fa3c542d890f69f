const PER_PAGE = 50

/** Where a page begins, counted from 1; one past the end is the last. */
export function pageAt(asked: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  const page = Math.min(Math.max(1, asked), pages)
  return { page, pages, total, skip: (page - 1) * PER_PAGE, limit: PER_PAGE }
}
