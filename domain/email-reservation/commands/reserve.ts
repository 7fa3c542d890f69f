import type { EmailReservationCommandData } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import type { EmailReservation } from '../email-reservation.ts'

/** Who comes second hears that the address is taken; for the account that holds it, naming it again changes nothing. */
export function reserve(
  { instead, ...data }: EmailReservationCommandData<'ReserveEmail'>,
  state: EmailReservation,
): EmailReservationEvent[] {
  const email = normaliseEmail(data.email)
  const signUp = data.signUp && {
    ...data.signUp,
    name: data.signUp.name.trim(),
    companyName: data.signUp.companyName?.trim() ?? null,
  }
  if (!isEmail(email) || signUp?.name === '' || signUp?.companyName === '')
    throw new Rejected('account/invalid-signup', accountMessages.invalid_signup)
  if (state.status === 'reserved' && (state.invitation === null || state.userId !== instead)) {
    if (signUp === null && state.userId === data.userId) return []
    throw new Rejected('account/username-exists', accountMessages.username_exists, {
      email: accountMessages.username_exists,
    })
  }
  return [{ type: 'EmailReserved', data: { ...data, email, signUp } }]
}
