import * as z from 'zod'
import { GlobalRole, MAX_GROUPS, MAX_INVITED, MAX_MEMBERS, TeamColor } from '../../company/team.ts'
import { Instant, UserId, Uuid } from '../../kernel/ids.ts'
import { Permission } from '../../kernel/permissions.ts'
import type { Address, Method } from './route.ts'
import { defineRoutes } from './route.ts'

/** Team calls stand under both clients of the specification (ledger, disagree 26). */
const both = (method: Method, path: string): Address[] => [
  ['legacy', method, path],
  ['v2', method, path],
]

const Collaborator = z
  .object({
    user_id: UserId,
    id: UserId,
    uniqueCode: z.null().describe('Only in the message to the person'),
    username: z.string().describe('Empty until they have joined'),
    email: z.string(),
    personalImg: z.string().nullable(),
    color: TeamColor,
    permissions: z.string(),
    global_role_id: GlobalRole,
    invitedBy: z.string().nullable(),
    invitedById: UserId.nullable(),
    status: z.enum(['pending', 'expired', 'active']),
    createUser: z.boolean().describe('Whether the account is still to be created, by the invited person'),
    sentStatus: z.enum(['sent', 'none']).describe('none: no invitation was needed'),
    creator: z.boolean(),
    expiresAt: Instant.nullable().describe('Until when the invitation can be answered'),
    groups: z.array(Uuid),
  })
  .meta({ id: 'Collaborator' })
const Group = z
  .object({
    group_id: Uuid,
    name: z.string(),
    members: z.array(UserId),
    color: TeamColor,
    default_role_id: GlobalRole.nullable(),
  })
  .meta({ id: 'Group' })
const CompanyRole = z
  .object({ role_id: Uuid, name: z.string(), permissions: z.array(Permission) })
  .meta({ id: 'CompanyRole' })

