import type { FastifyInstance } from 'fastify'
import { BrowserError } from '#contracts/http/browser-error.ts'
import { BROWSER_ERRORS_PATH } from '#contracts/http/browser-errors-path.ts'
import type { Platform } from '../platform.ts'
import { addressOf } from './address.ts'
import { callLimits } from './call-limits.ts'
import type { ReportFailure } from './report-failure.ts'

const FROM_ONE_ADDRESS = 30
const IN_ALL = 600
const MOST_BYTES = 64 * 1024

type Options = { platform: Pick<Platform, 'engines'>; report: ReportFailure }

/** What failed in the scripts of our pages; also in those of people who are not signed in. Past the limit a minute, nothing is reported. */
export async function browserErrors(app: FastifyInstance, { platform, report }: Options) {
  const limit = callLimits(platform.engines)
  app.post<{ Body: BrowserError }>(
    BROWSER_ERRORS_PATH,
    {
      bodyLimit: MOST_BYTES,
      schema: { body: BrowserError, hide: true } as never,
      preParsing: async (request, reply) =>
        limit(request, reply, [
          { of: `errors from ${addressOf(request)}`, most: FROM_ONE_ADDRESS },
          { of: 'errors of browsers', most: IN_ALL },
        ]),
    },
    async (request, reply) => {
      const { name, message, stack, page } = request.body
      const error = Object.assign(new Error(message), { name, stack: stack || `${name}: ${message}` })
      report(request, { error, source: 'browser', where: page })
      return reply.code(204).send()
    },
  )
}
