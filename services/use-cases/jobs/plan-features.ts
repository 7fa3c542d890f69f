import type { JobDraft } from '#contracts/job/draft.ts'
import { addedFeatures } from '#contracts/job/plan-features.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/**
 * Refuses what a draft would add to a job that the company's plan does not have; `jobId` is null for a new job.
 * @throws Rejected 'subscription/feature-missing'
 */
export async function requirePlanFor(
  core: Core,
  asker: Asker,
  jobId: JobId | null,
  draft: Partial<JobDraft>,
): Promise<void> {
  const { features } = await core.entitlementsOf(asker.companyId)
  if (addedFeatures({}, draft).every((feature) => features[feature])) return
  const before = jobId ? (await core.commands.stateOf(jobDecider, asker, jobId)).state : null
  const known = before && before.status !== 'unknown' ? before.draft : {}
  for (const feature of addedFeatures(known, draft)) await requireFeature(core, asker, feature)
}
