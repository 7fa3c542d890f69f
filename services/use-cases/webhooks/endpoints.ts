import { randomBytes } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { WebhookCommand } from '#contracts/webhook/commands.ts'
import { type AddedKind, type PublicEventType, webhookLimits } from '#contracts/webhook/event-types.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { isWebhook, type KnownWebhook } from '#domain/webhook/webhook.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allow, allowOnJob, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { columnsOf } from '../review/board-of.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'

type Chosen = { url: string; types: PublicEventType[]; name?: string | undefined; jobIds?: string[] | undefined }
type Of = { webhookId: string; commandId: string }
type Done = Promise<{ webhookId: string; token: ConsistencyToken }>

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
/** Whose it is: it carries what this person may read. Null for a service account. */
const ownerOf = (asker: Asker) =>
  asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? (asker.owner?.userId ?? null) : null

/** The first lines of everything about webhooks. @throws Rejected 'auth/forbidden' or 'subscription/feature-missing' (INT-002) */
export async function allowWebhooks(core: Core, asker: Asker): Promise<void> {
  allow(asker, 'company.integrations')
  await requireFeature(core, asker, 'integrations')
}

/** @throws Rejected 'webhook/not-found', also for another company's and for a subscription of Zapier that was removed. */
export async function webhookOf(core: Core, asker: Asker, webhookId: string): Promise<KnownWebhook> {
  const { state } = await core.commands.stateOf(webhookDecider, asker, webhookId)
  if (!isWebhook(state)) throw new Rejected('webhook/not-found', 'There is no such webhook')
  return state
}

/** @throws Rejected 'job/not-found' also for another company's. */
async function requireJobs(core: Core, asker: Asker, jobIds: readonly string[] = []): Promise<void> {
  for (const jobId of jobIds) {
    await allowOnJob(core, asker, 'jobs.read', jobId)
    await columnsOf(core, asker, jobId)
  }
}

/** The secret is in the answer and nowhere else; sent again with the same `commandId` it is the same. */
export const addWebhook =
  (core: Core) =>
  async (
    asker: Asker,
    { kind = 'webhook', commandId, ...chosen }: Chosen & { kind?: AddedKind; commandId: string },
  ): Promise<Awaited<Done> & { secret: string }> => {
    await allowWebhooks(core, asker)
    await requireVerifiedEmail(core, asker)
    const webhookId = uuid5(commandId, `${asker.companyId} webhook`)
    const others = (await core.readers.webhooksOf(asker)).filter(
      (each) => each.kind !== 'zapier' && each.webhookId !== webhookId,
    )
    if (others.length >= webhookLimits.perCompany)
      throw new Rejected('webhook/too-many', 'A company has 20 webhooks at most')
    await requireJobs(core, asker, chosen.jobIds)
    const data = { webhookId, kind, ...chosen, ownerId: ownerOf(asker), secret: newSecret() }
    const { token } = await send(core, asker, { type: 'AddWebhook', data }, commandId)
    return { webhookId, token, secret: (await webhookOf(core, asker, webhookId)).secret }
  }

export const changeWebhook =
  (core: Core) =>
  async (asker: Asker, { webhookId, commandId, ...chosen }: Of & Partial<Chosen>): Done => {
    await allowWebhooks(core, asker)
    await requireVerifiedEmail(core, asker)
    const before = await webhookOf(core, asker, webhookId)
    await requireJobs(core, asker, chosen.jobIds)
    const data = {
      webhookId,
      url: chosen.url ?? before.url,
      types: chosen.types ?? before.types,
      name: chosen.name ?? before.name,
      jobIds: chosen.jobIds ?? before.jobIds,
    }
    return send(core, asker, { type: 'ChangeWebhook', data }, commandId)
  }

/** The secret before signs for a day more. */
export const rotateWebhookSecret =
  (core: Core) =>
  async (asker: Asker, { webhookId, commandId }: Of): Promise<Awaited<Done> & { secret: string }> => {
    await allowWebhooks(core, asker)
    await requireVerifiedEmail(core, asker)
    const done = await send(
      core,
      asker,
      { type: 'RotateWebhookSecret', data: { webhookId, secret: newSecret() } },
      commandId,
    )
    return { ...done, secret: (await webhookOf(core, asker, webhookId)).secret }
  }

export const setWebhookActive =
  (core: Core) =>
  async (asker: Asker, { webhookId, active, commandId }: Of & { active: boolean }): Done => {
    await allowWebhooks(core, asker)
    return send(
      core,
      asker,
      active
        ? { type: 'ResumeWebhook', data: { webhookId } }
        : { type: 'PauseWebhook', data: { webhookId, reason: 'person' } },
      commandId,
    )
  }

/** Without the plan too: to end what leaves is always possible. */
export const removeWebhook =
  (core: Core) =>
  async (asker: Asker, { webhookId, commandId }: Of): Done => {
    allow(asker, 'company.integrations')
    return send(core, asker, { type: 'RemoveWebhook', data: { webhookId } }, commandId)
  }

/** What failed since then goes out again, outside of the order and under the same ids. */
export const replayWebhook =
  (core: Core) =>
  async (asker: Asker, { webhookId, since, commandId }: Of & { since: string }): Done => {
    await allowWebhooks(core, asker)
    return send(core, asker, { type: 'ReplayWebhook', data: { webhookId, since } }, commandId)
  }

/** The single address of the specification (INT-005) is the oldest webhook; without one it is added, for everything. */
export const saveFirstWebhook =
  (core: Core) =>
  async (
    asker: Asker,
    { url, commandId }: { url: string; commandId: string },
  ): Promise<Awaited<Done> & { secret: string | null }> => {
    await allowWebhooks(core, asker)
    const added = uuid5(commandId, `${asker.companyId} webhook`)
    const first = await firstWebhook(core, asker)
    if (!first || first === added) return addWebhook(core)(asker, { url, types: [], commandId })
    return { ...(await changeWebhook(core)(asker, { webhookId: first, url, commandId })), secret: null }
  }

export const firstWebhook = async (core: Core, asker: Asker): Promise<string | null> =>
  (await core.readers.webhooksOf(asker)).find(({ kind }) => kind === 'webhook')?.webhookId ?? null

async function send(core: Core, asker: Asker, command: WebhookCommand, commandId: string): Done {
  const { webhookId } = command.data
  const { token } = await core.commands.handle(webhookDecider, webhookId, command, core.context(asker, commandId))
  return { webhookId, token }
}
