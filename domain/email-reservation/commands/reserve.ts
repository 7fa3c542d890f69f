import type { EmailReservationCommandData } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { Rejected } from '#contracts/rejections.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import type { EmailReservation } from '../email-reservation.ts'

export function reserve(data: EmailReservationCommandData<'ReserveEmail'>, state: EmailReservation): EmailReservationEvent[] {
  const email = normaliseEmail(data.email)
  const [name, companyName] = [data.name.trim(), data.companyName.trim()]
  if (!isEmail(email) || name === '' || companyName === '') throw new Rejected('account/invalid-signup', accountMessages.invalid_signup)
  if (state.status === 'reserved') throw new Rejected('account/user-exists', accountMessages.user_exists, { email: accountMessages.user_exists })
  return [{ type: 'EmailReserved', data: { ...data, name, email, companyName } }]
}
