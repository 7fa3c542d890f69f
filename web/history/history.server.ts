import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { endOfDay } from '#contracts/kernel/time.ts'
import type { CandidateAt } from '#contracts/views/history.ts'
import { wantedOf } from '../lib/latest.ts'
import { isRejected } from '../lib/refusal.server.ts'
import { momentOf, notToCome } from './moment.ts'

/** Entries that a page begins with, and how many more come with each step. */
export const ENTRIES = { first: 100, more: 400 }
const MOST_COMMENTS = 20

/** The latest comments, and how many there are before them. */
export function withLatestComments(then: CandidateAt): CandidateAt & { earlierComments: number } {
  const { view } = then
  if (!view) return { ...then, earlierComments: 0 }
  const comments = view.comments.slice(-MOST_COMMENTS)
  return { ...then, view: { ...view, comments }, earlierComments: view.comments.length - comments.length }
}

/** What the address asks for. A moment or day that is not one counts as not given. */
export function queryOf(request: Request, now: string) {
  const query = new URL(request.url).searchParams
  const text = (name: string) => (query.get(name) ?? '').slice(0, 200)
  const [from, to] = [momentOf(text('from')), momentOf(text('to'))]
  return {
    at: notToCome(momentOf(text('at')), now),
    latest: wantedOf(query.get('entries'), ENTRIES),
    step: /^\d{1,6}$/.test(text('step')) ? Number(text('step')) : null,
    shown: {
      actor: text('actor'),
      activity: text('activity'),
      from: from?.slice(0, 10) ?? '',
      to: to?.slice(0, 10) ?? '',
    },
    filter: {
      actor: text('actor') || undefined,
      activity: text('activity') || undefined,
      from: from ?? undefined,
      to: to ? endOfDay(to) : undefined,
    },
  }
}

type Params = { jobId?: string | undefined; candidateId?: string | undefined }

/** The candidate of the address; anything that is not one of the asker's, on that job, is not found. */
export async function candidateOr404(
  { platform }: AppLoadContext,
  asker: Asker,
  { jobId, candidateId }: Params,
): Promise<CandidateId> {
  const id = CandidateId.safeParse(candidateId)
  const history = id.success ? await platform.readers.activityOf(asker, id.data) : null
  if (!history || history.jobId !== jobId) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return id.data!
}

/** What a page shows when the platform said no. */
export function asResponse(error: unknown): never {
  if (!isRejected(error)) throw error
  throw new Response(
    null,
    error.code === 'auth/forbidden'
      ? { status: 403, statusText: 'Forbidden' }
      : { status: 404, statusText: 'Not Found' },
  )
}
