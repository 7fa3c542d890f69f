import type { Translation } from '../text.ts'
import type en from '../en/past.ts'

export default {
  earlierMoment: '과거 시점',
  asOf: '{{moment}} 기준',
  boardThen: '읽기 전용: 당시의 보드입니다.',
  boardThenWith_other: '읽기 전용: 지원자 {{count}}명이 있던 당시의 보드입니다.',
  dateAndTime: '날짜 및 시간(UTC)',
  show: '표시',
  showRejected: '불합격 표시',
  hideRejected: '불합격 숨기기',
  backToNow: '현재로 돌아가기',
  noJobYet: '당시에는 이 채용 공고가 없었습니다.',
  boardAsOf: '{{moment}} 기준 보드',
  candidates_other: '지원자 {{count}}명',
  rejectedHidden: '불합격 지원자는 숨겨져 있습니다.',
  nobodyWasHere: '아무도 없었습니다.',
  moreNotShown_other: '{{count}}명 더 있음(표시되지 않음).',
  firstOf: '처음 {{number}}명',
  showColumn: '이 열 표시',
  hereSince: '{{day}}부터',
  erasedCandidate: '개인정보가 삭제된 지원자',
} satisfies Translation<typeof en>
