import type { Translation } from '../text.ts'
import type en from '../en/recording.ts'

export default {
  // Before the first question
  needsScript: '녹화하려면 JavaScript가 필요합니다. 이 페이지에서 허용한 후 새로 고쳐 주세요.',
  quietPlace: '조용하고 밝은 곳에서 진행하세요. 제출하기 전에 답변을 확인할 수 있습니다.',
  begin: '면접 시작',
  gettingReady: '준비 중',
  notLoaded:
    '페이지 일부를 불러오지 못해 아직 녹화하거나 보낼 수 없습니다. 녹화한 내용은 이 기기에 안전하게 보관되어 있습니다.',

  // A question
  questionOf: '질문 {{number}}/{{questions}}',
  lostTitle: '이 질문의 녹화가 도착하지 않았습니다',
  lostText: '다른 기기에서 녹화했다면 그 기기에서 링크를 여세요. 전송이 이어집니다. 또는 여기에서 다시 녹화하세요.',
  stillHere: '이 페이지가 닫히기 전에 녹화한 {{length}} 길이의 답변이 아직 남아 있습니다.',
  lookAtIt: '확인하기',
  willAsk: '브라우저에서 카메라와 마이크 사용을 요청합니다. 녹화하기 전에 둘 다 확인할 수 있습니다.',
  recordNow: '지금 녹화',
  noTakesTitle: '이 질문에 남은 테이크가 없습니다',
  noTakesText: '마지막 테이크가 전송되기 전에 취소되었습니다. 초대한 곳에 문의해 주세요.',
  startingCamera: '카메라를 켜는 중…',

  // The camera
  yourCamera: '내 카메라',
  camera: '카메라',
  microphone: '마이크',
  saySomething: '말해 보세요. 마이크에 소리가 들리면 막대가 움직입니다.',
  startsIn: '{{time}} 후 자동으로 녹화가 시작됩니다.',
  takesLeft_other: '테이크 {{count}}회 남음.',
  startRecording: '녹화 시작',
  notYet: '아직',
  stop: '중지',
  recorded: '녹화됨',
  countdown: '{{seconds}}초 후 녹화 시작',
  recording: '녹화 중',
  stopped: '녹화를 중지했습니다. 이제 확인할 수 있습니다.',

  // The take
  cameraWentAway: '녹화 중에 카메라 연결이 끊겼습니다. 그때까지의 내용은 모두 남아 있습니다.',
  take: '테이크 {{number}}',
  takeAndLength: '테이크 {{number}}, {{length}}',
  noTakesLeft: '남은 테이크 없음',
  recordAgain_other: '다시 녹화({{count}}회 남음)',
  useAnswer: '이 답변 사용',

  // After the last question
  allRecorded: '모든 질문을 녹화했습니다',
  sentInBackground: '계속 진행하는 동안 녹화한 내용이 백그라운드에서 전송됩니다.',
  waitingForConnection: '연결을 기다리는 중입니다. 녹화한 내용은 이 기기에 안전하게 보관되어 있습니다.',
  beingPrepared: '잠시만 기다려 주세요. 녹화한 내용을 준비하고 있습니다.',

  // No picture
  deniedTitle: '카메라와 마이크 접근 권한 필요',
  deniedText: '영상을 녹화하려면 이 웹페이지에서 카메라와 마이크를 사용하도록 허용해야 합니다.',
  missingTitle: '카메라 또는 마이크를 찾을 수 없음',
  missingText: '카메라와 마이크를 연결하거나 휴대폰에서 이 링크를 연 다음 다시 시도하세요.',
  busyTitle: '카메라가 사용 중입니다',
  busyText: '다른 프로그램이나 탭에서 카메라 또는 마이크를 사용하고 있습니다. 닫은 후 다시 시도하세요.',
  unsupportedTitle: '이 브라우저에서는 녹화할 수 없습니다',
  unsupportedText: '최신 버전의 Chrome, Edge, Firefox 또는 Safari에서 이 링크를 여세요.',
  fullTitle: '기기에 남은 공간이 없습니다',
  fullText: '공간을 확보한 후 다시 시도하세요. 이전에 녹화한 내용은 유지됩니다.',
  failedTitle: '녹화하지 못했습니다',
  failedText: '카메라에 문제가 발생했습니다. 그때까지 녹화한 내용은 유지됩니다.',
  howToAllow: '접근을 허용하는 방법',
  allowAddress: '브라우저 상단의 주소 옆에 있는 카메라 또는 자물쇠 아이콘을 누르세요.',
  allowPage: '이 페이지의 카메라와 마이크를 ‘허용’으로 설정하세요.',
  allowSystem: '휴대폰이나 Mac에서는 시스템의 개인정보 보호 설정에서도 브라우저의 사용을 허용하세요.',
  allowReturn: '여기로 돌아와 ‘다시 시도’를 누르세요.',
  tryAgain: '다시 시도',

  // On the way
  elsewhereTitle: '도착하지 않은 녹화가 있습니다',
  elsewhereText: '녹화한 기기에 남아 있습니다. 그 기기에서 링크를 한 번 더 열면 전송됩니다.',
  arrived_other: '모든 녹화가 도착했습니다. 이 페이지를 닫아도 됩니다.',
  notSent: '보내지 못한 녹화가 있습니다',
  gone: '녹화가 더 이상 이 기기에 없습니다. 다시 녹화해 주세요.',
  notAccepted: '이 녹화를 접수하지 못했습니다.',
  tooLarge: '녹화 파일이 너무 큽니다. 더 짧게 답변을 녹화해 주세요.',
  noRetakes: '이 질문에 남은 테이크가 없습니다.',
  over: '이미 완료된 지원서입니다.',
  sendAgain: '다시 시도',
  sending_other: '녹화 {{count}}개 전송 중',
  arrivedSoFar_other: '녹화 {{count}}개 도착',
  sentOf: '{{total}}MB 중 {{sent}}MB',
  connectionLost:
    '연결이 끊겼습니다. 녹화한 내용은 이 기기에 안전하게 보관되어 있으며 다시 온라인이 되면 바로 전송됩니다.',
  keepOpen: '모두 도착할 때까지 이 페이지를 열어 두세요. 나가야 한다면 나중에 이 기기에서 링크를 다시 여세요.',
  timeLeft: '답변 시간 {{seconds}}초 남음',
  timeOver: '이 질문의 시간이 끝났습니다. 입력한 내용은 아직 보낼 수 있습니다.',
} satisfies Translation<typeof en>
