import { BadSettings } from '../../env.ts'
import type { EngineSettings } from '../engine-settings.ts'
import type { ChannelList } from './channels.ts'

type Graph = Pick<
  EngineSettings,
  'GRAPH_TENANT_ID' | 'GRAPH_CLIENT_ID' | 'GRAPH_CLIENT_SECRET' | 'GRAPH_TEAMS' | 'GRAPH_LOGIN_URL' | 'GRAPH_URL'
>

/** Before anything is opened. */
export function checkChannels({ GRAPH_TENANT_ID, GRAPH_CLIENT_ID, GRAPH_CLIENT_SECRET, GRAPH_TEAMS }: Graph) {
  const all = { GRAPH_TENANT_ID, GRAPH_CLIENT_ID, GRAPH_CLIENT_SECRET, GRAPH_TEAMS }
  const missing = (Object.keys(all) as (keyof typeof all)[]).filter((name) => all[name] === undefined)
  if (missing.length > 0 && missing.length < 4)
    throw new BadSettings([
      `Channels of Microsoft Teams need ${Object.keys(all).join(', ')}: set ${missing.join(', ')}`,
    ])
}

/** Null where Microsoft Graph is not set up: only channels that were added here are listed. */
export async function openChannels(settings: Graph): Promise<ChannelList | null> {
  const { GRAPH_TENANT_ID: tenantId, GRAPH_CLIENT_ID: clientId, GRAPH_CLIENT_SECRET: clientSecret } = settings
  const { GRAPH_TEAMS: teams, GRAPH_LOGIN_URL, GRAPH_URL } = settings
  if (tenantId === undefined || clientId === undefined || clientSecret === undefined || teams === undefined) return null
  return (await import('./graph.ts')).graphChannels({
    ...{ tenantId, clientId, clientSecret, teams },
    loginUrl: GRAPH_LOGIN_URL ?? 'https://login.microsoftonline.com',
    graphUrl: GRAPH_URL ?? 'https://graph.microsoft.com',
  })
}
