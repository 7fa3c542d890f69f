/** Score filter conditions (C§4, CAN-015). */
export const scoreOperators = ['gt', 'lt', 'eq', 'ne', 'between'] as const
export type ScoreOperator = (typeof scoreOperators)[number]
/** `to` is the end of a between, which is included. */
export type ScoreCondition = { is: ScoreOperator; value: number; to?: number | undefined }
/** Of the team's average for a skill of the scorecard. */
export type SkillCondition = { metricId: string; condition: ScoreCondition }

/** A score above the first and up to the second. */
type Range = { above: number; upTo: number }
const LEAST = -1
const MOST = 100

/**
 * The ranges of exact scores that a condition matches. Conditions compare scores as shown, rounded up: equal to 74 matches
 * scores above 73 and up to 74 (ledger, not shown 27); not equal matches the two ranges around it. A candidate without a
 * score never matches.
 */
export function rangesOf({ is, value, to = value }: ScoreCondition): Range[] {
  switch (is) {
    case 'gt':
      return [{ above: value, upTo: MOST }]
    case 'lt':
      return [{ above: LEAST, upTo: value - 1 }]
    case 'eq':
      return [{ above: value - 1, upTo: value }]
    case 'ne':
      return [
        { above: LEAST, upTo: value - 1 },
        { above: value, upTo: MOST },
      ]
    case 'between':
      return [{ above: Math.min(value, to) - 1, upTo: Math.max(value, to) }]
  }
}

/** `gt-60`, `between-40-80`: as an address writes it. Undefined for anything else. */
export function scoreConditionIn(text: string | null): ScoreCondition | undefined {
  const [, is, value, to] = /^(gt|lt|eq|ne|between)-(\d{1,3})(?:-(\d{1,3}))?$/.exec(text ?? '') ?? []
  if (is === undefined || Number(value) > MOST || Number(to ?? 0) > MOST || (is === 'between') !== (to !== undefined))
    return undefined
  return { is: is as ScoreOperator, value: Number(value), ...(to === undefined ? {} : { to: Number(to) }) }
}
export const scoreConditionText = ({ is, value, to }: ScoreCondition) =>
  to === undefined ? `${is}-${value}` : `${is}-${value}-${to}`
