import { deciders } from '../commands/deciders.ts'
import { templates } from '../mail/templates.ts'
import type { Core } from '../platform.ts'
import { allProcessManagers } from '../processes/all.ts'
import type { Dispatch } from '../processes/process-manager.ts'
import { startProcesses } from '../processes/worker.ts'
import { eraseRecording } from '../uploads/erase-recording.ts'

/** Runs the process managers; several share the work, since what each decides is written once. */
export async function processesRole(core: Core) {
  const { engines, codec, commands, now } = core
  const dispatch: Dispatch = async (aggregate, tenant, id, command, context) => {
    const decider = deciders[aggregate]
    if (!decider) throw new Error(`No aggregate is called ${aggregate}`)
    const { token } = await commands.handle(decider, id, command, context, tenant)
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
      eraseRecording: eraseRecording(core),
      async sendMail(effectId, tenant, { to, template: name, values: known }, at) {
        const template = templates[name]
        if (!template) throw new Error(`No mail template is called ${name}`)
        const values = { ...known, ...template.secrets?.(known, core) }
        await engines.mail.send({ id: effectId, tenant, to, subject: template.subject(values), text: template.text(values), sentAt: at })
      },
    },
    allProcessManagers,
  )
  /** What was written while nobody was at work. Begun apart: the relay that these may wait for starts after them. */
  let healing: Promise<unknown> = Promise.resolve()
  return {
    ...processes,
    heal() {
      healing = processes.sweep().catch((error) => console.error('the first process sweep failed and will run again:', error))
    },
    async stop() {
      const stopped = processes.stop()
      await healing
      await stopped
    },
  }
}
export type ProcessesRole = Awaited<ReturnType<typeof processesRole>>
