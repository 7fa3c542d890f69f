import { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import * as z from 'zod'
import { SentPoints, SentRecommendation } from '#contracts/candidate/score-commands.ts'
import { MOST_MENTIONS } from '#contracts/candidate/mentions.ts'
import { MAX_MESSAGE, MAX_SUBJECT, messageChannels } from '#contracts/candidate/message-limits.ts'
import { CandidateId, ColumnId, CommentId, RecordingId, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { refusal } from '../lib/refusal.server.ts'
import { commandIn } from '../offline/command-id.server.ts'
import { formOf } from '../lib/form.server.ts'

const At = z.object({ recordingId: RecordingId, second: z.coerce.number().min(0).max(86_400) })
const Mentions = z.array(UserId).max(MOST_MENTIONS)
/** A card as one text: its skills are not known beforehand. */
const Json = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('Not JSON')
      return z.NEVER
    }
  })
const Filled = z.object({
  version: z.number().int().min(1),
  points: SentPoints,
  recommendation: SentRecommendation.optional(),
})
const Intent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('rate'), value: z.coerce.number() }),
  z.object({ intent: z.literal('clear-rating') }),
  z.object({ intent: z.literal('draft-score'), card: Json.pipe(Filled) }),
  z.object({ intent: z.literal('send-score'), card: Json.pipe(Filled.extend({ basedOn: z.number().int().min(0) })) }),
  z.object({ intent: z.literal('ask-for-scores'), reviewers: Json.pipe(z.array(UserId).max(50)) }),
  z.object({ intent: z.literal('decline-rejection') }),
  z.object({ intent: z.literal('ask-for-evaluation') }),
  z.object({
    intent: z.literal('review-evaluation'),
    evaluationId: Uuid,
    agrees: z.enum(['yes', 'no']),
    reason: z.string().max(100_000).default(''),
  }),
  z.object({
    intent: z.literal('write-message'),
    channel: z.enum(messageChannels),
    subject: z.string().max(10_000).default(''),
    text: z.string().max(100_000),
  }),
  z.object({
    intent: z.literal('change-tags'),
    add: z.string().max(1000).optional(),
    remove: z.string().max(1000).optional(),
  }),
  z.object({ intent: z.literal('edit-comment'), commentId: CommentId, text: z.string().max(100_000) }),
  z.object({ intent: z.literal('delete-comment'), commentId: CommentId }),
  z.object({ intent: z.literal('comment'), text: z.string().max(100_000) }),
  z.object({ intent: z.literal('react'), commentId: CommentId, reaction: z.string().min(1).max(16) }),
  z.object({
    intent: z.literal('reject'),
    reason: z.string().max(2000).default(''),
    reasonId: z.string().max(60).optional(),
    subject: z.string().trim().min(1).max(MAX_SUBJECT).optional(),
    text: z.string().trim().min(1).max(MAX_MESSAGE).optional(),
  }),
  z.object({ intent: z.literal('settle-message'), messageId: Uuid, how: z.enum(['send', 'cancel']) }),
  z.object({ intent: z.literal('settle-reach'), how: z.enum(['send', 'cancel']) }),
  z.object({ intent: z.literal('move'), to: ColumnId, from: ColumnId }),
  z.object({ intent: z.literal('remind') }),
  z.object({ intent: z.literal('anonymous-review'), level: AnonymityLevel }),
  z.object({ intent: z.literal('unmask'), reason: z.string() }),
  z.object({ intent: z.literal('blind-review'), on: z.enum(['true', 'false']) }),
  z.object({ intent: z.literal('delete') }),
])

