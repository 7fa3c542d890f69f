import type { Team } from '#projections/team/reader.ts'
import type { Platform } from '#services/platform.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'

const noTeam: Team = { users: [], groups: [], roles: [] }

/** The team is loaded for those who have proved their address (TEAM-024). */
export const teamFor = ({
  asker,
  user,
  platform: { readers },
}: Pick<SignedIn, 'asker' | 'user'> & { platform: Platform }): Promise<Team> =>
  user.emailVerified ? readers.teamOf(asker) : Promise.resolve(noTeam)
