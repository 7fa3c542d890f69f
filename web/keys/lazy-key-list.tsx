import { lazy, Suspense, useState } from 'react'
import { useOnHand } from '../offline/index.ts'
import type { Place } from './table.ts'

const keyList = () => import('./key-list.tsx')
const KeyList = lazy(keyList)
const onHand = [keyList]

/** The list of keys; its code comes once the page is idle. */
export function LazyKeyList({ place, open, onClose }: { place: Place; open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(open)
  useOnHand(onHand)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <KeyList place={place} open={open} onClose={onClose} />
    </Suspense>
  )
}
