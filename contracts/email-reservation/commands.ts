import * as z from 'zod'
import { CompanyId, UserId, Uuid } from '../kernel/ids.ts'
import { InterfaceLanguage } from '../kernel/interface-language.ts'
import { SignUp } from './events.ts'

/**
 * Takes an address for an account. `signUp` null: the account is opened elsewhere, as by the demo. `instead` is the person
 * for whom an invitation reserved the address before, and who never accepted it.
 */
export const ReserveEmail = z.object({
  type: z.literal('ReserveEmail'),
  data: z.object({
    companyId: CompanyId,
    userId: UserId,
    email: z.string().max(500),
    signUp: SignUp.nullable(),
    instead: UserId.nullable(),
  }),
})
/** Takes the address an invitation went to as the invitation is accepted. `instead` may also be an account whose address is unproven. */
export const ReserveEmailOnAcceptance = z.object({
  type: z.literal('ReserveEmailOnAcceptance'),
  data: z.object({
    companyId: CompanyId,
    userId: UserId,
    email: z.string().max(500),
    instead: UserId.nullable(),
    acceptance: z.object({
      invitationId: Uuid,
      name: z.string().max(500),
      passwordHash: z.string(),
      language: InterfaceLanguage.nullable(),
    }),
  }),
})
/** Does nothing when the address is another account's by now. With `invitationId`: or was taken by another acceptance. */
export const ReleaseEmail = z.object({
  type: z.literal('ReleaseEmail'),
  data: z.object({ userId: UserId, reason: z.enum(['no-seat', 'left']), invitationId: Uuid.optional() }),
})

export const EmailReservationCommand = z.discriminatedUnion('type', [
  ReserveEmail,
  ReserveEmailOnAcceptance,
  ReleaseEmail,
])
export type EmailReservationCommand = z.infer<typeof EmailReservationCommand>
export type EmailReservationCommandData<Type extends EmailReservationCommand['type']> = Extract<
  EmailReservationCommand,
  { type: Type }
>['data']
