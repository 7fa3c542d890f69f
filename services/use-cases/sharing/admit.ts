import type { Asker } from '#contracts/kernel/asker.ts'
import { parseShareToken } from '#contracts/share/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { KnownJob } from '#domain/job/job.ts'
import { shareDecider } from '#domain/share/decider.ts'
import type { KnownShare } from '#domain/share/share.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { linkIn, readOpenedMark } from '../../core/secrets/share-link.ts'

export type GuestAsker = Extract<Asker, { kind: 'guest' }>
type Recipient = KnownShare['recipients'][number]

/** What a token opens. `guest` is null until a person pressed Open in this browser, in the last 12 hours. */
export type Admitted = {
  companyId: string
  share: KnownShare
  job: KnownJob
  recipient: Recipient | null
  browser: string | null
  guest: GuestAsker | null
}
/** Why a link that was right once opens nothing. */
export type Over = { over: 'revoked' | 'expired' | 'unavailable'; companyId: string; brandId: string | undefined }

/**
 * What opens behind a shared link, from the log, so that what was revoked is closed with the next request. Null for a guess,
 * for a link that was replaced and for one whose job is gone: they look alike. A link stops while the company's plan has no
 * sharing, and opens again with it.
 */
export async function admit(core: Core, token: string, mark: string | null): Promise<Admitted | Over | null> {
  const address = parseShareToken(token)
  if (!address) return null
  const { companyId, shareId } = address
  const { keys } = core.engines
  const { state: share } = await core.commands.stateOf(shareDecider, { companyId }, shareId)
  if (share.status !== 'known') return null
  const links = share.audience === 'anyone' ? [share.linkId] : share.recipients.map(({ recipientId }) => recipientId)
  const linkId = linkIn(keys, address, links)
  if (linkId === null) return null
  const { state: job } = await core.commands.stateOf(jobDecider, { companyId }, share.jobId)
  if (job.status === 'unknown') return null
  const end = (over: Over['over']): Over => ({ over, companyId, brandId: job.draft.details.brandId })
  if (share.ended) return end(share.ended)
  if (share.expiresAt <= core.now()) return end('expired')
  if (!(await core.entitlementsOf(companyId)).features.sharing) return end('unavailable')

  const recipient = share.recipients.find(({ recipientId }) => recipientId === linkId) ?? null
  const seen = readOpenedMark(keys, shareId, mark, core.now())
  const browser = seen?.browser ?? null
  const guestId = browser && guestIdOf({ shareId, recipient, browser })
  const isOpen = seen !== null && seen.isOpen && seen.guestId === guestId
  return {
    companyId,
    share,
    job,
    recipient,
    browser,
    guest: isOpen && guestId ? guestAsker({ companyId, shareId, guestId }) : null,
  }
}

/** A recipient is the same guest in every browser; anyone else is known by their browser alone. */
export const guestIdOf = ({
  shareId,
  recipient,
  browser,
}: {
  shareId: string
  recipient: Recipient | null
  browser: string
}) => recipient?.recipientId ?? uuid5(browser, `guest of ${shareId}`)

export const guestAsker = (of: { companyId: string; shareId: string; guestId: string }): GuestAsker => ({
  kind: 'guest',
  permissions: [],
  ...of,
})
