import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import { MOST_BEHIND } from '#contracts/behind.ts'
import type { CommandContext } from '#contracts/command-context.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import { type Engines, openEngines, settingsToShare } from '#infra/engines/open.ts'
import type { Env } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { allReaders } from '#projections/readers.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { type Reads, waitFor } from '#projections/runtime/reads.ts'
import { statusElsewhere } from '#projections/runtime/worker.ts'
import { commandHandler } from './commands/handle.ts'
import { observed } from './commands/observed.ts'
import { allProcessManagers } from './processes/all.ts'
import { stuckElsewhere } from './processes/worker.ts'
import { checkInstallation } from './installation/check.ts'
import { figuresBehind } from './relay/figures-behind.ts'
import { observedBus } from './relay/observed-bus.ts'
import { projectionLag } from './relay/projection-lag.ts'
import { refuseReplacedLog, waitingEvents } from './relay/relay.ts'
import { checkRoles, everyRole, type RoleNames } from './roles/names.ts'
import { type ProcessesRole, processesRole } from './roles/processes.ts'
import { type ProjectorRole, projectorRole } from './roles/projector.ts'
import { type RelayRole, relayRole } from './roles/relay.ts'
import { type SchedulerRole, schedulerRole } from './roles/scheduler.ts'
import { siteOf } from './site.ts'
import { systemStatus } from './system/status.ts'
import type { Telemetry } from './telemetry/open-telemetry.ts'
import { telemetryFor } from './telemetry/telemetry.ts'
import { tracedEngines } from './telemetry/traced-engines.ts'
import { openUploads } from './uploads/open-uploads.ts'
import { plansOf } from './use-cases/accounts/plans.ts'
import { allUseCases } from './use-cases/all.ts'

/** What use cases are made of. */
export type Core = ReturnType<typeof openCore>

function openCore(env: Env, now: () => string, opened: Engines, telemetry: Telemetry | null) {
  const engines = telemetry ? tracedEngines(opened, telemetry.tracer) : opened
  const codec = makeCodec(engines.keys)
  const commands = observed(commandHandler(engines.store, codec), telemetry?.tracer)
  const reads: Reads = { store: engines.reads, live: collectionOf }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  const settings = {
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`,
    google: clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
  }

  return {
    dataDir: env.DATA_DIR,
    /** For those who read all of it. */
    log: { DATA_DIR: env.DATA_DIR, EVENTSTORE_URL: env.EVENTSTORE_URL },
    engines,
    telemetry,
    codec,
    commands,
    reads,
    readers: allReaders(reads),
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
      waitFor({ reads, changes: engines.changes, projections: allProjections }, token, timeoutMs),
  }
}

/** What of the platform runs in this process beside answering people. */
export type Working = { relay: RelayRole; projections: ProjectorRole; processes: ProcessesRole; scheduler: SchedulerRole }

type Options = { now?: () => string; engines?: Engines }

/** Opens the engines and starts these roles in this process. What another process does is absent here. */
export async function openRoles(env: Env, roles: RoleNames, { now = () => new Date().toISOString(), engines }: Options = {}) {
  checkRoles(roles, engines ? [] : settingsToShare(env))
  const opened = engines ?? (await openEngines(env))
  const check = async () => {
    await checkInstallation({ ...opened, now }, allProjections)
    await refuseReplacedLog(opened.store, opened.reads)
  }
  await check().catch(async (error: unknown) => {
    if (!engines) await opened.close()
    throw error
  })
  const { bus, handled } = observedBus(opened.bus, opened.store.comparePositions)
  const core = openCore(env, now, { ...opened, bus }, await telemetryFor(env, roles.size === everyRole.size ? ['all'] : [...roles]))
  const uploads = openUploads(core)

  // Consumers listen before the relay carries: with a bus that keeps nothing, they get everything.
  const projections = roles.has('projector') ? await projectorRole(core) : undefined
  const processes = roles.has('processes') ? await processesRole(core) : undefined
  const relay = roles.has('relay') ? relayRole(core) : undefined
  processes?.heal()
  const scheduler = roles.has('scheduler') ? schedulerRole(core, uploads) : undefined
  const working: Partial<Working> = { relay, projections, processes, scheduler }

  /** What an operator asks about, wherever the work is done. */
  const { store, reads } = core.engines
  const figures = {
    relayLag: () => (relay ? relay.lag() : waitingEvents(store, reads)),
    projectionLag: projectionLag(core.engines, opened.inLogOrder ? handled : () => null),
    projectionStatus: async () => projections?.status() ?? statusElsewhere(reads, allProjections),
    processStatus: async () => processes?.status() ?? stuckElsewhere(reads, allProcessManagers),
  }

  const behind = figuresBehind({ store, reads, status: figures.projectionStatus }, MOST_BEHIND)
  if (roles.has('web')) behind.start()

  return {
    ...core,
    behind,
    systemStatus: systemStatus({ engines: core.engines, ...figures }),
    roles,
    useCases: allUseCases(core),
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
