import type { EmailReservationCommandData } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { usedAlready } from '#domain/user/policies/invitation.ts'
import type { EmailReservation } from '../email-reservation.ts'

export const ACCOUNT_ELSEWHERE =
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.'

/**
 * An address belongs to one account over all companies: of two acceptances, or one and a sign-up, at the same instant
 * one wins. A person who accepts has proven the address, so an account that never did gives way.
 */
export function reserveOnAcceptance(
  data: EmailReservationCommandData<'ReserveEmailOnAcceptance'>,
  state: EmailReservation,
): EmailReservationEvent[] {
  const { companyId, userId, acceptance } = data
  const reserved = (instead: { companyId: string; userId: string } | null): EmailReservationEvent[] => [
    {
      type: 'EmailReservedOnAcceptance',
      data: {
        companyId,
        userId,
        email: normaliseEmail(data.email),
        instead,
        acceptance: { ...acceptance, name: acceptance.name.trim() },
      },
    },
  ]
  if (state.status === 'free') return reserved(null)
  const own = state.userId === userId
  if (own && state.accepted === acceptance.invitationId) throw usedAlready()
  // What was reserved for an invitation ends with that invitation, as every other one.
  if (own || (state.invitation !== null && state.userId === data.instead)) return reserved(null)
  if (state.accepted === null && state.userId === data.instead)
    return reserved({ companyId: state.companyId, userId: state.userId })
  throw new Rejected('invitation/account-elsewhere', ACCOUNT_ELSEWHERE)
}
