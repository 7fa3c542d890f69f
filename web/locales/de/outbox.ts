import type { Translation } from '../../i18n/text.ts'
import type en from '../en/outbox.ts'

export default {
  title: 'Postausgang',
  about: 'Nachrichten, die dieser Server aufgehoben hat, statt sie zu senden; die neuesten zuerst.',
  empty: 'Noch keine Nachrichten',
  emptyText: 'Einladungen, Codes und andere Nachrichten erscheinen hier.',
  to: 'An {{to}}',
} satisfies Translation<typeof en>
