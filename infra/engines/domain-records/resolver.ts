import { Resolver } from 'node:dns/promises'
import { type DomainRecords, RecordsUnavailable } from './domain-records.ts'

/** A name without such a record, or none of that name, is an answer. */
const absent = new Set(['ENODATA', 'ENOTFOUND'])
const TIMEOUT_MS = 3_000

/** Asks these name servers (`host` or `host:port`), or with none the machine's own. */
export function resolverRecords(servers: readonly string[] = []): DomainRecords {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    async txt(name) {
      try {
        // Long texts come in parts.
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        if (absent.has(String((error as { code?: unknown }).code))) return []
        throw new RecordsUnavailable(name, error)
      }
    },
  }
}
