import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SandboxAccount } from '#infra/engines/aggregator/sandbox.ts'
import { allow } from '../../core/authorize.ts'
import { linkNow } from '../../core/ats/standing.ts'
import { syncDocs } from '../../core/ats/sync-docs.ts'
import type { Core } from '../../core/core.ts'

/** What a person does in the built-in sandbox, as they would in a system elsewhere; it tells us of each change. */
export function sandboxUseCases(core: Core) {
  function benchFor(asker: Asker) {
    allow(asker, 'company.integrations')
    const { sandboxAts } = core.engines
    if (!sandboxAts) throw new Rejected('integration/not-found', 'There is no sandbox here')
    return sandboxAts
  }
  async function changed({ companyId }: Asker, change: Promise<void>) {
    await change
    const link = await linkNow(core, companyId)
    if (link) await syncDocs(core.engines).want(companyId, link.linkId)
  }
  return {
    /** Null until the sandbox was linked once. */
    sandboxView: async (asker: Asker): Promise<SandboxAccount | null> => benchFor(asker).view(asker.companyId),
    sandboxMove: async (asker: Asker, asked: { applicationId: string; stageId: string }) =>
      changed(asker, benchFor(asker).move(asker.companyId, asked)),
    sandboxApply: async (asker: Asker, jobId: string) => changed(asker, benchFor(asker).apply(asker.companyId, jobId)),
    sandboxRemoveStage: async (asker: Asker, stageId: string) =>
      changed(asker, benchFor(asker).removeStage(asker.companyId, stageId)),
    sandboxRevoke: async (asker: Asker) => changed(asker, benchFor(asker).revoke(asker.companyId)),
  }
}
