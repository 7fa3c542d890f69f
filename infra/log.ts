import { inspect } from 'node:util'
import { indented, oneLine, printable } from '#contracts/kernel/log-text.ts'

const shown = (values: unknown[]) => values.map((value) => printable(value, inspect))

/** What operators read. The only place that writes to the console of a server: what comes from outside is made harmless on the way. */
export const log = {
  error: (...values: unknown[]) => console.error(...shown(values)),
  warn: (...values: unknown[]) => console.warn(...shown(values)),
}

type Err = Error & { code?: string }
/** Options of the web server's logger: requests by address without the values of their queries, errors and texts the same way. */
export const requestLog = (level: string) => ({
  level,
  serializers: {
    req: (request: { method: string; url: string; host: string; ip: string; socket?: { remotePort?: number } }) => ({
      method: request.method,
      url: oneLine(request.url),
      host: oneLine(request.host),
      remoteAddress: request.ip,
      remotePort: request.socket?.remotePort,
    }),
    err: (error: Err) => ({
      type: error.name,
      message: oneLine(error.message),
      stack: indented(inspect(error)),
      ...(error.code !== undefined && { code: error.code }),
    }),
  },
  hooks: {
    logMethod(this: unknown, values: unknown[], method: (...values: unknown[]) => void) {
      method.apply(
        this,
        values.map((value) => (typeof value === 'string' ? oneLine(value) : value)),
      )
    },
  },
})
