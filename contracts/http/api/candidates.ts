import { MOST_NAME } from '#contracts/candidate/outside-steps.ts'
import * as z from 'zod'
import { CandidateStatus } from '../../candidate/events.ts'
import { BatchId, CandidateId, ColumnId, CommentId, Instant, JobId, RecordingId, UserId } from '../../kernel/ids.ts'
import { MOST_MENTIONS } from '../../candidate/mentions.ts'
import { importOutcomes } from '../../candidate-import/limits.ts'
import { MAX_BATCH } from '../../bulk-move/limits.ts'
import { factors, levels } from '../../evaluation/personality.ts'
import { defineRoutes } from './route.ts'

/** The specification's "video" is one person's application to one job: its id is the candidate's. */
const ok = z.object({ status: z.literal('OK') })
const text = z.string().max(100_000)
const At = z.object({ recordingId: RecordingId, second: z.number().min(0) })
const Refused = z
  .array(z.object({ video_id: CandidateId, code: z.string(), reason: z.string() }))
  .describe('Those that were left as they are, and why')
const videoIds = z.array(CandidateId).min(1).max(MAX_BATCH)

export const Comment = z
  .object({
    comment_id: CommentId,
    author_id: z.string(),
    text: z.string(),
    at: At.nullable().describe('The second of the recording it speaks of'),
    createdAt: Instant,
    reactions: z.array(z.object({ reviewerId: z.string(), reaction: z.string() })),
  })
  .meta({ id: 'Comment' })

export const Invitation = z
  .object({
    video_id: CandidateId,
    name: z.string(),
    email: z.string(),
    status: CandidateStatus,
    invitedAt: Instant.nullable(),
    deadlineDate: Instant.nullable().describe('The last moment to begin'),
    startedAt: Instant.nullable(),
    completedAt: Instant.nullable(),
  })
  .meta({ id: 'Invitation' })

const Tags = z.array(z.object({ title: z.string(), chosen: z.boolean() }))
/** A candidate as the specification names the fields (C§3, CAN-010). */
export const Video = z
  .object({
    video_id: CandidateId,
    job_id: JobId,
    username: z.string(),
    email: z.string(),
    status: CandidateStatus,
    statusId: ColumnId,
    displayInCol: z.string().describe('Title of the column; empty for one that the board no longer has'),
    rejected: z.boolean(),
    rating: z.array(z.object({ reviewerId: z.string(), value: z.number() })).describe('Those that the caller may see'),
    ratingsAvg: z.number().nullable(),
    comments: z.array(Comment),
    commentsCount: z.number().int(),
    wordCloudObject: z
      .array(z.object({ word: z.string(), importance: z.number().int().describe('How often it was used') }))
      .describe('The ten words that written answers and transcripts use most, without those that every text has'),
    personalities: z
      .array(z.object({ name: z.enum(factors), score: z.number() }))
      .describe('Factors of the personality that a model proposed, 0 to 1, where the caller sees it'),
    personalityScore: z.number().nullable().describe('0 to 100'),
    personalityBehavior: z
      .array(z.object({ name: z.enum(factors), level: z.enum(levels) }))
      .describe('The three factors farthest from the middle'),
    tags: Tags.describe('Tags of the job; chosen are those of this candidate'),
    invitedAt: Instant.nullable(),
    createdAt: Instant.nullable().describe('Started date'),
    completedAt: Instant.nullable().describe('Finished date'),
  })
  .meta({ id: 'Video' })

