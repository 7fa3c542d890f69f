import type { AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { MAX_BATCH } from '#contracts/bulk-move/commands.ts'
import { BatchId, CandidateId, ColumnId, type JobId } from '#contracts/kernel/ids.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Answer } from './send.ts'
import { refusalIn } from '../i18n/refusal.server.ts'

/** Everything a board can ask for, as its script sends it. */
export const Change = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    candidateIds: z.array(CandidateId).min(1).max(MAX_BATCH),
    to: ColumnId,
    from: ColumnId.nullable(),
    batchId: BatchId,
    undo: z.literal(true).optional(),
  }),
  z.object({ intent: z.literal('undo'), batchId: BatchId }),
  z.object({ intent: z.literal('reject'), candidateId: CandidateId, reason: z.string().max(2000) }),
  z.object({ intent: z.literal('rate'), candidateId: CandidateId, value: z.number() }),
  z.object({ intent: z.literal('addColumn'), title: z.string().max(1000) }),
  z.object({ intent: z.literal('renameColumn'), columnId: ColumnId, title: z.string().max(1000) }),
  z.object({ intent: z.literal('moveColumn'), columnId: ColumnId, position: z.number().int().min(0).max(1000) }),
  z.object({ intent: z.literal('removeColumn'), columnId: ColumnId, moveTo: ColumnId.optional() }),
])
type Change = z.infer<typeof Change>
type Outcome = { token: ConsistencyToken; batchId?: string | null; refused?: Answer['refused'] }

/** Carries out one change and waits until the board shows it. */
export async function carryOut(
  { platform }: AppLoadContext,
  asker: Asker,
  jobId: JobId,
  change: Change,
  { commandId, language }: { commandId: string; language: () => Promise<PageLanguage> },
): Promise<Omit<Answer, 'refusal'>> {
  const { useCases, readers } = platform
  const { token, batchId = null, refused = [] } = await outcomeOf()
  await platform.caughtUp(token)
  return {
    cards: await readers.cardsByIds(asker, jobId, cardsIn(token)),
    counts: Object.fromEntries(await readers.boardCounts(asker, jobId)),
    columns: (await readers.jobBoardHeader(asker, jobId))?.columns ?? null,
    batchId,
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
      case 'reject':
        return useCases.review.rejectCandidate(asker, {
          candidateId: change.candidateId,
          reason: change.reason,
          commandId,
        })
      case 'rate':
        return useCases.review.rateCandidate(asker, { candidateId: change.candidateId, value: change.value, commandId })
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
  'candidateIds' in change ? change.candidateIds : 'candidateId' in change ? [change.candidateId] : []

const cardsIn = (token: ConsistencyToken) =>
  Object.keys(token).flatMap((stream) => /\.candidate-(.+)$/.exec(stream)?.[1] ?? [])
