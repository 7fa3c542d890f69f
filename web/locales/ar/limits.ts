import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: 'الوظائف النشطة',
  seats: 'مقاعد المستخدمين',
  candidates: 'المقابلات المسجلة هذا الشهر',
  lives: 'المقابلات المباشرة هذا الشهر',
  texts: 'الرسائل النصية هذا الشهر',
  used: 'تم استخدام {{used}} من {{total}}',
  left: 'المتبقي {{number}}',
  over: 'فوق الحد بمقدار {{number}}',
  waiting: 'مرشحون في الانتظار: {{number}}',
  candidateOf: 'مرشح لوظيفة {{job}}',
  more: 'و{{number}} آخرون',
  heldTitle: 'هذا المرشح في انتظارك',
  heldText:
    'نفدت المقابلات المسجلة في خطتك لهذا الشهر، وعددها {{of}}: عدد المرشحين الذين أكملوا {{used}}. التسجيلات والإجابات محفوظة بأمان، وتظهر عندما تتسع الخطة أو يبدأ الشهر التالي.',
  heldUpgrade: 'عرض الخطط',
  askThem: 'مشرفو حسابك:',
} satisfies Translation<typeof en>
