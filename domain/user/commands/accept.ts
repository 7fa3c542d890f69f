import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { openInvitation } from '../policies/invitation.ts'
import type { User } from '../user.ts'

/** Once: the holder of the link chooses name and password, and the account is theirs. `language` is the one of the page. */
export function accept(
  { language, ...data }: UserCommandData<'AcceptInvitation'>,
  user: User,
  now: string,
): UserEvent[] {
  openInvitation(user, data.invitationId, now)
  const accepted: UserEvent = {
    type: 'InvitationAccepted',
    data: { ...data, name: data.name.trim(), passwordSetAt: now },
  }
  return language ? [accepted, { type: 'UserLanguageChosen', data: { language } }] : [accepted]
}
