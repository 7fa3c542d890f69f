import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { atsLinkDecider } from '#domain/ats-link/decider.ts'
import { JOB_ADDER } from '../../core/ats/source.ts'
import { linkNow } from '../../core/ats/standing.ts'
import { NEVER, syncDocs } from '../../core/ats/sync-docs.ts'
import type { Core } from '../../core/core.ts'

/** @throws Rejected 'ats/linked' while the company's jobs and applicants come from another system */
export async function requireRoomForJobAdder(core: Core, companyId: string): Promise<void> {
  const link = await linkNow(core, companyId)
  if (link && link.system !== JOB_ADDER)
    throw new Rejected('ats/linked', 'Another system is connected. Disconnect it first.')
}

/** Jobs and applicants of this account can be chosen from then on. Another account takes the place of the one before. */
export async function linkJobAdder(core: Core, asker: Asker & { userId: string }, account: string): Promise<void> {
  const { companyId } = asker
  const accountId = `jobadder-${account}`
  const before = await linkNow(core, companyId)
  if (before && before.accountId !== accountId) await endJobAdderLink(core, asker)
  const data = {
    accountId,
    ...{ system: JOB_ADDER, systemName: 'JobAdder', ownerId: asker.userId },
    // Every permission is another one; what opens the account is kept at the connection.
    token: `jobadder ${randomUUID()}`,
  }
  await core.commands.handle(atsLinkDecider, companyId, { type: 'LinkAts', data }, core.context(asker))
  const link = await linkNow(core, companyId)
  if (link) await syncDocs(core.engines).want(companyId, link.linkId, true)
}

export async function endJobAdderLink(core: Core, asker: Asker): Promise<void> {
  const { companyId } = asker
  const link = await linkNow(core, companyId)
  if (link?.system !== JOB_ADDER) return
  const data = { linkId: link.linkId }
  await core.commands.handle(atsLinkDecider, companyId, { type: 'UnlinkAts', data }, core.context(asker))
  await syncDocs(core.engines).change(companyId, link.linkId, () => ({ nextAt: NEVER }))
}
