import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'

const useText = namespace('system')
const ports = {
  'event store': 'portEventStore',
  'event bus': 'portEventBus',
  'read store': 'portReadStore',
  'media store': 'portMediaStore',
  media: 'portMediaStore',
  mail: 'portMail',
  sms: 'portSms',
  billing: 'portBilling',
} as const satisfies Record<string, Key<'system'>>

/** What a port is for, in the reader's language. */
export function usePortName() {
  const t = useText()
  return (port: string) => (Object.hasOwn(ports, port) ? t(ports[port as keyof typeof ports]) : port)
}
