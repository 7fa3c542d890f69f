import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { Translation } from '../text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'דילוג לתוכן',
  language: 'שפה',
  notifications: 'הודעות',
  dismiss: 'הסתרה',
  noOptions: 'אין אפשרויות לבחירה',
  error: 'שגיאה',
  close: 'סגירה',
  cancel: 'ביטול',
  save: 'שמירה',
  toStart: 'Hirelog, לדף הבית',
  goToStart: 'לדף הבית',
  tryAgain: 'לנסות שוב',
  showPassword: 'הצגת הסיסמה',
  optional: '(לא חובה)',
  otherLetters: 'אותיות שאינן a עד z',
  charactersOf: '{{length}} מתוך {{limit}} תווים',
  fewCharactersLeft: 'אפשר לכתוב עד {{limit}} תווים, וכמעט כולם נוצלו.',
  tooManyCharacters: 'אי אפשר לכתוב יותר מ־{{limit}} תווים. יש לקצר את הטקסט.',
  copyJobId: 'לחיצה תעתיק את מזהה המשרה',
  copied: 'הועתק!',

  statusAdded: 'נוסף',
  statusPending: 'ממתין',
  statusStarted: 'התחיל',
  statusUploading: 'בהעלאה',
  statusCompleted: 'הושלם',
  statusAutoRejected: 'נדחה אוטומטית',

  // A job that nobody has named
  untitledJob: interfaceLanguages.he.untitledJob,

  // The columns every job begins with
  columnDefault: 'מועמדים',
  columnHired: 'התקבלו',
  columnRejected: 'נדחו',

  sourceDirect: 'ישיר',
  sourceReferral: 'הפניה',
  sourceInvitation: 'הזמנה',
  sourceApi: 'API',

  rejectTitle: 'לדחות את {{name}}?',
  rejectText: 'הסיבה נשמרת בהיסטוריה של המועמדות. דבר לא נשלח למועמד.',
  reject: 'דחייה',
  reason: 'סיבה',

  forbiddenTitle: 'אין לך הרשאה לפתוח את הדף הזה',
  forbiddenText: 'הדף אינו כלול בתפקיד שלך. אם יש בו צורך, אפשר לפנות למנהל המערכת בחברה שלך.',
  notFoundTitle: 'הדף לא נמצא',
  notFoundText: 'אין כלום בכתובת הזאת. ייתכן שהדף הוסר או שהקישור אינו מלא.',
  tooLargeTitle: 'זה גדול מדי',
  tooLargeText: 'מה שנשלח גדול ממה שהדף הזה מקבל. דבר לא השתנה.',
  tooManyTitle: 'יותר מדי ניסיונות',
  tooManyText: 'יש להמתין כמה דקות ולנסות שוב.',
  refusedTitle: 'זה לא הצליח',
  refusedText: 'לא ניתן היה להבין את הבקשה. דבר לא השתנה.',
  unreachedTitle: 'אין קשר עם Hirelog',
  unreachedText: 'כדאי לבדוק את החיבור לאינטרנט ולנסות שוב.',
  notReached: 'אין כרגע קשר עם Hirelog. מה שנכתב עדיין כאן; אפשר לשלוח שוב כשהחיבור יחזור.',
  notReachedPage: 'אין כרגע קשר עם Hirelog. הדף נשאר כפי שהיה; אפשר לנסות שוב כשהחיבור יחזור.',
  notRefreshed: 'אין כרגע קשר עם Hirelog. ייתכן שמה שמוצג אינו עדכני; הוא יתעדכן כשהקשר יחזור.',
  awayTitle: 'אין כרגע קשר עם Hirelog',
  awayText: 'מסד הנתונים שממנו נקראים הדפים אינו עונה. מה ששמרת לא אבד. הדף ינסה שוב מעצמו.',
  awaySentTitle: 'אין כרגע קשר עם Hirelog',
  awaySentText: 'מסד הנתונים אינו עונה. ייתכן שמה ששלחת לא נשמר: כדאי לחזור ולשלוח שוב בעוד רגע.',
  brokenTitle: 'משהו השתבש',
  brokenText: 'התקלה אצלנו, לא אצלך. מה ששמרת לא אבד.',
  notAvailable: 'לא זמין',
} satisfies Translation<typeof en>
