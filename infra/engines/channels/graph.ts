import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ChannelList, TeamOf, TeamsChannel } from './channels.ts'

type GraphSettings = {
  tenantId: string
  clientId: string
  clientSecret: string
  teams: readonly TeamOf[]
  /** Where Microsoft's sign-in and Graph are. */
  loginUrl: string
  graphUrl: string
}

const ANSWER_MS = 5000
/** A list that goes on for ever ends here. */
const MOST_PAGES = 20
/** A token is replaced so long before it ends. */
const EARLY_MS = 60_000

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const Page = z.object({
  value: z.array(z.object({ id: z.string(), displayName: z.string() })),
  '@odata.nextLink': z.string().optional(),
})

/**
 * Microsoft Graph with an application's permission ChannelSettings.Read.Group or Channel.ReadBasic.All. Private channels
 * are listed too; a flow of Teams cannot write to them.
 */
export function graphChannels(settings: GraphSettings, now: () => number = Date.now): ChannelList {
  const { tenantId, clientId, clientSecret, teams, loginUrl, graphUrl } = settings
  let access: { token: string; until: number } | null = null

  async function token(): Promise<string> {
    if (access && access.until > now()) return access.token
    const answer = await ask(`${loginUrl}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
        scope: `${graphUrl}/.default`,
      }),
    })
    const given = Token.safeParse(answer)
    if (!given.success) throw refused()
    access = { token: given.data.access_token, until: now() + given.data.expires_in * 1000 - EARLY_MS }
    return access.token
  }

  /** Another try where the token ended earlier than was said. */
  async function page(url: string): Promise<unknown> {
    const read = async () => ask(url, { headers: { authorization: `Bearer ${await token()}` } })
    const isOld = access !== null
    return read().catch((error: unknown) => {
      if (!(error instanceof NotLetIn)) throw error
      access = null
      if (!isOld) throw refused()
      return read()
    })
  }

  async function channelsOf(teamId: string): Promise<TeamsChannel[]> {
    const found: TeamsChannel[] = []
    let next: string | undefined =
      `${graphUrl}/v1.0/teams/${encodeURIComponent(teamId)}/channels?$select=id,displayName`
    for (let pages = 0; next !== undefined && pages < MOST_PAGES; pages++) {
      const read = Page.safeParse(await page(next))
      if (!read.success) throw refused()
      found.push(...read.data.value.map(({ id, displayName }) => ({ id, displayName })))
      next = read.data['@odata.nextLink']
      // The token goes to Graph and nowhere else.
      if (next !== undefined && (!URL.canParse(next) || new URL(next).origin !== new URL(graphUrl).origin))
        throw refused()
    }
    return found
  }

  return {
    async of(companyId) {
      const own = teams.filter((team) => team.companyId === companyId)
      const found: TeamsChannel[] = []
      for (const { teamId } of own) found.push(...(await channelsOf(teamId)))
      return found
    },
  }
}

async function ask(url: string, sent: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...sent, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => null,
  )
  if (answer?.status === 429) throw unavailable(Number(answer.headers.get('retry-after')) || undefined)
  if (!answer || answer.status >= 500) throw unavailable()
  if (answer.status === 401 && sent.method === undefined) throw new NotLetIn()
  if (!answer.ok) throw refused()
  return answer.json().catch(() => null)
}

class NotLetIn extends Error {}
const refused = () =>
  new Rejected('outside/refused', 'Microsoft Teams does not let this installation read the channels')
const unavailable = (afterS?: number) =>
  new Rejected('outside/unavailable', 'Microsoft Teams does not answer. Please try again.', undefined, afterS)