/** Review and invitations (C§7; CAN-019 to CAN-023, ACT-001 to ACT-005, PUB-023, PUB-024). */
export const candidateRoutes = defineRoutes({
  updateVideo: {
    at: [['legacy', 'PUT', '/videos/updateVideo']],
    summary:
      'Moves a candidate to a column of the board, or renames them; the status may be sent as it is, for it follows from what the candidate does',
    permission: 'candidates.edit',
    target: 'candidate',
    body: z.object({
      videoId: CandidateId,
      fields: z
        .object({
          status: CandidateStatus.optional(),
          statusId: ColumnId.optional(),
          name: z.string().max(MOST_NAME).optional().describe('Another name; no outside system changes it any more'),
        })
        .strict(),
    }),
    reply: z.object({ video_id: CandidateId, status: CandidateStatus, statusId: ColumnId, rejected: z.boolean() }),
  },
  updateVideoRejectedStatus: {
    at: [['legacy', 'PUT', '/videos/updateVideoRejectedStatus']],
    summary: 'Rejects a candidate, or takes the rejection back',
    permission: 'candidates.edit',
    target: 'candidate',
    body: z.object({ videoId: CandidateId, rejected: z.boolean(), reason: z.string().max(2000).default('') }),
    reply: z.object({ video_id: CandidateId, statusId: ColumnId, rejected: z.boolean() }),
  },
  video: {
    at: [['v2', 'GET', '/videos/{id}']],
    summary: 'One candidate with status, ratings, comments and tags',
    permission: 'candidates.read',
    target: 'candidate',
    params: z.object({ id: CandidateId }),
    reply: Video,
  },
  changeTags: {
    at: [['v2', 'PATCH', '/videos/{id}/tags']],
    summary: 'Gives a candidate the chosen tags and takes the others away; tags that are not named stay as they are',
    permission: 'candidates.review',
    target: 'candidate',
    params: z.object({ id: CandidateId }),
    body: z.object({
      tags: z
        .array(z.object({ title: z.string().max(1000), chosen: z.boolean() }))
        .min(1)
        .max(100),
    }),
    reply: Video,
  },
  moveVideos: {
    at: [['legacy', 'PATCH', '/videos/kanban']],
    summary: 'Moves several candidates of a job as one command',
    permission: 'candidates.edit',
    target: 'candidates',
    body: z.object({ job_id: JobId, videoIds, statusId: ColumnId }),
    reply: z.object({ batch_id: BatchId.nullable().describe('Null for a single candidate'), refused: Refused }),
  },
  saveComments: {
    at: [['legacy', 'PUT', '/videos/saveComments']],
    summary: 'Adds a comment and answers all of them',
    permission: 'candidates.review',
    target: 'candidate',
    body: z.object({ id: CandidateId, comment: z.object({ text, at: At.nullable().default(null) }) }),
    reply: z.object({ commentsArr: z.array(Comment) }),
  },
  comment: {
    at: [['v2', 'POST', '/videos/{id}/comment']],
    summary: 'Adds a comment',
    permission: 'candidates.review',
    target: 'candidate',
    params: z.object({ id: CandidateId }),
    body: z.object({
      text,
      at: At.nullable().default(null),
      mentions: z
        .array(UserId)
        .max(MOST_MENTIONS)
        .optional()
        .describe('Colleagues whom it names, who hear of it; they have to be allowed to open the candidate'),
    }),
    reply: Comment,
    status: 201,
  },
  react: {
    at: [['v2', 'POST', '/videos/{id}/comment/{commentId}/reaction']],
    summary: 'Reacts to a comment with an emoji',
    permission: 'candidates.review',
    target: 'candidate',
    params: z.object({ id: CandidateId, commentId: CommentId }),
    body: z.object({ reaction: z.string().min(1).max(16) }),
    reply: Comment,
  },
  saveRating: {
    at: [['legacy', 'PUT', '/videos/saveRating']],
    summary: "Sets the caller's own rating, 1 to 5",
    permission: 'candidates.review',
    target: 'candidate',
    body: z.object({
      id: CandidateId,
      rating: z.object({ reviewerId: z.string().max(100).optional(), value: z.number() }),
    }),
    reply: z.object({ ratingsAvg: z.number().nullable() }),
  },
  deleteCandidate: {
    at: [
      ['legacy', 'PUT', '/candidates/deleteCandidate'],
      ['legacy', 'PUT', '/videos/delete'],
    ],
    summary: 'Deletes a candidate with answers and recordings; the history keeps that it happened',
    permission: 'candidates.edit',
    target: 'candidate',
    body: z.object({ videoId: CandidateId }),
    reply: ok,
  },
  sendInvites: {
    at: [['legacy', 'POST', '/candidates/sendInvites']],
    summary: 'Invites people to a job by email, or by text message where there is no address',
    permission: 'candidates.invite',
    target: 'job',
    query: z.object({
      ignoreDuplicates: z
        .union([z.literal(''), z.stringbool()])
        .optional()
        .describe('Invites addresses, too, that the job knows already'),
    }),
    body: z.object({
      job_id: JobId,
      candidates: z
        .array(
          z.object({
            name: z.string().max(1000),
            email: z.string().max(1000).default('').describe('May be left out where there is a phone number'),
            phone: z.string().max(100).default('').describe('With its country code'),
            sms: z
              .boolean()
              .default(false)
              .describe('Sends a text message beside the email; without an email address one is sent anyway'),
          }),
        )
        .min(1)
        .max(100),
    }),
    reply: z.object({
      candidates: z.array(
        z.object({
          email: z.string(),
          phone: z.string(),
          outcome: z
            .enum(importOutcomes)
            .describe('opted-out: the person asked for no more invitations from the company'),
          video_id: CandidateId.nullable(),
          problem: z.string().nullable(),
        }),
      ),
    }),
  },
  jobInvitations: {
    at: [['legacy', 'GET', '/candidates/getJobInvitations']],
    summary: 'People invited to a job and how far they are',
    permission: 'candidates.read',
    target: 'job',
    query: z.object({ job_id: JobId, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    reply: z.object({ invitations: z.array(Invitation), more: z.boolean().describe('There is a next page') }),
  },
  updateDeadlineForInvite: {
    at: [['legacy', 'PUT', '/candidates/updateDeadlineForInvite']],
    summary: 'Sets or removes the last moment at which an invited person may begin',
    permission: 'candidates.invite',
    target: 'candidate',
    body: z.object({
      videoId: CandidateId,
      deadlineDate: z.iso
        .datetime({ offset: true })
        .nullable()
        .describe('An instant with its offset; null removes the deadline'),
      timezone: z.string().max(100).nullable().default(null),
    }),
    reply: z.object({
      status: z.literal('OK'),
      message: z.enum(['Deadline updated successfully', 'Deadline removed successfully']),
      deadlineDate: Instant.nullable(),
    }),
  },
  sendReminders: {
    at: [['legacy', 'POST', '/candidates/sendReminders']],
    summary: 'Reminds invited people who have not finished',
    permission: 'candidates.invite',
    target: 'candidates',
    body: z.object({ videoIds: videoIds.max(100) }),
    reply: z.object({ done: z.array(CandidateId), refused: Refused }),
  },
  deleteInvitations: {
    at: [['legacy', 'POST', '/candidates/deleteInvitations']],
    summary: 'Takes back invitations that were not acted on, and forgets the people invited',
    permission: 'candidates.edit',
    target: 'candidates',
    body: z.object({ videoIds: videoIds.max(100) }),
    reply: z.object({ done: z.array(CandidateId), refused: Refused }),
  },
})