/** What a reviewer does on a candidate's page. Answers once the page that follows shows it. */
export async function candidateAction({ asker }: SignedIn, { request, params, context }: ActionFunctionArgs) {
  const { useCases, readers, caughtUp } = context.platform
  const id = CandidateId.safeParse(params.candidateId)
  const candidate = id.success ? await readers.candidateOrNull(asker, id.data) : null
  if (!candidate || candidate.jobId !== params.jobId) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const sent = await formOf(request)
  const form = Object.fromEntries(sent)
  const intent = Intent.safeParse(form)
  if (!intent.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const at = At.safeParse(form)
  const mentions = Mentions.safeParse(sent.getAll('mention'))
  if (!mentions.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })

  const { id: candidateId, jobId } = candidate
  const commandId = commandIn(sent, { request, asker })
  try {
    await caughtUp((await carryOut(intent.data)).token)
  } catch (error) {
    return refusal(error, { request, context })
  }
  if (intent.data.intent === 'delete') throw redirect(`/admin/jobs/${jobId}`)
  return { refused: undefined }

  function carryOut(asked: z.infer<typeof Intent>): Promise<{ token: ConsistencyToken }> {
    switch (asked.intent) {
      case 'rate':
        return useCases.review.rateCandidate(asker, { candidateId, value: asked.value })
      case 'clear-rating':
        return useCases.review.clearRating(asker, { candidateId })
      case 'draft-score':
        return useCases.review.draftScore(asker, { candidateId, ...asked.card, commandId })
      case 'send-score':
        return useCases.review.sendScore(asker, { candidateId, ...asked.card, commandId })
      case 'ask-for-scores':
        return useCases.review.askForScores(asker, { candidateId, reviewers: asked.reviewers, commandId })
      case 'decline-rejection':
        return useCases.review.declineRejection(asker, { candidateId, commandId })
      case 'ask-for-evaluation':
        return useCases.review.askForEvaluation(asker, { candidateId, evaluationId: commandId, commandId })
      case 'review-evaluation': {
        const { evaluationId, reason } = asked
        const agrees = asked.agrees === 'yes'
        return useCases.review.reviewEvaluation(asker, { candidateId, evaluationId, agrees, reason, commandId })
      }
      case 'write-message': {
        const { channel, subject, text } = asked
        return useCases.review.writeToCandidate(asker, { candidateId, channel, subject, text, commandId })
      }
      case 'change-tags': {
        const [add, remove] = [asked.add, asked.remove].map((tag) => (tag === undefined ? [] : [tag]))
        return useCases.review.changeTags(asker, { candidateId, add: add!, remove: remove!, commandId })
      }
      case 'edit-comment':
        return useCases.review.editComment(asker, { candidateId, commentId: asked.commentId, text: asked.text })
      case 'delete-comment':
        return useCases.review.deleteComment(asker, { candidateId, commentId: asked.commentId })
      case 'comment':
        return useCases.review.commentOnCandidate(asker, {
          candidateId,
          text: asked.text,
          at: at.success ? at.data : null,
          mentions: mentions.data,
          commandId,
          commentId: commandId,
        })
      case 'react':
        return useCases.review.reactToComment(asker, {
          candidateId,
          commentId: asked.commentId,
          reaction: asked.reaction,
        })
      case 'reject':
        return useCases.review.rejectCandidate(asker, {
          candidateId,
          reason: asked.reason,
          reasonId: asked.reasonId,
          message: asked.subject && asked.text ? { subject: asked.subject, text: asked.text } : undefined,
          commandId,
        })
      case 'settle-message':
        return useCases.review.settleMessage(asker, { candidateId, messageId: asked.messageId, how: asked.how })
      case 'settle-reach':
        return useCases.candidacy.settleHeldReach(asker, { candidateId, how: asked.how, commandId })
      case 'move':
        return useCases.review.moveCandidates(asker, {
          jobId,
          candidateIds: [candidateId],
          to: asked.to,
          from: asked.from,
        })
      case 'blind-review':
        return useCases.jobs.setBlindReview(asker, { jobId, on: asked.on === 'true', commandId })
      case 'anonymous-review':
        return useCases.jobs.setAnonymousReview(asker, { jobId, level: asked.level, commandId })
      case 'unmask':
        return useCases.review.unmaskCandidate(asker, { candidateId, reason: asked.reason, commandId })
      case 'remind':
        return useCases.candidacy.remindCandidate(asker, { candidateId, commandId, waits: true })
      case 'delete':
        return useCases.review.deleteCandidate(asker, { candidateId })
      default:
        return asked satisfies never
    }
  }
}
