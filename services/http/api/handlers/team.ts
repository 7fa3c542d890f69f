import { preferredLanguage } from '#contracts/http/accept-language.ts'
import type { teamRoutes } from '#contracts/http/api/team.ts'
import { Rejected, type RejectionCode } from '#contracts/kernel/rejections.ts'
import { DEFAULT_ROLE } from '#contracts/kernel/permissions.ts'
import { matches, noSuchMember } from '#contracts/company/team.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import type { Member } from '#projections/team/reader.ts'
import type { ChangedUser } from '../../../use-cases/team/change-users.ts'
import type { Handlers } from '../call.ts'
import { portraitUrl } from '../user-wire.ts'

const collaboratorOf =
  (publicUrl: string) =>
  ({
    user_id,
    portraitId,
    username,
    email,
    color,
    role,
    invitation,
    invitedByName,
    status,
    creator,
    groups,
  }: Member) => ({
    user_id,
    id: user_id,
    uniqueCode: null,
    username,
    email,
    personalImg: portraitUrl(publicUrl, { user_id, portraitId }),
    color,
    permissions: role,
    global_role_id: role,
    invitedBy: invitedByName,
    invitedById: invitation?.invitedBy ?? null,
    status: status as 'pending' | 'expired' | 'active',
    createUser: status !== 'active',
    sentStatus: invitation ? ('sent' as const) : ('none' as const),
    creator,
    expiresAt: status === 'active' ? null : (invitation?.expiresAt ?? null),
    groups,
  })

const ok = { status: 'OK' } as const

/** A call about one user is answered as the refusal it met. */
function one([changed]: ChangedUser[]): typeof ok {
  if (changed?.problem) throw new Rejected(changed.code as RejectionCode, changed.problem)
  return ok
}

const all = (changed: ChangedUser[]) => ({
  status: changed.some(({ problem }) => problem) ? ('PARTIAL' as const) : ('OK' as const),
  users: changed.map(({ userId, problem, code }) => ({
    user_id: userId,
    status: problem ? ('refused' as const) : ('OK' as const),
    code,
    message: problem,
  })),
})

function wantedRole({
  global_role_id,
  permissions,
}: {
  global_role_id?: string | undefined
  permissions?: string | undefined
}): string {
  const role = global_role_id ?? permissions
  if (!role) throw new Rejected('request/invalid', 'Say which role', { global_role_id: 'Choose a role' })
  return role
}

