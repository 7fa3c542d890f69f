import { aliasOf, isDecided } from '#contracts/candidate/anonymity.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { isChannel } from '#contracts/webhook/event-types.ts'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { KnownWebhook } from '#domain/webhook/webhook.ts'
import { cards } from '#projections/board/cards.ts'
import type { Core } from '../../core/core.ts'
import { readerOf } from './reach.ts'

type Subjects = { candidate?: { id: string }; job?: { id: string } }

/**
 * On a job with anonymous review who a candidate is reaches a webhook as little as its owner, and a channel, whose readers are not
 * known, not at all, until the decision. From the log: read models may not know the candidate yet.
 */
export async function shownTo(
  core: Core,
  { companyId, webhook, event }: { companyId: string; webhook: KnownWebhook; event: PublicEvent },
): Promise<PublicEvent> {
  const { candidate, job: of } = event.data as Subjects
  if (!candidate || !of || !('name' in candidate)) return event
  const { state: job } = await core.commands.stateOf(jobDecider, { companyId }, of.id)
  if (job.status === 'unknown' || job.anonymousReview === 'off') return event
  const { state } = await core.commands.stateOf(candidateDecider, { companyId }, candidate.id)
  if (!isKnown(state) || isDecided(state.columnId)) return event
  if (!isChannel(webhook.kind)) {
    const reader = await readerOf(core, { ...webhook, companyId })
    const viewer = typeof reader === 'string' ? '' : reader.asker && viewerOf(reader.asker)
    if (viewer === null) return event
    const card = viewer === '' ? null : await core.engines.reads.get(core.reads.live(cards), candidate.id)
    if (String(card?.unmaskedBy ?? '').includes(` ${viewer}`)) return event
  }
  const hidden = { ...candidate, name: aliasOf(candidate.id), email: null }
  return { ...event, data: { ...event.data, candidate: hidden } }
}

/** Null: nothing is hidden from them. */
function viewerOf(asker: Asker): string | null {
  if (asker.kind === 'user') return asker.userId
  return asker.kind === 'apiKey' && asker.owner ? asker.owner.userId : null
}
