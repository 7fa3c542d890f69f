import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: 'الرد على دعوة',
  when: 'الوقت',
  candidate: 'مع',
  answerCONFIRMED: 'قبول',
  answerMAYBE: 'ربما',
  answerREJECTED: 'اعتذار',
  nowPENDING: 'هل ستشارك؟',
  nowCONFIRMED: 'قبلت الدعوة.',
  nowMAYBE: 'أجبت بـ «ربما».',
  nowREJECTED: 'اعتذرت. تصل رسالة إلى زميلك الذي خطط المقابلة.',
  overTitle: 'لا شيء للرد عليه',
  overText: 'أُلغيت هذه المقابلة أو تغير موعدها، أو لم تعد مشاركًا فيها.',
  endedText: 'انتهت هذه المقابلة.',
  unknownTitle: 'هذا الرابط غير مكتمل',
  unknownText: 'يُرجى فتحه مرة أخرى من الرسالة التي جاء فيها.',
} satisfies Translation<typeof en>
