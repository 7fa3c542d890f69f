import type { IncomingHttpHeaders } from 'node:http'

/** The token of a request that a program signs itself; no browser adds one to a request of another site, as it does cookies, or names and passwords (`Basic`). */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null
