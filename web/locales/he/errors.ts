import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: 'יש להתחבר',
  signInText: 'לא נכנסת לחשבון, או שהכניסה כבר אינה בתוקף. יש להיכנס ולפתוח את הכתובת שוב.',
  noRecordingTitle: 'אין הקלטה כזאת',
  noRecordingText: 'ייתכן שנמחקה, או שאין לך הרשאה לצפות בה.',
  wrongHostTitle: 'הכתובת הזאת אינה מוגדרת',
  wrongHostText:
    'Hirelog אינו עונה בשם שמופיע בשורת הכתובת. אם ההתקנה הזאת באחריותך, יש להגדיר את PUBLIC_URL לכתובת שבה משתמשים הדפדפנים, למשל PUBLIC_URL=https://hire.example.com, ולהפעיל אותה מחדש. שרת proxy שלפניה צריך להעביר את כותרת Host, או להופיע ב־TRUSTED_PROXIES.',
  notOursTitle: 'דבר לא השתנה',
  notOursText: 'הבקשה לא הגיעה מדף של Hirelog.',
  tooLargeTitle: 'זה גדול מדי',
  tooLargeText: 'מה שנשלח גדול ממה שהדף הזה מקבל. דבר לא השתנה.',
  unreadableTitle: 'לא ניתן לקרוא את הכתובת',
  unreadableText:
    'ייתכן שהיא נקטעה או שנפלה בה שגיאת הקלדה. יש לפתוח שוב את הקישור במקום שבו הופיע, או לעבור לדף הבית.',
  refusedTitle: 'הבקשה לא התקבלה',
  refusedText: 'לא ניתן היה להבין את הבקשה. דבר לא השתנה.',
  awayTitle: 'אין כרגע קשר עם Hirelog',
  awayText: 'מסד הנתונים אינו עונה. מה ששמרת לא אבד. אפשר לפתוח שוב את הכתובת בעוד רגע.',
  brokenTitle: 'משהו השתבש',
  brokenText: 'התקלה אצלנו, לא אצלך. מה ששמרת לא אבד.',
  home: 'לדף הבית',
} satisfies Translation<typeof en>
