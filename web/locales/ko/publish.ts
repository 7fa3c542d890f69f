import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: '지원자 모집',
  titleOf: '지원자 모집: {{job}}',
  backToDashboard: '대시보드로 돌아가기',
  inviteTitle: '지원자 초대',
  inviteTitleOf: '지원자 초대: {{job}}',
  inviteClosed: '지금은 지원을 받지 않는 채용 공고입니다. 진행 중일 때 지원자를 초대할 수 있습니다.',
} satisfies Translation<typeof en>
