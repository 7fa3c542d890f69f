import type { EmailReservationCommandData } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { Rejected } from '#contracts/rejections.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import type { EmailReservation } from '../email-reservation.ts'

const taken = 'Somebody with this e-mail address has an account already'

/** An address belongs to one account over all companies: of two invitations, or one and a sign-up, at the same instant one wins. */
export function reserveForInvitation(data: EmailReservationCommandData<'ReserveEmailForInvitation'>, state: EmailReservation): EmailReservationEvent[] {
  const email = normaliseEmail(data.email)
  if (!isEmail(email)) throw new Rejected('account/invalid-signup', 'Enter a complete e-mail address, such as name@company.com')
  if (state.status === 'reserved') throw new Rejected('account/user-exists', taken)
  return [{ type: 'EmailReservedForInvitation', data: { ...data, email } }]
}
