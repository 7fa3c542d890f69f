import type { Core } from '../../core/core.ts'
import { limitUseCases } from './limits.ts'
import { changeMessageRules, messageRulesOf } from './rules.ts'
import { sendTemplate } from './send-template.ts'
import { deleteMessageTemplate, messageTemplatesOf, saveMessageTemplate } from './templates.ts'

export const messageUseCases = (core: Core) => ({
  ...limitUseCases(core),
  messageRulesOf: messageRulesOf(core),
  changeMessageRules: changeMessageRules(core),
  messageTemplatesOf: messageTemplatesOf(core),
  saveMessageTemplate: saveMessageTemplate(core),
  deleteMessageTemplate: deleteMessageTemplate(core),
  sendTemplate: sendTemplate(core),
})
