/** Which trait each quality tells of, and whether having the quality means more of the trait or less (SCR-012). */
export const traitOf = {
  creative: { trait: 'O', sign: true },
  strategic: { trait: 'O', sign: true },
  disciplined: { trait: 'C', sign: true },
  driven: { trait: 'C', sign: true },
  friendly: { trait: 'E', sign: true },
  outgoing: { trait: 'E', sign: true },
  assertive: { trait: 'A', sign: false },
  persuasive: { trait: 'A', sign: true },
  stressTolerant: { trait: 'N', sign: false },
  optimistic: { trait: 'N', sign: false },
} as const satisfies Record<string, { trait: Trait; sign: boolean }>
export const traits = ['O', 'C', 'E', 'A', 'N'] as const
export type Trait = (typeof traits)[number]
export type Quality = keyof typeof traitOf
export const qualities = Object.keys(traitOf) as [Quality, ...Quality[]]

/** The top qualities of the ideal candidate, the first one the most important; null is a place still free. */
export type QualitySlots = readonly (Quality | null)[]
export const QUALITY_SLOTS = 5
export const noQualities = (): (Quality | null)[] => Array<null>(QUALITY_SLOTS).fill(null)
export const isRanked = (slots: QualitySlots | undefined): slots is QualitySlots =>
  slots !== undefined && slots.some((quality) => quality !== null)

/** What the ranking says about each trait: the first place counts 5, the last 1, against the trait where its sign is negative (SCR-010, SCR-011). */
export const traitScores = (slots: QualitySlots): { trait: Trait; score: number }[] =>
  traits.map((trait) => ({
    trait,
    score: slots.reduce((sum, quality, index) => {
      if (quality === null || traitOf[quality].trait !== trait) return sum
      return sum + (QUALITY_SLOTS - index) * (traitOf[quality].sign ? 1 : -1)
    }, 0),
  }))
