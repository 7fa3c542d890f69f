import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { permissionsOnJob } from '#contracts/job/access.ts'
import type { Webhook } from '#domain/webhook/webhook.ts'
import { isWebhook, type KnownWebhook } from '#domain/webhook/webhook.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { rightsOf } from '../../core/rights.ts'

type About = { companyId: string; jobId: string; candidateId: string | null }
export type Reach = 'yes' | 'not this' | 'owner' | 'plan'

export async function webhookNow(
  { commands }: Core,
  companyId: string,
  webhookId: string,
): Promise<KnownWebhook | null> {
  const { state } = await commands.stateOf(webhookDecider, { companyId }, webhookId)
  return isWebhook(state as Webhook) ? (state as KnownWebhook) : null
}

/** Whether a webhook may carry something at this moment: as its owner may read it, on a plan that has webhooks. */
export async function reachOf(core: Core, webhook: KnownWebhook, about: About): Promise<Reach> {
  const { companyId, jobId, candidateId } = about
  const { features } = await core.entitlementsOf(companyId)
  if (!features[webhook.kind === 'zapier' ? 'zapier' : 'integrations']) return 'plan'
  if (webhook.ownerId === null) return 'yes'
  const { state: user } = await core.commands.stateOf(userDecider, { companyId }, webhook.ownerId)
  if (user.status !== 'active') return 'owner'
  const { asker } = await rightsOf(core, { companyId, account: user })
  if (webhook.kind === 'webhook' && !mayDo(asker, 'company.integrations')) return 'owner'
  return (await mayRead(core, asker, { companyId, jobId, candidateId })) ? 'yes' : 'not this'
}

export async function mayRead({ commands }: Core, asker: Asker, { companyId, jobId, candidateId }: About) {
  const needed = candidateId ? 'candidates.read' : 'jobs.read'
  const { state: job } = await commands.stateOf(jobDecider, { companyId }, jobId)
  // Of a job that is gone only those hear who hear of every job.
  return job.status === 'unknown' ? mayDo(asker, needed) : permissionsOnJob(asker, job.permissions).includes(needed)
}
