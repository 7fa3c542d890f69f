import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import type { UserAsker } from './sessions.ts'

/** People choose for themselves, whatever their role. */
export const chooseLanguage =
  ({ commands, context }: Core) =>
  async (asker: UserAsker, { language }: { language: InterfaceLanguage }): Promise<void> => {
    await commands.handle(userDecider, asker.userId, { type: 'ChooseLanguage', data: { language } }, context(asker))
  }
