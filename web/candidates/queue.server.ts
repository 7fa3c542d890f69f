import type { AppLoadContext } from '@remix-run/node'
import { ColumnId, type JobId } from '#contracts/kernel/ids.ts'
import { rankOf } from '#contracts/views/board.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { askedFor, candidatesOf } from './asked.ts'
import type { Queued } from '../review/queue/queue-order.ts'

/** Longer than a day's work; what is left is in the next queue. */
export const QUEUE_LIMIT = 300

/**
 * The candidates of a job that a filter of its list finds, in the list's order, at most {@link QUEUE_LIMIT}. A stage
 * alone, without anything else, is in the order of the board's column.
 */
export async function queueOf(
  { platform }: AppLoadContext,
  { asker }: SignedIn,
  jobId: JobId,
  query: URLSearchParams,
): Promise<Queued[]> {
  const { readers } = platform
  const stage = ColumnId.safeParse(query.get('stage'))
  if (stage.success && [...query.keys()].every((key) => key === 'stage')) return inColumn(stage.data)
  const asked = { ...askedFor(query), jobId }
  const filter = { ...candidatesOf(asked), order: asked.order }
  const found: Queued[] = []
  for (let page = 1; found.length < QUEUE_LIMIT; page++) {
    const { rows } = await readers.candidateList(asker, { ...filter, page })
    found.push(...rows.map(({ id, name }) => ({ id, name })))
    if (rows.length === 0) break
  }
  return found.slice(0, QUEUE_LIMIT)

  async function inColumn(columnId: ColumnId): Promise<Queued[]> {
    const cards: Queued[] = []
    for (let below = '~'; cards.length < QUEUE_LIMIT; ) {
      const page = await readers.columnPage(asker, jobId, columnId, below, 100)
      cards.push(...page.map(({ id, name }) => ({ id, name })))
      if (page.length < 100) break
      below = rankOf(page.at(-1)!)
    }
    return cards.slice(0, QUEUE_LIMIT)
  }
}
