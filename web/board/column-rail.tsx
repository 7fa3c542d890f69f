import { Link } from '@remix-run/react'
import type { BoardColumn } from '#contracts/views/board.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { ChevronRightIcon } from '../ui/icons.tsx'

const useText = namespace('board')

/** A column that is folded away: its name and count, and the way to open it again. Cards can still be dropped on it. */
export function ColumnRail({
  column: { id, title, kind, count },
  open,
}: {
  column: BoardColumn
  /** What opens it: a press, or for hidden ones an address. */
  open: (() => void) | { href: string; label: string }
}) {
  const t = useText()
  const { number } = useFormat()
  const content = (
    <>
      <ChevronRightIcon aria-hidden="true" className="rtl:-scale-x-100" />
      <span className="order-1 truncate [writing-mode:vertical-rl]">{title}</span>
      <span className="text-muted tabular-nums" data-count>
        {number(count)}
      </span>
    </>
  )
  const className = 'board-rail'
  return (
    <section
      className="board-column"
      data-column={id}
      data-kind={kind}
      data-collapsed
      aria-label={typeof open === 'function' ? t('columnCollapsed', { column: title, number: number(count) }) : title}
    >
      {typeof open === 'function' ? (
        <button type="button" className={className} aria-expanded={false} onClick={open}>
          {content}
        </button>
      ) : (
        <Link className={className} to={open.href} title={open.label} preventScrollReset replace>
          {content}
          <span className="sr-only">{open.label}</span>
        </Link>
      )}
    </section>
  )
}
