import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'
import type { Change } from './view.ts'

const useText = namespace('meetings')

const causes = {
  'candidate-rejected': 'becauseRejected',
  'candidate-deleted': 'becauseDeleted',
  'job-archived': 'becauseArchived',
  'move-undone': 'becauseUndone',
} as const

/** What happened to it: who, when and why, the newest first. */
export function Changes({ changes, candidateName }: { changes: readonly Change[]; candidateName: string }) {
  const t = useText()
  return (
    <Card title={t('history')}>
      <ol className="flex flex-col gap-3">
        {[...changes].reverse().map((change) => (
          <li key={`${change.at} ${change.type}`} className="flex flex-col">
            <span className="wrap-anywhere">
              <bdi className="font-medium">
                {change.isCandidate ? candidateName || t('theCandidate') : (change.by ?? t('system'))}
              </bdi>{' '}
              <Did {...change} candidateName={candidateName} />
            </span>
            {change.reason && (
              <q className="wrap-anywhere" dir="auto">
                {change.reason}
              </q>
            )}
            {change.cause && <span>{t(causes[change.cause])}</span>}
            <Instant at={change.at} className="text-sm text-muted" />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Did({ type, person, candidateName }: Change & { candidateName: string }) {
  const t = useText()
  switch (type) {
    case 'InterviewerReplaced':
    case 'AttendanceAnswered':
      return <bdi>{t(`did${type}`, { person: person ?? candidateName })}</bdi>
    case 'InterviewPlanned':
    case 'InterviewApproved':
    case 'InterviewDisapproved':
    case 'InterviewTimesOffered':
    case 'OtherTimesAsked':
    case 'InterviewBooked':
    case 'InterviewCancelled':
    case 'InterviewReminded':
    case 'InterviewExpired':
    case 'InterviewCompleted':
    case 'InterviewClashed':
    case 'InterviewClashCleared':
    case 'InterviewLinkAssigned':
    case 'InterviewLinkFailed':
      return <>{t(`did${type}`)}</>
    default:
      return <>{type}</>
  }
}
