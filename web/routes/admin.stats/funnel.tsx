import { Link } from '@remix-run/react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { share } from '../../insight/bars.tsx'
import { countedPath } from '../../insight/links.ts'
import { Card } from '../../ui/card.tsx'
import { useTitled } from '../../ui/titles.ts'
import { Definition } from './definition.tsx'

const useText = namespace('stats')

type Stage = { id: string; title: string; kind: string; here: number; reached: number }

/** The board's columns: how many came through each, and how many of them are there now. */
export function Funnel({ jobId, total, stages: stored }: { jobId: string; total: number; stages: Stage[] }) {
  const t = useText()
  const stages = useTitled()(stored)
  const format = useFormat()
  const { number } = format
  return (
    <Card title={t('funnel')}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('funnelCaption')}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pb-2 text-start font-medium">
              {t('stage')}
            </th>
            <th scope="col" className="pb-2 ps-3 text-end font-medium whitespace-nowrap">
              {t('everThere')}
            </th>
            <th scope="col" className="pb-2 ps-3 text-end font-medium whitespace-nowrap">
              {t('thereNow')}
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ id, title, kind, here, reached }) => (
            <tr key={id} className="align-top">
              <th scope="row" className="w-full max-w-0 py-1.5 text-start font-normal">
                <span className="block truncate">
                  <bdi>{title}</bdi>
                </span>
                <Bar reached={reached} here={here} total={total} rejected={kind === 'rejected'} />
              </th>
              <td className="py-1.5 ps-3 text-end whitespace-nowrap tabular-nums">
                <Link
                  to={countedPath({ job: jobId, reached: id })}
                  className="link inline-block min-h-6 min-w-6 font-semibold"
                  aria-label={t('wereIn', { number: number(reached), stage: title })}
                >
                  {number(reached)}
                </Link>{' '}
                <span className="inline-block w-11 text-sm text-muted">{share(reached, total, format)}</span>
              </td>
              <td className="py-1.5 ps-3 text-end tabular-nums">
                <Link
                  to={countedPath({ job: jobId, column: id })}
                  className="link inline-block min-h-6 min-w-6 font-semibold"
                  aria-label={t('areIn', { number: number(here), stage: title })}
                >
                  {number(here)}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Definition>
        <li>
          <Sentence text={t('everThereMeans')} parts={{ b: <b /> }} />
        </li>
        <li>
          <Sentence text={t('thereNowMeans', { total: number(total) })} parts={{ b: <b /> }} />
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
        <span
          className={`block h-full rounded-full ${rejected ? 'bg-danger' : 'bg-accent'}`}
          style={{ width: `${reached === 0 ? 0 : (100 * here) / reached}%` }}
        />
      </span>
    </span>
  )
}
