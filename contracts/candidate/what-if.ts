import type { Skill } from '../job/draft.ts'
import { type ScoredSkill, teamScoreOf, totalOf } from './scoring.ts'

type Cards = readonly (readonly ScoredSkill[])[]

/** How the order by team score would change: of whom there are scorecards, and within its first places. */
export type Reordering = {
  scored: number
  up: number
  down: number
  /** The most places that one of them would move. */
  furthest: number
  top: number
  /** Of the first `top` by the new order, those who are not among them now. */
  newInTop: number
}
const TOP = 10

/** The card as it would count with other weights: points stay as given, a skill that is not wanted any more counts nothing. */
export function reweighed(card: readonly ScoredSkill[], wanted: readonly Skill[]): ScoredSkill[] {
  const weights = new Map(wanted.map(({ metricId, weight }) => [metricId, weight]))
  return card.flatMap((skill) => {
    const weight = weights.get(skill.metricId)
    return weight === undefined ? [] : [{ ...skill, weight }]
  })
}

export function reorderingOf(scored: readonly { before: Cards; after: Cards }[]): Reordering {
  const before = placesOf(scored.map((one) => scoreOf(one.before)))
  const after = placesOf(scored.map((one) => scoreOf(one.after)))
  const moves = before.map((place, at) => place - after[at]!)
  const top = Math.min(TOP, scored.length)
  return {
    scored: scored.length,
    up: moves.filter((by) => by > 0).length,
    down: moves.filter((by) => by < 0).length,
    furthest: moves.reduce((most, by) => Math.max(most, Math.abs(by)), 0),
    top,
    newInTop: after.filter((place, at) => place <= top && before[at]! > top).length,
  }
}

function scoreOf(cards: Cards): number {
  const totals = cards.flatMap((card) => totalOf(card) ?? [])
  return teamScoreOf(totals) ?? -1
}

/** The place of each: one more than how many are better, so that equal scores share one. */
function placesOf(scores: readonly number[]): number[] {
  const places = new Map<number, number>()
  ;[...scores].sort((one, other) => other - one).forEach((score, at) => places.has(score) || places.set(score, at + 1))
  return scores.map((score) => places.get(score)!)
}
