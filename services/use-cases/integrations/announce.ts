import { integrationTypes } from '#contracts/integration/catalogue.ts'
import type { IntegrationsView } from '#contracts/views/integrations.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { integrations } from '#projections/integrations/integrations.ts'
import type { Core } from '../../core/core.ts'
import { isOffered } from './offered.ts'

const PAGE = 500

/**
 * Announces what can be connected by now to those who wait for it, each once; what can be connected changes with a release, so
 * once for each start is enough. Answers how many companies had people waiting.
 * @param types what can be connected
 */
export async function announceIntegrations(
  core: Pick<Core, 'commands' | 'context' | 'reads' | 'engines'>,
  types: readonly string[] = integrationTypes.filter((type) => isOffered(core.engines, type)),
): Promise<number> {
  let companies = 0
  for (let after = ''; ; ) {
    const page = (await core.reads.store.find(core.reads.live(integrations), {
      filter: { 'awaited.integrationType': { $in: [...types] }, _id: { $gt: after } },
      sort: { _id: 1 },
      limit: PAGE,
    })) as (Doc & IntegrationsView)[]
    for (const { _id: companyId, awaited } of page) {
      const asker = { kind: 'process', name: 'announce-integrations', companyId, permissions: [] } as const
      for (const integrationType of new Set(awaited.map((each) => each.integrationType)))
        if (types.includes(integrationType))
          await core.commands.handle(
            integrationDecider,
            companyId,
            { type: 'AnnounceIntegration', data: { integrationType } },
            core.context(asker),
          )
      companies++
    }
    if (page.length < PAGE) return companies
    after = page.at(-1)!._id
  }
}
