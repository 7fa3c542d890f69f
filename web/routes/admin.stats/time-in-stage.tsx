import { Link } from '@remix-run/react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { useDuration } from '../../insight/duration.ts'
import { countedPath } from '../../insight/links.ts'
import { useTitled } from '../../ui/titles.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { Definition } from './definition.tsx'

const useText = namespace('stats')

type Time = {
  id: string
  title: string
  ended: { count: number; median: number; p90: number; max: number } | null
  open: { count: number; longestSeconds: number | null }
}

/** How long candidates stay where they are: stays that ended, and those that last still. */
export function TimeInStage({ jobId, times: stored }: { jobId: string; times: Time[] }) {
  const t = useText()
  const times = useTitled()(stored)
  const { number } = useFormat()
  const formatDuration = useDuration()
  const longest = Math.max(1, ...times.map(({ ended }) => ended?.median ?? 0))
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t('timeInStage')}</h2>
      <Table
        caption={t('timeInStage')}
        head={
          <>
            <Th>{t('stage')}</Th>
            <Th>{t('median')}</Th>
            <Th numeric>{t('nineOfTen')}</Th>
            <Th numeric>{t('ended')}</Th>
            <Th numeric>{t('thereNow')}</Th>
            <Th numeric>{t('longest')}</Th>
          </>
        }
      >
        {times.map(({ id, title, ended, open }) => (
          <tr key={id}>
            <th scope="row" className="min-w-36 px-3 py-2 text-start font-medium">
              <bdi>{title}</bdi>
            </th>
            <Td className="min-w-40 whitespace-nowrap tabular-nums">
              {ended ? formatDuration(ended.median) : <None />}
              {ended && (
                <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-neutral-soft">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${(100 * ended.median) / longest}%` }}
                  />
                </span>
              )}
            </Td>
            <Td numeric className="whitespace-nowrap">
              {ended ? formatDuration(ended.p90) : <None />}
            </Td>
            <Td numeric>
              <Stays
                jobId={jobId}
                columnId={id}
                stays="ended"
                count={ended?.count ?? 0}
                label={t('staysEnded', { number: number(ended?.count ?? 0), stage: title })}
              />
            </Td>
            <Td numeric>
              <Stays
                jobId={jobId}
                columnId={id}
                stays="open"
                count={open.count}
                label={t('staysOpen', { number: number(open.count), stage: title })}
              />
            </Td>
            <Td numeric className="whitespace-nowrap">
              {open.longestSeconds === null ? <None /> : formatDuration(open.longestSeconds)}
            </Td>
          </tr>
        ))}
      </Table>
      <Definition>
        <li>{t('staysMean')}</li>
        <li>
          <Sentence text={t('medianMeans')} parts={{ b: <b /> }} />
        </li>
        <li>{t('openMeans')}</li>
      </Definition>
    </section>
  )
}

const None = () => {
  const t = useText()
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('none')}</span>
    </span>
  )
}

function Stays({
  jobId,
  columnId,
  stays,
  count,
  label,
}: {
  jobId: string
  columnId: string
  stays: 'ended' | 'open'
  count: number
  label: string
}) {
  return (
    <Link
      to={countedPath({ job: jobId, column: columnId, stays })}
      className="link inline-block min-h-6 min-w-6"
      aria-label={label}
    >
      {useFormat().number(count)}
    </Link>
  )
}
