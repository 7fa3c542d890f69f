import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { ActiveUser } from '../user.ts'

export function changePortrait({ portrait }: UserCommandData<'ChangePortrait'>, user: ActiveUser): UserEvent[] {
  if (user.portraitId === (portrait?.portraitId ?? null)) return []
  return [{ type: 'PortraitChanged', data: { portrait } }]
}

export function recordProviderPicture(
  { picture }: UserCommandData<'RecordProviderPicture'>,
  user: ActiveUser,
): UserEvent[] {
  return picture === user.picture ? [] : [{ type: 'ProviderPictureRecorded', data: { picture } }]
}
