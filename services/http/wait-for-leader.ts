import type { FastifyInstance } from 'fastify'
import { onBehalfOf } from '#infra/engines/event-store/waiting-store.ts'

/** Requests wait for a new leader of the event store, for as long as the browser or program that sent them is there. */
export function waitForLeader(app: FastifyInstance): void {
  // Where the handler runs: what reads the body leaves the context of an earlier hook.
  app.addHook('preHandler', (_request, reply, done) => {
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    onBehalfOf({ arrivedAt: performance.now() - reply.elapsedTime, gone: leaving.signal }, done)
  })
}
