import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Asker } from '#contracts/asker.ts'
import { CandidateId, JobId } from '#contracts/ids.ts'
import { Rejected } from '#contracts/rejections.ts'
import { sessionCookieName } from '#contracts/session-cookie.ts'
import { cards } from '#projections/board/cards.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { liveHub, type Topic } from './live-hub.ts'

const BEAT_MS = 15_000
/** Sessions are looked at this often: signing out ends what the browser still listens to. */
const SESSION_CHECK_MS = 2000
/** A viewer that reads slower than this is let go; its browser comes back and asks what it missed. */
const MOST_WAITING_BYTES = 256 * 1024
const MOST_VIEWERS = 2000

const Query = z.union([z.object({ job: JobId }), z.object({ candidate: CandidateId })])
type Open = { token: string; raw: FastifyReply['raw'] }

/** `GET /live?job=` and `?candidate=`: server-sent events about one board or one candidate, for people who are signed in. */
export async function live(app: FastifyInstance, { platform }: { platform: Platform }) {
  const { readers, engines, reads } = platform
  const scope = (companyId: string) => ({ companyId }) as Asker
  const collections = { cards: reads.live(cards), jobs: reads.live(jobs), candidates: reads.live(candidates) }
  const hub = liveHub({
    changes: engines.changes,
    docsOf: (projection, ids) => reads.store.getMany(collections[projection], ids),
    countsOf: (companyId, jobId) => readers.boardCounts(scope(companyId), jobId),
  })
  const open = new Set<Open>()

  const beat = setInterval(() => {
    for (const { raw } of open) raw.write(': still here\n\n')
  }, BEAT_MS)
  const check = setInterval(() => {
    endWithoutSession().catch((error) => console.error('looking at sessions failed and will be tried again:', error))
  }, SESSION_CHECK_MS)
  beat.unref()
  check.unref()

  async function endWithoutSession() {
    for (const viewer of [...open]) if (!(await engines.sessions.isLive(viewer.token))) viewer.raw.end()
  }

  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(check)
    hub.close()
    for (const { raw } of open) raw.end()
  })

  app.get('/live', { schema: { hide: true } as never }, async (request, reply) => {
    const token = request.cookies[sessionCookieName(platform.settings.publicUrl)]
    const signedIn = token ? await platform.useCases.sessionUser(token) : null
    if (!token || !signedIn) throw new Rejected('auth/required', 'Please sign in')
    const topic = await topicOf(request, signedIn.asker)
    if (open.size >= MOST_VIEWERS) return reply.code(503).header('retry-after', '30').send()

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 1000\n\n')
    const viewer = { token, raw }
    open.add(viewer)
    const leave = hub.join(
      topic,
      (text) => {
        if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy()
        else raw.write(text)
      },
      (request.headers['last-event-id'] as string | undefined) ?? null,
    )
    raw.on('close', () => {
      leave()
      open.delete(viewer)
    })
  })

  async function topicOf(request: FastifyRequest, asker: Asker): Promise<Topic> {
    const query = Query.safeParse(request.query)
    if (!query.success) throw new Rejected('request/invalid', 'Say which job or candidate to watch')
    const { companyId } = asker
    if ('job' in query.data) {
      if (!(await readers.jobBoardHeader(asker, query.data.job))) throw new Rejected('job/not-found', 'This job does not exist')
      return { companyId, jobId: query.data.job }
    }
    await readers.candidateDetail(asker, query.data.candidate)
    return { companyId, candidateId: query.data.candidate }
  }
}
