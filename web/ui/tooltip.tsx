import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type TooltipProps = {
  text: string
  /** The edge of the control that it begins at. */
  align?: 'start' | 'end'
  /** Shown without a pointer or the focus, as to confirm a press. */
  shown?: boolean
  children: ReactNode
}

/** Names a control for those who see it, on hover and focus and before scripts have loaded; the control has its own name for screen readers. */
export function Tooltip({ text, align = 'start', shown = false, children }: TooltipProps) {
  return (
    <span className="group relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className={classes(
          'pointer-events-none absolute top-full z-30 mt-1 rounded-md border border-line bg-raised px-2 py-1 text-xs whitespace-nowrap text-ink shadow-float max-sm:start-auto max-sm:end-0',
          align === 'start' ? 'start-0' : 'end-0',
          shown ? 'block' : 'hidden group-focus-within:block group-hover:block',
        )}
      >
        {text}
      </span>
    </span>
  )
}
