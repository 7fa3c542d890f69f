import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Ago } from '../../insight/ago.tsx'
import { useDuration } from '../../insight/duration.ts'
import { boardPath, candidatePath } from '../../insight/links.ts'
import type { WorkKind } from '../../insight/work-kinds.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useColumnTitle, useJobTitle } from '../../ui/titles.ts'

const useText = namespace('overview')

type Row = {
  id: string
  name: string
  jobId: string
  jobTitle: string
  columnId: string
  columnTitle: string
  since: string
  usual: number | null
}

/** Who waits, longest first. */
export function WorkRows({ rows, kind, now }: { rows: Row[]; kind: WorkKind; now: string }) {
  const t = useText()
  const titleOf = useColumnTitle()
  const jobTitle = useJobTitle()
  const duration = useDuration()
  return (
    <Table
      caption={t('rowsCaption')}
      stacked
      head={
        <>
          <Th>{t('candidate')}</Th>
          <Th>{t('job')}</Th>
          <Th>{t('stage')}</Th>
          <Th>{t(kind === 'overdue' ? 'inStageSince' : 'waitingSince')}</Th>
          {kind === 'overdue' && <Th numeric>{t('usual')}</Th>}
        </>
      }
    >
      {rows.map(({ id, name, jobId, jobTitle: stored, columnId, columnTitle, since, usual }) => (
        <tr key={id} className="hover:bg-surface">
          <Td className="font-medium sm:min-w-40">
            <span className="flex items-center gap-2">
              <Avatar name={name} seed={id} size="sm" />
              <Link to={candidatePath(jobId, id)} className="link min-w-0">
                <bdi>{name}</bdi>
              </Link>
            </span>
          </Td>
          <Td data-label={t('job')}>
            {stored && (
              <Link to={boardPath(jobId)} className="text-ink hover:text-accent-ink hover:underline">
                <bdi>{jobTitle(stored)}</bdi>
              </Link>
            )}
          </Td>
          <Td data-label={t('stage')}>
            <bdi>{titleOf({ id: columnId, title: columnTitle })}</bdi>
          </Td>
          <Td data-label={t(kind === 'overdue' ? 'inStageSince' : 'waitingSince')} className="text-muted">
            <Ago at={since} now={now} />
          </Td>
          {kind === 'overdue' && (
            <Td numeric data-label={t('usual')} className="text-muted">
              {usual !== null && t('atMost', { time: duration(usual) })}
            </Td>
          )}
        </tr>
      ))}
    </Table>
  )
}
