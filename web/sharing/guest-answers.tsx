import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { useAnswerLines } from '../modules/answer-text.tsx'
import type { Answered } from '../review/questions.ts'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'
import type { OpenPage } from './guest.server.ts'

const useText = namespace('sharing')

type AnswersProps = { token: string; candidateId: string; answers: readonly Answered[] }

/** What the candidate wrote and chose, as far as the sender shows it. */
export function SharedAnswers({ token, candidateId, answers }: AnswersProps) {
  const t = useText()
  const lines = useAnswerLines()
  return (
    <section aria-label={t('answers')} className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{t('answers')}</h3>
      {answers.length === 0 && <p className="text-muted">{t('noAnswers')}</p>}
      <dl className="flex flex-col gap-4">
        {answers.map(({ moduleId, title, given }) => {
          const said = given?.said
          if (!said) return null
          const file = said.type === 'file' ? said.value.fileId : null
          return (
            <div key={moduleId}>
              <dt className="font-medium">
                <bdi>{title}</bdi>
              </dt>
              {lines(said).map((line) => (
                <dd key={line} dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
                  {file ? (
                    <a
                      className="link"
                      download
                      href={`/shared/${encodeURIComponent(token)}/media/${candidateId}/${file}`}
                    >
                      {line}
                    </a>
                  ) : (
                    line
                  )}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </section>
  )
}

type Current = NonNullable<OpenPage['current']>

/** What the company's own people think, where the sender shows that. */
export function Judgments({ rating, teamScore, comments }: Pick<Current, 'rating' | 'teamScore' | 'comments'>) {
  const t = useText()
  const format = useFormat()
  if (!rating && teamScore === null && comments.length === 0) return null
  return (
    <Card>
      <section aria-label={t('team')} className="flex flex-col gap-3">
        <h3 className="text-lg font-semibold">{t('team')}</h3>
        {rating && <p>{t('teamRating', { average: format.decimal(rating.average, 1), count: rating.count })}</p>}
        {teamScore !== null && <p>{t('teamScore', { score: format.number(Math.ceil(teamScore)) })}</p>}
        <ul className="flex flex-col gap-3">
          {comments.map(({ text, writtenAt }) => (
            <li key={writtenAt + text} className="border-s-2 border-line ps-3">
              <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                {text}
              </p>
              <p className="text-sm text-muted">
                <Instant at={writtenAt} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
