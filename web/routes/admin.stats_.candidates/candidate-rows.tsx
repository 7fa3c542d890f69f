import { Link } from '@remix-run/react'
import type { CandidateStatus } from '#contracts/candidate/statuses.ts'
import { candidatePath, boardPath } from '../../insight/links.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

type Row = { id: string; name: string; jobId: string; jobTitle: string; columnTitle: string; status: CandidateStatus; videos: number; rating: number | null; addedAt: string; changedAt: string }

export function CandidateRows({ rows }: { rows: Row[] }) {
  return (
    <Table
      caption="Candidates counted"
      head={
        <>
          <Th>Candidate</Th>
          <Th>Job</Th>
          <Th>Stage</Th>
          <Th>Status</Th>
          <Th numeric>Videos</Th>
          <Th numeric>Rating</Th>
          <Th>Came</Th>
          <Th>Last change</Th>
        </>
      }
    >
      {rows.map(({ id, name, jobId, jobTitle, columnTitle, status, videos, rating, addedAt, changedAt }) => (
        <tr key={id}>
          <Td className="min-w-40 font-medium">
            <Link to={candidatePath(jobId, id)} className="link">
              {name}
            </Link>
          </Td>
          <Td className="min-w-32">
            <Link to={boardPath(jobId)} className="link">
              {jobTitle}
            </Link>
          </Td>
          <Td>{columnTitle}</Td>
          <Td>
            <StatusBadge status={status} />
          </Td>
          <Td numeric>{videos}</Td>
          <Td numeric>{rating === null ? <span className="text-muted">–</span> : rating.toFixed(1)}</Td>
          <Td className="whitespace-nowrap text-muted">
            <Instant at={addedAt} precision="day" />
          </Td>
          <Td className="whitespace-nowrap text-muted">
            <Instant at={changedAt} />
          </Td>
        </tr>
      ))}
    </Table>
  )
}
