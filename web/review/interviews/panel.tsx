import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { When } from '../../interviews/interviews-table.tsx'
import { InterviewStatus } from '../../interviews/status.tsx'
import { planPath } from '../../lib/review-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CalendarIcon } from '../../ui/icons.tsx'
import type { PanelProps } from '../page-data.ts'

const useText = namespace('meetings')

/** Live interviews with this candidate, and the way to plan one. */
export default function InterviewsPanel({ candidate, job, panels }: PanelProps) {
  const t = useText()
  const { interviews } = panels
  if (!interviews) return null
  return (
    <Card
      title={t('lives')}
      actions={
        !candidate.rejected && (
          <ButtonLink to={planPath(job.jobId, [candidate.id])} size="sm">
            <CalendarIcon aria-hidden="true" /> {t('plan')}
          </ButtonLink>
        )
      }
    >
      {interviews.length === 0 ? (
        <p className="text-muted">{t('noneOfCandidate')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {interviews.map((each) => (
            <li key={each.interviewId} className="flex flex-col items-start gap-1 py-2">
              <Link to={`/meetings/${each.interviewId}`} className="font-medium wrap-anywhere hover:underline">
                <bdi>{each.summary}</bdi>
              </Link>
              <InterviewStatus {...each} />
              <span className="text-sm">
                <When {...each} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
