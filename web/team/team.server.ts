import type { Team } from '#projections/team/reader.ts'
import type { TabRequest } from '../settings/tab.server.ts'

const nobody: Team = { users: [], groups: [], roles: [] }

/** The team is loaded for those who have proved their address (TEAM-024). */
export const teamFor = ({ asker, user, platform: { readers } }: TabRequest): Promise<Team> => (user.emailVerified ? readers.teamOf(asker) : Promise.resolve(nobody))
