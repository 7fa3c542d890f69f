import * as z from 'zod'
import { CandidateId, Uuid } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { atsApplicationDecider } from '#domain/ats-application/decider.ts'
import { reconcile } from '../core/ats/reconcile.ts'
import { JOB_ADDER } from '../core/ats/source.ts'
import { pauseRevoked, standingOf } from '../core/ats/standing.ts'
import { syncDocs } from '../core/ats/sync-docs.ts'
import { outsideCall } from './call.ts'

/**
 * What happened to a candidate here, to the system that they came from: it is looked at first, so that a repeated call moves no one
 * twice. While the link waits nothing is called; everything is compared when it goes on.
 */
export const carryToAts = outsideCall({
  /** `system`: which one, where it is not one behind the aggregator. */
  payload: z.object({ key: Uuid, candidateId: CandidateId, system: z.literal(JOB_ADDER).optional() }),
  // One that is away keeps nothing back from the other.
  target: ({ system = 'aggregator' }) => system,
  repeatable: true,
  async call(core, { tenant: companyId, payload: { key } }) {
    const standing = await standingOf(core, companyId)
    const { state: known } = await core.commands.stateOf(atsApplicationDecider, { companyId }, key)
    if (!standing || known.status === 'unknown' || known.accountId !== standing.link.accountId) return {}
    const { link, asker } = standing
    const compareLater = () => syncDocs(core.engines).change(companyId, link.linkId, () => ({ isFull: true }))
    if (!asker) {
      await compareLater()
      return {}
    }
    try {
      return { brought: await reconcile(core, { link, asker, key }, 'look') }
    } catch (error) {
      if (!(error instanceof Rejected) || error.code === 'ats/unavailable') throw error
      await compareLater()
      if (error.code === 'ats/revoked') await pauseRevoked(core, companyId, link.linkId)
      else if (error.code === 'candidate/moved-meanwhile')
        await syncDocs(core.engines).want(companyId, link.linkId, true)
      return {}
    }
  },
})
