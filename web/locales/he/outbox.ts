import type { Translation } from '../../i18n/text.ts'
import type en from '../en/outbox.ts'

export default {
  title: 'דואר יוצא',
  about: 'הודעות שהשרת הזה שמר במקום לשלוח, מהחדשה לישנה.',
  empty: 'עדיין אין הודעות',
  emptyText: 'הזמנות, קודים והודעות אחרות יופיעו כאן.',
  to: 'אל {{to}}',
} satisfies Translation<typeof en>
