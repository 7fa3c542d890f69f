import './env.ts'
import { BeyondLog } from '#infra/engines/event-store/event-store.ts'
import { NotAllowed } from '#infra/engines/failures.ts'
import { FolderInUse, FolderNotUsable } from '#infra/engines/sqlite/lock.ts'
import { BadSettings, readEnv } from '#infra/env.ts'
import { addressOf, otherAddresses } from './http/listening.ts'
import { httpServer } from './http/server.ts'
import { requestLog } from '#infra/log.ts'
import { giveBackAfterStart } from '#infra/startup/memory.ts'
import { stopWithNpm } from '#infra/startup/parent.ts'
import { openRoles } from './platform.ts'
import { roleNames, rolesAsked } from './core/roles.ts'

const DRAIN_MS = 10_000

async function main() {
  const env = readEnv(process.env)
  const roles = rolesAsked(process.argv.slice(2))
  const platform = await openRoles(env, roles)
  const dev = process.argv.includes('--dev')
  const server = await httpServer(platform, { dev, logger: requestLog(env.LOG_LEVEL) })
  const address = await server.listen({ port: env.PORT, host: env.HOST })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    void server
      .close()
      .then(() => platform.close())
      .then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  stopWithNpm(stop)

  if (!env.PUBLIC_URL) platform.settings.publicUrl = addressOf(env.HOST, address)
  const where = roles.size === roleNames.length ? platform.settings.publicUrl : `${address} as ${[...roles].join(', ')}`
  const also = env.PUBLIC_URL === undefined && platform.roles.has('web') ? otherAddresses(env.HOST, address) : []
  console.log(`Hirelog is ready at ${where} (${Math.round(performance.now())} ms)`)
  if (also.length > 0)
    console.log(
      `On this network it answers at ${also.join(' and ')}. For any other name, and for links that lead there from other machines, set PUBLIC_URL, such as PUBLIC_URL=${also[0]}`,
    )

  giveBackAfterStart()
}

main().catch((error: unknown) => {
  console.error(explained(error) ?? error)
  process.exit(1)
})

/** Failures that the person who starts the platform can do something about, in a line of their own. */
function explained(error: unknown): string | undefined {
  if (
    error instanceof BadSettings ||
    error instanceof FolderInUse ||
    error instanceof FolderNotUsable ||
    error instanceof BeyondLog ||
    error instanceof NotAllowed
  )
    return error.message
  const { code, port, address } = error as { code?: string; port?: number; address?: string }
  if (code === 'EADDRINUSE') return `PORT=${port} is in use on ${address} already`
  if (code === 'EACCES' && port) return `PORT=${port} needs permissions that this process does not have`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${process.env.HOST} is not an address of this machine`
}
