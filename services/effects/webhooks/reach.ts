import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { permissionsOnJob } from '#contracts/job/access.ts'
import type { pauses } from '#contracts/webhook/event-types.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { connectionOf } from '#domain/integration/integrations.ts'
import type { Webhook } from '#domain/webhook/webhook.ts'
import { isWebhook, type KnownWebhook } from '#domain/webhook/webhook.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { entitlementsOf } from '#domain/subscription/subscription.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { rightsOf } from '../../core/rights.ts'

type About = { companyId: string; jobId: string; candidateId: string | null }
type Pause = (typeof pauses)[number]
export type Reach = 'yes' | 'not this' | Pause

export async function webhookNow(
  { commands }: Core,
  companyId: string,
  webhookId: string,
): Promise<KnownWebhook | null> {
  const { state } = await commands.stateOf(webhookDecider, { companyId }, webhookId)
  return isWebhook(state as Webhook) ? (state as KnownWebhook) : null
}

/**
 * As whom a webhook reads at this moment, or why it gets nothing; `asker` null is a service account, which reads everything.
 * A subscription of Zapier has the rights of the connection, and is paused with it.
 */
export async function readerOf(
  core: Core,
  { companyId, kind, ownerId }: { companyId: string } & Pick<KnownWebhook, 'kind' | 'ownerId'>,
): Promise<{ asker: Asker | null } | Pause> {
  // From the log: what was paused for the plan goes on with the very event that gives it back.
  const { state: subscription } = await core.commands.stateOf(subscriptionDecider, { companyId }, companyId)
  const { features } = entitlementsOf(subscription)
  if (!features[kind === 'zapier' ? 'zapier' : 'integrations']) return 'plan'
  let userId = ownerId
  if (kind === 'zapier') {
    const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
    const connection = connectionOf(state, 'zapier')
    if (!connection || connection.isPaused) return 'person'
    userId = connection.ownerId
  }
  if (userId === null) return { asker: null }
  const { state: user } = await core.commands.stateOf(userDecider, { companyId }, userId)
  if (user.status !== 'active') return 'owner'
  const { asker } = await rightsOf(core, { companyId, account: user })
  return kind !== 'zapier' && !mayDo(asker, 'company.integrations') ? 'owner' : { asker }
}

/** Whether a webhook may carry something at this moment: as its owner may read it, on a plan that has webhooks. */
export async function reachOf(core: Core, webhook: KnownWebhook, about: About): Promise<Reach> {
  const { companyId, jobId, candidateId } = about
  const reader = await readerOf(core, { ...webhook, companyId })
  if (typeof reader === 'string') return reader
  if (reader.asker === null) return 'yes'
  return (await mayRead(core, reader.asker, { companyId, jobId, candidateId })) ? 'yes' : 'not this'
}

export async function mayRead({ commands }: Core, asker: Asker, { companyId, jobId, candidateId }: About) {
  const needed = candidateId ? 'candidates.read' : 'jobs.read'
  const { state: job } = await commands.stateOf(jobDecider, { companyId }, jobId)
  // Of a job that is gone only those hear who hear of every job.
  return job.status === 'unknown' ? mayDo(asker, needed) : permissionsOnJob(asker, job.permissions).includes(needed)
}
