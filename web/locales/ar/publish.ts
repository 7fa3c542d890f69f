import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'استقطاب المرشحين',
  titleOf: 'استقطاب المرشحين: {{job}}',
  backToDashboard: 'العودة إلى لوحة المعلومات',
  inviteTitle: 'دعوة المرشحين',
  inviteTitleOf: 'دعوة المرشحين: {{job}}',
  inviteClosed: 'لا تستقبل هذه الوظيفة طلبات الترشح حاليًا. يمكن دعوة المرشحين ما دامت نشطة.',
} satisfies Translation<typeof en>
