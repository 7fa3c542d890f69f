import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CandidateId, JobId, Uuid } from '#contracts/kernel/ids.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
import type { PersonHere } from '#contracts/views/live.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { log } from '#infra/log.ts'
import type { Platform } from '../platform.ts'
import { addressOf } from './address.ts'
import type { ShowsAi } from '#projections/jobs/blind.ts'
import { users } from '#projections/users/users.ts'
import { builderPresence } from './builder-presence.ts'
import type { Hub, Topic } from './live-hub.ts'
import { type Holder, livePlaces } from './live-places.ts'
import { concerns, mayWatch, type Watched } from './live-rights.ts'
import { openHub } from './open-hub.ts'

const BEAT_MS = 15_000
/** Sessions are looked at this often: signing out ends what the browser still listens to. */
const SESSION_CHECK_MS = 2000
/** Slower viewers are disconnected; the browser reconnects and resumes. */
const MOST_WAITING_BYTES = 256 * 1024
/** An answer that is not read does not end: its connection does. */
const END_MS = 5000
/** For programs that reconnect regardless: each time, another connection of theirs would be closed. */
const GAVE_WAY = 'retry: 60000\nevent: gave_way\ndata: {}\n\n'

/** How far the messages were when the page was read. */
const since = z.string().max(100).optional()
const Query = z.union([
  z.object({ job: JobId, since, editing: z.literal('1').optional() }),
  z.object({ candidate: CandidateId, since }),
  z.object({ interview: Uuid, since }),
  z.object({ interviews: z.literal('all'), since }),
  z.object({ inbox: z.literal('1') }),
])
/** What a viewer watches and who they are: checked again when their account, company or job changes. */
type Open = Holder & { raw: FastifyReply['raw']; watched: Watched; showsAi: ShowsAi; leave: () => void }

/**
 * `GET /live?job=`, `?candidate=`, `?interview=`, `?interviews=all` and `?inbox=1`: server-sent events about one board, one
 * candidate, one interview, the list of interviews or one's own notices, for people who are signed in.
 */
export async function live(
  app: FastifyInstance,
  { platform, hub = openHub(platform) }: { platform: Platform; hub?: Hub },
) {
  const { engines } = platform
  const maySee = mayWatch(platform.readers)
  const places = livePlaces<Open>()
  const { open } = places
  const present = builderPresence({ changes: engines.changes, peopleOf: peopleIn(platform) })
  const looking = trouble('looking at the sessions of open pages')

  const beat = setInterval(() => {
    for (const { raw } of open) raw.write(': still here\n\n')
    present.beat()
  }, BEAT_MS)
  const check = setInterval(() => {
    endWithoutSession().then(looking.worked, looking.failed)
  }, SESSION_CHECK_MS)
  beat.unref()
  check.unref()

  /** Rights that were taken away end what the browser still listens to, as soon as anything that gives them has changed. */
  const unwatch = engines.changes.watch((written) => {
    const touched = [...open].filter((viewer) => written.some((change) => concerns(change, viewer)))
    for (const viewer of touched)
      stillMay(viewer)
        .then((may) => may || end(viewer))
        .catch((error) => log.error('looking at the rights of a viewer failed:', error))
  })

  /** Nothing is written to it from now on. */
  function end(viewer: Open, last = '') {
    viewer.leave()
    places.leave(viewer)
    viewer.raw.end(last)
    setTimeout(() => viewer.raw.destroy(), END_MS).unref()
  }

  /** What they see of cards may have changed with it. */
  async function stillMay(viewer: Open): Promise<boolean> {
    const { session, watched } = viewer
    const holder = await platform.useCases.accounts.sessionUser(session)
    if (holder === null || !(await maySee(holder.asker, watched))) return false
    if ('jobId' in watched) viewer.showsAi = await platform.readers.showsAi(holder.asker)
    return true
  }

  async function endWithoutSession() {
    for (const viewer of [...open]) if (!(await engines.sessions.isLive(viewer.session))) end(viewer)
  }

  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(check)
    unwatch()
    hub.close()
    for (const viewer of [...open]) end(viewer)
    present.close()
  })

  app.get('/live', { schema: { hide: true } as never }, async (request, reply) => {
    const token = request.cookies[sessionCookieName(platform.settings.publicUrl)]
    const signedIn = token ? await platform.useCases.accounts.sessionUser(token) : null
    if (!token || !signedIn) throw new Rejected('auth/required', 'Please sign in')
    const { topic, since, editing } = await topicOf(request, signedIn.asker)
    const showsAi = 'jobId' in topic ? await platform.readers.showsAi(signedIn.asker) : () => false

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 1000\n\n')
    const { companyId, userId } = signedIn.asker
    const viewer: Open = {
      session: token,
      raw,
      watched: topic,
      companyId,
      userId,
      address: addressOf(request),
      showsAi,
      leave: () => {},
    }
    for (const before of places.take(viewer)) end(before, GAVE_WAY)
    const write = (text: string) => {
      if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy()
      else raw.write(text)
    }
    const unwatchTopic = hub.join(
      topic,
      write,
      (request.headers['last-event-id'] as string | undefined) ?? since ?? null,
      (card) => viewer.showsAi(card),
    )
    const notHere =
      editing && 'jobId' in topic
        ? present.join({ ...topic, userId }, (people) =>
            write(`event: update_people\ndata: ${JSON.stringify(people)}\n\n`),
          )
        : () => {}
    viewer.leave = () => {
      unwatchTopic()
      notHere()
    }
    raw.on('close', () => {
      viewer.leave()
      places.leave(viewer)
    })
  })

  async function topicOf(
    request: FastifyRequest,
    asker: Asker,
  ): Promise<{ topic: Topic; since: string | undefined; editing: boolean }> {
    const query = Query.safeParse(request.query)
    if (!query.success)
      throw new Rejected('request/invalid', 'Say what to watch: a job, a candidate, interviews or the inbox')
    const { companyId } = asker
    const watched = watchedBy(query.data, asker)
    if (!(await maySee(asker, watched))) throw notThere(watched)
    const editing =
      'job' in query.data &&
      query.data.editing === '1' &&
      (await platform.readers.permissionsOnJob(asker, query.data.job)).includes('jobs.create')
    return { topic: { companyId, ...watched }, since: 'since' in query.data ? query.data.since : undefined, editing }
  }
}

/** People as their colleagues see them. */
const peopleIn =
  ({ reads }: Platform) =>
  async (companyId: string, userIds: string[]): Promise<PersonHere[]> =>
    (await reads.store.getMany(reads.live(users), userIds)).flatMap((user) => {
      if (!user || user.dead || user.companyId !== companyId) return []
      const {
        _id: userId,
        username,
        portraitId,
      } = user as typeof user & { username: string; portraitId: string | null }
      return [{ userId, name: username, picture: portraitPath({ user_id: userId, portraitId }) }]
    })

function notThere(watched: Watched): Rejected {
  if ('jobId' in watched) return new Rejected('job/not-found', 'No such job')
  if ('interviewId' in watched) return new Rejected('interview/not-found', 'There is no such interview')
  if ('interviews' in watched) return new Rejected('auth/forbidden', 'Your role does not allow this')
  return new Rejected('candidate/not-found', 'No such candidate')
}

function watchedBy(query: z.infer<typeof Query>, asker: Asker): Watched {
  if ('job' in query) return { jobId: query.job }
  if ('candidate' in query) return { candidateId: query.candidate }
  if ('interview' in query) return { interviewId: query.interview }
  if ('interviews' in query) return { interviews: query.interviews }
  return { userId: asker.kind === 'user' ? asker.userId : '' }
}
