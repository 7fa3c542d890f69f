import { lazy, Suspense } from 'react'
import type { SavedFiltersProps } from './saved.tsx'

const Saved = lazy(() => import('./saved.tsx'))

/** The saved filters of a job; their code comes after the page's. */
export function SavedFilters(props: SavedFiltersProps) {
  return (
    <Suspense fallback={null}>
      <Saved {...props} />
    </Suspense>
  )
}
