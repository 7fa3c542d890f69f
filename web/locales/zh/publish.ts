import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: '获取候选人',
  titleOf: '获取候选人：{{job}}',
  backToDashboard: '返回仪表盘',
  inviteTitle: '邀请候选人',
  inviteTitleOf: '邀请候选人：{{job}}',
  inviteClosed: '此职位目前不接受申请。职位活跃时可以邀请候选人。',
} satisfies Translation<typeof en>
