/** The visit's choice between the whole interface and the minimal one; a session cookie, so that it ends with the visit. */
export const MINIMAL_COOKIE = 'hirelog-minimized'

/** Browsers built into team-chat clients, by what they call themselves. */
const teamChatClients = [/\bTeams\/\d/, /\bTeamsMobile\b/, /\bSlack(_SSB)?\//, /\bMattermost\//, /\bRocket\.Chat\//, /\bWebex(Teams)?\//]

const off = new Set(['0', 'false', 'no'])

type Visit = { minimized: string | null; cookie: string | null; userAgent: string | null; destination: string | null }

/**
 * Whether only the page itself is shown (NAV-031). The address decides, then what it decided earlier in this visit,
 * then where the page is opened: in a chat client's browser, or inside a frame.
 */
export function isMinimal({ minimized, cookie, userAgent, destination }: Visit): boolean {
  if (minimized !== null) return !off.has(minimized.toLowerCase())
  const chosen = new RegExp(`(?:^|; *)${MINIMAL_COOKIE}=([01])`).exec(cookie ?? '')?.[1]
  if (chosen) return chosen === '1'
  return destination === 'iframe' || teamChatClients.some((client) => client.test(userAgent ?? ''))
}

export const minimalCookie = (minimal: boolean) => `${MINIMAL_COOKIE}=${minimal ? 1 : 0}; Path=/; SameSite=Lax`
