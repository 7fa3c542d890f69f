import { lazy, Suspense } from 'react'
import { Dialog } from '../ui/dialog.tsx'

const KeySwitch = lazy(() => import('../keys/key-switch.tsx'))

export type KeyLine = readonly [keys: string, does: string]

export const boardKeys: readonly KeyLine[] = [
  ['J / K', 'Next / previous candidate'],
  ['Arrow keys', 'To the card above, below or beside'],
  ['Enter', 'Open the candidate'],
  ['S or M', 'Move to another column'],
  ['X', 'Select; Shift+X selects everything between'],
  ['R', 'Reject, with a reason'],
  ['1 – 5', 'Rate'],
  ['Ctrl / Cmd + Z', 'Undo the last move; with Shift, redo it'],
  ['Esc', 'Clear the selection'],
  ['?', 'This list'],
]

export function KeyHelp({ open, onClose, keys }: { open: boolean; onClose: () => void; keys: readonly KeyLine[] }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard" description="Keys are off while you type.">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 pb-3">
        {keys.map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-mono text-sm whitespace-nowrap">{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="pb-3">
        <Suspense fallback={null}>
          <KeySwitch />
        </Suspense>
      </div>
    </Dialog>
  )
}
