import * as z from 'zod'
import { CompanyId, UserId } from '../kernel/ids.ts'

/** `instead` is the account that held it and is there no more. */
export const ReserveIdentity = z.object({
  type: z.literal('ReserveIdentity'),
  data: z.object({ companyId: CompanyId, userId: UserId, instead: UserId.nullable() }),
})
export const IdentityReservationCommand = ReserveIdentity
export type IdentityReservationCommand = z.infer<typeof IdentityReservationCommand>
