import { Link } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { ExclamationTriangleIcon } from '../ui/icons.tsx'
import { Instant } from '../ui/instant.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { InterviewStatus } from './status.tsx'
import type { Listed } from './view.ts'

const useText = namespace('meetings')

/** Interviews with when, with whom and where they are; each leads to its own page. */
export function InterviewsTable({ caption, rows }: { caption: string; rows: readonly Listed[] }) {
  const t = useText()
  const { list } = useFormat()
  return (
    <Table
      stacked
      caption={caption}
      head={
        <>
          <Th>{t('when')}</Th>
          <Th>{t('who')}</Th>
          <Th>{t('what')}</Th>
          <Th>{t('withWhom')}</Th>
          <Th>{t('status')}</Th>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.interviewId}>
          <Td data-label={t('when')}>
            <When {...row} />
          </Td>
          <Td data-label={t('who')}>
            <bdi className="block font-medium wrap-anywhere">{row.candidateName}</bdi>
            <bdi className="block text-sm wrap-anywhere text-muted">{row.job}</bdi>
          </Td>
          <Td data-label={t('what')}>
            <Link
              to={`/meetings/${row.interviewId}`}
              reloadDocument
              className="font-medium wrap-anywhere hover:underline"
            >
              <bdi>{row.summary}</bdi>
            </Link>
            <span className="block text-sm text-muted">
              {t(`type${row.type}`)} · {t('minutes', { count: row.duration })}
            </span>
          </Td>
          <Td data-label={t('withWhom')} className="wrap-anywhere">
            {list(row.people)}
          </Td>
          <Td data-label={t('status')}>
            <InterviewStatus {...row} />
            {row.isClashing && (
              <span className="mt-1 flex items-center gap-1 text-sm text-danger-ink">
                <ExclamationTriangleIcon aria-hidden="true" className="shrink-0" /> {t('clash')}
              </span>
            )}
          </Td>
        </tr>
      ))}
    </Table>
  )
}

/** When it takes place; before a time is chosen, until when that can be done. */
export function When({ start, status, expiresAt }: Pick<Listed, 'start' | 'status' | 'expiresAt'>) {
  const t = useText()
  if (start) return <Instant at={start} className="font-medium tabular-nums" />
  return (
    <>
      <span className="text-muted">{t('notBooked')}</span>
      {(status === 'REQUESTED' || status === 'PENDING_REQUESTED') && (
        <span className="block text-sm text-muted">
          {t('chooseUntil')} <Instant at={expiresAt} />
        </span>
      )}
    </>
  )
}
