import * as z from 'zod'
import { colorOf } from '#contracts/company/colors.ts'
import { GlobalRole, TeamColor } from '#contracts/company/team.ts'
import { Instant, JobId, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { Projection } from '../runtime/projection.ts'

export const UserStatus = z.enum(['pending', 'expired', 'active', 'removed'])

export const UserView = z.object({
  user_id: UserId.describe('The user'),
  username: z.string().describe('Their name; empty until they have joined'),
  email: z.string().describe('Their email address'),
  email_verified: z.boolean().describe('Whether they have shown that the address is theirs'),
  status: UserStatus.describe(
    'pending: invited; expired: the invitation ran out; active; removed: kept for their name beside what they did',
  ),
  role: GlobalRole.describe('Global role in the company: admin, edit, review, or the id of a role it made'),
  creator: z.boolean().describe('Whether they created the company'),
  color: TeamColor.describe('Colour of their initials'),
  portraitId: Uuid.nullable().describe('The portrait they put up; null: none'),
  picture: z.string().nullable().describe('Address of their picture at the provider they sign in through; null: none'),
  unfollowed: z.array(JobId).describe('Jobs they do not want to hear of'),
  createdAt: Instant.describe('When they signed up or were first invited'),
  invitation: z
    .object({ invitationId: Uuid, invitedBy: UserId.nullable(), invitedAt: Instant, expiresAt: Instant })
    .nullable()
    .describe(
      'Who invited them, when, and until when the link works; null for the creator. Without a person: by a program',
    ),
})
export type UserView = z.infer<typeof UserView>

export const users: Projection<UserView, UserEvent> = {
  name: 'users',
  version: 4,
  category: 'user',
  description:
    "One document per user of the company's account: name, address, role and how far they have come in joining.",
  schema: UserView,
  indexes: [{ fields: ['companyId', 'username'] }, { fields: ['companyId', 'status'] }],
  counters: [],
  evolve: (view, { event, occurredAt }) => {
    if (event.type === 'UserSignedUp') {
      const { userId, name, email, emailVerified, role, creator } = event.data
      return {
        user_id: userId,
        username: name,
        email,
        email_verified: emailVerified,
        status: 'active',
        role,
        creator,
        color: colorOf(userId),
        portraitId: null,
        picture: null,
        unfollowed: [],
        createdAt: occurredAt,
        invitation: null,
      }
    }
    if (event.type === 'UserInvited') {
      const { userId, email, roleId, invitedBy, invitationId, expiresAt } = event.data
      const invitation = { invitationId, invitedBy, invitedAt: occurredAt, expiresAt }
      return {
        user_id: userId,
        username: '',
        email,
        email_verified: false,
        status: 'pending',
        role: roleId,
        creator: false,
        color: colorOf(userId),
        portraitId: null,
        picture: null,
        unfollowed: [],
        createdAt: view?.createdAt ?? occurredAt,
        invitation,
      }
    }
    if (!view) return null
    switch (event.type) {
      case 'InvitationResent':
        return { ...view, status: 'pending', invitation: view.invitation && { ...view.invitation, ...event.data } }
      case 'InvitationRevoked':
        return null
      case 'InvitationExpired':
        return { ...view, status: 'expired' }
      case 'InvitationAccepted':
        return { ...view, status: 'active', username: event.data.name, email_verified: true }
      case 'EmailVerified':
        return { ...view, email_verified: true }
      case 'UserRenamed':
        return { ...view, username: event.data.name }
      case 'PortraitChanged':
        return { ...view, portraitId: event.data.portrait?.portraitId ?? null }
      case 'ProviderPictureRecorded':
        return { ...view, picture: event.data.picture }
      case 'JobFollowChanged': {
        const { jobId, follow } = event.data
        const others = view.unfollowed.filter((id) => id !== jobId)
        return { ...view, unfollowed: follow ? others : [...others, jobId] }
      }
      case 'UserRoleAssigned':
        return { ...view, role: event.data.roleId }
      case 'UserRemoved':
        return { ...view, status: 'removed', portraitId: null, picture: null }
      default:
        return view
    }
  },
}
