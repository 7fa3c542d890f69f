import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: 'גיוס מועמדים',
  anyone: 'כל מי שיש בידו הקישור יכול להגיש מועמדות, בטלפון או במחשב, ללא חשבון.',

  copyLink: 'העתקת הקישור',
  directLink: 'קישור ישיר',
  open: 'פתיחה',
  qrTitle: 'קוד QR',
  qrOf: 'קוד QR של {{link}}',
  download: 'הורדה',
  referrals: 'הפניות',
  referralsHint: 'מועמדים שמגיעים דרך הקישור הזה מסומנים כמופנים.',

  addCandidates: 'הוספת מועמדים',
  addHint: 'אפשר להזמין אנשים אחד אחד, או להדביק או להעלות רשימה. כל אחד מקבל קישור אישי.',
  addPeople: 'הוספת אנשים',
  ownLink: 'הם מקבלים הודעת דוא״ל, מסרון או את שניהם, עם קישור אישי, ומופיעים בלוח כממתינים.',
  name: 'שם',
  nameOf: 'שם {{number}}',
  email: 'דוא״ל',
  emailOf: 'דוא״ל {{number}}',
  textTo: 'מסרון אל',
  textToOf: 'מסרון אל {{number}}',
  removePerson: 'הסרת אדם {{number}}',
  addAnother: 'אדם נוסף',
  invite: 'הזמנה',
  invited_one: 'הזמנה אחת בדרך',
  invited_two: 'שתי הזמנות בדרך',
  invited_other: '{{count}} הזמנות בדרך',
  nobodyInvited: 'איש לא הוזמן',
  failed: 'אירעה שגיאה, אפשר לנסות שוב.',
} satisfies Translation<typeof en>
