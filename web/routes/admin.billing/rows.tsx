import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { BillingRows } from './billing.server.ts'

const nothing = { jobs: 'No job is active.', seats: 'Nobody has a seat.', interviews: 'Nobody has completed an interview this month.' }

/** What a balance was counted from. */
export function Rows({ rows }: { rows: BillingRows }) {
  if (rows.rows.length === 0) return <p className="text-muted">{nothing[rows.of]}</p>
  if (rows.of === 'jobs')
    return (
      <Listed caption="Active jobs" columns={['Job', 'Active since']}>
        {rows.rows.map(({ jobId, title, activatedAt }) => (
          <tr key={jobId}>
            <Td>
              <JobLink jobId={jobId} title={title} />
            </Td>
            <Td>{activatedAt && <Instant at={activatedAt} />}</Td>
          </tr>
        ))}
      </Listed>
    )
  if (rows.of === 'seats')
    return (
      <Listed caption="User seats" columns={['Name', 'E-mail', 'Role']}>
        {rows.rows.map(({ userId, name, email, role }) => (
          <tr key={userId}>
            <Td>{name}</Td>
            <Td>{email}</Td>
            <Td>{role}</Td>
          </tr>
        ))}
      </Listed>
    )
  return (
    <Listed caption="One-way interviews this month" columns={['Completed', 'Job', 'Candidate']}>
      {rows.rows.map(({ candidateId, jobId, jobTitle, completedAt }) => (
        <tr key={candidateId}>
          <Td>
            <Instant at={completedAt} />
          </Td>
          <Td>
            <JobLink jobId={jobId} title={jobTitle} />
          </Td>
          <Td>
            <Link className="link" to={`/admin/jobs/${jobId}/candidates/${candidateId}`}>
              Open
            </Link>
          </Td>
        </tr>
      ))}
    </Listed>
  )
}

const Listed = ({ caption, columns, children }: { caption: string; columns: readonly string[]; children: ReactNode }) => (
  <Table caption={caption} head={columns.map((column) => <Th key={column}>{column}</Th>)}>
    {children}
  </Table>
)

const JobLink = ({ jobId, title }: { jobId: string; title: string }) => (
  <Link className="link" to={`/admin/jobs/${jobId}`}>
    {title}
  </Link>
)
