import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { StatusBadge } from '../ui/badge.tsx'
import { useColumnTitle, useJobTitle } from '../ui/titles.ts'
import { Instant } from '../ui/instant.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { type CandidateColumn, candidateColumns } from './columns.ts'
import type { ListedCandidate } from './list.server.ts'
import { sourceText } from '../review/sources.ts'

const useText = namespace('candidates')
const useCommonText = namespace('common')

/** All candidates, one row each; the name stays in sight while the table is scrolled sideways. */
export function CandidateTable({
  rows,
  shown,
}: {
  rows: readonly ListedCandidate[]
  shown: readonly CandidateColumn[]
}) {
  const t = useText()
  const jobTitle = useJobTitle()
  const columns = candidateColumns.filter(({ key }) => shown.includes(key))
  return (
    <Table
      caption={t('candidates')}
      head={
        <>
          <Th className="sticky start-0 bg-sunken">{t('candidateName')}</Th>
          {columns.map((column) => (
            <Th key={column.key} numeric={isNumber(column.key)} title={'title' in column ? t(column.title) : undefined}>
              {t(column.label)}
            </Th>
          ))}
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <Td className="sticky start-0 max-w-56 bg-raised sm:max-w-72">
            <Link to={`/admin/jobs/${row.jobId}/candidates/${row.id}`} className="link block truncate font-medium">
              <bdi>{row.name}</bdi>
            </Link>
            <span className="block truncate text-sm text-muted">
              <bdi>{jobTitle(row.jobTitle)}</bdi>
            </span>
          </Td>
          {columns.map(({ key }) => (
            <Td key={key} numeric={isNumber(key)} className="whitespace-nowrap">
              <Cell row={row} column={key} />
            </Td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function Cell({ row, column }: { row: ListedCandidate; column: CandidateColumn }): ReactNode {
  const common = useCommonText()
  const format = useFormat()
  const titleOf = useColumnTitle()
  switch (column) {
    case 'step':
      return <bdi>{titleOf({ id: row.columnId, title: row.step })}</bdi>
    case 'comments':
      return format.number(row.comments)
    case 'status':
      return <StatusBadge status={row.status} />
    case 'lastActivity':
      return when(row.lastActivityAt)
    case 'source':
      return common(sourceText[row.source])
    case 'rating':
      return row.ratingsAvg === null ? '–' : `★ ${format.decimal(row.ratingsAvg, 1)}`
    case 'invited':
      return when(row.invitedAt)
    case 'started':
      return when(row.startedAt)
    case 'finished':
      return when(row.completedAt)
    case 'progress':
      return <Progress share={row.progress ?? 0} name={row.name} />
    // Scores and live interviews are not measured yet: the columns say so instead of showing a number.
    case 'personality':
    case 'taira':
    case 'team':
    case 'live':
      return <span className="text-muted">{common('notAvailable')}</span>
    default:
      return column satisfies never
  }
}

const isNumber = (column: CandidateColumn) => column === 'comments' || column === 'rating'

const when = (at: string | null) => (at ? <Instant at={at} precision="day" /> : '–')

function Progress({ share, name }: { share: number; name: string }) {
  const t = useText()
  const { percent } = useFormat()
  return (
    <span className="flex items-center gap-2">
      <span
        role="progressbar"
        aria-label={t('progressOf', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        className="block h-2 w-20 overflow-hidden rounded-full bg-neutral-soft"
      >
        <span className="block h-full bg-accent" style={{ width: `${share}%` }} />
      </span>
      <span className="text-sm text-muted tabular-nums">{percent(share / 100)}</span>
    </span>
  )
}
