import { namespace } from '../i18n/namespace.ts'
import { AnswerLines } from '../modules/answer-text.tsx'
import { Badge } from '../ui/badge.tsx'
import { classes } from '../ui/classes.ts'
import { SignalFacts } from './signal-facts.tsx'
import type { Answered } from './questions.ts'

const useText = namespace('review')

/** What the candidate wrote and chose. */
export function Answers({
  answers,
  candidateId,
  started,
}: {
  answers: readonly Answered[]
  candidateId: string
  started: boolean
}) {
  const t = useText()
  return (
    <section aria-label={t('answers')} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('answers')}</h2>
      {answers.length === 0 && <p className="text-muted">{started ? t('noWrittenQuestions') : t('notStarted')}</p>}
      <dl className="flex flex-col gap-4">
        {answers.map(({ moduleId, title, given, signals }) => (
          <div key={moduleId}>
            <dt className="font-medium">
              <bdi>{title}</bdi> {given?.failed && <Badge tone="danger">{t('leadsToRejection')}</Badge>}
            </dt>
            {given?.said ? (
              <AnswerLines text={given.said} candidateId={candidateId} />
            ) : (
              <dd className={classes('mt-1', !given && 'text-muted')}>{t(given ? 'answerErased' : 'noAnswerYet')}</dd>
            )}
            {signals.length > 0 && (
              <dd>
                <SignalFacts signals={signals} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
