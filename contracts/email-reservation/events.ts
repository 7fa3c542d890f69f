import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { GlobalRole } from '../company/team.ts'
import { CompanyId, Instant, UserId, Uuid } from '../ids.ts'
import { InterfaceLanguage } from '../interface-language.ts'

const SignUpBefore = z.object({
  name: z.string().max(500),
  passwordHash: z.string().nullable(),
  emailVerified: z.boolean(),
  companyName: z.string().max(500).nullable(),
})
/**
 * What the sign-up process needs to open the account. `passwordHash` null: by a provider. `companyName` null: the
 * second step will name the company; given, it is opened at once. `language` null: nobody said which they read.
 */
export const SignUp = SignUpBefore.extend({ language: InterfaceLanguage.nullable() })
export type SignUp = z.infer<typeof SignUp>

/**
 * An address belongs to one account. The stream is named by a keyed hash of the address, so two sign-ups at
 * the same instant meet in one append.
 */
export const EmailReserved = defineEvent(
  'EmailReserved',
  z.object({ companyId: CompanyId, userId: UserId, name: z.string(), email: z.string(), passwordHash: z.string(), companyName: z.string() }),
  ['name', 'email', 'passwordHash'],
)
  .next(
    z.object({ companyId: CompanyId, userId: UserId, email: z.string(), signUp: SignUpBefore.nullable() }),
    ({ name, passwordHash, companyName, ...before }) => ({ ...before, signUp: { name, passwordHash, companyName, emailVerified: true } }),
    ['email', 'signUp'],
  )
  .next(z.object({ companyId: CompanyId, userId: UserId, email: z.string(), signUp: SignUp.nullable() }), ({ signUp, ...before }) => ({ ...before, signUp: signUp && { ...signUp, language: null } }))

/** The same claim for somebody who is invited; carries what the invitation process needs to go on. */
export const EmailReservedForInvitation = defineEvent(
  'EmailReservedForInvitation',
  z.object({ companyId: CompanyId, userId: UserId, email: z.string(), roleId: GlobalRole, invitedBy: UserId.nullable(), invitationId: Uuid, expiresAt: Instant }),
  ['email'],
)
/** The account is gone, or never came about: whoever has the address may use it again. */
export const EmailReleased = defineEvent('EmailReleased', z.object({ userId: UserId, reason: z.enum(['no-seat', 'left']) }))

export const emailReservationEvents = [EmailReserved, EmailReservedForInvitation, EmailReleased] as const
export type EmailReservationEvent = EventOf<(typeof emailReservationEvents)[number]>
