import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import type { CommandContext } from '#contracts/command-context.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import { type Engines, openEngines } from '#infra/engines/open.ts'
import type { Env } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { allReaders } from '#projections/readers.ts'
import { buildMissing } from '#projections/rebuild/start.ts'
import { changeNotifier } from '#projections/runtime/notifier.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { type Reads, waitFor } from '#projections/runtime/reads.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import { scheduleRoots } from './audit/root-schedule.ts'
import { commandHandler } from './commands/handle.ts'
import { deciders } from './commands/deciders.ts'
import { observed } from './commands/observed.ts'
import { templates } from './mail/templates.ts'
import { allProcessManagers } from './processes/all.ts'
import type { Dispatch } from './processes/process-manager.ts'
import { startProcesses } from './processes/worker.ts'
import { observedBus } from './relay/observed-bus.ts'
import { projectionLag } from './relay/projection-lag.ts'
import { startRelay } from './relay/relay.ts'
import { systemStatus } from './system/status.ts'
import type { Telemetry } from './telemetry/open-telemetry.ts'
import { telemetryFor } from './telemetry/telemetry.ts'
import { tracedEngines } from './telemetry/traced-engines.ts'
import { openUploads } from './uploads/open-uploads.ts'
import { allUseCases } from './use-cases/all.ts'

/** What use cases are made of. */
export type Core = ReturnType<typeof openCore>

function openCore(env: Env, now: () => string, opened: Engines, telemetry: Telemetry | null) {
  const engines = telemetry ? tracedEngines(opened, telemetry.tracer) : opened
  const codec = makeCodec(engines.keys)
  const commands = observed(commandHandler(engines.store, codec), telemetry?.tracer)
  const notifier = changeNotifier()
  const reads: Reads = { store: engines.reads, live: collectionOf }
  const settings = { publicUrl: env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}` }

  return {
    dataDir: env.DATA_DIR,
    engines,
    telemetry,
    codec,
    commands,
    notifier,
    reads,
    readers: allReaders(reads),
    /** `publicUrl` without a trailing slash; set once the port is known. */
    settings,
    now,
    /** The context of a command that a person or program sends; `commandId` makes a retry harmless. */
    context(asker: Asker, commandId: string = randomUUID()): CommandContext {
      return { commandId, asker, now: now(), correlationId: commandId, causationId: null }
    },
    /** Waits until the pages that follow show what was just written; answers the streams still behind. */
    caughtUp: (token: ConsistencyToken, timeoutMs?: number) =>
      waitFor({ reads, notifier, projections: allProjections }, token, timeoutMs),
  }
}

/** Opens the engines and starts every role in this process: relay, projections, process managers. */
export async function openPlatform(env: Env, { now = () => new Date().toISOString(), engines: given }: { now?: () => string; engines?: Engines } = {}) {
  const opened = given ?? (await openEngines(env))
  const { bus, handled } = observedBus(opened.bus, opened.store.comparePositions)
  const core = openCore(env, now, { ...opened, bus }, await telemetryFor(env, ['all']))
  const { engines, codec, commands, notifier } = core

  const dispatch: Dispatch = async (aggregate, tenant, id, command, context) => {
    const decider = deciders[aggregate]
    if (!decider) throw new Error(`No aggregate is called ${aggregate}`)
    const { token } = await commands.handle(decider, id, command, context, tenant)
    return token
  }
  await buildMissing({ reads: engines.reads, store: engines.store, dataDir: env.DATA_DIR }, allProjections)
  const projections = await startProjections({ store: engines.store, reads: engines.reads, codec, bus: engines.bus, notifier }, allProjections)
  const processes = await startProcesses(
    {
      core,
      commands,
      dispatch,
      now,
      store: engines.store,
      bus: engines.bus,
      codec,
      checkpoints: engines.reads,
      async sendMail(effectId, tenant, { to, template: name, values }, at) {
        const template = templates[name]
        if (!template) throw new Error(`No mail template is called ${name}`)
        await engines.mail.send({ id: effectId, tenant, to, subject: template.subject(values), text: template.text(values), sentAt: at })
      },
    },
    allProcessManagers,
  )
  const uploads = openUploads(core)
  const healedUploads = uploads.heal().catch((error) => console.error('unfinished uploads could not be looked at:', error))
  const relay = await startRelay({ store: engines.store, bus: engines.bus, checkpoints: engines.reads })
  const healing = processes.sweep().catch((error) => console.error('the first process sweep failed and will run again:', error))
  const roots = scheduleRoots(env.DATA_DIR, engines.store, now)

  const lagOfProjections = projectionLag(engines, handled)

  return {
    ...core,
    systemStatus: systemStatus({ engines, relayLag: relay.lag, projectionLag: lagOfProjections, projections: projections.status, processes: processes.status }),
    useCases: allUseCases(core),
    uploads,
    relay,
    projections,
    projectionLag: lagOfProjections,
    processes,
    /** Drains: what was accepted is finished, then the engines close. */
    async close() {
      await relay.stop()
      await processes.stop()
      await healing
      await healedUploads
      await projections.stop()
      await roots.stop()
      await engines.close()
      await core.telemetry?.close()
    },
  }
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>
