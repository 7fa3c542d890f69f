import type { CandidateScore, EarlierScore } from '#contracts/views/candidate.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Instant } from '../../ui/instant.tsx'
import { changesOf } from './changes-of.ts'
import { recommendText } from './recommend-text.ts'

const useText = namespace('scores')

/** Every change of a card after it was sent: when, and what was before and after, the newest first. */
export function CardChanges({ card }: { card: CandidateScore }) {
  const t = useText()
  const { number } = useFormat()
  const changes = changesOf(card)
  if (changes.length === 0) return null
  const points = (given: number | null) => (given === null ? t('noPoints') : number(given))
  const advice = (given: EarlierScore['recommendation']) => (given ? t(recommendText[given]) : t('noPoints'))
  return (
    <details className="w-full ps-7 text-xs text-muted">
      <summary className="w-fit cursor-pointer rounded hover:text-ink">
        {t('changes', { count: changes.length })}
      </summary>
      <ol className="mt-1 flex flex-col gap-2 border-s border-line ps-3">
        {changes.map(({ at, skills, recommendation, version }) => (
          <li key={at}>
            <Instant at={at} />
            <ul>
              {skills.map(({ metricId, name, before, after }) => (
                <li key={metricId}>
                  <bdi>{t('changeOf', { what: name, before: points(before), after: points(after) })}</bdi>
                </li>
              ))}
              {recommendation && (
                <li>
                  {t('changeOf', {
                    what: t('recommendationShort'),
                    before: advice(recommendation.before),
                    after: advice(recommendation.after),
                  })}
                </li>
              )}
              {version && (
                <li>
                  {t('changeOf', {
                    what: t('versionShort'),
                    before: number(version.before),
                    after: number(version.after),
                  })}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}
