import { lazy, Suspense } from 'react'
import { isComparable, MOST_PLANNED } from '../lib/review-paths.ts'
import { useOnHand } from '../offline/index.ts'
import { ActionBar } from './action-bar.tsx'
import type { PopupActions, PopupsProps } from './popups.tsx'

const popups = () => import('./popups.tsx')
const Popups = lazy(popups)
const onHand = [popups]

type BoardActionsProps = Omit<PopupsProps, 'popup'> & {
  popup: PopupsProps['popup'] | null
  onClear: () => void
  onCompare: () => void
  /** Null for people without the right to live interviews. */
  onPlan: (() => void) | null
}

/** What can be done with candidates: the bar for those that are selected, and the menu or dialog that is open. */
export function BoardActions({ popup, onClear, onCompare, onPlan, ...rest }: BoardActionsProps) {
  useOnHand(onHand)
  const { selected, mayRemind, actions } = rest
  return (
    <>
      <ActionBar
        count={selected.size}
        onClear={onClear}
        actions={{
          ...bulk([...selected], mayRemind, actions),
          compare: isComparable(selected.size) ? onCompare : undefined,
          interview: onPlan && selected.size <= MOST_PLANNED ? onPlan : undefined,
        }}
      />
      {popup && (
        <Suspense fallback={null}>
          <Popups popup={popup} {...rest} />
        </Suspense>
      )}
    </>
  )
}

const bulk = (ids: string[], mayRemind: boolean, { open, remind }: PopupActions) => ({
  move: (anchor: HTMLElement) => open({ kind: 'move', ids, anchor }),
  rate: (anchor: HTMLElement) => open({ kind: 'rate', ids, anchor }),
  remind: mayRemind ? () => remind(ids) : undefined,
  share: () => open({ kind: 'share', ids }),
  reject: () => open({ kind: 'reject', ids }),
})
