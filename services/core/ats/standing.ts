import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { featureOf } from '#contracts/integration/aggregated.ts'
import type { AtsLink } from '#domain/ats-link/ats-link.ts'
import { atsLinkDecider } from '#domain/ats-link/decider.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { connectionOf } from '#domain/integration/integrations.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../core.ts'
import { rightsOf } from '../rights.ts'
import { JOB_ADDER } from './source.ts'
import type { waits } from './sync-docs.ts'

export type Standing =
  | { link: AtsLink; asker: Asker; waitsFor: null }
  | { link: AtsLink; asker: null; waitsFor: (typeof waits)[number] }

export const linkNow = async ({ commands }: Pick<Core, 'commands'>, companyId: string): Promise<AtsLink | null> =>
  (await commands.stateOf(atsLinkDecider, { companyId }, companyId)).state.link

/** The company's link and who acts over it: the colleague who linked it, with the rights of this moment; or why nothing is carried over. */
export async function standingOf(core: Core, companyId: string): Promise<Standing | null> {
  const link = await linkNow(core, companyId)
  if (!link) return null
  const waiting = (waitsFor: (typeof waits)[number]) => ({ link, asker: null, waitsFor })
  if (link.pause) return waiting(link.pause === 'revoked' ? 'revoked' : 'paused')
  if (link.system === JOB_ADDER) {
    const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
    const connection = connectionOf(state, JOB_ADDER)
    if (!connection) return waiting('revoked')
    if (connection.isPaused) return waiting('paused')
  }
  const { features } = await core.entitlementsOf(companyId)
  if (!features[featureOf(link.system)]) return waiting('plan')
  const { state: user } = await core.commands.stateOf(userDecider, { companyId }, link.ownerId)
  if (user.status !== 'active') return waiting('owner')
  const { asker } = await rightsOf(core, { companyId, account: user })
  if (!mayDo(asker, 'company.integrations')) return waiting('owner')
  const { userId, role, permissions, onJobs } = asker
  const of = { kind: 'apiKey' as const, companyId, keyId: link.linkId, owner: { userId, role }, permissions }
  return { link, asker: { ...of, ...(onJobs && { onJobs }) }, waitsFor: null }
}

const process = (companyId: string): Asker => ({ kind: 'process', name: 'ats-sync', companyId, permissions: [] })

/** The other system no longer knows the access: nothing is called with it again before it is allowed again. */
export const pauseRevoked = (core: Pick<Core, 'commands' | 'context'>, companyId: string, linkId: string) =>
  core.commands.handle(
    atsLinkDecider,
    companyId,
    { type: 'PauseAts', data: { linkId, reason: 'revoked' } },
    core.context(process(companyId)),
  )
/** The same twice is recorded once. */
export const recordAtsHealth = (
  core: Pick<Core, 'commands' | 'context'>,
  companyId: string,
  { linkId, cause }: { linkId: string; cause: string | null },
) =>
  core.commands.handle(
    atsLinkDecider,
    companyId,
    { type: 'RecordAtsHealth', data: { linkId, cause } },
    core.context(process(companyId)),
  )
