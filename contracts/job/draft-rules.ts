import { MODULE_LIMITS } from '../company/module-limits.ts'
import type { JobFeature } from './plan-features.ts'
import { isVideoJob } from './video/choices.ts'

/** What the rules of a draft depend on beside the draft itself. */
export type DraftRules = {
  /** How many modules can be added to a journey. */
  moduleLimit: number
  /** What the company's plan does not have: nothing that needs it can be added. */
  lacks: readonly JobFeature[]
  /** Questions on camera have no cap (MOD-037). */
  longQuestions?: boolean | undefined
  /** The job keeps the rules of video interviews. */
  video?: boolean
}

export const standardRules: DraftRules = { moduleLimit: MODULE_LIMITS[0], lacks: [] }
/** What holds for every company: a journey has no more modules than the largest limit. */
export const widestRules: DraftRules = {
  ...standardRules,
  moduleLimit: MODULE_LIMITS.at(-1)!,
  longQuestions: true,
}

/** The rules with what the job itself decides. */
export const rulesFor = (details: Parameters<typeof isVideoJob>[0], rules: DraftRules = standardRules): DraftRules =>
  isVideoJob(details) ? { ...rules, video: true } : rules
