import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: '回复邀请',
  when: '时间',
  candidate: '候选人',
  answerCONFIRMED: '接受',
  answerMAYBE: '待定',
  answerREJECTED: '谢绝',
  nowPENDING: '您参加吗？',
  nowCONFIRMED: '您已接受。',
  nowMAYBE: '您已回复“待定”。',
  nowREJECTED: '您已谢绝。安排面试的同事会收到消息。',
  overTitle: '无需回复',
  overText: '此面试已取消或改期，或您不再参加。',
  endedText: '此面试已结束。',
  unknownTitle: '此链接不完整',
  unknownText: '请从收到的消息中重新打开。',
} satisfies Translation<typeof en>
