import type { Translation } from '../text.ts'
import type en from '../en/outbox.ts'

export default {
  title: 'דואר יוצא',
  about: 'הודעות שהשרת הזה שמר במקום לשלוח, מהחדשה לישנה.',
  empty: 'עדיין אין הודעות',
  emptyText: 'הזמנות, קודים והודעות אחרות יופיעו כאן.',
  elsewhere: 'הודעות לכתובת מסוימת אינן מוצגות כאן',
  elsewhereText:
    'יש בהן קודים וקישורים שפותחים חשבון. רק דפדפן שפועל על השרת עצמו רואה אותן, בשם מקומי כמו localhost וללא שרת proxy או מנהרה. מנהלים שנכנסו לחשבון רואים את אלה של החברה שלהם. כדי שהודעות יישלחו, יש להגדיר את SMTP_URL.',
  signIn: 'כניסה',
  to: 'אל {{to}}',
} satisfies Translation<typeof en>
