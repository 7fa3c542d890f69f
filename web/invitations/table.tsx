import { Link } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { clock } from '../lib/clock.ts'
import { useSecondsLeft } from '../review/message/settle.tsx'
import { Badge } from '../ui/badge.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Instant, useTimeZone } from '../ui/instant.tsx'
import { Table, Th } from '../ui/table.tsx'
import type { InvitationRow, InvitationsData } from './data.ts'

const useText = namespace('outreach')
const tones = {
  added: 'neutral',
  waiting: 'info',
  undelivered: 'danger',
  started: 'info',
  completed: 'success',
} as const
const badges = {
  added: 'stateAdded',
  waiting: 'stateWaiting',
  undelivered: 'stateUndelivered',
  started: 'stateStarted',
  completed: 'stateCompleted',
} as const
const ways = { email: 'byEmail', sms: 'byText' } as const

type InvitationsTableProps = {
  data: InvitationsData
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  now: string
}

export function InvitationsTable({ data: { job, rows, mayRead }, chosen, onChoose, now }: InvitationsTableProps) {
  const t = useText()
  const ids = rows.map(({ candidateId }) => candidateId)
  const everyone = ids.every((id) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <Table
      stacked
      caption={t('invitations')}
      head={
        <>
          <Th>
            <Checkbox
              hideLabel
              label={t('chooseAll')}
              checked={everyone}
              onChange={() => onChoose(new Set(everyone ? [] : ids))}
            />
          </Th>
          <Th>{t('person')}</Th>
          <Th>{t('state')}</Th>
          <Th>{t('invitedColumn')}</Th>
          <Th>{t('remindedColumn')}</Th>
          <Th>{t('deadlineColumn')}</Th>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.candidateId}>
          <td className="px-3 py-2 align-top">
            <Checkbox
              hideLabel
              label={t('chooseOne', { name: row.name })}
              checked={chosen.has(row.candidateId)}
              onChange={() => toggle(row.candidateId)}
            />
          </td>
          <td className="px-3 py-2 align-top" data-label={t('person')}>
            <Person row={row} to={mayRead ? `/admin/jobs/${job.jobId}/candidates/${row.candidateId}` : null} />
          </td>
          <td className="px-3 py-2 align-top" data-label={t('state')}>
            <Badge tone={tones[row.state]}>{t(badges[row.state])}</Badge>
            <Progress row={row} now={now} />
          </td>
          <td className="px-3 py-2 align-top" data-label={t('invitedColumn')}>
            {row.invitedAt ? (
              <>
                <Instant at={row.invitedAt} />
                <span className="block text-sm text-muted">
                  {row.channels.map((channel) => t(ways[channel])).join(' · ')}
                </span>
              </>
            ) : (
              <span className="text-muted">{t('notInvited')}</span>
            )}
          </td>
          <td className="px-3 py-2 align-top" data-label={t('remindedColumn')}>
            {row.remindedAt ? (
              <>
                <Instant at={row.remindedAt} />
                <span className="block text-sm text-muted">{t('times', { count: row.reminders })}</span>
              </>
            ) : (
              <span className="text-muted">{t('never')}</span>
            )}
          </td>
          <td className="px-3 py-2 align-top" data-label={t('deadlineColumn')}>
            <Deadline row={row} now={now} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** What waits to be sent, and whether the link was opened. */
function Progress({ row: { sendsAt, sends, openedAt }, now }: { row: InvitationRow; now: string }) {
  const t = useText()
  const left = useSecondsLeft(sendsAt, sendsAt !== null && sendsAt > now)
  return (
    <>
      {left > 0 && (
        <span className="block text-sm" suppressHydrationWarning>
          {t(sends === 'reminder' ? 'reminderSendsIn' : 'invitationSendsIn', { time: clock(left) })}
        </span>
      )}
      {openedAt && (
        <span className="block text-sm text-muted">
          {t('linkOpened')} <Instant at={openedAt} />
        </span>
      )}
    </>
  )
}

function Person({ row: { name, email, phone, optedOut }, to }: { row: InvitationRow; to: string | null }) {
  const t = useText()
  return (
    <div className="min-w-0">
      {to ? (
        <Link to={to} className="font-medium hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="font-medium">{name}</bdi>
      )}
      <span dir="ltr" className="block text-sm wrap-anywhere text-muted">
        {email || phone}
      </span>
      {optedOut.length > 0 && (
        <Badge tone="warning">{t('optedOut', { ways: optedOut.map((channel) => t(ways[channel])).join(' · ') })}</Badge>
      )}
    </div>
  )
}

function Deadline({ row: { deadline, timezone, startedAt }, now }: { row: InvitationRow; now: string }) {
  const t = useText()
  const { instant } = useFormat()
  const local = useTimeZone()
  if (!deadline) return <span className="text-muted">{t('asTheJob')}</span>
  return (
    <>
      <bdi suppressHydrationWarning>{instant(deadline, { timeZone: timezone ?? local })}</bdi>
      {startedAt === null && deadline < now && (
        <span className="block text-sm font-medium text-danger-ink">{t('passed')}</span>
      )}
    </>
  )
}
