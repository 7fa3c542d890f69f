import * as z from 'zod'
import { GlobalRole } from '../company/team.ts'
import { CompanyId, Instant, UserId, Uuid } from '../ids.ts'
import { SignUp } from './events.ts'

/** Takes an address for an account. `signUp` null: the account is opened elsewhere, as by an invitation. */
export const ReserveEmail = z.object({
  type: z.literal('ReserveEmail'),
  data: z.object({ companyId: CompanyId, userId: UserId, email: z.string().max(500), signUp: SignUp.nullable() }),
})
export const ReserveEmailForInvitation = z.object({
  type: z.literal('ReserveEmailForInvitation'),
  data: z.object({ companyId: CompanyId, userId: UserId, email: z.string().max(500), roleId: GlobalRole, invitedBy: UserId.nullable(), invitationId: Uuid, expiresAt: Instant }),
})
/** Does nothing when the address is somebody else's by now. */
export const ReleaseEmail = z.object({ type: z.literal('ReleaseEmail'), data: z.object({ userId: UserId, reason: z.enum(['no-seat', 'left']) }) })

export const EmailReservationCommand = z.discriminatedUnion('type', [ReserveEmail, ReserveEmailForInvitation, ReleaseEmail])
export type EmailReservationCommand = z.infer<typeof EmailReservationCommand>
export type EmailReservationCommandData<Type extends EmailReservationCommand['type']> = Extract<EmailReservationCommand, { type: Type }>['data']
