import type { TemplateUse } from '#contracts/company/message-template.ts'
import type { Key } from '../locales/text.ts'

export const useTexts = {
  invitation: 'useInvitation',
  reminder: 'useReminder',
  rejection: 'useRejection',
  message: 'useMessage',
} as const satisfies Record<TemplateUse, Key<'messages'>>

export const messagesTab = '/admin/settings?tab=messages'
export const editorOf = (templateId: string) => `${messagesTab}&template=${templateId}`
