/** Browsers built into team-chat clients, by what they call themselves. */
const teamChatClients = [
  /\bTeams\/\d/,
  /\bTeamsMobile\b/,
  /\bSlack(_SSB)?\//,
  /\bMattermost\//,
  /\bRocket\.Chat\//,
  /\bWebex(Teams)?\//,
]

type Visit = { minimized: boolean; decided: boolean; userAgent: string | null; framed: boolean }

/**
 * Whether only the page itself is shown (NAV-031). What the address said earlier in this visit decides (contracts/http/entry.ts),
 * then where the page is opened: in a chat client's browser, or inside a frame.
 */
export const isMinimal = ({ minimized, decided, userAgent, framed }: Visit) =>
  decided ? minimized : framed || teamChatClients.some((client) => client.test(userAgent ?? ''))
