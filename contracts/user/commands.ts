import * as z from 'zod'
import { UserId } from '../ids.ts'
import { Role } from '../permissions.ts'

/** Sent by the sign-up process once the e-mail address is reserved. */
export const SignUpUser = z.object({
  type: z.literal('SignUpUser'),
  data: z.object({
    userId: UserId,
    name: z.string().max(500),
    email: z.string().max(500),
    passwordHash: z.string(),
    role: Role,
    creator: z.boolean(),
  }),
})
export const UserCommand = SignUpUser
export type UserCommand = z.infer<typeof UserCommand>
