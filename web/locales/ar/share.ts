import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: 'استقطاب المرشحين',
  anyone: 'يمكن لأي شخص لديه الرابط التقديم، من الهاتف أو الكمبيوتر، دون حساب.',

  copyLink: 'نسخ الرابط',
  directLink: 'رابط مباشر',
  open: 'فتح',
  qrTitle: 'رمز QR',
  qrOf: 'رمز QR لـ {{link}}',
  download: 'تنزيل',
  referrals: 'الإحالات',
  referralsHint: 'وسم المتقدمين عبر هذا الرابط كإحالات.',

  addCandidates: 'إضافة مرشحين',
  addHint: 'يمكن دعوة الأشخاص واحدًا تلو الآخر، أو لصق قائمة أو رفعها. ويحصل كل منهم على رابط خاص به.',
  addPeople: 'إضافة أشخاص',
  ownLink:
    'سنرسل إلى كل شخص رابطًا شخصيًا بالبريد الإلكتروني أو برسالة نصية أو بكليهما. يظهرون في اللوحة بالحالة «معلق».',
  name: 'الاسم',
  nameOf: 'الاسم {{number}}',
  email: 'البريد الإلكتروني',
  emailOf: 'البريد الإلكتروني {{number}}',
  textTo: 'رقم الجوال',
  textToOf: 'رقم الجوال {{number}}',
  removePerson: 'إزالة الشخص {{number}}',
  addAnother: 'إضافة آخر',
  invite: 'دعوة',
  invited_zero: '{{count}} دعوة في الطريق',
  invited_one: 'دعوة واحدة في الطريق',
  invited_two: 'دعوتان ({{count}}) في الطريق',
  invited_few: '{{count}} دعوات في الطريق',
  invited_many: '{{count}} دعوة في الطريق',
  invited_other: '{{count}} دعوة في الطريق',
  nobodyInvited: 'لم يُدعَ أحد',
  failed: 'حدث خطأ، يُرجى المحاولة مرة أخرى.',
} satisfies Translation<typeof en>
