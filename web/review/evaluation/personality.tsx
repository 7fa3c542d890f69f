import { shownScore } from '#contracts/candidate/scoring.ts'
import { type Factor, type Level, levelOf, type TraitId } from '#contracts/evaluation/personality.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import type { PanelProps } from '../page-data.ts'
import type { ShownEvaluation } from './evaluation-in.server.ts'
import { failureText } from './failure-text.ts'
import { Quoted } from './quoted.tsx'

const useText = namespace('evaluation')

const factorText = {
  openness: 'openness',
  conscientiousness: 'conscientiousness',
  extraversion: 'extraversion',
  agreeableness: 'agreeableness',
  neuroticism: 'neuroticism',
} as const satisfies Record<Factor, string>
const levelText = { high: 'levelHigh', middle: 'levelMiddle', low: 'levelLow' } as const satisfies Record<Level, string>
const behavior = {
  openness: { high: 'opennessHigh', middle: 'behaviorMiddle', low: 'opennessLow' },
  conscientiousness: { high: 'conscientiousnessHigh', middle: 'behaviorMiddle', low: 'conscientiousnessLow' },
  extraversion: { high: 'extraversionHigh', middle: 'behaviorMiddle', low: 'extraversionLow' },
  agreeableness: { high: 'agreeablenessHigh', middle: 'behaviorMiddle', low: 'agreeablenessLow' },
  neuroticism: { high: 'neuroticismHigh', middle: 'behaviorMiddle', low: 'neuroticismLow' },
} as const satisfies Record<Factor, Record<Level, string>>
const traitText = {
  creative: 'creative',
  strategic: 'strategic',
  disciplined: 'disciplined',
  driven: 'driven',
  friendly: 'friendly',
  outgoing: 'outgoing',
  assertive: 'assertive',
  persuasive: 'persuasive',
  'stress-tolerant': 'stressTolerant',
  optimistic: 'optimistic',
} as const satisfies Record<TraitId, string>

type Personality = { of: NonNullable<ShownEvaluation['personality']> } & Pick<PanelProps, 'onSeek'>

/** What a model read in the answers of ten traits: five factors, the three that stand out in words, and what they rest on. */
export function Personality({ of, onSeek }: Personality) {
  const t = useText()
  const { number } = useFormat()
  const { failure, personalityScore, personalityBehavior, factors, ranks, spread, drift, traits } = of
  const scored = traits.filter(({ points }) => points !== null).length
  return (
    <section aria-label={t('personality')} className="flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-3">
        <h4 className="font-semibold">{t('personality')}</h4>
        {personalityScore === null ? (
          <Badge>{t('notScored')}</Badge>
        ) : (
          <span className="text-2xl font-semibold tabular-nums" data-personality-score>
            {number(shownScore(personalityScore))}
          </span>
        )}
        {traits.length > 0 && (
          <span className="text-sm text-muted">{t('traitsScored', { scored, traits: traits.length })}</span>
        )}
      </div>
      <p className="text-sm text-muted">{t(failure ? failureText[failure] : 'aboutPersonality')}</p>
      {!ranks && (
        <Callout tone="warning" title={t('unsteady')}>
          <p>{t('aboutUnsteady', { points: Math.max(spread, drift ?? 0) })}</p>
        </Callout>
      )}
      {personalityBehavior.length > 0 && (
        <ul className="list-disc ps-5">
          {personalityBehavior.map(({ factor, level }) => (
            <li key={factor}>{t(behavior[factor][level], { factor: t(factorText[factor]) })}</li>
          ))}
        </ul>
      )}
      {traits.length > 0 && (
        <details>
          <summary className="link">{t('personalityDetails')}</summary>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
            {(Object.keys(factorText) as Factor[]).map((factor) => (
              <Share key={factor} label={t(factorText[factor])} score={factors[factor]} />
            ))}
          </dl>
          <dl className="mt-3 flex flex-col gap-3">
            {traits.map(({ traitId, points, reason, evidence }) => (
              <div key={traitId} data-trait={traitId}>
                <dt className="flex flex-wrap items-baseline gap-x-2 font-medium">
                  {traitId in traitText ? t(traitText[traitId as TraitId]) : traitId}
                  <span className="tabular-nums">{points === null ? t('notScored') : number(points)}</span>
                </dt>
                {reason && (
                  <dd dir="auto" className="text-sm text-muted">
                    {reason}
                  </dd>
                )}
                {evidence.map((each, index) => (
                  <Quoted key={index} evidence={each} onSeek={onSeek} />
                ))}
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function Share({ label, score }: { label: string; score: number | null }) {
  const t = useText()
  const { decimal } = useFormat()
  return (
    <>
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {score === null ? t('notScored') : `${decimal(score, 2)} · ${t(levelText[levelOf(score)])}`}
      </dd>
    </>
  )
}
