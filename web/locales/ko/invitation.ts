import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: '초대에 응답',
  when: '일시',
  candidate: '지원자',
  answerCONFIRMED: '수락',
  answerMAYBE: '미정',
  answerREJECTED: '거절',
  nowPENDING: '참석하시나요?',
  nowCONFIRMED: '수락했습니다.',
  nowMAYBE: '미정으로 응답했습니다.',
  nowREJECTED: '거절했습니다. 면접 일정을 잡은 동료에게 메시지가 전송됩니다.',
  overTitle: '응답할 내용이 없습니다',
  overText: '면접이 취소되거나 변경되었거나, 더 이상 참석 대상이 아닙니다.',
  endedText: '종료된 면접입니다.',
  unknownTitle: '완전하지 않은 링크입니다',
  unknownText: '메시지에 있는 링크를 다시 열어 보세요.',
} satisfies Translation<typeof en>
