import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AtsLink } from '#domain/ats-link/ats-link.ts'
import { notLinked } from '#domain/ats-link/decider.ts'
import { allow } from '../../core/authorize.ts'
import { sourceOf } from '../../core/ats/source.ts'
import { linkNow, pauseRevoked } from '../../core/ats/standing.ts'
import type { Core } from '../../core/core.ts'

/** What is over there to choose from (INT-010). */
export function remoteUseCases(core: Core) {
  async function withLink<Answer>(
    asker: Asker,
    linkId: string,
    work: (link: AtsLink) => Promise<Answer>,
  ): Promise<Answer> {
    allow(asker, 'company.integrations')
    const link = await linkNow(core, asker.companyId)
    if (link?.linkId !== linkId) throw notLinked()
    if (link.pause === 'revoked')
      throw new Rejected('ats/revoked', 'The access to the other system was withdrawn. Connect it again.')
    return work(link).catch(async (error: unknown) => {
      if (error instanceof Rejected && error.code === 'ats/revoked') await pauseRevoked(core, asker.companyId, linkId)
      throw error
    })
  }
  return {
    atsJobs: (asker: Asker, linkId: string) =>
      withLink(asker, linkId, (link) => sourceOf(core, asker.companyId, link).jobs(link.token)),
    /** Of one of their jobs. */
    atsStages: (asker: Asker, linkId: string, remoteJobId: string) =>
      withLink(asker, linkId, (link) => sourceOf(core, asker.companyId, link).stages(link.token, remoteJobId)),
    atsUsers: (asker: Asker, linkId: string) =>
      withLink(asker, linkId, (link) => sourceOf(core, asker.companyId, link).users(link.token)),
  }
}
