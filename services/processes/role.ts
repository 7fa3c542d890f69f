import { Rejected } from '#contracts/kernel/rejections.ts'
import { log } from '#infra/log.ts'
import { deciders } from '../commands/deciders.ts'
import { composed, composedSms } from '../effects/mail/templates.ts'
import { countReport, refuseStopped } from '../effects/messages/allowance.ts'
import type { Core } from '../core/core.ts'
import { allProcessManagers } from './all.ts'
import type { Dispatch } from './process-manager.ts'
import { GROUP, startProcesses } from './worker.ts'
import { partOf } from '../telemetry/traced-engines.ts'
import { eraseRecording } from '../uploads/erase-recording.ts'

/** Templates of messages to people who did not ask for them. */
const toOthers: ReadonlySet<string> = new Set(['invitation', 'reminder', 'teamInvitation'])

/** Sends unless the company was stopped since; what comes back at once counts for that. */
async function watched(core: Core, companyId: string, by: 'mail' | 'sms', send: () => Promise<void>): Promise<void> {
  await refuseStopped(core, companyId, by)
  try {
    await send()
  } catch (error) {
    if (error instanceof Rejected && error.code === `${by}/undeliverable`) await countReport(core, companyId, 'bounces')
    throw error
  }
}

/** Runs the process managers; several share the work, since what each decides is written once. */
export async function processesRole(core: Core) {
  const { engines, codec, commands, now, telemetry } = core
  const dispatch: Dispatch = async (aggregate, tenant, id, command, context, stillWanted) => {
    const decider = deciders[aggregate]
    if (!decider) throw new Error(`No aggregate is called ${aggregate}`)
    const { token } = await commands.handle(decider, id, command, context, tenant, stillWanted)
    return token
  }
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
      ...(telemetry && { part: partOf(engines, GROUP, telemetry.tracer) }),
      eraseRecording: eraseRecording(core),
      async sendMail(effectId, tenant, { to, template, values }, at) {
        const send = () =>
          engines.mail.send({ id: effectId, tenant, to, ...composed(template, values, core), sentAt: at })
        return toOthers.has(template) ? watched(core, tenant, 'mail', send) : send()
      },
      async sendSms(effectId, tenant, { to, template, values }, at) {
        await watched(core, tenant, 'sms', () =>
          engines.sms.send({ id: effectId, tenant, to, text: composedSms(template, values), sentAt: at }),
        )
      },
    },
    allProcessManagers,
  )
  /** What was written while nobody was at work. Begun apart: the relay that these may wait for starts after them. */
  let healing: Promise<unknown> = Promise.resolve()
  return {
    ...processes,
    heal() {
      healing = processes
        .sweep()
        .catch((error) => log.error('the first process sweep failed and will run again:', error))
    },
    async stop() {
      const stopped = processes.stop()
      await healing
      await stopped
    },
  }
}
export type ProcessesRole = Awaited<ReturnType<typeof processesRole>>
