import { skillWeights } from '../job/choices.ts'

/** Importance of a skill that a candidate must have (SCR-004). */
export const MUST_HAVE = skillWeights[2]
/** Below this team average, in percent, a must-have skill rules a candidate out (SCR-008). */
export const MUST_HAVE_LIMIT = 50
export const MAX_POINTS = 100

/** What a reviewer advises in the end, apart from the average of the points. */
export const recommendations = ['strong no', 'no', 'yes', 'strong yes'] as const
export type Recommendation = (typeof recommendations)[number]

/** One skill on a card that was given: its weight is that of the scorecard's version, for good. Null: not judged. */
export type ScoredSkill = { metricId: string; name: string; weight: number; points: number | null }
export type Points = Readonly<Record<string, number | null>>

/**
 * A quotient in whole numbers, so that a threshold is compared without rounding: `sum` of points times weights over the `of`
 * of weights, both in halves, for the least weight is one half.
 */
export type Quotient = { sum: number; of: number }

/** Total = sum(score x weight) / sum(weights) over the skills that were judged (B§5, SCR-007); null when none was. */
export function totalOf(skills: readonly Pick<ScoredSkill, 'weight' | 'points'>[]): Quotient | null {
  const judged = skills.flatMap(({ weight, points }) => (points === null ? [] : [{ halves: weight * 2, points }]))
  if (judged.length === 0) return null
  return {
    sum: judged.reduce((sum, { halves, points }) => sum + halves * points, 0),
    of: judged.reduce((sum, { halves }) => sum + halves, 0),
  }
}

/**
 * The average over the cards that were sent, each counting the same (C§1 "team average score", SCR-016), between 0 and 100.
 * Worked out as one fraction: a whole number comes out whole, so that rounding up later never adds one.
 */
export function teamScoreOf(totals: readonly Quotient[]): number | null {
  if (totals.length === 0) return null
  let [sum, of] = [0n, 1n]
  for (const total of totals) {
    sum = sum * BigInt(total.of) + BigInt(total.sum) * of
    of *= BigInt(total.of)
  }
  of *= BigInt(totals.length)
  const whole = sum / of
  // The rest has at most as many digits as the fraction, which a double holds once both are divided by what they share.
  const rest = sum % of
  const shared = divisor(rest, of)
  return Number(whole) + Number(rest / shared) / Number(of / shared)
}

function divisor(one: bigint, other: bigint): bigint {
  while (other > 0n) [one, other] = [other, one % other]
  return one
}

/** As it is shown: rounded up, the only usual rounding that makes 74 of the document's example (B§5; ledger, disagree 1). */
export const shownScore = (score: number): number => Math.ceil(score)
export const quotientOf = ({ sum, of }: Quotient): number => sum / of

/** Five buckets of 20 points each (C§4, SCR-017), in order. */
export const fits = ['Very bad fit', 'Bad fit', 'Medium fit', 'Good fit', 'Best fit'] as const
export type Fit = (typeof fits)[number]
/** The bucket of a score as it is shown, so that number and word agree: 20 is a bad fit, 100 the best (ledger, not shown 27). */
export const fitOf = (score: number): Fit => fits[Math.min(fits.length - 1, Math.floor(shownScore(score) / 20))]!

/** "Fit-bucket modifiers" of the specification, which does not say what they modify (C§9, SCR-018): nothing follows from them. */
export const FIT_MODIFIERS = [800, 400] as const

export type MissedSkill = { metricId: string; name: string; sum: number; cards: number }

/** Must-have skills whose average over the cards that judged them is below the limit, with its exact parts. */
export function missedMustHaves(cards: readonly (readonly ScoredSkill[])[]): MissedSkill[] {
  const found = new Map<string, MissedSkill>()
  for (const { metricId, name, weight, points } of cards.flat()) {
    if (weight !== MUST_HAVE || points === null) continue
    const known = found.get(metricId) ?? { metricId, name, sum: 0, cards: 0 }
    found.set(metricId, { ...known, sum: known.sum + points, cards: known.cards + 1 })
  }
  return [...found.values()].filter(({ sum, cards: count }) => sum < MUST_HAVE_LIMIT * count)
}
