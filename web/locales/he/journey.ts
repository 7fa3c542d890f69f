import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: 'תצוגה מקדימה. שום דבר שמוזן כאן לא נשמר.',
  previewEmpty: 'התצוגה המקדימה נפתחת בעורך המשרה.',
  untitledJob: 'משרה ללא שם',
  step: 'שלב {{step}} מתוך {{steps}}',
  progress: 'ההתקדמות שלך',
  back: 'חזרה',
  continue: 'המשך',
  finish: 'סיום',
  untitledSection: 'קטע ללא כותרת',
  goesOnIn: 'ממשיכים בעוד {{seconds}} שנ׳',
  stayHere: 'להישאר בדף הזה',
  continueIn: 'המשך בעוד {{seconds}} שנ׳',

  // The job
  typeFullTime: 'משרה מלאה',
  typePartTime: 'משרה חלקית',
  typeContractor: 'פרילנס',
  typeTemporary: 'משרה זמנית',
  typeOther: 'אחר',
  placeOnSite: 'במשרד',
  placeRemote: 'מרחוק',
  placeHybrid: 'היברידי',
  salaryRange: '{{min}} עד {{max}}',
  salaryHourly: '{{salary}} לשעה',
  salaryDaily: '{{salary}} ליום',
  salaryWeekly: '{{salary}} לשבוע',
  salaryMonthly: '{{salary}} לחודש',
  salaryAnnual: '{{salary}} לשנה',
  responsibilities: 'תחומי אחריות',
  hiringManager: 'איש הקשר לגיוס:',
  benefits: 'הטבות',
  about_one: 'כדקה אחת.',
  about_two: 'כשתי דקות.',
  about_other: 'כ-{{count}} דקות.',
  goOnHere: 'אפשר לעצור בכל שלב ולהמשיך אחר כך מאותו קישור בדפדפן זה.',
  goOnAnywhere: 'אפשר לעצור בכל שלב ולהמשיך אחר כך בכל מכשיר, מהקישור שנשלח אליכם.',

  // The start form
  fullName: 'שם מלא',
  email: 'כתובת דוא״ל',
  telephone: 'מספר טלפון',
  start: 'התחלה',
  whoReads: 'הפרטים שנמסרים כאן מגיעים לאנשים שמגייסים למשרה זו, ולאיש מלבדם.',

  // Questions
  untitledQuestion: 'שאלה ללא כותרת',
  required: '(חובה)',
  optional: '(רשות)',

  // A job that asks in a conversation
  earlier_one: 'תשובה קודמת אחת',
  earlier_two: 'שתי תשובות קודמות',
  earlier_other: '{{count}} תשובות קודמות',
  recordings_one: 'תשובה מוקלטת אחת',
  recordings_two: 'שתי תשובות מוקלטות',
  recordings_other: '{{count}} תשובות מוקלטות',
  youSaid: 'התשובה שלך:',
  change: 'שינוי',

  // What the video interview will ask
  videoInterview: 'ריאיון וידאו',
  question: 'שאלה {{number}}',
  signalsNoted:
    'בזמן המענה הדף רושם מתי יוצאים ממנו וכמה טקסט מודבק בו, אך לא את תוכנו. צוות הגיוס רואה זאת לצד התשובה.',
  interviewSignalsNoted: 'במהלך השאלות האלה הדף רושם מתי יוצאים ממנו ולכמה זמן. צוות הגיוס רואה זאת לצד התשובות.',
  upTo: 'עד {{length}}, {{takes}}',
  takes_one: 'ניסיון אחד',
  takes_two: 'שני ניסיונות',
  takes_other: '{{count}} ניסיונות',
  seconds: '{{seconds}} שנ׳',
  minutes: '{{minutes}} דק׳',
  minutesSeconds: '{{minutes}} דק׳ ו-{{seconds}} שנ׳',

  // When something is in the way
  stillMissing: 'התשובה הזאת עדיין חסרה.',
  offline: 'אין חיבור לרשת. מה שנכתב עדיין כאן; אפשר לשלוח שוב כשהחיבור יחזור.',
  unavailableTitle: 'המשרה אינה זמינה',
  unavailableText: 'ייתכן שהקישור חלקי, או שהמשרה טרם פורסמה. כדאי לפנות למי ששלח אותו.',
  applyBy: 'הגשה עד {{at}}',
  lateTitle: 'המועד האחרון להגשה חלף',
  lateText: 'ההגשה למשרה הזאת נסגרה. אם כבר התחלת, מה שנשלח לפני המועד האחרון נמצא בידי החברה.',
  expiredTitle: 'תוקף ההזמנה פג',
  expiredText: 'המועד להתחלה עבר. מי שעדיין רוצה להגיש מועמדות יכול לפנות למי שהזמין.',
  anotherTitle: 'בדפדפן הזה פתוחה מועמדות אחרת',
  anotherText:
    'בדפדפן הזה פתוחה המועמדות של {{name}}. פתיחת המועמדות שהקישור שלך מוביל אליה תבוא במקומה כאן. אפשר להמשיך במועמדות של {{name}} דרך הקישור האישי שלה.',
  openLinked: 'פתיחת המועמדות שבקישור שלי',
  stayWith: 'להישאר עם {{name}}',
  endedTitle: 'תוקף הקישור פג',
  endedText: 'לשם הגנה עליך, קישור להגשת מועמדות תקף לזמן מוגבל. אפשר לשלוח קישור חדש לכתובת הדוא״ל שנמסרה בעת ההגשה.',
  sendNewLink: 'שליחת קישור חדש',
  applyAnew: 'התחלת מועמדות חדשה',
  linkSentTitle: 'כדאי לבדוק את תיבת הדואר',
  linkSentText: 'אם המועמדות עדיין קיימת אצלנו, קישור חדש נמצא בדרך אליך.',
  closedTitle: 'המשרה סגורה',
  closedText: 'היא אינה מקבלת עוד מועמדויות חדשות. תודה על ההתעניינות.',
  introVideo: 'סרטון על המשרה',
  questionMedia: 'מוצג עם השאלה',
  outroVideo: 'סרטון מהחברה',
  byVideo: 'שאלה בווידאו',
  aiConsent: 'מודל בינה מלאכותית רשאי לקרוא את תשובותיי',
  aiConsentHint:
    'הוא מציע ניקוד לאנשים שמחליטים. הוא קורא את מה שנכתב ונאמר כאן, גם מה שנאמר על עצמך, ללא שם, פרטי קשר ותמונה. אפשר לסרב: היחס למועמדות יהיה זהה.',
} satisfies Translation<typeof en>
