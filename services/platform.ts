import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import { MOST_BEHIND } from '#contracts/behind.ts'
import type { CommandContext } from '#contracts/command-context.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import { type Engines, openEngines, settingsToShare } from '#infra/engines/open.ts'
import { patiently } from '#infra/engines/patience.ts'
import type { Env } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { gathered } from '#projections/runtime/gathered.ts'
import { type Reads, waitFor } from '#projections/runtime/reads.ts'
import { told } from '#projections/runtime/told.ts'
import { statusElsewhere } from '#projections/runtime/worker.ts'
import { commandHandler } from './commands/handle.ts'
import { observed } from './commands/observed.ts'
import { stuckElsewhere } from './processes/worker.ts'
import { checkInstallation } from './installation/check.ts'
import { figuresBehind } from './relay/figures-behind.ts'
import { projectionLag } from './relay/projection-lag.ts'
import { refuseReplacedLog, waitingEvents } from './relay/relay.ts'
import { answersPeople, checkRoles, everyRole, type RoleNames } from './roles/names.ts'
import type { ProcessesRole } from './roles/processes.ts'
import type { ProjectorRole } from './roles/projector.ts'
import type { RelayRole } from './roles/relay.ts'
import type { SchedulerRole } from './roles/scheduler.ts'
import { siteOf } from './site.ts'
import { systemStatus } from './system/status.ts'
import type { Telemetry } from './telemetry/open-telemetry.ts'
import { telemetryFor } from './telemetry/telemetry.ts'
import { tracedEngines } from './telemetry/traced-engines.ts'
import { plansOf } from './use-cases/accounts/plans.ts'

/** What use cases are made of. */
export type Core = Awaited<ReturnType<typeof openCore>>

/** Stands for what a role does not load, since nothing in it asks for that: a process that carries events has no pages to read for. */
const notHere = undefined as never

async function openCore(env: Env, roles: RoleNames, now: () => string, opened: Engines, telemetry: Telemetry | null) {
  const engines = telemetry ? tracedEngines(opened, telemetry.tracer) : opened
  const codec = makeCodec(engines.keys)
  const commands = observed(commandHandler(engines.store, codec), telemetry?.tracer)
  const reads: Reads = { store: engines.reads, live: collectionOf }
  const revisionOf = gathered(engines.reads)
  const hearOf = told(engines.changes, answersPeople(roles))
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  const settings = {
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`,
    google: clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    trustedProxies: env.TRUSTED_PROXIES,
    operators: env.OPERATORS as readonly string[],
    messageLimitsFactor: env.MESSAGE_LIMITS_FACTOR,
  }

  return {
    dataDir: env.DATA_DIR,
    /** Seconds that a start waits for an engine. */
    waitS: env.ENGINES_WAIT_S,
    /** For those who read all of it. */
    log: { DATA_DIR: env.DATA_DIR, EVENTSTORE_URL: env.EVENTSTORE_URL },
    engines,
    telemetry,
    codec,
    commands,
    reads,
    /** For those who answer people and programs, and only in their processes. */
    readers: answersPeople(roles) ? (await import('#projections/readers.ts')).allReaders(reads) : notHere,
    planOf: plansOf(commands, engines.changes),
    /** `publicUrl` without a trailing slash; set once the port is known. */
    settings,
    /** What the operator says of the installation. */
    site: siteOf(env),
    now,
    /** The context of a command that a person or program sends; `commandId` makes a retry harmless. */
    context(asker: Asker, commandId: string = randomUUID()): CommandContext {
      return { commandId, asker, now: now(), correlationId: commandId, causationId: null }
    },
    /** Waits until the pages that follow show what was just written; answers the streams still behind. */
    caughtUp: (token: ConsistencyToken, timeoutMs?: number) =>
      waitFor({ live: reads.live, revisionOf, hearOf, projections: allProjections }, token, timeoutMs),
  }
}

/** What of the platform runs in this process beside answering people. */
export type Working = {
  relay: RelayRole
  projections: ProjectorRole
  processes: ProcessesRole
  scheduler: SchedulerRole
}

type Options = { now?: () => string; engines?: Engines }

/** Opens the engines and starts these roles in this process. What another process does is absent here. */
export async function openRoles(
  env: Env,
  roles: RoleNames,
  { now = () => new Date().toISOString(), engines }: Options = {},
) {
  checkRoles(roles, engines ? [] : settingsToShare(env))
  const opened = engines ?? (await openEngines(env))
  const check = async () => {
    await checkInstallation(opened, allProjections, { keysLost: env.KEYS_LOST !== undefined })
    await refuseReplacedLog(opened.store, opened.reads)
  }
  await patiently(check, env.ENGINES_WAIT_S).catch(async (error: unknown) => {
    if (!engines) await opened.close()
    throw error
  })
  // A role's code is loaded where it is played: nobody pays memory for the work of others.
  const core = await openCore(
    env,
    roles,
    now,
    opened,
    await telemetryFor(env, roles.size === everyRole.size ? ['all'] : [...roles]),
  )
  const useCases = answersPeople(roles) ? (await import('./use-cases/all.ts')).allUseCases(core) : notHere
  const uploads =
    answersPeople(roles) || roles.has('scheduler')
      ? (await import('./uploads/open-uploads.ts')).openUploads(core)
      : notHere
  // Consumers listen before the relay carries: with a bus that keeps nothing, they get everything.
  const projections = roles.has('projector')
    ? await (await import('./roles/projector.ts')).projectorRole(core)
    : undefined
  const processes = roles.has('processes')
    ? await (await import('./roles/processes.ts')).processesRole(core)
    : undefined
  const relay = roles.has('relay') ? (await import('./roles/relay.ts')).relayRole(core) : undefined
  processes?.heal()
  const scheduler = roles.has('scheduler')
    ? (await import('./roles/scheduler.ts')).schedulerRole(core, uploads)
    : undefined
  const working: Partial<Working> = { relay, projections, processes, scheduler }

  /** What an operator asks about, wherever the work is done. */
  const { store, reads } = core.engines
  const projectionStatus = async () => projections?.status() ?? statusElsewhere(reads, allProjections)
  const figures = {
    relayLag: () => (relay ? relay.lag() : waitingEvents(store, reads)),
    projectionLag: projectionLag(core.engines, projectionStatus),
    projectionStatus,
    processStatus: async () =>
      processes?.status() ?? stuckElsewhere(reads, (await import('./processes/all.ts')).allProcessManagers),
  }

  const behind = figuresBehind({ store, reads, status: figures.projectionStatus }, MOST_BEHIND)
  if (roles.has('web')) behind.start()

  return {
    ...core,
    behind,
    systemStatus: systemStatus({ engines: core.engines, ...figures }),
    roles,
    useCases,
    uploads,
    ...figures,
    ...working,
    /** Drains: what was accepted is finished, then the engines close. */
    async close() {
      await behind.stop()
      await relay?.stop()
      await processes?.stop()
      await projections?.stop()
      await scheduler?.stop()
      // Its last figures are read from the engines.
      await core.telemetry?.close()
      await core.engines.close()
    },
  }
}

/** A process of the platform, whatever its roles. */
export type Platform = Awaited<ReturnType<typeof openRoles>>
/** All of it in one process. */
export type WholePlatform = Platform & Working

export async function openPlatform(env: Env, options: Options = {}): Promise<WholePlatform> {
  return (await openRoles(env, everyRole, options)) as WholePlatform
}
