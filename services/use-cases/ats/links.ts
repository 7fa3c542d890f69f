import type { Asker } from '#contracts/kernel/asker.ts'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { AtsLinkCommand } from '#contracts/ats-link/commands.ts'
import type { AtsSettings } from '#contracts/ats-link/settings.ts'
import { featureOf } from '#contracts/integration/aggregated.ts'
import { atsLinkDecider, notLinked } from '#domain/ats-link/decider.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { LinkedAccount, LinkToken } from '#infra/engines/aggregator/aggregator.ts'
import { log } from '#infra/log.ts'
import { allow, requireFeature } from '../../core/authorize.ts'
import { JOB_ADDER, sourceOf } from '../../core/ats/source.ts'
import { linkNow } from '../../core/ats/standing.ts'
import { NEVER, syncDocs } from '../../core/ats/sync-docs.ts'
import type { Core } from '../../core/core.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'

type Done = { token: ConsistencyToken }

/** Connecting a system over the aggregator, and what counts for all of it (INT-009). */
export function linkUseCases(core: Core) {
  const { aggregator } = core.engines
  const docs = syncDocs(core.engines)
  async function handled(asker: Asker, command: AtsLinkCommand, commandId?: string): Promise<Done> {
    const { companyId } = asker
    const { token } = await core.commands.handle(atsLinkDecider, companyId, command, core.context(asker, commandId))
    return { token }
  }
  async function mayConnect(asker: Asker, system: string) {
    allow(asker, 'company.integrations')
    if (asker.kind !== 'user') throw new Rejected('auth/forbidden', 'Only a person can connect another system')
    await requireVerifiedEmail(core, asker)
    await requireFeature(core, asker, featureOf(system))
    return asker
  }
  const allowed = (account: LinkedAccount, ownerId: string | null): AtsLinkCommand => {
    const { accountToken: token, accountId, system, systemName } = account
    return { type: 'LinkAts', data: { accountId, system, systemName, ownerId, token } }
  }

  return {
    /**
     * With which the page is opened on which a person allows the access; `system` null lets them choose it there, as it does
     * where the aggregator knows no system of that name.
     */
    async atsLinkToken(
      asker: Asker,
      { system, commandId }: { system: string | null; commandId?: string },
    ): Promise<LinkToken & Done> {
      const { companyId, userId } = await mayConnect(asker, system ?? '')
      const [{ state: company }, { state: user }] = await Promise.all([
        core.commands.stateOf(companyDecider, { companyId }, companyId),
        core.commands.stateOf(userDecider, { companyId }, userId),
      ])
      if (company.status !== 'registered' || user.status !== 'active') throw notLinked()
      const { token } = await handled(asker, { type: 'AskForAtsLink', data: { ownerId: userId, system } }, commandId)
      const asked = { companyId, company: company.details.name, email: user.email, language: user.language ?? 'en' }
      const linkToken = await aggregator.linkToken({ ...asked, system }).catch((error: unknown) => {
        if (system === null || !(error instanceof Rejected) || error.code !== 'ats/refused') throw error
        return aggregator.linkToken({ ...asked, system: null })
      })
      return { ...linkToken, token }
    },

    /** @throws Rejected 'ats/refused' for a token that is none, 'ats/linked' while another system is connected */
    async linkAts(
      asker: Asker,
      { publicToken, commandId }: { publicToken: string; commandId: string },
    ): Promise<Done & { linkId: string }> {
      const { companyId, userId } = await mayConnect(asker, '')
      const account = await aggregator.exchange(publicToken)
      await requireFeature(core, asker, featureOf(account.system))
      const { token } = await handled(asker, allowed(account, userId), commandId)
      const link = await linkNow(core, companyId)
      if (!link) throw notLinked()
      await docs.want(companyId, link.linkId, true)
      return { token, linkId: link.linkId }
    },

    /**
     * What the aggregator says, on messages that it signed: that access was allowed to whom a person here had asked for, or that
     * there is something to look at. Old, doubled and out of order they change nothing.
     */
    async atsNoticeCameIn({ raw, signature }: { raw: Buffer; signature: string }): Promise<void> {
      const notice = aggregator.noticeIn(raw, signature)
      if (!notice || !CompanyId.safeParse(notice.companyId).success) return
      const { companyId, accountId, linked } = notice
      const asker = { kind: 'process', name: 'aggregator', companyId, permissions: [] } as const
      if (linked)
        await handled(asker, allowed({ ...linked, accountId }, null)).catch((error: unknown) => {
          if (!(error instanceof Rejected) || !error.code.startsWith('ats/')) throw error
          log.warn(`the aggregator told of an account of ${companyId} that is not taken: ${error.code}`)
        })
      const link = await linkNow(core, companyId)
      if (link?.accountId === accountId) await docs.want(companyId, link.linkId, linked !== null)
    },

    async changeAtsSettings(asker: Asker, linkId: string, settings: Partial<AtsSettings>): Promise<Done> {
      allow(asker, 'company.integrations')
      return handled(asker, { type: 'ChangeAtsSettings', data: { linkId, settings } })
    },
    async pauseAts(asker: Asker, linkId: string): Promise<Done> {
      allow(asker, 'company.integrations')
      return handled(asker, { type: 'PauseAts', data: { linkId, reason: 'person' } })
    },
    async resumeAts(asker: Asker, linkId: string): Promise<Done> {
      allow(asker, 'company.integrations')
      const link = await linkNow(core, asker.companyId)
      if (link?.linkId !== linkId) throw notLinked()
      await requireFeature(core, asker, featureOf(link.system))
      const done = await handled(asker, { type: 'ResumeAts', data: { linkId } })
      await docs.want(asker.companyId, linkId, true)
      return done
    },
    /** The account over there is closed first. What came from it stays. @throws Rejected 'ats/unavailable', and it stays linked */
    async unlinkAts(asker: Asker, linkId: string): Promise<Done> {
      allow(asker, 'company.integrations')
      const link = await linkNow(core, asker.companyId)
      if (link?.linkId !== linkId) throw notLinked()
      await sourceOf(core, asker.companyId, link)
        .deleteAccount(link.token)
        .catch((error: unknown) => {
          if (!(error instanceof Rejected) || error.code === 'ats/unavailable') throw error
        })
      const done = await handled(asker, { type: 'UnlinkAts', data: { linkId } })
      await docs.change(asker.companyId, linkId, () => ({ nextAt: NEVER }))
      if (link.system !== JOB_ADDER) return done
      const { companyId } = asker
      const end = { type: 'DisconnectIntegration', data: { integrationType: JOB_ADDER } } as const
      await core.commands.handle(integrationDecider, companyId, end, core.context(asker))
      return done
    },
    /** Looks at once, at what changed since it looked last. */
    async syncAtsNow(asker: Asker, linkId: string): Promise<void> {
      allow(asker, 'company.integrations')
      const link = await linkNow(core, asker.companyId)
      if (link?.linkId !== linkId) throw notLinked()
      await docs.want(asker.companyId, linkId)
    },
  }
}