export const teamHandlers: Handlers<typeof teamRoutes> = {
  async getCollaborators({ useCases, settings }, { asker }) {
    const { users, groups, roles } = await useCases.team.team(asker)
    return { body: { collaborators: users.map(collaboratorOf(settings.publicUrl)), groups, roles } }
  },

  async searchUser({ useCases, settings }, { asker, query: { search } }) {
    const team = await useCases.team.team(asker)
    const users = team.users
      .filter((user) => matches(search, user.username, user.email))
      .map(collaboratorOf(settings.publicUrl))
    const groups = team.groups.filter(({ name }) => matches(search, name))
    return { body: { users, groups, message: users.length + groups.length === 0 ? noSuchMember : null } }
  },

  async sendInvitations({ useCases }, { asker, body: { collaborators }, commandId }) {
    const people = collaborators.map(({ email, ...role }) => ({
      email,
      roleId: role.global_role_id ?? role.permissions ?? DEFAULT_ROLE,
    }))
    const { invited, token } = await useCases.team.inviteUsers(asker, { people, commandId })
    return {
      token,
      body: {
        collaborators: invited.map(({ email, userId, outcome, problem }) => ({
          email,
          user_id: userId,
          status: outcome === 'invited' ? ('pending' as const) : null,
          createUser: outcome === 'invited',
          sentStatus: outcome === 'invited' ? ('sent' as const) : outcome,
          message: problem && wordingOf(problem).text,
        })),
      },
    }
  },

  async saveUniqueCode({ useCases }, { asker, body, commandId }) {
    const { token } = await useCases.team.resendInvitation(asker, { userId: body.user_id, commandId })
    return { body: ok, token }
  },

  async getNewUserDetails({ useCases }, { query }) {
    const { email, companyName, invitedBy, expiresAt } = await useCases.team.invitationOf(query.uniqueCode)
    return { body: { email, company_name: companyName, invitedBy, expiresAt } }
  },

  async updateNewUser({ useCases }, { body, address, header }) {
    const { userId } = await useCases.team.acceptInvitation(
      { code: body.uniqueCode, name: body.username, password: body.password },
      address,
      preferredLanguage(header('accept-language')),
    )
    return { body: { ...ok, user_id: userId } }
  },

  async updateCollaborator({ useCases }, { asker, body, commandId }) {
    const { changed, token } = await useCases.team.assignRole(asker, {
      userIds: [body.user_id],
      roleId: wantedRole(body),
      commandId,
    })
    return { body: one(changed), token }
  },

  async deleteCollaborator({ useCases }, { asker, body, commandId }) {
    const { changed, token } = await useCases.team.removeUsers(asker, { userIds: [body.user_id], commandId })
    return { body: one(changed), token }
  },

  async assignGlobalRole({ useCases }, { asker, body, commandId }) {
    const { changed, token } = await useCases.team.assignRole(asker, {
      userIds: body.users,
      roleId: body.global_role_id,
      commandId,
    })
    return { body: all(changed), token }
  },

  async removeUsers({ useCases }, { asker, body, commandId }) {
    const { changed, token } = await useCases.team.removeUsers(asker, { userIds: body.users, commandId })
    return { body: all(changed), token }
  },

  async updateUser({ useCases }, { asker, params, body, commandId }) {
    const { changed, token } = await useCases.team.assignRole(asker, {
      userIds: [params.id],
      roleId: wantedRole(body),
      commandId,
    })
    return { body: one(changed), token }
  },

  async removeUser({ useCases }, { asker, params, commandId }) {
    const { changed, token } = await useCases.team.removeUsers(asker, { userIds: [params.id], commandId })
    return { body: one(changed), token }
  },

  async createGroup({ useCases }, { asker, body: { default_role_id, ...group }, commandId }) {
    const { groupId, token } = await useCases.team.createGroup(asker, {
      ...group,
      defaultRoleId: default_role_id,
      commandId,
    })
    return { body: { ...ok, group_id: groupId }, token }
  },

  async addToGroups({ useCases }, { asker, body, commandId }) {
    const { token } = await useCases.team.addMembersToGroups(asker, {
      members: body.members,
      groupIds: body.groups,
      commandId,
    })
    return { body: ok, token }
  },

  async changeGroup({ useCases }, { asker, params, body: { default_role_id, ...changes }, commandId }) {
    const { token } = await useCases.team.changeGroup(asker, {
      groupId: params.group_id,
      ...changes,
      defaultRoleId: default_role_id,
      commandId,
    })
    return { body: ok, token }
  },

  async deleteGroup({ useCases }, { asker, params, commandId }) {
    const { token } = await useCases.team.deleteGroup(asker, { groupId: params.id, commandId })
    return { body: ok, token }
  },

  async createRole({ useCases }, { asker, body, commandId }) {
    const { roleId, token } = await useCases.team.createRole(asker, { ...body, commandId })
    return { body: { ...ok, role_id: roleId }, token }
  },

  async changeRole({ useCases }, { asker, params, body, commandId }) {
    const { token } = await useCases.team.changeRole(asker, { roleId: params.role_id, ...body, commandId })
    return { body: ok, token }
  },

  async deleteRole({ useCases }, { asker, params, commandId }) {
    const { token } = await useCases.team.deleteRole(asker, { roleId: params.id, commandId })
    return { body: ok, token }
  },
}
