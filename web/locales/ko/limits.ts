import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: '진행 중인 채용 공고',
  seats: '사용자 수',
  candidates: '이번 달 영상 면접',
  lives: '이번 달 실시간 면접',
  texts: '이번 달 문자 메시지',
  used: '{{total}} 중 {{used}} 사용',
  left: '{{number}} 남음',
  over: '한도 {{number}} 초과',
  waiting: '기다리는 지원자: {{number}}',
  candidateOf: '{{job}} 지원자',
  more: '외 {{number}}명',
  heldTitle: '기다리고 있는 지원자입니다',
  heldText:
    '요금제의 이번 달 영상 면접 {{of}}건을 모두 사용했습니다(완료한 지원자 {{used}}명). 녹화와 답변은 안전하게 보관되며, 요금제에 여유가 생기거나 다음 달이 되면 표시됩니다.',
  heldUpgrade: '요금제 보기',
  askThem: '계정 관리자:',
} satisfies Translation<typeof en>
