import type { shareRoutes } from '#contracts/http/api/shares.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { endOfDay, later } from '#contracts/kernel/time.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { hiddenAtFirst, shareDays } from '#contracts/share/rules.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

async function listed({ useCases }: Platform, asker: Asker, jobId: string) {
  const shares = await useCases.sharing.sharesOf(asker, { jobId })
  return {
    shares: shares.map(({ shareId, candidateIds, recipients, openings, endedAt: _at, createdBy: _by, ...share }) => ({
      share_id: shareId,
      job_id: jobId,
      video_ids: candidateIds,
      ...share,
      recipients: recipients.map(({ recipientId, ...each }) => ({ recipient_id: recipientId, ...each })),
      openings: openings.map(({ guestId, browsers, times, lastAt }) => ({
        ...{ guest_id: guestId, times, lastAt },
        browsers: browsers.length,
      })),
    })),
  }
}

type Change = (shareId: string, commandId: string) => Promise<{ token: ConsistencyToken }>

/** Each of them is a share of this job, or none is changed. */
async function changed(
  platform: Platform,
  { asker, jobId, shareIds, commandId }: { asker: Asker; jobId: string; shareIds: string[]; commandId: string },
  change: Change,
) {
  const known = new Set((await listed(platform, asker, jobId)).shares.map(({ share_id }) => share_id))
  if (!shareIds.every((id) => known.has(id))) throw new Rejected('share/not-found', 'There is no such shared link')
  let token: ConsistencyToken = {}
  for (const id of new Set(shareIds)) token = mergeTokens(token, (await change(id, uuid5(commandId, id))).token)
  await platform.caughtUp(token)
  return { body: await listed(platform, asker, jobId), token }
}

export const shareHandlers: Handlers<typeof shareRoutes> = {
  getShares: async (platform, { asker, params: { id } }) => ({ body: await listed(platform, asker, id) }),

  async createShare(platform, { asker, params: { id }, body, commandId }) {
    const { video_ids, expiresAt, hidden, ...chosen } = body
    const { token } = await platform.useCases.sharing.createShare(asker, {
      ...chosen,
      jobId: id,
      candidateIds: video_ids,
      hidden: [...(hidden ?? hiddenAtFirst)],
      expiresAt: expiresAt ?? endOfDay(later(platform.now(), { days: shareDays.standard })),
      commandId,
    })
    await platform.caughtUp(token)
    return { body: await listed(platform, asker, id), token }
  },

  changeShares: (platform, { asker, params: { id }, body: { share_ids, expiresAt }, commandId }) =>
    changed(platform, { asker, jobId: id, shareIds: share_ids, commandId }, (shareId, each) =>
      platform.useCases.sharing.changeShareExpiry(asker, { shareId, expiresAt, commandId: each }),
    ),

  revokeShares: (platform, { asker, params: { id }, body: { share_ids }, commandId }) =>
    changed(platform, { asker, jobId: id, shareIds: share_ids, commandId }, (shareId, each) =>
      platform.useCases.sharing.revokeShare(asker, { shareId, commandId: each }),
    ),
}
