import type { BoardColumn } from '#contracts/views/board.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('board')

/** On phones, where one column fills the screen: the way to the others. */
export function ColumnLinks({ columns }: { columns: readonly BoardColumn[] }) {
  const t = useText()
  const { number } = useFormat()
  return (
    <nav className="board-tabs" aria-label={t('columns')}>
      {columns.map(({ id, title, count }) => (
        <a
          key={id}
          href={`#column-${id}`}
          className="flex min-h-11 items-center rounded-md border border-line bg-raised px-3 whitespace-nowrap text-ink no-underline"
        >
          {title} <span className="ms-2 text-muted tabular-nums">{number(count)}</span>
        </a>
      ))}
    </nav>
  )
}
