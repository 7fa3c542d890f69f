import type { CSSProperties } from 'react'
import { Link } from '@remix-run/react'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'
import type { CandidateOrder, CandidateSort } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { EyeOpenIcon } from '../ui/icons.tsx'
import { SortTh, sortedBy } from '../ui/sort-th.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { Cell } from './cell.tsx'
import { ColumnEdge } from './column-edge.tsx'
import { useColumnLabel } from './column-label.ts'
import { type CandidateColumn, columnOf } from './columns.ts'
import type { ListedCandidate } from './list.server.ts'
import { useWidths } from './use-widths.ts'

const useText = namespace('candidates')
const useLiveText = namespace('live')

/** As many are selected as one command may carry: others cannot be added (CAN-024, C§5). */
const isFull = (selected: ReadonlySet<string>) => selected.size >= MAX_BATCH

type CandidateTableProps = {
  rows: readonly ListedCandidate[]
  /** Still in sight, and not found by the filter any more. */
  gone: ReadonlySet<string>
  shown: readonly CandidateColumn[]
  order: CandidateOrder
  /** The address of the table in an order, from a press on its heading. */
  ordered: (by: CandidateSort) => string
  selected: ReadonlySet<string>
  maySelect: (row: ListedCandidate) => boolean
  onSelect: (ids: readonly string[], on: boolean) => void
  widths: Readonly<Record<string, number>>
  /** Shows one beside the list. */
  onLook: (id: string) => void
  /** On the list of one job it would say the same in every row. */
  withJob: boolean
}

/** All candidates, one row each; the name stays in sight while the table is scrolled sideways. On phones each is a card. */
export function CandidateTable(props: CandidateTableProps) {
  const { rows, shown, order, ordered, selected, maySelect, onSelect, widths } = props
  const { widthOf, drag, set } = useWidths(widths)
  const t = useText()
  const labelled = useColumnLabel()
  const selectable = rows.filter(maySelect).map(({ id }) => id)
  const all = selectable.length > 0 && selectable.every((id) => selected.has(id))
  const edgeOf = (column: string, label: string) => (
    <ColumnEdge column={column} label={label} width={widthOf(column)} onDrag={drag} onSet={set} />
  )
  return (
    <Table
      caption={t('candidates')}
      stacked
      head={
        <>
          {selectable.length > 0 && (
            <Th className="w-8 pe-0">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                aria-label={t('selectAllShown')}
                checked={all}
                disabled={isFull(selected) && !all}
                onChange={({ currentTarget }) => onSelect(selectable, currentTarget.checked)}
              />
            </Th>
          )}
          <SortTh
            className="sticky start-0 z-1 bg-surface"
            to={ordered('name')}
            sorted={sortedBy('name', order)}
            edge={edgeOf('name', t('candidateName'))}
            aria-label={t('candidateName')}
            {...wide(widthOf('name'))}
          >
            {t('candidateName')}
          </SortTh>
          {shown.map((key) => {
            const { sort, title } = columnOf(key)
            const rest = {
              numeric: isNumber(key),
              title: title && t(title),
              'aria-label': labelled(key),
              ...wide(widthOf(key)),
            }
            const edge = edgeOf(key, labelled(key))
            return sort ? (
              <SortTh key={key} to={ordered(sort)} sorted={sortedBy(sort, order)} edge={edge} {...rest}>
                {labelled(key)}
              </SortTh>
            ) : (
              <Th key={key} {...rest}>
                {labelled(key)}
                {edge}
              </Th>
            )
          })}
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.id} {...props} row={row} withBox={selectable.length > 0} widthOf={widthOf} />
      ))}
    </Table>
  )
}

function Row({
  row,
  shown,
  gone,
  selected,
  maySelect,
  onSelect,
  onLook,
  withJob,
  withBox,
  widthOf,
}: CandidateTableProps & {
  row: ListedCandidate
  withBox: boolean
  widthOf: (column: string) => number | undefined
}) {
  const t = useText()
  const labelled = useColumnLabel()
  const live = useLiveText()
  const jobTitle = useJobTitle()
  const isSelected = selected.has(row.id)
  return (
    <tr className="group hover:bg-hover aria-selected:bg-accent-soft" aria-selected={withBox ? isSelected : undefined}>
      {withBox && (
        <Td className="w-8 pe-0">
          {maySelect(row) && (
            <input
              type="checkbox"
              className="size-4 accent-accent max-sm:size-5"
              aria-label={t('selectRow', { name: row.name })}
              checked={isSelected}
              disabled={isFull(selected) && !isSelected}
              onChange={({ currentTarget }) => onSelect([row.id], currentTarget.checked)}
            />
          )}
        </Td>
      )}
      <Td
        {...wide(widthOf('name'))}
        className="sticky start-0 max-w-64 bg-raised group-hover:bg-hover group-aria-selected:bg-accent-soft max-sm:static max-sm:max-w-full"
      >
        <span className="flex items-center gap-2">
          <Avatar name={row.name} seed={row.id} picture={row.poster} />
          <span className="min-w-0">
            <Link
              to={`/admin/jobs/${row.jobId}/candidates/${row.id}`}
              className="block truncate font-medium text-ink no-underline hover:underline"
            >
              <bdi>{row.name}</bdi>
            </Link>
            {row.waiting && <span className="block text-xs text-warning-ink">{t('waitsForRoom')}</span>}
            {gone.has(row.id) && <span className="block text-xs text-muted">{live('noLongerMatches')}</span>}
            <span className="block truncate text-sm text-muted">
              <bdi>{withJob ? jobTitle(row.jobTitle) : row.email}</bdi>
            </span>
          </span>
          <Button
            size="sm"
            variant="quiet"
            icon
            className="scripted ms-auto group-hover:opacity-100 focus-visible:opacity-100 sm:opacity-0"
            aria-label={t('quickView', { name: row.name })}
            onClick={() => onLook(row.id)}
          >
            <EyeOpenIcon />
          </Button>
        </span>
      </Td>
      {shown.map((key) => (
        <Td
          key={key}
          {...wide(widthOf(key))}
          numeric={isNumber(key)}
          className="whitespace-nowrap"
          data-label={labelled(key)}
        >
          <Cell row={row} column={key} />
        </Td>
      ))}
    </tr>
  )
}

const numbers: readonly CandidateColumn[] = ['comments', 'rating', 'teamScore', 'taira', 'personality']
/** As wide as a person made it, where rows are not cards. */
const wide = (width: number | undefined) =>
  width === undefined ? {} : { 'data-wide': '', style: { '--wide': `${width}px` } as CSSProperties }
const isNumber = (column: CandidateColumn) => numbers.includes(column)
