import { MOST_BEHIND } from '#contracts/http/behind.ts'
import { type Engines, openEngines, settingsToShare } from '#infra/engines/open.ts'
import { patiently } from '#infra/engines/patience.ts'
import type { Env } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { statusElsewhere } from '#projections/runtime/worker.ts'
import { stuckElsewhere } from './processes/stuck.ts'
import { checkInstallation } from '#infra/startup/installation.ts'
import { figuresBehind } from './relay/figures-behind.ts'
import { projectionLag } from './relay/projection-lag.ts'
import { refuseReplacedLog, waitingEvents } from './relay/relay.ts'
import { notHere, openCore } from './core/open-core.ts'
import { answeredWithoutHidden } from './core/masked.ts'
import { checkPlaces } from './core/places.ts'
import { answersPeople, checkRoles, everyRole, type RoleNames } from './core/roles.ts'
import type { ProcessesRole } from './processes/role.ts'
import type { ProjectorRole } from './relay/projector.ts'
import type { RelayRole } from './relay/role.ts'
import type { SchedulerRole } from './scheduler/scheduler.ts'
import { timerLagMs } from './scheduler/due-timers.ts'
import { deadLettersOf } from './use-cases/system/dead-letters.ts'
import { systemStatus } from './use-cases/system/status.ts'
import { telemetryFor } from './telemetry/telemetry.ts'

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
    await checkPlaces(opened)
    await refuseReplacedLog(opened.store, opened.reads)
  }
  await patiently(check, env.ENGINES_WAIT_S).catch(async (error: unknown) => {
    if (!engines) await opened.close()
    throw error
  })
  // A role's code is loaded where it runs: other processes save its memory.
  const core = await openCore(
    env,
    roles,
    now,
    opened,
    await telemetryFor(env, roles.size === everyRole.size ? ['all'] : [...roles]),
  )
  const useCases = answersPeople(roles)
    ? answeredWithoutHidden(core.reads, (await import('./use-cases/all.ts')).allUseCases(core))
    : notHere
  const uploads =
    answersPeople(roles) || roles.has('scheduler')
      ? (await import('./uploads/open-uploads.ts')).openUploads(core)
      : notHere
  // Consumers listen before the relay carries: with a bus that keeps nothing, they get everything.
  const projections = roles.has('projector')
    ? await (await import('./relay/projector.ts')).projectorRole(core)
    : undefined
  const processes = roles.has('processes') ? await (await import('./processes/role.ts')).processesRole(core) : undefined
  const relay = roles.has('relay') ? (await import('./relay/role.ts')).relayRole(core) : undefined
  processes?.heal()
  const scheduler = roles.has('scheduler')
    ? (await import('./scheduler/scheduler.ts')).schedulerRole(core, uploads)
    : undefined
  const working: Partial<Working> = { relay, projections, processes, scheduler }

  /** What an operator asks about, wherever the work is done. */
  const { store, reads } = core.engines
  const projectionStatus = async () => projections?.status() ?? statusElsewhere(reads, allProjections)
  const figures = {
    relayLag: () => (relay ? relay.lag() : waitingEvents(store, reads)),
    projectionLag: projectionLag(core.engines, projectionStatus),
    projectionStatus,
    deadLetters: deadLettersOf(core),
    timerLagMs: () => timerLagMs(core),
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
