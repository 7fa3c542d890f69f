import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod'
import { type SocketPushes, Wanted } from '#contracts/assistant/messages.ts'
import { JobPacket } from '#contracts/assistant/packet.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { unavailable } from '#infra/engines/assistant/assistant.ts'
import { sha256 } from '#infra/hashing.ts'
import { log } from '#infra/log.ts'
import type { Platform } from '../platform.ts'
import { askerId } from '../use-cases/assistant/allowances.ts'
import { type Holder, livePlaces } from './live-places.ts'

const MOST_BYTES = 128 * 1024
const MOST_SESSIONS = 5
/** Tokens and rights are looked at this often: what has ended closes the connection. */
const CHECK_MS = 5000
const IDLE_MS = 10 * 60_000

const ofJob = { jobId: JobId }
const Begin = z.strictObject({ ...ofJob, job: JobPacket })
const Ask = z.strictObject({ ...ofJob, ask: Wanted })
const Leave = z.strictObject(ofJob)

type Reply =
  | { ok: true; askId?: string; source?: string; model?: string | null }
  | { ok: false; code: string; message: string }
type Respond = ((reply: Reply) => void) | undefined
type Session = { job: JobPacket; abort: AbortController; idle: NodeJS.Timeout; running: number }
type Open = Holder & { token: string; sessions: Map<string, Session>; socket: Socket<never, SocketPushes> }

/**
 * The assistant for programs, over a web socket of Socket.IO (RT-001, RT-004): `auth.token` is a bearer token or an API key,
 * cookies count for nothing. A session of a job begins with `job:ai`, `job:ai:update_job` replaces what is known of the job,
 * `job:ai:ask_ai` streams an answer, `job:ai:leave` ends it. Every event is acknowledged.
 */
export async function assistantSocket(
  app: FastifyInstance,
  { platform, idleMs = IDLE_MS }: { platform: Platform; idleMs?: number },
) {
  const { accounts, assistant } = platform.useCases
  const places = livePlaces<Open>()
  const io = new Server(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    // Browsers name where a connection comes from: other sites have none.
    allowRequest: ({ headers: { origin } }, done) =>
      done(null, origin === undefined || origin === new URL(platform.settings.publicUrl).origin),
  })

  async function askerOf(token: unknown): Promise<Asker> {
    const found =
      typeof token === 'string' ? ((await accounts.tokenAsker(token)) ?? (await accounts.apiKeyAsker(token))) : null
    if (!found) throw new Rejected('auth/required', 'Please sign in')
    return found
  }

  io.use((socket, next) => {
    askerOf(socket.handshake.auth.token).then(
      (asker) => {
        socket.data.asker = asker
        next()
      },
      (error: unknown) => next(Object.assign(new Error(said(error).message), { data: { code: said(error).code } })),
    )
  })

  io.on('connection', (socket) => {
    const token = socket.handshake.auth.token as string
    const asker = socket.data.asker as Asker
    const open: Open = {
      token,
      session: sha256(token),
      userId: askerId(asker),
      companyId: asker.companyId,
      address: socket.handshake.address,
      sessions: new Map(),
      socket: socket as never,
    }
    for (const before of places.take(open)) before.socket.disconnect(true)
    socket.on('disconnect', () => {
      for (const jobId of [...open.sessions.keys()]) end(open, jobId)
      places.leave(open)
    })
    on(socket, 'job:ai', Begin, async ({ jobId, job }) => {
      if (!open.sessions.has(jobId) && open.sessions.size >= MOST_SESSIONS)
        throw new Rejected('assistant/busy', 'The assistant is still busy with your last requests.')
      const now = await askerOf(token)
      await assistant.mayAsk(now, jobId)
      const { source, model } = await assistant.about(now, jobId)
      end(open, jobId)
      open.sessions.set(jobId, { job, abort: new AbortController(), idle: idleTimer(open, jobId), running: 0 })
      return { ok: true, source, model }
    })
    on(socket, 'job:ai:update_job', Begin, async ({ jobId, job }) => {
      sessionOf(open, jobId).job = job
      return { ok: true }
    })
    on(socket, 'job:ai:ask_ai', Ask, async ({ jobId, ask }) => {
      const session = sessionOf(open, jobId)
      await assistant.mayAsk(await askerOf(token), jobId)
      const askId = randomUUID()
      void stream(open, { jobId, session, ask, askId })
      return { ok: true, askId }
    })
    on(socket, 'job:ai:leave', Leave, async ({ jobId }) => {
      end(open, jobId)
      return { ok: true }
    })
  })

  type Streamed = { jobId: string; session: Session; ask: Wanted; askId: string }
  async function stream(open: Open, { jobId, session, ask, askId }: Streamed) {
    const { socket, token } = open
    session.running++
    clearTimeout(session.idle)
    socket.emit('busy', true)
    try {
      const asked = { jobId, job: session.job, wanted: ask }
      const leave = () => end(open, jobId, session, false)
      const messages = assistant.ask(await askerOf(token), asked, { signal: session.abort.signal, leave })
      for await (const message of messages) socket.emit('message', { ...message, jobId, askId })
    } catch (error) {
      socket.emit('message', { type: 'failed', ...said(error), jobId, askId })
    } finally {
      session.running--
      socket.emit('busy', false)
      if (open.sessions.get(jobId) === session && session.running === 0) session.idle = idleTimer(open, jobId)
    }
  }

  /** `stop`: whether answers that run end with it. */
  function end(open: Open, jobId: string, session = open.sessions.get(jobId), stop = true) {
    if (!session) return
    clearTimeout(session.idle)
    if (stop) session.abort.abort()
    if (open.sessions.get(jobId) === session) open.sessions.delete(jobId)
  }

  function idleTimer(open: Open, jobId: string) {
    return setTimeout(() => {
      end(open, jobId)
      open.socket.emit('timeout', { jobId })
    }, idleMs).unref()
  }

  async function stillMay({ token, sessions }: Open) {
    const asker = await askerOf(token)
    for (const jobId of sessions.keys()) await assistant.mayAsk(asker, jobId)
  }
  const check = setInterval(() => {
    for (const open of [...places.open])
      stillMay(open).catch((error: unknown) => {
        if (error instanceof Rejected) open.socket.disconnect(true)
        else log.error('looking at the rights of a connection failed:', error)
      })
  }, CHECK_MS)
  check.unref()

  app.addHook('preClose', async () => {
    clearInterval(check)
    io.disconnectSockets(true)
    io.engine.close()
  })
}

function sessionOf({ sessions }: Open, jobId: string): Session {
  const session = sessions.get(jobId)
  if (!session) throw new Rejected('job/not-found', 'No such job')
  return session
}

function on<Schema extends z.ZodType>(
  socket: Socket,
  name: string,
  schema: Schema,
  work: (data: z.infer<Schema>) => Promise<Reply>,
) {
  socket.on(name, (data: unknown, respond?: unknown) => {
    const reply = (typeof respond === 'function' ? respond : undefined) as Respond
    const parsed = schema.safeParse(data)
    const answer = parsed.success
      ? work(parsed.data)
      : Promise.reject(new Rejected('request/invalid', 'This could not be understood'))
    answer.then(
      (done) => reply?.(done),
      (error: unknown) => reply?.({ ok: false, ...said(error) }),
    )
  })
}

function said(error: unknown): { code: string; message: string } {
  if (error instanceof Rejected) return { code: error.code, message: error.message }
  log.error('the assistant did not answer:', error)
  const { code, message } = unavailable()
  return { code, message }
}
