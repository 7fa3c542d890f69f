import type { JobDeadline } from '#contracts/job/deadline.ts'
import { namespace } from '../i18n/namespace.ts'
import { late } from '../lib/late.tsx'
import { Card } from '../ui/card.tsx'
import { Spinner } from '../ui/spinner.tsx'

const DeadlineForm = late(() => import('./deadline-form.tsx'), <Spinner />)
const useText = namespace('outreach')

type DeadlineViewProps = {
  jobId: string
  deadline: JobDeadline | null
  onSet: (deadline: JobDeadline | null) => void
}

/** The deadline of a job, for everyone who has none of their own. */
export function DeadlineView({ jobId, deadline, onSet }: DeadlineViewProps) {
  const t = useText()
  return (
    <Card title={t('deadlineView')}>
      <p className="mb-4 max-w-prose text-muted">{t('deadlineHint')}</p>
      <DeadlineForm action={`/jobs/post/${jobId}`} deadline={deadline} onSet={onSet} />
    </Card>
  )
}
