import type { candidateRoutes } from '#contracts/http/api/candidates.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, ColumnId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import type { Platform } from '../../../platform.ts'
import { allowOnCandidate } from '../../../core/authorize.ts'
import { aheadOfReads } from '../ahead.ts'
import { commentOf, video } from '../video-wire.ts'
import type { Handlers } from '../call.ts'

async function known(platform: Platform, asker: Asker, permission: Permission, id: CandidateId) {
  await allowOnCandidate(platform, asker, permission, id)
  const { state } = await platform.commands.stateOf(candidateDecider, asker, id)
  if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
  return state
}

async function place(platform: Platform, asker: Asker, id: CandidateId) {
  const { columnId } = await known(platform, asker, 'candidates.edit', id)
  return { video_id: id, statusId: columnId, rejected: columnId === 'rejected' }
}

async function move(platform: Platform, asker: Asker, id: CandidateId, to: ColumnId, commandId: string) {
  const { jobId } = await known(platform, asker, 'candidates.edit', id)
  const { token } = await platform.useCases.review.moveCandidates(asker, { jobId, candidateIds: [id], to, commandId })
  return { body: await place(platform, asker, id), token }
}

/** The candidate with what was just written; who has just rated may see how others did. */
async function asWritten(
  platform: Platform,
  asker: Asker,
  id: CandidateId,
  token: ConsistencyToken,
): Promise<Pick<CandidateDetail, 'comments' | 'ratingsAvg'>> {
  const ahead = await aheadOfReads(platform, asker, candidates, id, token)
  return ahead ?? platform.readers.candidateDetail(asker, id)
}

const commentsOf = async (...written: Parameters<typeof asWritten>) =>
  (await asWritten(...written)).comments.map(commentOf)

async function oneComment(
  platform: Platform,
  asker: Asker,
  id: CandidateId,
  commentId: string,
  token: ConsistencyToken,
) {
  const comment = (await commentsOf(platform, asker, id, token)).find(({ comment_id }) => comment_id === commentId)
  if (!comment)
    throw new Rejected('command/unavailable', 'This was saved and is not to be seen yet. Look again in a moment.')
  return comment
}

