import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { useDuration } from '../../insight/duration.ts'
import { candidatePath } from '../../insight/links.ts'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('stats')

type Row = { id: string; name: string; enteredAt: string; leftAt: string | null; seconds: number }

export function StayRows({ jobId, rows }: { jobId: string; rows: Row[] }) {
  const t = useText()
  const formatDuration = useDuration()
  return (
    <Table
      caption={t('staysCounted')}
      head={
        <>
          <Th>{t('candidate')}</Th>
          <Th numeric>{t('time')}</Th>
          <Th>{t('from')}</Th>
          <Th>{t('to')}</Th>
        </>
      }
    >
      {rows.map(({ id, name, enteredAt, leftAt, seconds }) => (
        <tr key={`${id} ${enteredAt}`}>
          <Td className="min-w-40 font-medium">
            <Link to={candidatePath(jobId, id)} className="link">
              <bdi>{name}</bdi>
            </Link>
          </Td>
          <Td numeric className="whitespace-nowrap">
            {formatDuration(seconds)}
          </Td>
          <Td className="whitespace-nowrap text-muted">
            <Instant at={enteredAt} />
          </Td>
          <Td className="whitespace-nowrap text-muted">{leftAt ? <Instant at={leftAt} /> : t('stillThere')}</Td>
        </tr>
      ))}
    </Table>
  )
}
