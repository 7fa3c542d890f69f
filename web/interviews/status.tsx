import type { StatusName } from '#contracts/interview/codes.ts'
import { namespace } from '../i18n/namespace.ts'
import { Badge, type Tone } from '../ui/badge.tsx'

const useText = namespace('meetings')

const tones: Record<StatusName, Tone> = {
  PENDING_APPROVAL: 'warning',
  PENDING_IDLE: 'neutral',
  REQUESTED: 'info',
  PENDING_REQUESTED: 'violet',
  SCHEDULED_IDLE: 'success',
  COMPLETED: 'neutral',
  SCHEDULED_CANCELED: 'danger',
  PENDING_CANCELED: 'danger',
  DISAPPROVED: 'danger',
  CANDIDATE_CANCELLED: 'danger',
  CANCELLED: 'danger',
  EXPIRED: 'warning',
}

type StatusProps = { status: StatusName; noShow: boolean; className?: string }

/** Where an interview is, in words and color. */
export function InterviewStatus({ status, noShow, className }: StatusProps) {
  const t = useText()
  return noShow ? (
    <Badge tone="danger" className={className}>
      {t('noShow')}
    </Badge>
  ) : (
    <Badge tone={tones[status]} className={className}>
      {t(`status${status}`)}
    </Badge>
  )
}
