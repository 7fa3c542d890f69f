import * as z from 'zod'
import { Instant, UserId } from '#contracts/ids.ts'
import { Role } from '#contracts/permissions.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { Projection } from '../runtime/projection.ts'

export const UserView = z.object({
  user_id: UserId.describe('The user'),
  username: z.string().describe('Their name'),
  email: z.string().describe('Their e-mail address'),
  role: Role.describe('Global role in the company: admin, edit or review'),
  creator: z.boolean().describe('Whether they created the company'),
  createdAt: Instant.describe('When they signed up'),
})
export type UserView = z.infer<typeof UserView>

export const users: Projection<UserView, UserEvent> = {
  name: 'users',
  version: 1,
  category: 'user',
  description: "One document per user of the company's account: name, address and role.",
  schema: UserView,
  indexes: [{ fields: ['companyId', 'username'] }],
  counters: [],
  evolve: (view, { event, occurredAt }) => {
    if (event.type !== 'UserSignedUp') return view
    const { userId, name, email, role, creator } = event.data
    return { user_id: userId, username: name, email, role, creator, createdAt: occurredAt }
  },
}
