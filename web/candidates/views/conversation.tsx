import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { Instant } from '../../ui/instant.tsx'
import type { ListedCandidate } from '../list.server.ts'
import type { ViewData } from './views.server.ts'

const useText = namespace('candidates')
type Conversation = NonNullable<ViewData['conversation']>
type Last = Conversation[string]

const happened = {
  invitation: 'lastInvited',
  reminder: 'lastReminded',
  link: 'lastLink',
  started: 'lastStarted',
  completed: 'lastCompleted',
  rejected: 'lastRejected',
} as const

type ConversationListProps = { rows: readonly ListedCandidate[]; conversation: Conversation }

/** Candidates with the last thing that was said or done; the thread is on the candidate's page (CAN-008). */
export function ConversationList({ rows, conversation }: ConversationListProps) {
  const t = useText()
  return (
    <ul aria-label={t('conversation')} className="divide-y divide-line rounded-lg border border-line bg-raised">
      {rows.map(({ id, jobId, name, poster, status, stage }) => {
        const last = conversation[id]
        return (
          <li key={id} className="relative flex items-start gap-3 p-3 hover:bg-hover">
            <Avatar name={name} seed={id} picture={poster} />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <Link
                  className="font-medium wrap-anywhere after:absolute after:inset-0"
                  to={`/admin/jobs/${jobId}/candidates/${id}`}
                >
                  <bdi>{name}</bdi>
                </Link>
                <StatusBadge status={status} />
                <span className="text-sm text-muted" data-column-title>
                  {stage}
                </span>
              </p>
              <p className="truncate text-sm text-muted">{last ? <LastEntry last={last} /> : t('nothingSaid')}</p>
            </div>
            {last && (
              <span className="shrink-0 text-end text-sm text-muted">
                <Instant at={last.at} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function LastEntry({ last: { kind, author, text, state } }: { last: Last }) {
  const t = useText()
  if (kind !== 'message' && kind !== 'comment') return t(happened[kind])
  return (
    <>
      {state === 'undelivered' && <Badge tone="danger">{t('notDelivered')}</Badge>}{' '}
      <bdi className="font-medium text-ink">{author ?? t('formerColleague')}</bdi>:{' '}
      <bdi>{text.slice(0, 200).replaceAll(/\s+/g, ' ')}</bdi>
    </>
  )
}
