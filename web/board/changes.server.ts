import type { AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contracts/candidate/message-limits.ts'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'
import { BatchId, CandidateId, ColumnId, type JobId } from '#contracts/kernel/ids.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { Words } from '#contracts/kernel/wording.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Answer } from './send.ts'
import { refusalIn } from '../i18n/refusal.server.ts'

const some = z.array(CandidateId).min(1).max(MAX_BATCH)

const Message = z.object({
  subject: z.string().trim().min(1).max(MAX_SUBJECT),
  text: z.string().trim().min(1).max(MAX_MESSAGE),
})

/** Everything a board can ask for, as its script sends it. */
export const Change = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    candidateIds: some,
    to: ColumnId,
    from: ColumnId.nullable(),
    batchId: BatchId,
    undo: z.literal(true).optional(),
  }),
  z.object({ intent: z.literal('undo'), batchId: BatchId }),
  z.object({
    intent: z.literal('return'),
    moves: z
      .array(z.object({ candidateId: CandidateId, from: ColumnId, to: ColumnId }))
      .min(1)
      .max(MAX_BATCH),
  }),
  z.object({
    intent: z.literal('reject'),
    candidateIds: some,
    reason: z.string().max(2000),
    reasonId: z.string().max(60).optional(),
    message: Message.optional(),
  }),
  z.object({ intent: z.literal('write'), candidateIds: some, message: Message }),
  z.object({ intent: z.literal('rate'), candidateIds: some, value: z.number() }),
  z.object({ intent: z.literal('remind'), candidateIds: some }),
  z.object({ intent: z.literal('delete'), candidateIds: z.array(CandidateId).length(1) }),
  z.object({ intent: z.literal('addColumn'), title: z.string().max(1000) }),
  z.object({ intent: z.literal('renameColumn'), columnId: ColumnId, title: z.string().max(1000) }),
  z.object({ intent: z.literal('moveColumn'), columnId: ColumnId, position: z.number().int().min(0).max(1000) }),
  z.object({ intent: z.literal('removeColumn'), columnId: ColumnId, moveTo: ColumnId.optional() }),
])
type Change = z.infer<typeof Change>
type Outcome = {
  token: ConsistencyToken
  batchId?: string | null
  refused?: { candidateId: string; reason: Words }[]
  notWritten?: number
}

/** Carries out one change and waits until the board shows it. */
export async function carryOut(
  { platform }: AppLoadContext,
  asker: Asker,
  jobId: JobId,
  change: Change,
  { commandId, language }: { commandId: string; language: () => Promise<PageLanguage> },
): Promise<Omit<Answer, 'refusal'>> {
  const { useCases, readers } = platform
  const { token, batchId = null, refused = [], notWritten = 0 } = await outcomeOf()
  await platform.caughtUp(token)
  const isUndone = change.intent === 'return' || (change.intent === 'move' && change.undo)
  return {
    ...(isUndone && { wronglyTold: await useCases.review.wronglyTold(asker, candidatesOf(change)) }),
    cards: await readers.cardsByIds(asker, jobId, cardsIn(token)),
    counts: Object.fromEntries(await readers.boardCounts(asker, jobId)),
    columns: (await readers.jobBoardHeader(asker, jobId))?.columns ?? null,
    batchId,
    notWritten,
    refused: await Promise.all(
      refused.map(async ({ candidateId, reason }) => ({ candidateId, reason: refusalIn(await language(), reason) })),
    ),
  }

  function outcomeOf(): Promise<Outcome> {
    const to = { jobId, commandId }
    switch (change.intent) {
      case 'move':
        return useCases.review.moveCandidates(asker, { ...change, ...to })
      case 'undo':
        return useCases.review.undoMove(asker, { batchId: change.batchId, commandId })
      case 'return':
        return useCases.review.returnCandidates(asker, { ...to, moves: change.moves })
      case 'reject':
        return useCases.review.rejectCandidates(asker, { ...change, commandId })
      case 'write':
        return useCases.review.writeToCandidates(asker, { ...change, commandId })
      case 'rate':
        return useCases.review.rateCandidates(asker, { ...change, commandId })
      case 'remind':
        return useCases.review.remindCandidates(asker, { ...change, commandId })
      case 'delete':
        return useCases.review.deleteCandidate(asker, { candidateId: change.candidateIds[0]!, commandId })
      case 'addColumn':
        return useCases.jobs.addColumn(asker, { ...to, title: change.title, columnId: commandId })
      case 'renameColumn':
        return useCases.jobs.renameColumn(asker, { ...to, columnId: change.columnId, title: change.title })
      case 'moveColumn':
        return useCases.jobs.moveColumn(asker, { ...to, columnId: change.columnId, position: change.position })
      case 'removeColumn':
        return useCases.review.removeColumn(asker, { ...to, columnId: change.columnId, moveTo: change.moveTo })
      default:
        return change satisfies never
    }
  }
}

/** The candidates a change is about, to be shown as they really are when it was refused. */
export const candidatesOf = (change: Change): string[] =>
  'candidateIds' in change
    ? change.candidateIds
    : 'moves' in change
      ? change.moves.map(({ candidateId }) => candidateId)
      : []

const cardsIn = (token: ConsistencyToken) =>
  Object.keys(token).flatMap((stream) => /\.candidate-(.+)$/.exec(stream)?.[1] ?? [])
