import type { FastifyInstance } from 'fastify'
import { mayDo } from '#contracts/kernel/asker.ts'
import type { Platform } from '../platform.ts'
import { engineHealth } from '../use-cases/system/engine-health.ts'
import { inTime } from '../use-cases/system/in-time.ts'
import { PROBE_MS } from '../use-cases/system/probes.ts'
import { isNamedHere } from './hosts.ts'
import type { Identify } from './identify.ts'

/** Without these no role can do its work. */
const NEEDED = ['event store', 'read store']
/** Health checks of orchestrators wait a second. While one of these is away, only figures that need it take longer than this. */
const WHILE_AWAY_MS = 250

/**
 * `/healthz`: engines, lag and how much could not be folded. 200 while the platform can serve, 503 while it stops or
 * an engine that every role needs does not answer; that is said within about two seconds, and at once where an engine is known
 * to be away.
 * People who may audit a company also see which of its streams are stuck, and why; never another company's,
 * and a process that serves no people knows no sessions. Under a Host that is neither ours nor an address, only the status is answered.
 */
export async function health(app: FastifyInstance, { platform, whoAsks }: { platform: Platform; whoAsks: Identify }) {
  const engineStatesNow = engineHealth(platform.engines)
  let stopping = false
  app.addHook('onClose', async () => {
    stopping = true
  })
  app.get('/healthz', { schema: { hide: true } as never }, async (request, reply) => {
    const stuck = platform.projections?.status().stuck ?? []
    const processes = platform.processes?.status() ?? []
    const engineStates = await engineStatesNow()
    const away = NEEDED.some((port) => engineStates.get(port)?.state === 'unreachable')
    const status = stopping ? 'stopping' : away ? 'unavailable' : 'ok'
    reply.code(status === 'ok' ? 200 : 503)
    if (!isNamedHere(request, platform.settings.publicUrl)) return { status }
    const limitMs = away ? WHILE_AWAY_MS : PROBE_MS
    const [relay, projections, asker] = await Promise.all([
      inTime(platform.relayLag(), limitMs),
      inTime(platform.projectionLag(), limitMs),
      inTime(whoAsks(request), limitMs),
    ])
    const own = ({ stream }: { stream: string }) => asker !== null && stream.startsWith(`${asker.companyId}.`)
    return {
      status,
      roles: [...platform.roles],
      engines: platform.engines.names,
      engineStates: Object.fromEntries(engineStates),
      lag: {
        relay,
        projections:
          projections && Object.fromEntries(projections.map(({ projection, events }) => [projection, events])),
      },
      ...(platform.relay && { relay: platform.relay.status() }),
      ...(platform.projections && {
        projections: { holesRepaired: platform.projections.status().holes, stuck: stuck.length },
      }),
      ...(platform.processes && { processes: { stuck: processes.length } }),
      ...(platform.scheduler && { scheduler: platform.scheduler.status() }),
      ...(asker &&
        mayDo(asker, 'company.audit') && {
          stuckStreams: { projections: stuck.filter(own), processes: processes.filter(own) },
        }),
    }
  })
}
