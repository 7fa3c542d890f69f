import { Link } from '@remix-run/react'
import { percent } from '../../insight/bars.tsx'
import { countedPath } from '../../insight/links.ts'
import { Card } from '../../ui/card.tsx'
import { Definition } from './definition.tsx'

type Stage = { id: string; title: string; kind: string; here: number; reached: number }

/** The board's columns: how many came through each, and how many of them are there now. */
export function Funnel({ jobId, total, stages }: { jobId: string; total: number; stages: Stage[] }) {
  return (
    <Card title="Stage funnel">
      <table className="w-full border-collapse">
        <caption className="sr-only">Candidates by stage: ever there, and there now</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pb-2 text-start font-medium">
              Stage
            </th>
            <th scope="col" className="pb-2 ps-3 text-end font-medium whitespace-nowrap">
              Ever there
            </th>
            <th scope="col" className="pb-2 ps-3 text-end font-medium whitespace-nowrap">
              There now
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ id, title, kind, here, reached }) => (
            <tr key={id} className="align-top">
              <th scope="row" className="w-full max-w-0 py-1.5 text-start font-normal">
                <span className="block truncate">{title}</span>
                <Bar reached={reached} here={here} total={total} rejected={kind === 'rejected'} />
              </th>
              <td className="py-1.5 ps-3 text-end whitespace-nowrap tabular-nums">
                <Link to={countedPath({ job: jobId, reached: id })} className="link inline-block min-h-6 min-w-6 font-semibold" aria-label={`${reached} candidates were in ${title}`}>
                  {reached}
                </Link>{' '}
                <span className="inline-block w-11 text-sm text-muted">{percent(reached, total)}</span>
              </td>
              <td className="py-1.5 ps-3 text-end tabular-nums">
                <Link to={countedPath({ job: jobId, column: id })} className="link inline-block min-h-6 min-w-6 font-semibold" aria-label={`${here} candidates are in ${title} now`}>
                  {here}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Definition>
        <li>
          <b>Ever there</b>: candidates who were in the stage at any time, also those who have moved on. Who moved back counts once.
        </li>
        <li>
          <b>There now</b>: candidates in the stage at this moment; together they are all {total}.
        </li>
      </Definition>
    </Card>
  )
}

function Bar({ reached, here, total, rejected }: { reached: number; here: number; total: number; rejected: boolean }) {
  const width = (count: number) => ({ width: `${total === 0 ? 0 : (100 * count) / total}%` })
  return (
    <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-neutral-soft">
      <span className="block h-full rounded-full bg-accent-soft ring-1 ring-accent ring-inset" style={width(reached)}>
        <span className={`block h-full rounded-full ${rejected ? 'bg-danger' : 'bg-accent'}`} style={{ width: `${reached === 0 ? 0 : (100 * here) / reached}%` }} />
      </span>
    </span>
  )
}
