import { Link } from '@remix-run/react'
import type { ReactNode, ThHTMLAttributes } from 'react'
import { Th } from './table.tsx'

type SortThProps = ThHTMLAttributes<HTMLTableCellElement> & {
  numeric?: boolean
  /** The address of the table in this order, or the other way round where it has it already. */
  to: string
  sorted: 'ascending' | 'descending' | undefined
  /** Beside the link: what is pressed there does not order. */
  edge?: ReactNode
}

/** A heading that a press orders the table by: a link, so that the address says the order and it works before scripts do. */
export function SortTh({ to, sorted, edge, children, ...rest }: SortThProps) {
  return (
    <Th aria-sort={sorted} {...rest}>
      <Link to={to} preventScrollReset replace className="text-inherit no-underline hover:text-ink">
        {children}
        <span aria-hidden="true">{sorted ? (sorted === 'descending' ? ' ↓' : ' ↑') : ''}</span>
      </Link>
      {edge}
    </Th>
  )
}

/** What a heading says of the order a table has. */
export const sortedBy = <By extends string>(
  by: By | undefined,
  order: { by: string; descending: boolean } | undefined,
) => (by !== undefined && order?.by === by ? (order.descending ? 'descending' : 'ascending') : undefined)
