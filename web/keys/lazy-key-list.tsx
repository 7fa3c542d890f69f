import { lazy, Suspense, useState } from 'react'
import type { Place } from './table.ts'

const KeyList = lazy(() => import('./key-list.tsx'))

/** The list of keys; its code comes when it is first asked for. */
export function LazyKeyList({ place, open, onClose }: { place: Place; open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <KeyList place={place} open={open} onClose={onClose} />
    </Suspense>
  )
}
