import type { Language } from '#contracts/kernel/language.ts'
import type { mailTexts } from '#web/locales/services.ts'
import type { Core } from '../../core/core.ts'
import type { MailAction } from './html.ts'

export type Values = Record<string, string>
export type MailKey = keyof (typeof mailTexts)[Language]
export type Template = {
  subject: MailKey
  text: MailKey | ((values: Values) => MailKey)
  /** What the button to its link says. */
  open?: MailKey
  /** Lines of its text that are a label and where it leads. */
  actions?: (values: Values, say: (key: MailKey, values: Record<string, unknown>) => string) => MailAction[]
  /** Values that are sentences themselves. */
  said?: (values: Values, say: (key: MailKey, values: Record<string, unknown>) => string) => Values
  /** What must not lie in a process's memory: worked out when the message is sent. */
  secrets?: (values: Values, core: Pick<Core, 'engines' | 'settings'>) => Values
}
