import type { Translation } from '../text.ts'
import type en from '../en/places.ts'

export default {
  backToDashboard: '대시보드로 돌아가기',
  about: '회사 소개',
  aboutText: 'Hirelog는 영상 녹화 면접으로 채용하고 모든 결정을 기록으로 남기는 서비스입니다.',
  aboutRecruiters: '채용 담당자는 채용 공고를 만들어 링크를 공유하고, 지원자가 편한 때에 녹화한 답변을 평가합니다.',
  aboutAuditors: '감사자는 어느 시점의 지원자든 열어 누가 무엇을 왜 했는지 확인할 수 있습니다.',
  aboutHost: '이 설치 환경의 주소는 {{host}}이며, 주소를 알려 준 곳에서 운영합니다.',
  contact: '문의하기',
  contactIntro: '이메일로 답변드립니다. 많은 질문에는 이미 답변이 준비되어 있습니다.',
  contactMail: '고객 지원 이메일',
  contactInside:
    '로그인한 상태에서는 이름 아래의 도움말 센터에서 양식을 열 수 있습니다. 누가 어느 페이지에서 문의하는지 함께 전달됩니다.',
  contactHelp: '도움말 센터',
  contactHelpText: '자주 묻는 질문에 대한 짧은 답변을 검색하고 공유할 수 있습니다.',
  contactHelpOpen: '도움말 센터 열기',
  onboarding: '온보딩 예약',
  onboardingText:
    '첫 채용 공고에 관한 30분 통화를 예약하세요. 가능한 시간 두 개를 적어 <link>{{email}}</link> 주소로 보내 주세요.',
  onboardingRegion: '{{region}} 담당 팀에서 답변드립니다.',
  regionUs: '미주',
  regionApac: '아시아 태평양',
  regionEurope: '유럽',
  regionAfrica: '아프리카',
  terms: '이용약관',
  termsIntro: '이 설치 환경의 운영자는 아래 약관을 자체 약관으로 대체할 수 있습니다.',
  termsAccountTitle: '계정',
  termsAccount: '비밀번호를 다른 사람에게 알려 주지 마세요. 계정으로 한 작업은 계정 소유자가 한 것으로 기록됩니다.',
  termsCandidatesTitle: '지원자',
  termsCandidates:
    '녹화는 하나의 지원서를 위한 것입니다. 해당 지원서에 관한 결정에만 사용하고 다른 용도로는 사용하지 마세요. 더 이상 보관할 이유가 없으면 지원자를 삭제하세요.',
  termsRecordTitle: '기록',
  termsRecord:
    '결정은 누가 언제 했는지와 함께 보관됩니다. 나중에 변경할 수 없으며, 그 안의 개인 데이터는 삭제할 수 있습니다.',
  outboxTitle: '발신함',
  outboxAbout: '서버가 전송하지 않고 보관한 메시지가 최신순으로 표시됩니다.',
  outboxEmpty: '아직 메시지가 없습니다',
  outboxEmptyText: '초대, 코드 등의 메시지가 여기에 표시됩니다.',
  outboxElsewhere: '특정 주소로 보낸 메시지는 여기에 표시되지 않습니다',
  outboxElsewhereText:
    '이 메시지에는 계정을 여는 코드와 링크가 들어 있습니다. 프록시나 터널 없이 localhost 같은 로컬 이름으로 접속한, 서버 자체의 브라우저에서만 볼 수 있습니다. 로그인한 관리자는 자기 회사의 메시지를 볼 수 있습니다. 메시지를 실제로 보내려면 SMTP_URL을 설정하세요.',
  outboxSignIn: '로그인',
  outboxTo: '받는 사람: {{to}}',
  optOutTitle: '메시지 수신',
  optOutInTitle: '메시지를 그만 받을까요?',
  optOutInText: '{{company}}에서 이 메시지를 받은 주소로 초대, 알림, 자동 메시지를 더 이상 보내지 않습니다.',
  optOutEnd: '수신 거부',
  optOutOutTitle: '수신이 거부되었습니다',
  optOutOutText: '{{company}}에서 이 메시지를 받은 주소로 초대, 알림, 자동 메시지를 더 이상 보내지 않습니다.',
  optOutComeBack: '메시지 다시 받기',
  optOutStillSent:
    '제출한 지원서는 그대로 유지됩니다. 직접 요청한 링크와 {{company}}의 담당자가 지원서에 관해 직접 쓴 메시지는 계속 전송됩니다.',
  optOutUnknownTitle: '완전하지 않은 링크입니다',
  optOutUnknownText: '메시지에 있는 링크를 다시 열어 보세요.',
} satisfies Translation<typeof en>
