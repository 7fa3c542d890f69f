import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { UserId } from '../ids.ts'
import { Role } from '../permissions.ts'

/** `passwordHash` is argon2id in its standard encoded form, sealed like personal data. */
export const UserSignedUp = defineEvent(
  'UserSignedUp',
  z.object({
    userId: UserId,
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    role: Role,
    creator: z.boolean(),
  }),
  ['name', 'email', 'passwordHash'],
)

export const userEvents = [UserSignedUp] as const
export type UserEvent = EventOf<(typeof userEvents)[number]>
