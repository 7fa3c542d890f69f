import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Reads } from '../runtime/reads.ts'
import { users, type UserView } from '../users/users.ts'
import { team, type TeamView } from './team.ts'

/** Those who are in the team or have been asked to join it; a removed colleague is in no list. */
const present = ['active', 'pending', 'expired']

export type Member = UserView & { groups: string[]; invitedByName: string | null }
export type Team = { users: Member[]; groups: TeamView['groups']; roles: TeamView['roles'] }

export function teamReader(reads: Reads) {
  const teamDocument = async ({ companyId }: Asker): Promise<TeamView> => {
    const doc = await reads.store.get(reads.live(team), companyId)
    return doc && doc.dead !== true ? (doc as unknown as TeamView) : { groups: [], roles: [] }
  }

  return {
    /** Users, groups and roles of the asker's company. Members of a group who have left are not among them. */
    async teamOf(asker: Asker): Promise<Team> {
      const [docs, { groups, roles }] = await Promise.all([
        reads.store.find(reads.live(users), {
          filter: { companyId: asker.companyId, status: { $in: [...present, 'removed'] } },
          sort: { username: 1 },
        }),
        teamDocument(asker),
      ])
      const people = docs as unknown as UserView[]
      const names = new Map<string, string>(people.map(({ user_id, username, email }) => [user_id, username || email]))
      const members = people.filter(({ status }) => present.includes(status))
      const here = new Set(members.map(({ user_id }) => user_id))
      return {
        users: members.map((user) => ({
          ...user,
          groups: groups.flatMap(({ group_id, members }) => (members.includes(user.user_id) ? [group_id] : [])),
          invitedByName: user.invitation?.invitedBy ? (names.get(user.invitation.invitedBy) ?? null) : null,
        })),
        groups: groups.map((group) => ({ ...group, members: group.members.filter((userId) => here.has(userId)) })),
        roles,
      }
    },

    async rolesOf(asker: Asker): Promise<TeamView['roles']> {
      return (await teamDocument(asker)).roles
    },

    /** Which of these are not users of the asker's company. */
    async notInTeam(asker: Asker, ids: readonly UserId[]): Promise<UserId[]> {
      const docs = await reads.store.getMany(reads.live(users), [...ids])
      return ids.filter(
        (_, index) => docs[index]?.companyId !== asker.companyId || !present.includes(String(docs[index]?.status)),
      )
    },
  }
}
