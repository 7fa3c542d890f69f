import type { CompanyEvent } from '#contracts/company/events.ts'
import { type MessageRules, usualMessageRules } from '#contracts/company/message-rules.ts'

type SettingEvent = Extract<CompanyEvent, { type: 'MessageRulesChanged' | `MessageTemplate${string}` }>
export type MessageTemplate = Omit<Extract<SettingEvent, { type: 'MessageTemplateSaved' }>['data'], 'templateId'>

/** How the company writes to candidates; templates by id, in the order they were made. */
export type Messages = { rules: MessageRules; templates: ReadonlyMap<string, MessageTemplate> }
export const noMessages: Messages = { rules: usualMessageRules, templates: new Map() }

export function withMessageSetting(messages: Messages, event: SettingEvent): Messages {
  switch (event.type) {
    case 'MessageRulesChanged':
      return { ...messages, rules: event.data }
    case 'MessageTemplateSaved': {
      const { templateId, ...saved } = event.data
      const others = [...messages.templates].map(
        ([id, each]) =>
          [id, replaces(saved, each) && id !== templateId ? { ...each, isDefault: false } : each] as const,
      )
      return { ...messages, templates: new Map(others).set(templateId, saved) }
    }
    case 'MessageTemplateDeleted':
      return {
        ...messages,
        templates: new Map([...messages.templates].filter(([id]) => id !== event.data.templateId)),
      }
    default:
      return event satisfies never
  }
}

const replaces = ({ isDefault, use, channel, jobId }: MessageTemplate, before: MessageTemplate) =>
  isDefault && before.use === use && before.channel === channel && before.jobId === jobId

/** The template whose words are written by themselves: the job's, else the company's. */
export function defaultTemplate(
  { templates }: Messages,
  { use, channel, jobId }: Pick<MessageTemplate, 'use' | 'channel' | 'jobId'>,
): (MessageTemplate & { templateId: string }) | null {
  const of = [...templates].flatMap(([templateId, each]) =>
    each.isDefault && each.use === use && each.channel === channel ? [{ templateId, ...each }] : [],
  )
  return of.find((each) => each.jobId === jobId) ?? of.find((each) => each.jobId === null) ?? null
}
