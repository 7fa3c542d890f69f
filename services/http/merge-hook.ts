import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { callLimits } from './call-limits.ts'

const MESSAGES_A_MINUTE = 6000
const MOST_BYTES = 1024 * 1024

/**
 * `/hooks/merge`: messages of the aggregator, signed over their raw body with the organisation's key. They say that there is
 * something to look at, and are a reason to read it from there. Without the aggregator there is no such address.
 */
export async function mergeHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'engines' | 'useCases'> },
) {
  if (platform.engines.aggregator.name !== 'merge') return
  const limit = callLimits(platform.engines)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw))
  app.post<{ Body: Buffer }>(
    '/hooks/merge',
    {
      bodyLimit: MOST_BYTES,
      schema: { hide: true } as never,
      preParsing: async (request, reply) => limit(request, reply, [{ of: 'the aggregator', most: MESSAGES_A_MINUTE }]),
    },
    async ({ body, headers }) => {
      const signature = String(headers['x-merge-webhook-signature'] ?? '').slice(0, 200)
      await platform.useCases.ats.atsNoticeCameIn({ raw: body, signature })
      return { status: 'OK' }
    },
  )
}
