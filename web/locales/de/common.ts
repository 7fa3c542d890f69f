import type { Translation } from '../../i18n/text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'Zum Inhalt springen',
  language: 'Sprache',
  notifications: 'Meldungen',
  dismiss: 'Schließen',
} satisfies Translation<typeof en>
