import * as z from 'zod'
import { connectable } from '#contracts/integration/catalogue.ts'
import { CandidateId, JobId, Uuid } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { connectionById } from '#domain/integration/integrations.ts'
import { integrationKey } from '../core/secrets/integration-key.ts'
import { profileLink } from '../core/profile-link.ts'
import { integrationWaits } from '../core/integration-waits.ts'
import { outsideCall } from './call.ts'

/**
 * The result of an order, to the address that it named. Greenhouse asks for it then; Workable takes it at once. What is sent is
 * where the result is, and no more. While the connection waits nothing is sent: `isHeld`.
 */
export const reportOrder = outsideCall({
  payload: z.object({
    candidateId: CandidateId,
    jobId: JobId,
    integrationId: Uuid,
    integrationType: z.enum(connectable),
    resultUrl: z.string(),
  }),
  target: ({ resultUrl }) => `ats ${new URL(resultUrl).host}`,
  repeatable: true,
  async call(core, { tenant: companyId, payload }) {
    const { integrationId, integrationType, resultUrl: url, ...of } = payload
    const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
    const connection = connectionById(state, integrationId)
    if (!connection) throw new Rejected('integration/not-found', 'This system is not connected')
    if (await integrationWaits(core, companyId, connection)) return { isHeld: true }
    const { keys, ats } = core.engines
    if (integrationType === 'greenhouse') {
      const key = integrationKey(keys, { companyId, integrationType, keyId: connection.keyId })
      const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
      await ats.report({ method: 'PATCH', url, authorization, body: null })
      return {}
    }
    const body = JSON.stringify({
      status: 'completed',
      results_url: profileLink(core, of),
      assessment: { summary: 'The interview is complete.' },
    })
    await ats.report({ method: 'PUT', url, authorization: `Bearer ${connection.token ?? ''}`, body })
    return {}
  },
})
