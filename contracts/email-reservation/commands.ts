import * as z from 'zod'
import { CompanyId, UserId } from '../ids.ts'

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
export const EmailReservationCommand = ReserveEmail
export type EmailReservationCommand = z.infer<typeof EmailReservationCommand>
