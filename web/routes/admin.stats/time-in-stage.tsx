import { Link } from '@remix-run/react'
import { formatDuration } from '../../insight/duration.ts'
import { countedPath } from '../../insight/links.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { Definition } from './definition.tsx'

type Time = {
  id: string
  title: string
  ended: { count: number; median: number; p90: number; max: number } | null
  open: { count: number; longestSeconds: number | null }
}

/** How long candidates stay where they are: stays that ended, and those that last still. */
export function TimeInStage({ jobId, times }: { jobId: string; times: Time[] }) {
  const longest = Math.max(1, ...times.map(({ ended }) => ended?.median ?? 0))
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">Time in stage</h2>
      <Table
        caption="Time in stage"
        head={
          <>
            <Th>Stage</Th>
            <Th>Median stay</Th>
            <Th numeric>9 of 10 leave within</Th>
            <Th numeric>Stays ended</Th>
            <Th numeric>There now</Th>
            <Th numeric>Longest there</Th>
          </>
        }
      >
        {times.map(({ id, title, ended, open }) => (
          <tr key={id}>
            <th scope="row" className="min-w-36 px-3 py-2 text-start font-medium">
              {title}
            </th>
            <Td className="min-w-40 whitespace-nowrap tabular-nums">
              {ended ? formatDuration(ended.median) : <None />}
              {ended && (
                <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-neutral-soft">
                  <span className="block h-full rounded-full bg-accent" style={{ width: `${(100 * ended.median) / longest}%` }} />
                </span>
              )}
            </Td>
            <Td numeric className="whitespace-nowrap">
              {ended ? formatDuration(ended.p90) : <None />}
            </Td>
            <Td numeric>
              <Stays jobId={jobId} columnId={id} stays="ended" count={ended?.count ?? 0} label={`stays in ${title} that have ended`} />
            </Td>
            <Td numeric>
              <Stays jobId={jobId} columnId={id} stays="open" count={open.count} label={`candidates still in ${title}`} />
            </Td>
            <Td numeric className="whitespace-nowrap">
              {open.longestSeconds === null ? <None /> : formatDuration(open.longestSeconds)}
            </Td>
          </tr>
        ))}
      </Table>
      <Definition>
        <li>A stay begins when a candidate comes into a column and ends when they leave it; who comes back has two stays.</li>
        <li>
          <b>Median</b>: half of the ended stays were shorter. <b>9 of 10 leave within</b>: the 90th percentile of the ended stays, by nearest rank.
        </li>
        <li>Stays that last still are left out of both; the longest of them is on the right.</li>
      </Definition>
    </section>
  )
}

const None = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">none</span>
  </span>
)

function Stays({ jobId, columnId, stays, count, label }: { jobId: string; columnId: string; stays: 'ended' | 'open'; count: number; label: string }) {
  return (
    <Link to={countedPath({ job: jobId, column: columnId, stays })} className="link inline-block min-h-6 min-w-6" aria-label={`${count} ${label}`}>
      {count}
    </Link>
  )
}
