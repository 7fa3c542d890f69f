import { fitOf, quotientOf, type Recommendation, shownScore, totalOf } from '#contracts/candidate/scoring.ts'
import type { CandidateScore } from '#contracts/views/candidate.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { People } from '../people.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { CardChanges } from './changes.tsx'
import { fitText } from './fit-text.ts'
import { recommendText } from './recommend-text.ts'

const useText = namespace('scores')

const recommendTone = {
  'strong no': 'danger',
  no: 'warning',
  yes: 'info',
  'strong yes': 'success',
} as const satisfies Record<Recommendation, Tone>
/** So many points between the least and the most is a disagreement worth talking about. */
const APART = 30

export function Score({ score, large = false }: { score: number; large?: boolean }) {
  const t = useText()
  const { number } = useFormat()
  const { tone, text } = fitText[fitOf(score)]
  return (
    <span className="inline-flex items-center gap-2">
      <span className={classes('font-semibold tabular-nums', large && 'text-2xl')} data-score-shown>
        {number(shownScore(score))}
      </span>
      <Badge tone={tone}>{t(text)}</Badge>
    </span>
  )
}

/** Every card that was sent: total and recommendation, then skill by skill where the points of each reviewer are. */
export function TeamCards({ cards, people }: { cards: readonly CandidateScore[]; people: People }) {
  const t = useText()
  const nameOf = (id: string) => people[id]?.name ?? t('formerColleague')
  const skills = new Map(cards.flatMap((card) => card.skills.map(({ metricId, name }) => [metricId, name] as const)))
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1.5 text-sm">
        {cards.map((card) => {
          const { reviewerId, skills: given, recommendation, version, latest } = card
          const total = totalOf(given)
          return (
            <li key={reviewerId} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <Avatar name={nameOf(reviewerId)} seed={reviewerId} picture={people[reviewerId]?.picture} size="xs" />
              <span className="min-w-0 grow truncate">
                <bdi>{nameOf(reviewerId)}</bdi>
              </span>
              {recommendation && <Badge tone={recommendTone[recommendation]}>{t(recommendText[recommendation])}</Badge>}
              <span className="font-semibold tabular-nums">{total && <Total score={quotientOf(total)} />}</span>
              {version < latest && (
                <span className="w-full ps-7 text-xs text-muted">{t('sentEarlierVersion', { version, latest })}</span>
              )}
              <CardChanges card={card} />
            </li>
          )
        })}
      </ul>
      {cards.length > 1 && (
        <ul className="flex flex-col gap-2 text-sm" aria-label={t('bySkill')}>
          {[...skills].map(([metricId, name]) => (
            <Spread
              key={metricId}
              name={name}
              points={cards.flatMap(({ reviewerId, skills: given }) => {
                const points = given.find((skill) => skill.metricId === metricId)?.points ?? null
                return points === null ? [] : [{ reviewer: nameOf(reviewerId), points }]
              })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const Total = ({ score }: { score: number }) => useFormat().number(shownScore(score))

function Spread({ name, points }: { name: string; points: readonly { reviewer: string; points: number }[] }) {
  const t = useText()
  const format = useFormat()
  if (points.length === 0) return null
  const all = points.map((each) => each.points)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const isApart = most - least >= APART
  return (
    <li>
      <span className="flex items-center gap-2">
        <span className="min-w-0 grow truncate">
          <bdi>{name}</bdi>
        </span>
        {isApart && <Badge tone="warning">{t('apart', { least, most })}</Badge>}
      </span>
      <span className="sr-only">
        {format.list(points.map((each) => t('pointsBy', { name: each.reviewer, points: each.points })))}
      </span>
      <span aria-hidden="true" className="relative mt-1 block h-2 rounded-full bg-neutral-soft">
        <span
          className={classes('absolute inset-y-0 rounded-full', isApart ? 'bg-warning-soft' : 'bg-accent-soft')}
          style={{ insetInlineStart: `${least}%`, width: `${most - least}%` }}
        />
        {points.map((each) => (
          <span
            key={each.reviewer}
            title={t('pointsBy', { name: each.reviewer, points: each.points })}
            className={classes(
              'absolute top-1/2 block h-4 w-1 -translate-y-1/2 rounded-full',
              isApart ? 'bg-warning-ink' : 'bg-accent',
            )}
            style={{ insetInlineStart: `calc(${each.points}% - ${each.points * 0.04}px)` }}
          />
        ))}
      </span>
    </li>
  )
}
