import type { Feature, Features } from '../subscription/features.ts'
import type { JobDraft } from './draft.ts'

/**
 * The parts of a draft that a plan feature opens; null while such a part is empty. Without the feature what is there
 * already stays and can be emptied, but not filled or changed.
 */
export const gatedParts = {
  scorecard: ({ scorecard: { skills, englishLevel } }: JobDraft) =>
    skills.length > 0 || englishLevel ? { skills, englishLevel } : null,
  intelligence: ({ scorecard }: JobDraft) => scorecard.qualities ?? null,
} satisfies Partial<Record<Feature, (draft: JobDraft) => unknown>>

export type GatedFeature = keyof typeof gatedParts
export const gatedFeatures = Object.keys(gatedParts) as [GatedFeature, ...GatedFeature[]]

/** The features of the builder that a company's plan does not have. */
export const lackingOf = (features: Features): GatedFeature[] => gatedFeatures.filter((feature) => !features[feature])
