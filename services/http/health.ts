import type { FastifyInstance } from 'fastify'
import { mayDo } from '#contracts/asker.ts'
import type { Platform } from '../platform.ts'
import { identify } from './identify.ts'

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
    const { holes, stuck } = platform.projections.status()
    const processes = platform.processes.status()
    const [relay, projections, asker] = await Promise.all([platform.relay.lag(), platform.projectionLag(), whoAsks(request)])
    const own = ({ stream }: { stream: string }) => asker !== null && stream.startsWith(`${asker.companyId}.`)
    return reply.code(stopping ? 503 : 200).send({
      status: stopping ? 'stopping' : 'ok',
      engines: platform.engines.names,
      lag: { relay, projections: Object.fromEntries(projections.map(({ projection, events }) => [projection, events])) },
      projections: { holesRepaired: holes, stuck: stuck.length },
      processes: { stuck: processes.length },
      ...(asker && mayDo(asker, 'company.audit') && { stuckStreams: { projections: stuck.filter(own), processes: processes.filter(own) } }),
    })
  })
}
