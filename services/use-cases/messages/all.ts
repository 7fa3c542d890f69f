import type { Core } from '../../core/core.ts'
import { limitUseCases } from './limits.ts'
import { meetingReplyCameIn } from './meeting-reply.ts'
import { changeMessageRules, messageRulesOf } from './rules.ts'
import { sendTemplate } from './send-template.ts'
import { messageTemplateVersions } from './template-versions.ts'
import { allMessageTemplates, deleteMessageTemplate, messageTemplatesOf, saveMessageTemplate } from './templates.ts'
import { testMessage } from './test-message.ts'

export const messageUseCases = (core: Core) => ({
  ...limitUseCases(core),
  meetingReplyCameIn: meetingReplyCameIn(core),
  messageRulesOf: messageRulesOf(core),
  changeMessageRules: changeMessageRules(core),
  messageTemplatesOf: messageTemplatesOf(core),
  allMessageTemplates: allMessageTemplates(core),
  saveMessageTemplate: saveMessageTemplate(core),
  deleteMessageTemplate: deleteMessageTemplate(core),
  messageTemplateVersions: messageTemplateVersions(core),
  testMessage: testMessage(core),
  sendTemplate: sendTemplate(core),
})
