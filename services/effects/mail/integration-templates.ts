import type { Language } from '#contracts/kernel/language.ts'
import type { mailTexts } from '#web/locales/services.ts'

type Key = keyof (typeof mailTexts)[Language]

/** What administrators hear of other systems that are connected. */
export const integrationTemplates = {
  integrationConnected: { subject: 'integrationConnectedSubject', text: 'integrationConnectedText' },
  integrationAvailable: { subject: 'integrationAvailableSubject', text: 'integrationAvailableText' },
  integrationOwnerLeft: { subject: 'integrationOwnerLeftSubject', text: 'integrationOwnerLeftText' },
  calendarPaused: { subject: 'calendarPausedSubject', text: 'calendarPausedText' },
  zapierConnected: { subject: 'integrationConnectedSubject', text: 'zapierConnectedText' },
  measurementConnected: { subject: 'integrationConnectedSubject', text: 'measurementConnectedText' },
  zapierAdded: { subject: 'zapierSubject', text: 'zapierAddedText' },
  zapierPaused: { subject: 'zapierSubject', text: 'zapierPausedText' },
  zapierSwitchedOff: { subject: 'zapierSubject', text: 'zapierOffText' },
  webhookAdded: { subject: 'webhookSubject', text: 'webhookAddedText' },
  webhookPaused: { subject: 'webhookSubject', text: 'webhookPausedText' },
  webhookSwitchedOff: { subject: 'webhookSubject', text: 'webhookOffText' },
} as const satisfies Record<string, { subject: Key; text: Key }>
