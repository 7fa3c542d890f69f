import * as z from 'zod'
import { UserId } from '../ids.ts'
import { Role } from '../permissions.ts'
import { SignInMethod } from './events.ts'

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
/** Sent once the identity is reserved for this account. */
export const LinkIdentity = z.object({
  type: z.literal('LinkIdentity'),
  data: z.object({ connection: z.enum(['google', 'sso']), issuer: z.string().max(500), subject: z.string().max(500), identity: z.string() }),
})
export const RecordSignIn = z.object({ type: z.literal('RecordSignIn'), data: z.object({ method: SignInMethod, device: z.string().max(100).nullable() }) })
export const RecordSignOut = z.object({ type: z.literal('RecordSignOut'), data: z.object({ everywhere: z.boolean() }) })
export const RecordFailedSignIns = z.object({ type: z.literal('RecordFailedSignIns'), data: z.object({ attempts: z.number().int() }) })

export const UserCommand = z.discriminatedUnion('type', [SignUpUser, LinkIdentity, RecordSignIn, RecordSignOut, RecordFailedSignIns])
export type UserCommand = z.infer<typeof UserCommand>
export type UserCommandData<Type extends UserCommand['type']> = Extract<UserCommand, { type: Type }>['data']
