import { Link } from '@remix-run/react'
import { formatDuration } from '../../insight/duration.ts'
import { candidatePath } from '../../insight/links.ts'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

type Row = { id: string; name: string; enteredAt: string; leftAt: string | null; seconds: number }

export function StayRows({ jobId, rows }: { jobId: string; rows: Row[] }) {
  return (
    <Table
      caption="Stays counted"
      head={
        <>
          <Th>Candidate</Th>
          <Th numeric>Time</Th>
          <Th>From</Th>
          <Th>To</Th>
        </>
      }
    >
      {rows.map(({ id, name, enteredAt, leftAt, seconds }) => (
        <tr key={`${id} ${enteredAt}`}>
          <Td className="min-w-40 font-medium">
            <Link to={candidatePath(jobId, id)} className="link">
              {name}
            </Link>
          </Td>
          <Td numeric className="whitespace-nowrap">
            {formatDuration(seconds)}
          </Td>
          <Td className="whitespace-nowrap text-muted">
            <Instant at={enteredAt} />
          </Td>
          <Td className="whitespace-nowrap text-muted">{leftAt ? <Instant at={leftAt} /> : 'still there'}</Td>
        </tr>
      ))}
    </Table>
  )
}
