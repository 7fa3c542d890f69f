import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

export function chooseLanguage(data: UserCommandData<'ChooseLanguage'>, state: User): UserEvent[] {
  return active(state).language === data.language ? [] : [{ type: 'UserLanguageChosen', data }]
}
