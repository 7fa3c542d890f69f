import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

export const dismissFirstSteps = (state: User): UserEvent[] =>
  active(state).firstSteps ? [{ type: 'FirstStepsDismissed', data: {} }] : []
