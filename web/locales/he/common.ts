import type { Translation } from '../../i18n/text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'דילוג לתוכן',
  language: 'שפה',
  notifications: 'הודעות',
  dismiss: 'סגירה',
} satisfies Translation<typeof en>
