import type { automationRoutes } from '#contracts/http/api/automations.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Platform } from '../../../platform.ts'
import { automationOf, automationsWire } from '../automation-wire.ts'
import type { Handlers } from '../call.ts'

/** From the log: what was just set is in the answer. */
async function listOf({ useCases }: Platform, asker: Asker, jobId: JobId) {
  const { automations, columns, changedAt } = await useCases.automations.automationsOf(asker, jobId)
  return { automations: automationsWire(automations, columns), changedAt }
}

export const automationHandlers: Handlers<typeof automationRoutes> = {
  jobAutomations: async (platform, { asker, params: { id } }) => ({ body: await listOf(platform, asker, id) }),

  async updateJobAutomations(platform, { asker, params: { id }, body: { automations, basedOn }, commandId }) {
    const { token } = await platform.useCases.automations.setAutomations(asker, {
      jobId: id,
      automations: automations.map((sent, index) => automationOf(sent, commandId, index)),
      basedOn,
      commandId,
    })
    return { body: await listOf(platform, asker, id), token }
  },

  async dryRunAutomation({ useCases }, { asker, params: { id: jobId }, body, commandId }) {
    const automation = automationOf(body, commandId, 0)
    const { latest, ...run } = await useCases.automations.dryRun(asker, { jobId, automation })
    return { body: { ...run, latest: latest.map(({ candidateId, ...of }) => ({ video_id: candidateId, ...of })) } }
  },
}
