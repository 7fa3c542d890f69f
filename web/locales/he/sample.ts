import type { Translation } from '../text.ts'
import type en from '../en/sample.ts'

export default {
  title: 'משרה לדוגמה: נציג תמיכה',
  location: 'מכל מקום',
  description: 'עזרה ללקוחות באימייל ובצ׳אט, ודיווח לצוות המוצר על מה שמקשה עליהם. זו משרה לדוגמה: אפשר לשנות בה הכול.',
  skillWriting: 'כתיבה ברורה',
  skillPatience: 'סבלנות',
  skillSolving: 'פתרון בעיות',
  whenStart: 'ממתי אפשר להתחיל?',
  startNow: 'מיד',
  startMonth: 'בתוך חודש',
  startLater: 'מאוחר יותר',
  interview: 'ריאיון וידאו',
  questionHelp: 'ספרו לנו על פעם שבה עזרתם למישהו לפתור בעיה.',
  questionUpset: 'איך עונים ללקוח כועס?',
} satisfies Translation<typeof en>
