import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type FedBoard, fedBoards } from '#contracts/job/boards/boards.ts'
import { escaped } from '#contracts/job/boards/listing-html.ts'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { feedOf } from './feeds/feeds.ts'
import type { Platform } from '../platform.ts'
import { isOfferedTo, type PostedJob } from '../use-cases/postings/posted-jobs.ts'

/** A board that fetches more often gets what was made before. */
const FRESH_MS = 60_000
const MOST_KEPT = 500

type Kept = { body: string; etag: string; jobs: PostedJob[]; counted: boolean }

/**
 * The feeds of job boards, one for each board of a company at an address that only the board is given, and the sitemap of
 * all job pages. Both are made once a minute at most, however often they are fetched.
 */
export async function feedRoutes(app: FastifyInstance, { platform }: { platform: Platform }) {
  const { useCases, settings, now } = platform
  const kept = new Map<string, { at: number; made: Promise<Kept> }>()
  const hidden = { schema: { hide: true } as never }

  /** Requests that come while it is being made wait for the same one. */
  function fresh(key: string, make: () => Promise<{ body: string; jobs: PostedJob[] }>): Promise<Kept> {
    const at = Date.parse(now())
    const known = kept.get(key)
    if (known && at - known.at < FRESH_MS) return known.made
    const made = make().then(({ body, jobs }) => ({
      ...{ body, jobs, counted: false },
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    }))
    kept.delete(key)
    kept.set(key, { at, made })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    made.catch(() => kept.get(key)?.made === made && kept.delete(key))
    return made
  }

  const send = (reply: FastifyReply, { body, etag }: Kept, known: string | undefined, cache: string) => {
    reply.headers({ etag, 'cache-control': `${cache}, max-age=${FRESH_MS / 1000}` })
    return known === etag ? reply.code(304).send() : reply.type('application/xml; charset=utf-8').send(body)
  }

  app.get<{ Params: { company: string; board: string }; Querystring: { key?: string } }>(
    '/feeds/:company/:board(^[a-zA-Z]+).xml',
    hidden,
    async (request, reply) => {
      const { company, board } = request.params
      const given = Buffer.from(String(request.query.key ?? '').slice(0, 200))
      const isBoard = (fedBoards as readonly string[]).includes(board) && CompanyId.safeParse(company).success
      const wanted = Buffer.from(isBoard ? useCases.postings.feedKey(company, board as FedBoard) : '')
      if (!isBoard || given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw new Rejected('job/not-found', 'There is no such feed')
      const feed = await fresh(`${company} ${board}`, async () => {
        const posted = await useCases.postings.postedJobs(company)
        const jobs = (posted?.jobs ?? []).filter((job) => isOfferedTo(board, job, now()))
        const source = {
          company: posted?.name ?? '',
          site: settings.publicUrl,
          builtAt: now(),
          board: board as FedBoard,
        }
        return { body: feedOf(jobs, source), jobs }
      })
      // A person who looks at it in their browser is no board; what was counted once is not counted again.
      if (!feed.counted && request.headers.cookie === undefined) {
        feed.counted = true
        await useCases.postings.recordFetch(company, board as FedBoard, feed.jobs)
      }
      return send(reply, feed, request.headers['if-none-match'], 'private')
    },
  )

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const map = await fresh('sitemap', async () => {
      const pages = await useCases.postings.pagesOfJobs()
      const urls = pages.map(
        ({ link, changedAt }) =>
          `<url><loc>${escaped(`${settings.publicUrl}/careers/${link}`)}</loc><lastmod>${changedAt}</lastmod></url>`,
      )
      return {
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
        jobs: [],
      }
    })
    return send(reply, map, request.headers['if-none-match'], 'public')
  })

  app.get('/robots.txt', hidden, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${settings.publicUrl}/sitemap.xml\n`),
  )
}
