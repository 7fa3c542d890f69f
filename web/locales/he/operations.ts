import type { Translation } from '../../i18n/text.ts'
import type en from '../en/operations.ts'

export default {
  companies: 'חברות',
  companiesAbout: 'כל החברות במערכת הזאת. הדף מוצג לך כי החשבון שלך רשום ב־OPERATORS.',
  find: 'שם, כתובת או מזהה',
  show: 'הצגה',
  found_one: 'חברה אחת',
  found_two: '{{count}} חברות',
  found_other: '{{count}} חברות',
  noneFound: 'לא נמצאה חברה',
  noneFoundText: 'אין חברה עם השם, הכתובת או המזהה הזה.',
  company: 'חברה',
  since: 'מאז',
  activeJobs: 'משרות פעילות',
  seats: 'משתמשים',
  plan: 'תוכנית',
  noPlan: 'עדיין אין תוכנית',
  planOf: 'התוכנית של {{name}}',
  savePlanOf: 'שמירה: התוכנית של {{name}}',
  save: 'שמירה',
  planChanged: 'התוכנית שונתה.',
} satisfies Translation<typeof en>
