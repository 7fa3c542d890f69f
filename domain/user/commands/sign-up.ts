import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { User } from '../user.ts'

export function signUp(
  { language, ...data }: UserCommandData<'SignUpUser'>,
  state: User,
  { now }: CommandContext,
): UserEvent[] {
  if (state.status !== 'unknown') throw new Rejected('account/already-known', 'This account exists already')
  const signedUp: UserEvent = {
    type: 'UserSignedUp',
    data: { ...data, passwordSetAt: data.passwordHash === null ? null : now },
  }
  return language ? [signedUp, { type: 'UserLanguageChosen', data: { language } }] : [signedUp]
}

/** The second step. Only the first of two that arrive together names the company. */
export function giveDetails(
  { companyName, phone }: UserCommandData<'GiveSignUpDetails'>,
  user: { complete: boolean },
): UserEvent[] {
  if (user.complete) throw new Rejected('account/details-given', 'This account has its company already')
  return [{ type: 'SignUpDetailsGiven', data: { companyName: companyName.trim(), phone } }]
}
