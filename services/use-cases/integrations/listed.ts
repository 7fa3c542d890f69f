import type { Asker } from '#contracts/kernel/asker.ts'
import { ATS_PAGE, entryOf as systemEntry } from '#contracts/integration/aggregated.ts'
import { catalogue, type CatalogueEntry, type CatalogueType } from '#contracts/integration/catalogue.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { ConnectionView, Listed, Waits } from '#contracts/views/integrations.ts'
import { type AtsShown, atsShown } from '../ats/shown.ts'
import { entryOf } from './offered.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/** The catalogue, and how the company is connected to each (INT-001). */
export const integrationsFor =
  (core: Core) =>
  async (asker: Asker): Promise<Listed[]> => {
    allow(asker, 'company.integrations')
    const { companyId } = asker
    const [{ features }, view, ats] = await Promise.all([
      core.entitlementsOf(companyId),
      core.readers.integrationsOf(asker),
      atsShown(core)(asker),
    ])
    const owners = await Promise.all(
      view.connections.map(
        async ({ ownerId }) => (await core.commands.stateOf(userDecider, { companyId }, ownerId)).state,
      ),
    )
    const connections = view.connections.map((connection, index) => {
      const owner = owners[index]!
      return { ...connection, ownerName: owner.status === 'active' ? owner.name : null }
    })
    const aggregator = core.engines.aggregator.name
    return (Object.keys(catalogue) as CatalogueType[]).map((type) => {
      const entry = entryOf(core.engines, type)
      const linked = ats && systemEntry(ats.link.system) === type ? ats : null
      const isIncluded = features[entry.feature]
      const connection = connections.find(({ integrationType }) => integrationType === type) ?? null
      const waits = connection && waitsFor(entry, { isIncluded, hasOwner: connection.ownerName !== null })
      const isAwaited = view.awaited.some(
        (each) => each.integrationType === type && asker.kind === 'user' && each.userId === asker.userId,
      )
      const ofLink = linked && statusOfLink(linked)
      const status = ofLink && (!connection || ofLink === 'needs-attention') ? ofLink : statusOf(connection, waits)
      const linkId = linked?.link.linkId ?? null
      // Connected itself: its page is where jobs are chosen.
      const way = linked && connection ? ({ kind: 'connection', to: ATS_PAGE } as const) : entry.way
      return { ...entry, way, type, status, isIncluded, connection, waits, isAwaited, aggregator, linkId }
    })
  }

const waitsFor = (
  { requiredUpgrade }: CatalogueEntry,
  { isIncluded, hasOwner }: { isIncluded: boolean; hasOwner: boolean },
): Waits | null => {
  if (!isIncluded) return { for: 'plan', plan: requiredUpgrade }
  return hasOwner ? null : { for: 'owner' }
}

function statusOfLink({ link: { failure }, waitsFor }: AtsShown): Listed['status'] {
  if (failure !== null || waitsFor === 'owner' || waitsFor === 'revoked') return 'needs-attention'
  return waitsFor ? 'paused' : 'connected'
}

function statusOf(connection: ConnectionView | null, waits: Waits | null): Listed['status'] {
  if (!connection) return 'add'
  if (connection.failure !== null || waits?.for === 'owner') return 'needs-attention'
  return connection.isPaused || waits ? 'paused' : 'connected'
}
