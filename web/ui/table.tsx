import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { classes } from './classes.ts'

/**
 * A table that scrolls sideways inside itself where the window is narrow; `caption` names it for those who cannot see the heading.
 * With `stacked` it does not: below 600 px the cells of a row lie under each other, each after its `data-label`.
 */
export function Table({
  caption,
  head,
  stacked = false,
  children,
}: {
  caption: string
  head: ReactNode
  stacked?: boolean
  children: ReactNode
}) {
  return (
    <div
      className="relative overflow-x-auto rounded-lg border border-line bg-raised shadow-card"
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={classes('w-full border-collapse text-start', stacked && 'stacked')}>
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-surface text-xs text-muted">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y divide-line [&>tr:hover]:bg-hover/60">{children}</tbody>
      </table>
    </div>
  )
}

/** `numeric` lines digits up, and their heading with them. */
export const Th = ({ numeric, className, ...rest }: ThHTMLAttributes<HTMLTableCellElement> & { numeric?: boolean }) => (
  <th
    scope="col"
    className={classes('px-3 py-2 font-medium whitespace-nowrap', numeric ? 'text-end' : 'text-start', className)}
    {...rest}
  />
)
export const Td = ({ numeric, className, ...rest }: TdHTMLAttributes<HTMLTableCellElement> & { numeric?: boolean }) => (
  <td className={classes('px-3 py-2 align-middle', numeric && 'text-end tabular-nums', className)} {...rest} />
)
