import { Link } from '@remix-run/react'
import type { CandidateStatus } from '#contracts/candidate/statuses.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { candidatePath, boardPath } from '../../insight/links.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { useColumnTitle, useJobTitle } from '../../ui/titles.ts'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('stats')

type Row = {
  id: string
  name: string
  jobId: string
  jobTitle: string
  columnId: string
  columnTitle: string
  status: CandidateStatus
  videos: number
  rating: number | null
  addedAt: string
  changedAt: string
}

export function CandidateRows({ rows }: { rows: Row[] }) {
  const t = useText()
  const titleOf = useColumnTitle()
  const titled = useJobTitle()
  const { decimal } = useFormat()
  return (
    <Table
      caption={t('candidatesCounted')}
      head={
        <>
          <Th>{t('candidate')}</Th>
          <Th>{t('job')}</Th>
          <Th>{t('stage')}</Th>
          <Th>{t('status')}</Th>
          <Th numeric>{t('videos')}</Th>
          <Th numeric>{t('rating')}</Th>
          <Th>{t('came')}</Th>
          <Th>{t('lastChange')}</Th>
        </>
      }
    >
      {rows.map(
        ({ id, name, jobId, jobTitle, columnId, columnTitle, status, videos, rating, addedAt, changedAt }, at) => (
          <tr key={`${id} ${at}`}>
            <Td className="min-w-40 font-medium">
              <Link to={candidatePath(jobId, id)} className="link">
                <bdi>{name}</bdi>
              </Link>
            </Td>
            <Td className="min-w-32">
              <Link to={boardPath(jobId)} className="link">
                <bdi>{titled(jobTitle)}</bdi>
              </Link>
            </Td>
            <Td>
              <bdi>{titleOf({ id: columnId, title: columnTitle })}</bdi>
            </Td>
            <Td>
              <StatusBadge status={status} />
            </Td>
            <Td numeric>{videos}</Td>
            <Td numeric>{rating === null ? <span className="text-muted">–</span> : decimal(rating, 1)}</Td>
            <Td className="whitespace-nowrap text-muted">
              <Instant at={addedAt} precision="day" />
            </Td>
            <Td className="whitespace-nowrap text-muted">
              <Instant at={changedAt} />
            </Td>
          </tr>
        ),
      )}
    </Table>
  )
}
