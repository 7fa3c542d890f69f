import { Link } from '@remix-run/react'
import { type ReactNode, useId, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { type Cell, type ChartTable, csv } from './csv.ts'

const useText = namespace('charts')

/**
 * What every chart has around it: title, a summary in words, the same data as a table behind one button, and downloads.
 * The table works before scripts; the downloads are there once they run.
 */
export function ChartFrame({
  title,
  note,
  figure,
  summary,
  table,
  isEmpty,
  className,
  children,
}: {
  title: string
  /** What is counted, in a sentence. */
  note?: ReactNode
  /** The one number that sums the chart up. */
  figure?: ReactNode
  summary: string
  table: ChartTable
  isEmpty: boolean
  className?: string
  children: ReactNode
}) {
  const t = useText()
  const id = useId()
  const drawing = useRef<HTMLDivElement>(null)
  return (
    <figure
      aria-labelledby={id}
      className={classes(
        'flex min-w-0 flex-col rounded-lg border border-line bg-raised p-4 shadow-card print:break-inside-avoid',
        className,
      )}
    >
      <figcaption className="mb-3 flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 id={id} className="text-base font-semibold">
            {title}
          </h3>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        {figure && <div className="shrink-0">{figure}</div>}
      </figcaption>
      {isEmpty ? (
        <p className="flex min-h-40 grow items-center justify-center rounded-md border border-dashed border-line px-4 text-center text-muted">
          {t('noData')}
        </p>
      ) : (
        <>
          <p className="sr-only">{summary}</p>
          <div ref={drawing} className="chart grow bg-raised">
            {children}
          </div>
          <div className="mt-2 flex flex-wrap items-start justify-between gap-x-2 print:hidden">
            <details className="min-w-0 grow text-sm">
              <summary className="w-fit rounded-sm py-1 text-muted hover:text-ink">{t('asTable')}</summary>
              <Twin title={title} table={table} />
            </details>
            <Downloads title={title} table={table} drawing={() => drawing.current} />
          </div>
        </>
      )}
    </figure>
  )
}

const written = (table: ChartTable, cell: Cell, column: number) =>
  typeof cell === 'number' ? (table.format ?? String)(cell, column) : (cell ?? '–')

const Twin = ({ title, table }: { title: string; table: ChartTable }) => (
  <div
    className="mt-1 max-h-72 overflow-auto rounded-md border border-line"
    role="region"
    aria-label={title}
    tabIndex={0}
  >
    <table className="w-full border-collapse text-sm">
      <thead className="sticky top-0 bg-sunken text-muted">
        <tr>
          {table.head.map((name, column) => (
            <th
              key={name}
              scope="col"
              className={classes('px-3 py-1.5 font-medium', column === 0 ? 'text-start' : 'text-end')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {table.rows.map(({ key, cells: [first, ...cells], to }) => (
          <tr key={key}>
            <th scope="row" className="px-3 py-1.5 text-start font-normal">
              {to ? (
                <Link to={to} className="link">
                  {written(table, first ?? null, 0)}
                </Link>
              ) : (
                <bdi>{written(table, first ?? null, 0)}</bdi>
              )}
            </th>
            {cells.map((cell, at) => (
              <td key={table.head[at + 1]} className="px-3 py-1.5 text-end tabular-nums">
                {written(table, cell, at + 1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function Downloads({ title, table, drawing }: { title: string; table: ChartTable; drawing: () => HTMLElement | null }) {
  const t = useText()
  const look = buttonClasses({ variant: 'quiet', size: 'sm' }, 'text-muted')
  const asCsv = () => save(title, 'csv', new Blob([csv(table)], { type: 'text/csv;charset=utf-8' }))
  const asPng = async () => {
    const element = drawing()
    if (!element) return
    const { toBlob } = await import('html-to-image')
    const image = await toBlob(element, { pixelRatio: 2, skipFonts: true })
    if (image) save(title, 'png', image)
  }
  return (
    <div className="scripted flex gap-1">
      <button type="button" className={look} onClick={asCsv} title={t('download')}>
        {'CSV'}
        <span className="sr-only"> {title}</span>
      </button>
      <button type="button" className={look} onClick={() => void asPng()} title={t('download')}>
        {'PNG'}
        <span className="sr-only"> {title}</span>
      </button>
    </div>
  )
}

function save(title: string, ending: 'csv' | 'png', content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`
  link.click()
  URL.revokeObjectURL(link.href)
}