export const candidateHandlers: Handlers<typeof candidateRoutes> = {
  /** Both fields are checked before either does anything: a candidate is not moved by a call that is refused (CAN-019). */
  async updateVideo(platform, { asker, body: { videoId, fields }, commandId }) {
    const { status } = await known(platform, asker, 'candidates.edit', videoId)
    if (fields.status !== undefined && fields.status !== status)
      throw new Rejected(
        'candidate/status-not-allowed',
        `The status is ${status} and does not become ${fields.status} from outside: it follows from what the candidate does`,
      )
    if (fields.name !== undefined) {
      const { name } = fields
      await platform.useCases.review.renameCandidate(asker, { candidateId: videoId, name, commandId })
    }
    if (fields.statusId === undefined) return { body: { ...(await place(platform, asker, videoId)), status } }
    const { body, token } = await move(platform, asker, videoId, fields.statusId, commandId)
    return { body: { ...body, status }, token }
  },

  async updateVideoRejectedStatus(platform, { asker, body: { videoId, rejected, reason }, commandId }) {
    if (rejected) {
      const { token } = await platform.useCases.review.rejectCandidate(asker, {
        candidateId: videoId,
        reason,
        commandId,
      })
      return { body: await place(platform, asker, videoId), token }
    }
    const { columnId } = await known(platform, asker, 'candidates.edit', videoId)
    return columnId === 'rejected'
      ? move(platform, asker, videoId, 'default', commandId)
      : { body: await place(platform, asker, videoId) }
  },

  video: async (platform, { asker, params: { id } }) => ({ body: await video(platform, asker, id) }),

  async changeTags(platform, { asker, params: { id }, body: { tags }, commandId }) {
    const titles = (chosen: boolean) => tags.filter((tag) => tag.chosen === chosen).map(({ title }) => title)
    const { token } = await platform.useCases.review.changeTags(asker, {
      candidateId: id,
      add: titles(true),
      remove: titles(false),
      commandId,
    })
    await platform.caughtUp(token)
    return { body: await video(platform, asker, id), token }
  },

  async moveVideos({ useCases }, { asker, body: { job_id, videoIds, statusId }, commandId }) {
    const batchId = uuid5(commandId, 'batch')
    const {
      token,
      batchId: undo,
      refused,
    } = await useCases.review.moveCandidates(asker, {
      jobId: job_id,
      candidateIds: videoIds,
      to: statusId,
      batchId,
      commandId,
    })
    return {
      body: {
        batch_id: undo,
        refused: refused.map(({ candidateId, code, reason }) => ({ video_id: candidateId, code, reason })),
      },
      token,
    }
  },

  async saveComments(platform, { asker, body: { id, comment }, commandId }) {
    const { token } = await platform.useCases.review.commentOnCandidate(asker, {
      candidateId: id,
      ...comment,
      commentId: uuid5(commandId, 'comment'),
      commandId,
    })
    return { body: { commentsArr: await commentsOf(platform, asker, id, token) }, token }
  },

  async comment(platform, { asker, params: { id }, body, commandId }) {
    const { token, commentId } = await platform.useCases.review.commentOnCandidate(asker, {
      candidateId: id,
      ...body,
      commentId: uuid5(commandId, 'comment'),
      commandId,
    })
    return { body: await oneComment(platform, asker, id, commentId, token), token }
  },

  async react(platform, { asker, params: { id, commentId }, body, commandId }) {
    const { token } = await platform.useCases.review.reactToComment(asker, {
      candidateId: id,
      commentId,
      ...body,
      commandId,
    })
    return { body: await oneComment(platform, asker, id, commentId, token), token }
  },

  /** A rating is the caller's own: naming another reviewer is refused, not ignored. */
  async saveRating(platform, { asker, body: { id, rating }, commandId }) {
    const own = asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.keyId : ''
    if (rating.reviewerId !== undefined && rating.reviewerId !== own)
      throw new Rejected('auth/forbidden', 'Nobody can rate in the name of somebody else')
    const { token } = await platform.useCases.review.rateCandidate(asker, {
      candidateId: id,
      value: rating.value,
      commandId,
    })
    return { body: { ratingsAvg: (await asWritten(platform, asker, id, token)).ratingsAvg }, token }
  },

  async deleteCandidate(platform, { asker, body: { videoId }, commandId }) {
    const { token } = await platform.useCases.review.deleteCandidate(asker, { candidateId: videoId, commandId })
    return { body: { status: 'OK' }, token }
  },

  async sendInvites({ useCases }, { asker, query, body: { job_id, candidates }, commandId }) {
    const ignoreDuplicates = query.ignoreDuplicates !== undefined && query.ignoreDuplicates !== false
    const { invited, token } = await useCases.candidacy.inviteCandidates(asker, {
      jobId: job_id,
      people: candidates,
      ignoreDuplicates,
      commandId,
    })
    return {
      body: {
        candidates: invited.map(({ email, phone, outcome, candidateId, problem }) => ({
          email,
          phone,
          outcome,
          video_id: candidateId,
          problem: problem && wordingOf(problem).text,
        })),
      },
      token,
    }
  },

  async jobInvitations({ readers }, { asker, query: { job_id, page } }) {
    if (!(await readers.jobBoardHeader(asker, job_id))) throw new Rejected('job/not-found', 'No such job')
    const { invited, more } = await readers.invitationsOf(asker, job_id, page)
    return {
      body: {
        invitations: invited.map(({ id, inviteDeadline, ...candidate }) => ({
          video_id: id,
          deadlineDate: inviteDeadline,
          ...candidate,
        })),
        more,
      },
    }
  },

  async updateDeadlineForInvite({ useCases }, { asker, body: { videoId, deadlineDate, timezone }, commandId }) {
    const deadline = deadlineDate && new Date(deadlineDate).toISOString()
    const { token } = await useCases.candidacy.changeInviteDeadline(asker, {
      candidateId: videoId,
      deadline,
      timezone,
      commandId,
    })
    return {
      body: {
        status: 'OK',
        message: deadline ? 'Deadline updated successfully' : 'Deadline removed successfully',
        deadlineDate: deadline,
      },
      token,
    }
  },

  /** All are looked at before any is sent, so that one wrong id does not leave half of them reminded. */
  async sendReminders(platform, { asker, body: { videoIds }, commandId }) {
    for (const id of videoIds) await known(platform, asker, 'candidates.invite', id)
    return eachOf(videoIds, (candidateId) =>
      platform.useCases.candidacy.remindCandidate(asker, { candidateId, commandId: uuid5(commandId, candidateId) }),
    )
  },

  async deleteInvitations(platform, { asker, body: { videoIds }, commandId }) {
    for (const id of videoIds) await known(platform, asker, 'candidates.edit', id)
    return eachOf(videoIds, (candidateId) =>
      platform.useCases.review.withdrawInvitation(asker, { candidateId, commandId: uuid5(commandId, candidateId) }),
    )
  },
}

/** One command each; what one is refused for does not stop the others. */
async function eachOf(ids: CandidateId[], send: (id: CandidateId) => Promise<{ token: ConsistencyToken }>) {
  let token: ConsistencyToken = {}
  const done: CandidateId[] = []
  const refused: { video_id: CandidateId; code: string; reason: string }[] = []
  for (const id of new Set(ids)) {
    try {
      token = mergeTokens(token, (await send(id)).token)
      done.push(id)
    } catch (error) {
      if (!(error instanceof Rejected)) throw error
      refused.push({ video_id: id, code: error.code, reason: error.message })
    }
  }
  return { body: { done, refused }, token }
}
