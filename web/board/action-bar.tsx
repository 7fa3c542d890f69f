import { Cross2Icon } from '../ui/icons.tsx'
import { Button } from '../ui/button.tsx'

type ActionBarProps = { count: number; onMove: (anchor: HTMLElement) => void; onClear: () => void }

/** Stays in sight while cards are selected. */
export function ActionBar({ count, onMove, onClear }: ActionBarProps) {
  if (count === 0) return null
  return (
    <div role="toolbar" aria-label="Selected candidates" className="fixed inset-x-4 bottom-4 z-40 mx-auto flex w-fit max-w-full items-center gap-3 rounded-lg border border-accent bg-raised px-3 py-2 shadow-float">
      <p className="font-semibold tabular-nums">{count} selected</p>
      <Button variant="primary" aria-haspopup="menu" onClick={(event) => onMove(event.currentTarget)}>
        Move to…
      </Button>
      <Button variant="quiet" icon aria-label="Clear selection" onClick={onClear}>
        <Cross2Icon />
      </Button>
    </div>
  )
}
