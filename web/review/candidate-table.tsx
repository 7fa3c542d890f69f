import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { StatusBadge } from '../ui/badge.tsx'
import { Instant } from '../ui/instant.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { type CandidateColumn, candidateColumns } from './candidate-columns.ts'
import type { ListedCandidate } from './candidate-list.server.ts'

/** All candidates, one row each; the name stays in sight while the table is scrolled sideways. */
export function CandidateTable({ rows, shown }: { rows: readonly ListedCandidate[]; shown: readonly CandidateColumn[] }) {
  const columns = candidateColumns.filter(({ key }) => shown.includes(key))
  return (
    <Table
      caption="Candidates"
      head={
        <>
          <Th className="sticky start-0 bg-sunken">Candidate Name</Th>
          {columns.map((column) => (
            <Th key={column.key} title={'title' in column ? column.title : undefined}>
              {column.label}
            </Th>
          ))}
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <Td className="sticky start-0 max-w-56 bg-raised sm:max-w-72">
            <Link to={`/admin/jobs/${row.jobId}/candidates/${row.id}`} className="link block truncate font-medium">
              {row.name}
            </Link>
            <span className="block truncate text-sm text-muted">{row.jobTitle}</span>
          </Td>
          {columns.map(({ key }) => (
            <Td key={key} numeric={key === 'comments' || key === 'rating'} className="whitespace-nowrap">
              {cell(row, key)}
            </Td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function cell(row: ListedCandidate, column: CandidateColumn): ReactNode {
  switch (column) {
    case 'step':
      return row.step
    case 'comments':
      return row.comments
    case 'status':
      return <StatusBadge status={row.status} />
    case 'lastActivity':
      return when(row.lastActivityAt)
    case 'source':
      return row.source
    case 'rating':
      return row.ratingsAvg === null ? '–' : `★ ${row.ratingsAvg.toFixed(1)}`
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
      return <span className="text-muted">Not available</span>
    default:
      return column satisfies never
  }
}

const when = (at: string | null) => (at ? <Instant at={at} precision="day" /> : '–')

function Progress({ share, name }: { share: number; name: string }) {
  return (
    <span className="flex items-center gap-2">
      <span role="progressbar" aria-label={`Progress of ${name}`} aria-valuemin={0} aria-valuemax={100} aria-valuenow={share} className="block h-2 w-20 overflow-hidden rounded-full bg-neutral-soft">
        <span className="block h-full bg-accent" style={{ width: `${share}%` }} />
      </span>
      <span className="text-sm text-muted tabular-nums">{share} %</span>
    </span>
  )
}
