import type { Asker } from '#contracts/kernel/asker.ts'
import type { AtsApplicationView, AtsLinkView } from '#contracts/views/ats.ts'
import { userDecider } from '#domain/user/decider.ts'
import { allow } from '../../core/authorize.ts'
import { standingOf } from '../../core/ats/standing.ts'
import { type SyncDoc, syncDocs } from '../../core/ats/sync-docs.ts'
import type { Core } from '../../core/core.ts'

export type AtsShown = {
  link: AtsLinkView & { ownerName: string | null }
  waitsFor: SyncDoc['waitsFor']
  sync: Pick<SyncDoc, 'state' | 'done' | 'added' | 'moved' | 'leftOut' | 'leftOutBecause' | 'finishedAt'> | null
  troubles: AtsApplicationView[]
}

/** The linked system, how far its synchronisation is, and where both sides disagreed last; null while there is none. */
export const atsShown =
  (core: Core) =>
  async (asker: Asker): Promise<AtsShown | null> => {
    allow(asker, 'company.integrations')
    const { companyId } = asker
    const link = await core.readers.atsLinkOf(asker)
    if (!link) return null
    const [standing, sync, troubles, { state: owner }] = await Promise.all([
      standingOf(core, companyId),
      syncDocs(core.engines).get(companyId),
      core.readers.atsTroublesOf(
        asker,
        link.jobs.map(({ jobId }) => jobId),
      ),
      core.commands.stateOf(userDecider, { companyId }, link.ownerId),
    ])
    return {
      link: { ...link, ownerName: owner.status === 'active' ? owner.name : null },
      waitsFor: standing?.waitsFor ?? null,
      sync: sync?.linkId === link.linkId ? sync : null,
      troubles,
    }
  }
