import type { Translation } from '../text.ts'
import type en from '../en/places.ts'

export default {
  backToDashboard: 'חזרה לסקירה',
  about: 'אודותינו',
  aboutText: 'Hirelog הוא גיוס בעזרת ראיונות וידאו מוקלטים, שבו כל החלטה מתועדת.',
  aboutRecruiters: 'מגייסים יוצרים משרה, משתפים את הקישור שלה ובוחנים את מה שהמועמדים הקליטו כשהיה להם נוח.',
  aboutAuditors: 'מבקרים פותחים כל מועמד נכון לכל רגע, וקוראים מי עשה מה ומדוע.',
  aboutHost: 'ההתקנה הזו נמצאת בכתובת {{host}} ומופעלת בידי מי שמסרו לך אותה.',
  contact: 'יצירת קשר',
  contactText: 'אפשר לכתוב לתמיכה: <link>{{email}}</link>.',
  contactInside:
    'לאחר הכניסה אפשר למצוא זאת גם תחת שמך, בפינה העליונה: מרכז העזרה פותח טופס שכבר כתוב בו מי פונה ומאיזה דף.',
  onboarding: 'קביעת הדרכה',
  onboardingText: 'חצי שעה משותפת על המשרה הראשונה שלך: אפשר לכתוב אל <link>{{email}}</link> ולהציע שני מועדים נוחים.',
  onboardingRegion: 'התשובה תגיע מהעמיתים שלנו באזור {{region}}.',
  regionUs: 'אמריקה',
  regionApac: 'אסיה והאוקיינוס השקט',
  regionEurope: 'אירופה',
  regionAfrica: 'אפריקה',
  terms: 'תנאי השימוש',
  termsIntro: 'מי שמפעיל את ההתקנה הזו יכול להציב במקומם תנאים משלו.',
  termsAccountTitle: 'החשבון שלך',
  termsAccount: 'יש לשמור את הסיסמה בסוד; מה שנעשה בחשבון נרשם כאילו נעשה בידי בעליו.',
  termsCandidatesTitle: 'מועמדים',
  termsCandidates:
    'הקלטות נעשות עבור מועמדות אחת. יש להשתמש בהן לצורך ההחלטה עליה ולא לשום דבר אחר, ולמחוק מועמדים כשאין עוד סיבה לשמור את נתוניהם.',
  termsRecordTitle: 'התיעוד',
  termsRecord: 'החלטות נשמרות יחד עם מי שקיבל אותן ומתי. אי אפשר לשנותן לאחר מעשה; פרטים אישיים שבהן אפשר למחוק.',
} satisfies Translation<typeof en>
