import * as z from 'zod'
import { GlobalRole } from '../company/team.ts'
import { CompanyId, Instant, UserId, Uuid } from '../ids.ts'

export const ReserveEmail = z.object({
  type: z.literal('ReserveEmail'),
  data: z.object({
    companyId: CompanyId,
    userId: UserId,
    name: z.string().max(500),
    email: z.string().max(500),
    passwordHash: z.string(),
    companyName: z.string().max(500),
  }),
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
