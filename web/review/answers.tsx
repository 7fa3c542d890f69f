import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import type { Answered } from './questions.ts'

const useText = namespace('review')

/** What the candidate wrote and chose. */
export function Answers({ answers, started }: { answers: readonly Answered[]; started: boolean }) {
  const t = useText()
  return (
    <section aria-label={t('answers')} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('answers')}</h2>
      {answers.length === 0 && <p className="text-muted">{started ? t('noWrittenQuestions') : t('notStarted')}</p>}
      <dl className="flex flex-col gap-4">
        {answers.map(({ moduleId, title, answer, failed, given }) => (
          <div key={moduleId}>
            <dt className="font-medium">
              <bdi>{title}</bdi> {failed && <Badge tone="danger">{t('leadsToRejection')}</Badge>}
            </dt>
            {given ? (
              answer.map((line) => (
                <dd
                  key={typeof line === 'string' ? line : line.said}
                  className="mt-1 whitespace-pre-wrap"
                  dir={typeof line === 'string' ? 'auto' : undefined}
                >
                  {typeof line === 'string' ? line : t(line.said)}
                </dd>
              ))
            ) : (
              <dd className="mt-1 text-muted">{t('noAnswerYet')}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
