import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { CandidateOrder, CandidateSort } from '#contracts/views/candidate.ts'
import type { LiveInterview } from '#contracts/interview/codes.ts'
import { fitOf, shownScore } from '#contracts/candidate/scoring.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { fitText } from '../review/scores/fit-text.ts'
import { liveText, liveTones } from '../review/live-steps.ts'
import { sourceText } from '../review/sources.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { Instant } from '../ui/instant.tsx'
import { SortTh, sortedBy } from '../ui/sort-th.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { useColumnTitle, useJobTitle } from '../ui/titles.ts'
import { type CandidateColumn, columnOf } from './columns.ts'
import type { ListedCandidate } from './list.server.ts'

const useText = namespace('candidates')
const useLiveText = namespace('live')
const useCommonText = namespace('common')

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
  /** On the list of one job it would say the same in every row. */
  withJob: boolean
}

/** All candidates, one row each; the name stays in sight while the table is scrolled sideways. On phones each is a card. */
export function CandidateTable(props: CandidateTableProps) {
  const { rows, shown, order, ordered, selected, maySelect, onSelect } = props
  const t = useText()
  const selectable = rows.filter(maySelect).map(({ id }) => id)
  const all = selectable.length > 0 && selectable.every((id) => selected.has(id))
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
                onChange={({ currentTarget }) => onSelect(selectable, currentTarget.checked)}
              />
            </Th>
          )}
          <SortTh className="sticky start-0 z-1 bg-surface" to={ordered('name')} sorted={sortedBy('name', order)}>
            {t('candidateName')}
          </SortTh>
          {shown.map((key) => {
            const { label, sort, title } = columnOf(key)
            const rest = { numeric: isNumber(key), title: title && t(title) }
            return sort ? (
              <SortTh key={key} to={ordered(sort)} sorted={sortedBy(sort, order)} {...rest}>
                {t(label)}
              </SortTh>
            ) : (
              <Th key={key} {...rest}>
                {t(label)}
              </Th>
            )
          })}
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.id} {...props} row={row} withBox={selectable.length > 0} />
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
  withJob,
  withBox,
}: CandidateTableProps & { row: ListedCandidate; withBox: boolean }) {
  const t = useText()
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
              onChange={({ currentTarget }) => onSelect([row.id], currentTarget.checked)}
            />
          )}
        </Td>
      )}
      <Td className="sticky start-0 max-w-64 bg-raised group-hover:bg-hover group-aria-selected:bg-accent-soft max-sm:static max-sm:max-w-full">
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
        </span>
      </Td>
      {shown.map((key) => (
        <Td key={key} numeric={isNumber(key)} className="whitespace-nowrap" data-label={t(columnOf(key).label)}>
          <Cell row={row} column={key} />
        </Td>
      ))}
    </tr>
  )
}

function Cell({ row, column }: { row: ListedCandidate; column: CandidateColumn }): ReactNode {
  const common = useCommonText()
  const format = useFormat()
  const titleOf = useColumnTitle()
  switch (column) {
    case 'stage':
      return <bdi>{titleOf({ id: row.columnId, title: row.stage })}</bdi>
    case 'comments':
      return row.comments === 0 ? <Nothing /> : format.number(row.comments)
    case 'status':
      return <StatusBadge status={row.status} />
    case 'source':
      return common(sourceText[row.source])
    case 'rating':
      return row.ratingsAvg === null ? <Nothing /> : `★ ${format.decimal(row.ratingsAvg, 1)}`
    case 'teamScore':
      return row.teamScore === null ? <Nothing /> : <Score score={row.teamScore} />
    case 'taira':
      if (row.aiUnsteady) return <Unsteady />
      return row.aiScore === null ? <Nothing /> : <Score score={row.aiScore} />
    case 'live':
      return row.live ? <Live {...row.live} /> : <Nothing />
    case 'added':
      return <When at={row.addedAt} />
    case 'lastActivity':
      return <When at={row.lastActivityAt} />
    case 'invited':
      return <When at={row.invitedAt} />
    case 'started':
      return <When at={row.startedAt} />
    case 'finished':
      return <When at={row.completedAt} />
    case 'progress':
      return row.progress === 100 ? <Done /> : <Progress share={row.progress} name={row.name} />
    default:
      return column satisfies never
  }
}

const numbers: readonly CandidateColumn[] = ['comments', 'rating', 'teamScore', 'taira']
const isNumber = (column: CandidateColumn) => numbers.includes(column)

function Score({ score }: { score: number }) {
  const t = useText()
  const { number } = useFormat()
  const { tone, text } = fitText[fitOf(score)]
  return (
    <span className="inline-flex items-center gap-2">
      {number(shownScore(score))} <Badge tone={tone}>{t(text)}</Badge>
    </span>
  )
}

const Unsteady = () => <span className="text-muted">{useText()('lookFirst')}</span>

function Live({ step, start }: LiveInterview) {
  const common = useCommonText()
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={liveTones[step]}>{common(liveText[step])}</Badge>
      {start && step === 'scheduled' && <Instant at={start} />}
    </span>
  )
}

const Nothing = () => <span className="text-muted">–</span>
const When = ({ at }: { at: string | null }) => (at ? <Instant at={at} precision="day" /> : <Nothing />)
const Done = () => <span className="text-sm text-muted tabular-nums">{useFormat().percent(1)}</span>

function Progress({ share, name }: { share: number; name: string }) {
  const t = useText()
  const { percent } = useFormat()
  return (
    <span className="inline-flex items-center gap-2">
      <span
        role="progressbar"
        aria-label={t('progressOf', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        className="block h-1.5 w-14 overflow-hidden rounded-full bg-neutral-soft"
      >
        <span className="block h-full bg-accent" style={{ width: `${share}%` }} />
      </span>
      <span className="text-sm text-muted tabular-nums">{percent(share / 100)}</span>
    </span>
  )
}
