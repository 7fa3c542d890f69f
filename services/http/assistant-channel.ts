import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io'
import * as z from 'zod'
import { type SocketPushes, Wanted } from '#contracts/assistant/messages.ts'
import { JobPacket } from '#contracts/assistant/packet.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../platform.ts'
import { on, said } from './socket-events.ts'

const MOST_SESSIONS = 5
const IDLE_MS = 10 * 60_000

const ofJob = { jobId: JobId }
const Begin = z.strictObject({ ...ofJob, job: JobPacket })
const Ask = z.strictObject({ ...ofJob, ask: Wanted })
const Leave = z.strictObject(ofJob)

type Session = { job: JobPacket; abort: AbortController; idle: NodeJS.Timeout; running: number }
type Deps = {
  platform: Platform
  socket: Socket<never, SocketPushes>
  askerOf: () => Promise<Asker>
  idleMs?: number | undefined
}

/**
 * The assistant on one connection (RT-004): a session of a job begins with `job:ai`, `job:ai:update_job` replaces what is
 * known of the job, `job:ai:ask_ai` streams an answer, `job:ai:leave` ends it.
 */
export function assistantChannel({ platform, socket, askerOf, idleMs = IDLE_MS }: Deps) {
  const { assistant } = platform.useCases
  const sessions = new Map<string, Session>()

  on(socket as never, 'job:ai', Begin, async ({ jobId, job }) => {
    if (!sessions.has(jobId) && sessions.size >= MOST_SESSIONS)
      throw new Rejected('assistant/busy', 'The assistant is still busy with your last requests.')
    const now = await askerOf()
    await assistant.mayAsk(now, jobId)
    const { source, model } = await assistant.about(now, jobId)
    end(jobId)
    sessions.set(jobId, { job, abort: new AbortController(), idle: idleTimer(jobId), running: 0 })
    return { ok: true, source, model }
  })
  on(socket as never, 'job:ai:update_job', Begin, async ({ jobId, job }) => {
    sessionOf(jobId).job = job
    return { ok: true }
  })
  on(socket as never, 'job:ai:ask_ai', Ask, async ({ jobId, ask }) => {
    const session = sessionOf(jobId)
    await assistant.mayAsk(await askerOf(), jobId)
    const askId = randomUUID()
    void stream({ jobId, session, ask, askId })
    return { ok: true, askId }
  })
  on(socket as never, 'job:ai:leave', Leave, async ({ jobId }) => {
    end(jobId)
    return { ok: true }
  })

  async function stream({
    jobId,
    session,
    ask,
    askId,
  }: {
    jobId: string
    session: Session
    ask: Wanted
    askId: string
  }) {
    session.running++
    clearTimeout(session.idle)
    socket.emit('busy', true)
    try {
      const asked = { jobId, job: session.job, wanted: ask }
      const leave = () => end(jobId, session, false)
      const messages = assistant.ask(await askerOf(), asked, { signal: session.abort.signal, leave })
      for await (const message of messages) socket.emit('message', { ...message, jobId, askId })
    } catch (error) {
      socket.emit('message', { type: 'failed', ...said(error), jobId, askId })
    } finally {
      session.running--
      socket.emit('busy', false)
      if (sessions.get(jobId) === session && session.running === 0) session.idle = idleTimer(jobId)
    }
  }

  /** `stop`: whether answers that run end with it. */
  function end(jobId: string, session = sessions.get(jobId), stop = true) {
    if (!session) return
    clearTimeout(session.idle)
    if (stop) session.abort.abort()
    if (sessions.get(jobId) === session) sessions.delete(jobId)
  }

  function idleTimer(jobId: string) {
    return setTimeout(() => {
      end(jobId)
      socket.emit('timeout', { jobId })
    }, idleMs).unref()
  }

  function sessionOf(jobId: string): Session {
    const session = sessions.get(jobId)
    if (!session) throw new Rejected('job/not-found', 'No such job')
    return session
  }

  return {
    leaveAll: () => [...sessions.keys()].forEach((jobId) => end(jobId)),
    /** @throws Rejected when a right or the token has ended. */
    async recheck() {
      const asker = await askerOf()
      for (const jobId of sessions.keys()) await assistant.mayAsk(asker, jobId)
    },
  }
}
