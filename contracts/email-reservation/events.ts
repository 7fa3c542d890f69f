import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { GlobalRole } from '../company/team.ts'
import { CompanyId, Instant, UserId, Uuid } from '../kernel/ids.ts'
import { InterfaceLanguage } from '../kernel/interface-language.ts'

const SignUpBefore = z.object({
  name: z.string().max(500),
  passwordHash: z.string().nullable(),
  emailVerified: z.boolean(),
  companyName: z.string().max(500).nullable(),
})
/**
 * What the sign-up process needs to open the account. `passwordHash` null: by a provider. `companyName` null: the
 * second step will name the company; given, it is opened at once. `language` null: not known.
 */
export const SignUp = SignUpBefore.extend({ language: InterfaceLanguage.nullable() })
export type SignUp = z.infer<typeof SignUp>

/** `passwordHash` 'none': the person signs in through a provider. `language` null: what they read is not known. */
const Acceptance = z.object({
  invitationId: Uuid,
  name: z.string().max(500),
  passwordHash: z.string(),
  language: InterfaceLanguage.nullable(),
})

/**
 * An address belongs to one account. The stream is named by a keyed hash of the address, so two sign-ups at
 * the same instant meet in one append.
 */
export const EmailReserved = defineEvent(
  'EmailReserved',
  z.object({
    companyId: CompanyId,
    userId: UserId,
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    companyName: z.string(),
  }),
  ['name', 'email', 'passwordHash'],
)
  .next(
    z.object({ companyId: CompanyId, userId: UserId, email: z.string(), signUp: SignUpBefore.nullable() }),
    ({ name, passwordHash, companyName, ...before }) => ({
      ...before,
      signUp: { name, passwordHash, companyName, emailVerified: true },
    }),
    ['email', 'signUp'],
  )
  .next(
    z.object({ companyId: CompanyId, userId: UserId, email: z.string(), signUp: SignUp.nullable() }),
    ({ signUp, ...before }) => ({ ...before, signUp: signUp && { ...signUp, language: null } }),
  )

/**
 * An address that is claimed as an invitation is accepted: by the person who proved it with the link. Carries what the
 * process needs to open the account. `instead` is the account that had taken the address without proving it, and ends.
 */
export const EmailReservedOnAcceptance = defineEvent(
  'EmailReservedOnAcceptance',
  z.object({
    companyId: CompanyId,
    userId: UserId,
    email: z.string(),
    instead: z.object({ companyId: CompanyId, userId: UserId }).nullable(),
    acceptance: Acceptance.nullable(),
  }),
  ['email', 'acceptance'],
)
/** Invitations once claimed the address they went to. Not written any more: one that was never accepted holds nothing. */
export const EmailReservedForInvitation = defineEvent(
  'EmailReservedForInvitation',
  z.object({
    companyId: CompanyId,
    userId: UserId,
    email: z.string(),
    roleId: GlobalRole,
    invitedBy: UserId.nullable(),
    invitationId: Uuid,
    expiresAt: Instant,
  }),
  ['email'],
)
/** The account is gone, or never came about: the address may be used again. */
export const EmailReleased = defineEvent(
  'EmailReleased',
  z.object({ userId: UserId, reason: z.enum(['no-seat', 'left']) }),
)

export const emailReservationEvents = [
  EmailReserved,
  EmailReservedOnAcceptance,
  EmailReservedForInvitation,
  EmailReleased,
] as const
export type EmailReservationEvent = EventOf<(typeof emailReservationEvents)[number]>