const ok = z.object({ status: z.literal('OK') })
const several = z.array(UserId).min(1).max(1000)
const Changed = z.object({
  status: z.enum(['OK', 'PARTIAL']),
  users: z.array(
    z.object({
      user_id: UserId,
      status: z.enum(['OK', 'refused']),
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
})
const members = z.array(UserId).max(MAX_MEMBERS)
const name = z.string().max(500)
const roleOf = {
  global_role_id: GlobalRole.optional(),
  permissions: GlobalRole.optional().describe('The older name of global_role_id'),
}

export const teamRoutes = defineRoutes({
  getCollaborators: {
    at: both('GET', '/users/getCollaborators'),
    summary: 'The team: users with their standing, groups, and the roles the company made',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({ collaborators: z.array(Collaborator), groups: z.array(Group), roles: z.array(CompanyRole) }),
  },
  searchUser: {
    at: both('GET', '/users/searchUser'),
    summary: 'Users and groups whose name, username or email holds the text, whatever its case',
    permission: 'signed-in',
    target: 'none',
    query: z.object({ search: z.string().max(200).default('') }),
    reply: z.object({
      users: z.array(Collaborator),
      groups: z.array(Group),
      message: z.literal('User/Group does not exist').nullable(),
    }),
  },
  sendInvitations: {
    at: both('PUT', '/users/sendInvitations'),
    summary: 'Invites people by email. Each is answered on their own; a seat of the plan is taken with the invitation',
    permission: 'users.invite',
    target: 'none',
    body: z.object({
      collaborators: z
        .array(z.object({ email: z.string().max(500), ...roleOf }))
        .min(1)
        .max(MAX_INVITED),
    }),
    reply: z.object({
      collaborators: z.array(
        z.object({
          email: z.string(),
          user_id: UserId.nullable(),
          status: z.literal('pending').nullable(),
          createUser: z.boolean().describe('An account awaits the person'),
          sentStatus: z.enum(['sent', 'member', 'no-seat', 'invalid', 'waiting', 'limited']),
          message: z.string().nullable(),
        }),
      ),
    }),
  },
  saveUniqueCode: {
    at: both('POST', '/companies/saveUniqueCode'),
    summary: 'Gives an invited person a new unique code: it is mailed to them, and the code before stops working',
    permission: 'users.invite',
    target: 'user',
    body: z.object({ user_id: UserId }),
    reply: ok,
  },
  getNewUserDetails: {
    at: both('GET', '/users/getNewUserDetails'),
    summary: 'What the unique code of an invitation leads to',
    permission: 'public',
    target: 'none',
    query: z.object({ uniqueCode: z.string().max(400) }),
    reply: z.object({
      email: z.string(),
      company_name: z.string(),
      invitedBy: z.string().nullable(),
      expiresAt: Instant,
    }),
  },
  updateNewUser: {
    at: both('PUT', '/users/updateNewUser'),
    summary: 'Accepts an invitation: name and password of the new account',
    permission: 'public',
    target: 'none',
    body: z.object({ uniqueCode: z.string().max(400), username: z.string().max(500), password: z.string().max(500) }),
    reply: z.object({ status: z.literal('OK'), user_id: UserId }),
  },
  updateCollaborator: {
    at: both('PUT', '/users/updateCollaborator'),
    summary: "Changes a colleague's global role",
    permission: 'users.update',
    target: 'user',
    body: z.object({ user_id: UserId, ...roleOf }),
    reply: ok,
  },
  deleteCollaborator: {
    at: [...both('DELETE', '/users/deleteCollaborator'), ...both('DELETE', '/users/deleteUser')],
    summary: 'Removes a colleague, or withdraws their invitation: sessions end at once, the seat is free',
    permission: 'users.delete',
    target: 'user',
    body: z.object({ user_id: UserId }),
    reply: ok,
  },
  assignGlobalRole: {
    at: both('POST', '/users/roles'),
    summary:
      'Gives several users a global role. Who cannot be changed, or is not of the team, is named; the others are changed',
    permission: 'users.update',
    target: 'user',
    body: z.object({ users: several, global_role_id: GlobalRole }),
    reply: Changed,
  },
  removeUsers: {
    at: both('DELETE', '/users'),
    summary: 'Removes several users. Who cannot be removed, or is not of the team, is named; the others are gone',
    permission: 'users.delete',
    target: 'user',
    body: z.object({ users: several }),
    reply: Changed,
  },
  updateUser: {
    at: both('PATCH', '/users/{id}'),
    summary: "Changes a user's global role",
    permission: 'users.update',
    target: 'user',
    params: z.object({ id: UserId }),
    body: z.object(roleOf),
    reply: ok,
  },
  removeUser: {
    at: both('DELETE', '/users/{id}'),
    summary: 'Removes a user, or withdraws their invitation',
    permission: 'users.delete',
    target: 'user',
    params: z.object({ id: UserId }),
    reply: ok,
  },
  createGroup: {
    at: both('POST', '/company/group'),
    summary: 'Makes a group of users',
    permission: 'users.update',
    target: 'none',
    body: z.object({
      name,
      members: members.default([]),
      color: TeamColor.default('blue'),
      default_role_id: GlobalRole.nullable().default(null),
    }),
    reply: z.object({ status: z.literal('OK'), group_id: Uuid }),
    status: 201,
  },
  addToGroups: {
    at: both('POST', '/company/group/bulk'),
    summary: 'Puts users into groups: all of them, or none',
    permission: 'users.update',
    target: 'group',
    body: z.object({ members: members.min(1), groups: z.array(Uuid).min(1).max(MAX_GROUPS) }),
    reply: ok,
  },
  changeGroup: {
    at: both('PATCH', '/company/group/{group_id}'),
    summary: 'Changes a group; what is not named stays as it is',
    permission: 'users.update',
    target: 'group',
    params: z.object({ group_id: Uuid }),
    body: z.object({
      name: name.optional(),
      members: members.optional(),
      color: TeamColor.optional(),
      default_role_id: GlobalRole.nullable().optional(),
    }),
    reply: ok,
  },
  deleteGroup: {
    at: both('DELETE', '/company/group/{id}'),
    summary: 'Deletes a group; its members stay in the team',
    permission: 'users.update',
    target: 'group',
    params: z.object({ id: Uuid }),
    reply: ok,
  },
  createRole: {
    at: both('POST', '/company/role'),
    summary: 'Makes a role of the company, on a plan with roles and permissions',
    permission: 'users.update',
    target: 'none',
    body: z.object({ name, permissions: z.array(Permission) }),
    reply: z.object({ status: z.literal('OK'), role_id: Uuid }),
    status: 201,
  },
  changeRole: {
    at: both('PATCH', '/company/role/{role_id}'),
    summary: 'Changes a role of the company; what is not named stays as it is',
    permission: 'users.update',
    target: 'role',
    params: z.object({ role_id: Uuid }),
    body: z.object({ name: name.optional(), permissions: z.array(Permission).optional() }),
    reply: ok,
  },
  deleteRole: {
    at: both('DELETE', '/company/role/{id}'),
    summary: 'Deletes a role of the company; who has it may do nothing until they get another',
    permission: 'users.update',
    target: 'role',
    params: z.object({ id: Uuid }),
    reply: ok,
  },
})
