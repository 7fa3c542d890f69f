import type { JobDraft } from '#contracts/job/draft.ts'
import { type GatedFeature, gatedParts } from '#contracts/job/plan-parts.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'

/** `lacking` are the features that the plan does not have. What was there before a smaller plan may stay as it was. */
export function withinPlan(wanted: JobDraft, before: JobDraft | null, lacking: readonly GatedFeature[] = []): void {
  const beyond = lacking.filter((feature) => {
    const part = gatedParts[feature](wanted)
    return part !== null && !(before && same(part, gatedParts[feature](before)))
  })
  if (beyond.length > 0)
    throw new Rejected('subscription/feature-missing', 'Your plan does not include this. It comes with a larger plan.')
}
