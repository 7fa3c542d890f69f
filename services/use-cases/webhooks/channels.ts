import type { Asker } from '#contracts/kernel/asker.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/**
 * Channels of Microsoft Teams: those that the company writes to first, then the others of its teams as Graph knows them, where that is
 * set up. One that was added under the name of another is listed once.
 * @throws Rejected as the calls of `ChannelList`
 */
export const teamsChannels = (core: Core) => async (asker: Asker) => {
  allow(asker, 'company.integrations')
  const added = (await core.readers.webhooksOf(asker))
    .filter(({ kind }) => kind === 'teams')
    .map(({ webhookId, name, url }) => ({ id: webhookId, displayName: name ?? new URL(url).host, added: true }))
  const nameOf = ({ displayName }: { displayName: string }) => displayName.replace(/^#/, '').trim().toLowerCase()
  const names = new Set(added.map(nameOf))
  const others = (await core.engines.channels?.of(asker.companyId)) ?? []
  return [...added, ...others.filter((each) => !names.has(nameOf(each))).map((each) => ({ ...each, added: false }))]
}
