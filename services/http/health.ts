import type { FastifyInstance } from 'fastify'
import { mayDo } from '#contracts/asker.ts'
import type { Platform } from '../platform.ts'
import { identify } from './identify.ts'

/** An engine that does not answer leaves the figure open; that it does not is said beside it. */
const unknown = () => null

/**
 * `/healthz`: engines, lag and how much could not be folded. 200 while the platform can serve, 503 while it stops.
 * Whoever may audit a company is also told which of its streams are stuck, and why; nobody hears of another company's.
 */
export async function health(app: FastifyInstance, { platform }: { platform: Platform }) {
  const whoAsks = identify(platform)
  let stopping = false
  app.addHook('onClose', async () => {
    stopping = true
  })
  app.get('/healthz', { schema: { hide: true } as never }, async (request, reply) => {
    const stuck = platform.projections?.status().stuck ?? []
    const processes = platform.processes?.status() ?? []
    const [relay, projections, asker] = await Promise.all([
      platform.relayLag().catch(unknown),
      platform.projectionLag().catch(unknown),
      whoAsks(request).catch(unknown),
    ])
    const own = ({ stream }: { stream: string }) => asker !== null && stream.startsWith(`${asker.companyId}.`)
    return reply.code(stopping ? 503 : 200).send({
      status: stopping ? 'stopping' : 'ok',
      roles: [...platform.roles],
      engines: platform.engines.names,
      lag: { relay, projections: projections && Object.fromEntries(projections.map(({ projection, events }) => [projection, events])) },
      ...(platform.relay && { relay: platform.relay.status() }),
      ...(platform.projections && { projections: { holesRepaired: platform.projections.status().holes, stuck: stuck.length } }),
      ...(platform.processes && { processes: { stuck: processes.length } }),
      ...(platform.scheduler && { scheduler: platform.scheduler.status() }),
      ...(asker && mayDo(asker, 'company.audit') && { stuckStreams: { projections: stuck.filter(own), processes: processes.filter(own) } }),
    })
  })
}
