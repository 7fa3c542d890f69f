import type { Packet } from './packet.ts'

/** The five factors that describe a personality, as the specification names them (SCR-015). */
export const factors = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'neuroticism'] as const
export type Factor = (typeof factors)[number]
export const traitIds = [
  'creative',
  'strategic',
  'disciplined',
  'driven',
  'friendly',
  'outgoing',
  'assertive',
  'persuasive',
  'stress-tolerant',
  'optimistic',
] as const
export type TraitId = (typeof traitIds)[number]

type Trait = {
  id: TraitId
  /** What a model is given in place of the name of a skill. */
  instructions: string
  factor: Factor
  /** The more of it, the less of its factor. */
  negative: boolean
}
const trait = (id: TraitId, factor: Factor, instructions: string, negative = false): Trait => ({
  ...{ id, factor, instructions, negative },
})
/** Two traits for each factor (SCR-012). */
export const traits: readonly Trait[] = [
  trait('creative', 'openness', 'Creative: tells of finding new ideas or new ways to do something'),
  trait('strategic', 'openness', 'Strategic: tells of planning ahead and weighing what follows from a choice'),
  trait('disciplined', 'conscientiousness', 'Disciplined: tells of working in order, with care, and of finishing'),
  trait('driven', 'conscientiousness', 'Driven: tells of setting aims of their own and working towards them'),
  trait('friendly', 'extraversion', 'Friendly: tells of caring for other people and of getting on with them'),
  trait('outgoing', 'extraversion', 'Outgoing: tells of seeking people out and speaking with those they do not know'),
  trait('assertive', 'agreeableness', 'Assertive: tells of standing by an opinion and of saying no', true),
  trait('persuasive', 'agreeableness', 'Persuasive: tells of bringing others round by listening and giving reasons'),
  trait('stress-tolerant', 'neuroticism', 'Stress tolerant: tells of staying calm and able under pressure', true),
  trait(
    'optimistic',
    'neuroticism',
    'Optimistic: tells of expecting a good end, and of seeing one after a setback',
    true,
  ),
]

/** Of the instructions for traits: another number is another evaluation. */
export const PERSONALITY_PROMPT = 1
const HIGH_FROM = 0.65
const LOW_BELOW = 0.35
const MIDDLE = 0.5
const MOST_DESCRIBED = 3

/** The same answers, to be judged by the ten traits in place of skills: nothing else of a person is in it. */
export const personalityPacket = (packet: Packet): Packet => ({
  ...packet,
  prompt: PERSONALITY_PROMPT,
  skills: traits.map(({ id, instructions }) => ({ metricId: id, name: instructions })),
})

export const levels = ['high', 'middle', 'low'] as const
export type Level = (typeof levels)[number]
/** @param score 0 to 1 */
export const levelOf = (score: number): Level => (score >= HIGH_FROM ? 'high' : score < LOW_BELOW ? 'low' : 'middle')

export type TraitPoints = { traitId: string; points: number | null }
export type Personality = {
  /** 0 to 1; null where none of its traits was scored. */
  factors: Record<Factor, number | null>
  /** Mean points of the traits that were scored, 0 to 100, not rounded; null without any. */
  personalityScore: number | null
  /** The factors farthest from the middle, the farthest first. */
  personalityBehavior: { factor: Factor; score: number; level: Level }[]
}

export function personalityOf(given: readonly TraitPoints[]): Personality {
  const shares = traits.flatMap(({ id, factor, negative }) => {
    const points = given.find(({ traitId }) => traitId === id)?.points ?? null
    return points === null ? [] : [{ factor, points, share: (negative ? 100 - points : points) / 100 }]
  })
  const scores = factors.map((factor) => ({
    factor,
    score: meanOf(shares.filter((each) => each.factor === factor).map(({ share }) => share)),
  }))
  const known = scores.flatMap(({ factor, score }) =>
    score === null ? [] : [{ factor, score, level: levelOf(score) }],
  )
  return {
    factors: Object.fromEntries(scores.map(({ factor, score }) => [factor, score])) as Personality['factors'],
    personalityScore: meanOf(shares.map(({ points }) => points)),
    personalityBehavior: known
      .sort((one, other) => Math.abs(other.score - MIDDLE) - Math.abs(one.score - MIDDLE))
      .slice(0, MOST_DESCRIBED),
  }
}

const meanOf = (all: readonly number[]): number | null =>
  all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0) / all.length
