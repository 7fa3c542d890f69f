import type { Translation } from '../text.ts'
import type en from '../en/past.ts'

export default {
  earlierMoment: 'רגע מוקדם יותר',
  asOf: 'נכון ל־{{moment}}',
  boardThen: 'לקריאה בלבד: כך נראה הלוח אז.',
  boardThenWith_one: 'לקריאה בלבד: כך נראה הלוח אז, עם מועמד אחד.',
  boardThenWith_two: 'לקריאה בלבד: כך נראה הלוח אז, עם שני מועמדים.',
  boardThenWith_other: 'לקריאה בלבד: כך נראה הלוח אז, עם {{count}} מועמדים.',
  dateAndTime: 'תאריך ושעה (UTC)',
  show: 'הצגה',
  showRejected: 'הצגת נדחים',
  hideRejected: 'הסתרת נדחים',
  backToNow: 'חזרה לעכשיו',
  noJobYet: 'המשרה עדיין לא הייתה קיימת.',
  boardAsOf: 'הלוח נכון ל־{{moment}}',
  candidates_one: 'מועמד אחד',
  candidates_two: 'שני מועמדים',
  candidates_other: '{{count}} מועמדים',
  rejectedHidden: 'מועמדים שנדחו מוסתרים.',
  nobodyWasHere: 'לא היה כאן אף אחד.',
  moreNotShown_one: 'עוד אחד אינו מוצג.',
  moreNotShown_two: 'עוד שניים אינם מוצגים.',
  moreNotShown_other: 'עוד {{count}} אינם מוצגים.',
  firstOf: '{{number}} הראשונים',
  showColumn: 'הצגת העמודה',
  hereSince: 'כאן מאז {{day}}',
} satisfies Translation<typeof en>
