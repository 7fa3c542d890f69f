import type { usageRoutes } from '#contracts/http/api/usage.ts'
import type { Handlers } from '../call.ts'

export const usageHandlers: Handlers<typeof usageRoutes> = {
  async createEvent({ useCases }, { asker, body: { extraData }, commandId }) {
    const { metadata, ...said } = extraData
    const { eventId, token } = await useCases.shell.reportUse(asker, { ...said, jobId: metadata.job_id }, commandId)
    return { body: { event_id: eventId }, token }
  },

  async updateEvent({ useCases }, { asker, params: { id }, body: { extraData }, commandId }) {
    const { metadata, ...said } = extraData
    const change = { ...said, ...(metadata && { jobId: metadata.job_id }) }
    const { eventId, token } = await useCases.shell.correctUse(asker, id, change, commandId)
    return { body: { event_id: eventId }, token }
  },
}
