import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { BURST, jobChannelEvents, PER_SECOND } from '#contracts/http/job-channel.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { sha256 } from '#infra/hashing.ts'
import { log } from '#infra/log.ts'
import type { Platform } from '../platform.ts'
import { askerId } from '../use-cases/assistant/allowances.ts'
import { assistantChannel } from './assistant-channel.ts'
import { jobChannels, leftJob } from './job-channel.ts'
import type { Hub } from './live-hub.ts'
import { type Holder, livePlaces } from './live-places.ts'
import { openHub } from './open-hub.ts'
import { acknowledge, on, said } from './socket-events.ts'
import { tokenBucket } from './token-bucket.ts'

const MOST_BYTES = 128 * 1024
/** Tokens and rights are looked at this often: what has ended closes the connection. */
const CHECK_MS = 5000
/** Who goes on after this many refusals is disconnected. */
const MOST_REFUSED = 200

type Open = Holder & {
  socket: Socket
  assistant: ReturnType<typeof assistantChannel>
  jobs: ReturnType<typeof jobChannels>
}

/**
 * The web socket of Socket.IO for programs (RT-001): `auth.token` is a bearer token or an API key, cookies count for nothing.
 * Every event is acknowledged, with `{ ok: false, code, message }` where it is refused. The channel of jobs is in
 * job-channel.ts, the assistant's in assistant-channel.ts.
 */
export async function socket(
  app: FastifyInstance,
  { platform, hub = openHub(platform), idleMs }: { platform: Platform; hub?: Hub; idleMs?: number },
) {
  const { accounts } = platform.useCases
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

  io.use((connection, next) => {
    askerOf(connection.handshake.auth.token).then(
      (asker) => {
        connection.data.asker = asker
        next()
      },
      (error: unknown) => next(Object.assign(new Error(said(error).message), { data: { code: said(error).code } })),
    )
  })

  io.on('connection', (connection) => {
    const token = connection.handshake.auth.token as string
    const asker = connection.data.asker as Asker
    const userId = asker.kind === 'apiKey' ? (asker.owner?.userId ?? asker.keyId) : askerId(asker)
    const now = () => askerOf(token)
    const open: Open = {
      session: sha256(token),
      userId: askerId(asker),
      companyId: asker.companyId,
      address: connection.handshake.address,
      socket: connection,
      assistant: assistantChannel({ platform, socket: connection as never, askerOf: now, idleMs }),
      jobs: jobChannels({ platform, hub, socket: connection as never, askerOf: now, userId }),
    }
    limitFlood(connection)
    for (const before of places.take(open)) before.socket.disconnect(true)
    connection.on('disconnect', () => {
      open.assistant.leaveAll()
      open.jobs.leaveAll()
      places.leave(open)
    })
    const { jobs } = open
    on(connection, 'job:join', jobChannelEvents['job:join'], jobs.join)
    on(connection, 'update_sorting', jobChannelEvents.update_sorting, jobs.sort)
    on(connection, 'update_filters', jobChannelEvents.update_filters, jobs.filter)
    on(connection, 'get_candidates', jobChannelEvents.get_candidates, jobs.candidates)
    connection.onAny((name: string, ...sent: unknown[]) => {
      const jobId = leftJob(name)
      if (!jobId) return
      jobs.leave(jobId)
      acknowledge(sent, { ok: true })
    })
  })

  const ended = (open: Open) => (error: unknown) => {
    if (error instanceof Rejected) open.socket.disconnect(true)
    else log.error('looking at the rights of a connection failed:', error)
  }
  const check = setInterval(() => {
    for (const open of [...places.open]) Promise.all([open.assistant.recheck(), open.jobs.recheck()]).catch(ended(open))
  }, CHECK_MS)
  check.unref()
  const unwatch = platform.engines.changes.watch((written) => {
    for (const open of places.open) {
      const touched = open.jobs.touchedBy(written, open.companyId)
      if (touched.length > 0) open.jobs.recheck(touched).catch(ended(open))
    }
  })

  app.addHook('preClose', async () => {
    clearInterval(check)
    unwatch()
    hub.close()
    io.disconnectSockets(true)
    io.engine.close()
  })
}

/** A message beyond the limit is not carried out; who sends on and on is disconnected. */
function limitFlood(connection: Socket) {
  const mayGoOn = tokenBucket({ burst: BURST, perSecond: PER_SECOND })
  let refused = 0
  connection.use((sent, next) => {
    if (mayGoOn()) return next()
    refused += 1
    const tooMany = new Rejected('live/too-many', 'This connection sends too many messages. Slow down.')
    acknowledge(sent, { ok: false, ...said(tooMany) })
    if (refused > MOST_REFUSED) connection.disconnect(true)
  })
}
