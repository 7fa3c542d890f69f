import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: '미리보기입니다. 여기에 입력한 내용은 저장되지 않습니다.',
  previewEmpty: '미리보기는 채용 공고 편집기에서 열립니다.',
  untitledJob: '제목 없는 채용 공고',
  step: '{{step}}/{{steps}}단계',
  progress: '진행 상황',
  back: '뒤로',
  continue: '계속',
  finish: '완료',
  untitledSection: '제목 없는 섹션',
  goesOnIn: '{{seconds}}초 후 계속',
  stayHere: '이 페이지에 머물기',
  continueIn: '{{seconds}}초 후 계속하기',

  // The job
  typeFullTime: '정규직(풀타임)',
  typePartTime: '파트타임',
  typeContractor: '계약직',
  typeTemporary: '임시직',
  typeOther: '기타',
  placeOnSite: '사무실 근무',
  placeRemote: '원격 근무',
  placeHybrid: '하이브리드 근무',
  salaryRange: '{{min}}~{{max}}',
  salaryHourly: '시급 {{salary}}',
  salaryDaily: '일급 {{salary}}',
  salaryWeekly: '주급 {{salary}}',
  salaryMonthly: '월급 {{salary}}',
  salaryAnnual: '연봉 {{salary}}',
  responsibilities: '담당 업무',
  hiringManager: '채용 책임자:',
  benefits: '복리후생',
  about_other: '약 {{count}}분.',
  goOnHere: '언제든 중단했다가 이 브라우저에서 같은 링크로 이어서 진행할 수 있습니다.',
  goOnAnywhere: '언제든 중단했다가 받은 링크로 어느 기기에서나 이어서 진행할 수 있습니다.',

  // The start form
  fullName: '이름',
  email: '이메일 주소',
  telephone: '전화번호',
  start: '시작',
  whoReads: '이 채용 공고의 채용팀만 입력한 정보를 볼 수 있습니다.',

  // Questions
  untitledQuestion: '제목 없는 질문',
  required: '(필수)',
  optional: '(선택)',

  // A job that asks in a conversation
  earlier_other: '이전 답변 {{count}}개',
  recordings_other: '녹화 답변 {{count}}개',
  youSaid: '내 답변:',
  change: '변경',

  // What the video interview will ask
  videoInterview: '영상 면접',
  question: '질문 {{number}}',
  signalsNoted:
    '답변하는 동안 이 페이지를 벗어난 시점과 붙여넣은 글의 양이 기록됩니다. 붙여넣은 내용은 기록되지 않습니다. 채용팀이 답변과 함께 이 기록을 봅니다.',
  interviewSignalsNoted:
    '이 질문들에 답하는 동안 이 페이지를 벗어난 시점과 시간이 기록됩니다. 채용팀이 답변과 함께 이 기록을 봅니다.',
  upTo: '최대 {{length}}, {{takes}}',
  takes_other: '테이크 {{count}}회',
  seconds: '{{seconds}}초',
  minutes: '{{minutes}}분',
  minutesSeconds: '{{minutes}}분 {{seconds}}초',

  // When something is in the way
  stillMissing: '아직 입력하지 않은 항목입니다.',
  offline: '오프라인 상태입니다. 입력한 내용은 그대로 남아 있으니 다시 연결되면 보내 주세요.',
  unavailableTitle: '볼 수 없는 채용 공고입니다',
  unavailableText: '링크가 완전하지 않거나 채용 공고가 게시되지 않았을 수 있습니다. 링크를 보낸 회사에 문의해 주세요.',
  applyBy: '지원 마감: {{at}}',
  lateTitle: '마감 기한이 지났습니다',
  lateText: '이 채용 공고의 지원이 마감되었습니다. 이미 시작했다면 마감 전에 보낸 내용은 회사에 전달되었습니다.',
  expiredTitle: '만료된 초대입니다',
  expiredText: '시작할 수 있는 기간이 지났습니다. 지원을 원하시면 초대한 회사에 문의해 주세요.',
  anotherTitle: '이 브라우저에 다른 지원서가 열려 있습니다',
  anotherText:
    '이 브라우저에는 {{name}}님의 지원서가 있습니다. 링크의 지원서를 열면 여기에서 그 지원서를 대체합니다. {{name}}님은 자신의 링크로 계속할 수 있습니다.',
  openLinked: '내 링크의 지원서 열기',
  stayWith: '{{name}}님의 지원서 유지',
  endedTitle: '만료된 링크입니다',
  endedText:
    '안전을 위해 지원서 링크는 일정 기간만 작동합니다. 지원할 때 사용한 이메일 주소로 새 링크를 보내 드릴 수 있습니다.',
  sendNewLink: '새 링크 보내기',
  applyAnew: '새로 지원하기',
  linkSentTitle: '메일함을 확인하세요',
  linkSentText: '지원서가 아직 남아 있다면 새 링크를 보내 드렸습니다.',
  closedTitle: '마감된 채용 공고입니다',
  closedText: '더 이상 새로운 지원을 받지 않습니다. 관심을 가져 주셔서 감사합니다.',
  introVideo: '채용 공고 소개 영상',
  questionMedia: '질문과 함께 표시되는 자료',
  outroVideo: '회사의 영상',
  byVideo: '영상 질문',
  aiConsent: 'AI 모델이 내 답변을 읽는 것에 동의합니다',
  aiConsentHint:
    'AI는 결정하는 사람에게 점수를 제안합니다. 여기에서 쓰고 말한 내용을 읽으며, 본인에 대해 말한 내용도 포함되지만 이름, 연락처, 사진은 제외됩니다. 동의하지 않아도 지원서는 똑같이 처리됩니다.',
  aiAgreed: 'AI 모델이 답변을 읽는 것에 동의하셨습니다.',
  aiTakeBack: '동의 철회',
  aiNotRead: 'AI 모델이 답변을 읽지 않습니다.',
  aiPersonality: 'AI가 내 성격도 설명하는 것에 동의합니다',
  aiPersonalityHint:
    '목소리나 얼굴이 아니라 답변에 쓴 말만으로 열 가지 성향을 판단합니다. 사람이 답변과 함께 참고하며, 이 결과로 불합격 처리되지 않습니다. 동의하지 않아도 지원서는 똑같이 처리됩니다.',
} satisfies Translation<typeof en>
