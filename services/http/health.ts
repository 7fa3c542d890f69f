import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** `/healthz`: engines, lag and what could not be folded. 200 while the platform can serve, 503 while it stops. */
export async function health(app: FastifyInstance, { platform }: { platform: Platform }) {
  let stopping = false
  app.addHook('onClose', async () => {
    stopping = true
  })
  app.get('/healthz', { schema: { hide: true } as never }, async (_request, reply) => {
    const { holes, stuck } = platform.projections.status()
    const relayLag = await platform.relay.lag()
    return reply.code(stopping ? 503 : 200).send({
      status: stopping ? 'stopping' : 'ok',
      engines: platform.engines.names,
      lag: { relay: relayLag },
      projections: { holesRepaired: holes, stuck },
      processes: { stuck: platform.processes.status() },
    })
  })
}
