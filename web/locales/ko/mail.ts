import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}}에서 지원을 요청드립니다: {{job}}',
  invitationText:
    '{{name}}님, 안녕하세요.\n\n{{company}}에서 “{{job}}” 포지션에 지원해 주시기를 바랍니다.\n\n편하신 때에 몇 가지 질문에 답하고 영상 답변을 녹화해 주세요:\n{{link}}\n\n이 링크는 본인 전용이며, 언제든 중단한 곳부터 이어서 진행할 수 있습니다.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\n지원서: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: '이 메시지는 {{company}}에서 Hirelog를 통해 보냈습니다. 이 이메일에 회신하셔도 전달되지 않습니다.',
  sentByCompany: '이 메시지는 {{company}}에서 보냈습니다. 이 이메일에 회신하셔도 전달되지 않습니다.',
  ownText: '{{text}}\n',
  optOut: '{{company}}의 초대와 알림 수신 거부: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: '지원서 열기',
  shareSubject: '{{sender}}님이 의견을 요청했습니다: {{title}}',
  shareText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 {{sender}}님이 “{{job}}” 지원자를 공유했습니다.\n\n{{message}}{{link}}\n\n이 링크는 본인 전용이며 {{until}}까지 열 수 있습니다. 계정은 필요하지 않습니다. 링크를 열면 {{sender}}님이 열람 시각을 확인할 수 있습니다. 다른 사람에게 전달하지 마세요.\n',
  openShared: '지원자 보기',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: '{{company}} 지원이 아직 완료되지 않았습니다: {{job}}',
  reminderText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 지원이 아직 완료되지 않았습니다. 중단한 곳부터 이어서 진행할 수 있습니다:\n{{link}}\n',
  applicationLinkSubject: '이어서 지원하기 링크: {{job}}',
  applicationLinkText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 지원서의 새 링크를 요청하셨습니다:\n{{link}}\n\n이 링크는 본인 전용입니다. 요청하신 적이 없다면 무시하셔도 됩니다.\n',
  teamInvitationSubject: 'Hirelog의 {{company}} 팀에 초대되었습니다',
  teamInvitationText:
    '안녕하세요.\n\n{{inviter}}님이 Hirelog의 {{company}} 팀에 초대했습니다.\n\n아래에서 이름과 비밀번호를 설정하세요:\n{{link}}\n\n이 링크는 본인 전용이며 {{until}}까지 한 번만 사용할 수 있습니다.\n',
  teamInvitationTextOfNobody:
    '안녕하세요.\n\nHirelog의 {{company}} 팀에 초대되었습니다.\n\n아래에서 이름과 비밀번호를 설정하세요:\n{{link}}\n\n이 링크는 본인 전용이며 {{until}}까지 한 번만 사용할 수 있습니다.\n',
  apiKeySubject: 'API 키',
  apiKeyText:
    '{{name}}님, 안녕하세요.\n\n요청하신 API 키입니다. 이 키를 가진 사람은 누구나 회사를 대신해 작업할 수 있으니 비밀번호처럼 안전하게 보관하세요.\n\n{{key}}\n',
  supportSubject: '{{company}} {{name}}님의 문의',
  supportText: '{{text}}\n\n{{company}} {{name}}님, 페이지: {{page}}\n회신 주소: {{email}}\n',
  planQuestionSubject: '{{company}} {{name}}님의 요금제 문의',
  planQuestionText:
    '{{text}}\n\n{{company}} {{name}}님\n현재 요금제: {{current}}\n문의 대상: {{about}}\n전화번호: {{phone}}\n회신 주소: {{email}}\n',
  verificationCodeSubject: 'Hirelog 인증 코드: {{code}}',
  verificationCodeText:
    '{{name}}님, 안녕하세요.\n\n이메일 주소를 확인하기 위한 코드입니다:\n\n{{code}}\n\n15분 동안 사용할 수 있습니다. Hirelog에 가입하신 적이 없다면 무시하셔도 됩니다.\n',
  signInConfirmationSubject: 'Hirelog 로그인 확인 코드: {{code}}',
  signInConfirmationText:
    '안녕하세요.\n\n회사의 ID 공급자를 통해 {{company}} 로그인 요청이 들어왔습니다. 로그인을 시작한 브라우저에 이 코드를 입력하세요:\n\n{{code}}\n\n15분 동안 한 번만 사용할 수 있습니다. 이 계정이나 브라우저에서 처음 사용하는 로그인 방식이라 확인을 요청드립니다.\n\n본인이 요청하지 않았다면 코드를 다른 사람에게 알려 주지 말고 회사 관리자에게 알리세요. 코드 없이는 계정에 로그인할 수 없습니다.\n',
  signInConfirmationTextGoogle:
    '안녕하세요.\n\nGoogle을 통해 {{company}} 로그인 요청이 들어왔습니다. 로그인을 시작한 브라우저에 이 코드를 입력하세요:\n\n{{code}}\n\n15분 동안 한 번만 사용할 수 있습니다. 이 계정이나 브라우저에서 처음 사용하는 로그인 방식이라 확인을 요청드립니다.\n\n본인이 요청하지 않았다면 코드를 다른 사람에게 알려 주지 말고 회사 관리자에게 알리세요. 코드 없이는 계정에 로그인할 수 없습니다.\n',
  domainProofSubject: '{{company}}에서 {{domain}} 주소로 로그인을 사용하려고 합니다',
  domainProofText:
    '안녕하세요.\n\nHirelog를 사용하는 {{company}}에서 이메일 도메인 {{domain}}의 소유자임을 확인해 달라고 요청했습니다. 사실이라면 요청한 관리자에게 이 코드를 전달해 주세요:\n\n{{code}}\n\n코드를 입력하면 회사의 ID 공급자로 로그인하는 {{domain}} 주소 사용자에게 계정이 만들어집니다. 코드는 24시간 동안 유효합니다. 사실이 아니라면 코드를 전달하지 마세요. 다른 조치는 필요하지 않습니다.\n',
  webhookSubject: '{{company}}의 웹훅: {{about}}',
  integrationConnectedSubject: '{{company}}에 연결됨: {{about}}',
  integrationConnectedText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 다음 서비스를 연결했습니다: {{about}}. 이 서비스는 진행 중인 채용 공고의 제목을 읽고, 지원자를 추가하고, 결과를 전달받습니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 연결이라면 바로 해제하세요:\n{{link}}\n',
  integrationAvailableSubject: '이제 연결할 수 있습니다: {{about}}',
  integrationAvailableText:
    '{{name}}님, 안녕하세요.\n\n알림을 요청하신 서비스를 이제 Hirelog에 연결할 수 있습니다: {{about}}.\n{{link}}\n',
  integrationOwnerLeftSubject: '연결 대기 중: {{about}}(연결한 동료가 {{company}}에서 나감)',
  integrationOwnerLeftText:
    '{{name}}님, 안녕하세요.\n\n다음 서비스를 연결한 동료가 더 이상 {{company}}에 없습니다: {{about}}. 관리자가 다시 연결할 때까지 연결이 대기 상태로 유지되며, 그때까지 사라지는 데이터는 없습니다:\n{{link}}\n',
  webhookAddedText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 웹훅을 추가했습니다. 이제부터 {{company}}의 지원자와 채용 공고에 관한 이벤트가 다음 주소로 전송됩니다: {{about}}\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 추가라면 바로 삭제하세요:\n{{link}}\n',
  calendarPausedSubject: '캘린더를 다시 연결하세요: {{about}}',
  calendarPausedText:
    '{{name}}님, 안녕하세요.\n\n다음 캘린더에 더 이상 접근할 수 없습니다: {{about}}. 비밀번호나 권한이 만료되었습니다. 면접이 캘린더에 기록되지 않으며, 바쁜 시간은 마지막으로 확인된 내용으로 표시됩니다. 여기에서 다시 연결하세요:\n{{link}}\n',
  webhookPausedText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 웹훅이 일시 중지되었습니다: {{about}}. 요금제에 웹훅이 없거나, 웹훅 소유자가 회사를 떠났거나 더 이상 연동을 관리할 수 없기 때문입니다. 사라지는 데이터는 없으며 그동안의 이벤트는 대기합니다.\n\n{{link}}\n',
  webhookOffText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 웹훅이 꺼졌습니다: {{about}}. 5일 동안 실패했거나 주소가 더 이상 존재하지 않는다는 응답을 받았습니다. 문제를 해결한 뒤 여기에서 다시 시작하세요:\n{{link}}\n',
  measurementConnectedText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 다음 서비스를 연결했습니다: {{about}}. 동의한 방문자에 한해 지원 페이지 방문이 이 서비스에서 집계됩니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 연결이라면 바로 해제하세요:\n{{link}}\n',
  zapierSubject: '{{company}}의 Zapier',
  zapierConnectedText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 다음 서비스를 연결했습니다: {{about}}. 이 서비스의 Zap은 지원자 소식을 전달받고, 이 동료의 권한으로 지원자를 추가, 초대, 이동하고 댓글을 남깁니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 연결이라면 바로 해제하세요:\n{{link}}\n',
  zapierAddedText:
    '{{name}}님, 안녕하세요.\n\nZap이 켜졌습니다. 이제부터 {{company}}의 지원자에 관한 이벤트가 다음 주소로 전송됩니다: {{about}}\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 것이라면 바로 종료하세요:\n{{link}}\n',
  zapierPausedText:
    '{{name}}님, 안녕하세요.\n\n현재 {{company}}의 Zap에 아무것도 전송되지 않습니다. 요금제에 Zapier가 없거나 Zapier를 연결한 동료가 회사를 떠났기 때문입니다. 사라지는 데이터는 없으며 이벤트는 최대 30일 동안 대기합니다.\n\n{{link}}\n',
  zapierOffText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 Zap에 더 이상 이벤트가 전송되지 않습니다: {{about}}. 5일 동안 실패했거나 Zapier에서 더 이상 존재하지 않는다고 응답했습니다. 계속하려면 Zapier에서 껐다가 다시 켜세요:\n{{link}}\n',
  chatAdded: '{{name}}님이 추가되었습니다: {{job}}',
  chatInvited: '{{name}}님이 초대되었습니다: {{job}}',
  chatApplied: '{{name}}님이 지원을 시작했습니다: {{job}}',
  chatCompleted: '{{name}}님이 지원을 완료했습니다: {{job}}',
  chatMoved: '{{name}}님 이동: {{from}} → {{to}} ({{job}})',
  chatScored: '{{name}}님의 평가표가 제출되었습니다 ({{job}})',
  chatRated: '{{name}}님에게 별점이 등록되었습니다 ({{job}})',
  chatCommented: '{{name}}님에 대한 새 댓글이 있습니다 ({{job}})',
  chatHired: '{{name}}님이 채용되었습니다: {{job}}',
  chatRejected: '{{name}}님이 불합격 처리되었습니다 ({{job}})',
  chatErased: '지원자가 삭제되었습니다: {{job}}',
  chatBooked: '{{name}}님과의 면접이 예약되었습니다 ({{job}})',
  chatMeetingMoved: '{{name}}님과의 면접 시간이 변경되었습니다 ({{job}})',
  chatMeetingCancelled: '{{name}}님과의 면접이 취소되었습니다 ({{job}})',
  chatActivated: '채용 공고가 게시되었습니다: {{job}}',
  chatArchived: '채용 공고가 보관되었습니다: {{job}}',
  chatClosing: '하루 안에 마감됩니다: {{job}}',
  chatMention: '{{name}}님에 대한 댓글에 {{person}}님이 언급되었습니다 ({{job}})',
  chatScoreDue: '{{person}}님이 {{name}}님의 평가표를 작성할 차례입니다 ({{job}})',
  chatImported: '가져오기가 완료되었습니다: {{job}}. 추가된 지원자: {{added}}',
  chatTest: 'Hirelog에서 이 채널에 메시지를 보낼 수 있습니다.',
  chatColleague: '동료',
  chatUnknown: '지원자',
  chatOpen: 'Hirelog에서 열기',
  signOnChangedSubject: '{{company}}의 SSO(싱글 사인온)가 변경되었습니다',
  signOnConfiguredText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 {{company}}의 ID 공급자를 다음으로 설정했습니다: {{about}}. 이제 회사 구성원은 이 공급자를 통해 로그인합니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 변경이라면 바로 설정을 확인하세요:\n{{link}}\n',
  signOnDisabledText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 {{company}}의 SSO(싱글 사인온)를 껐습니다. 구성원은 다시 비밀번호로 로그인합니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 변경이라면 바로 설정을 확인하세요:\n{{link}}\n',
  emailDomainAddedText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 {{company}}의 이메일 도메인을 추가했습니다: {{about}}. 아직 확인되지 않은 도메인입니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 변경이라면 바로 설정을 확인하세요:\n{{link}}\n',
  emailDomainProvenText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 {{company}}의 이메일 도메인을 확인했습니다: {{about}}. 이제부터 ID 공급자가 이 도메인 주소의 계정을 만들 수 있습니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 변경이라면 바로 설정을 확인하세요:\n{{link}}\n',
  emailDomainRemovedText:
    '{{name}}님, 안녕하세요.\n\n{{by}}님이 {{company}}의 이메일 도메인을 삭제했습니다: {{about}}. 이 도메인 주소를 쓰는 새 구성원에게는 초대가 필요합니다.\n\n이 메시지는 {{company}}의 관리자에게 보내 드립니다. 잘못된 변경이라면 바로 설정을 확인하세요:\n{{link}}\n',
  passwordResetSubject: 'Hirelog 비밀번호 재설정',
  passwordResetText:
    '{{name}}님, 안녕하세요.\n\n비밀번호 재설정 요청이 접수되었습니다. 여기에서 새 비밀번호를 설정하세요:\n{{link}}\n\n이 링크는 1시간 동안 한 번만 사용할 수 있습니다. 본인이 요청하지 않았다면 무시하셔도 됩니다. 비밀번호는 그대로 유지됩니다.\n',
  signInCodeSubject: 'Hirelog 로그인 코드',
  signInCodeText:
    '{{name}}님, 안녕하세요.\n\n새로운 위치에서 로그인 요청이 들어왔습니다. 로그인 화면에서 비밀번호와 함께 이 코드를 입력하세요:\n\n{{code}}\n\n최소 1시간 동안 사용할 수 있습니다. 본인이 요청하지 않았다면 무시하셔도 됩니다. 비밀번호가 없으면 코드만으로는 로그인할 수 없습니다. 코드를 다른 사람에게 알려 주지 마세요.\n',
  passwordChangedSubject: 'Hirelog 비밀번호가 변경되었습니다',
  passwordChangedText:
    '{{name}}님, 안녕하세요.\n\n비밀번호가 변경되어 모든 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 바로 새 비밀번호를 설정하세요:\n{{link}}\n',
  invitationSms:
    '{{name}}님, 안녕하세요. {{company}}에서 지원을 요청드립니다: {{job}}. 편하신 때에 답변해 주세요: {{link}}',
  reminderSms: '{{name}}님, 안녕하세요. {{company}} {{job}} 지원이 아직 완료되지 않았습니다: {{link}}',
  noticeApplicationSubject: '새 지원서: {{job}}',
  noticeApplicationText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}”에 새 지원이 완료되었습니다.\n\n{{link}}\n\n팔로우하는 채용 공고의 알림입니다. 받을 알림 선택: {{settings}}\n',
  noticeMentionSubject: '{{by}}님이 회원님을 언급했습니다: {{job}}',
  noticeMentionText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}” 지원자에 대한 댓글에서 {{by}}님이 회원님을 언급했습니다.\n\n{{link}}\n\n댓글에 언급되어 보내 드리는 알림입니다. 받을 알림 선택: {{settings}}\n',
  noticeScoreSubject: '평가표를 작성해 주세요: {{job}}',
  noticeScoreText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}” 지원자의 평가 준비가 끝났습니다. 평가표를 작성해 주세요.\n\n{{link}}\n\n평가표 작성을 요청받아 보내 드리는 알림입니다. 받을 알림 선택: {{settings}}\n',
  noticeDeadlineSubject: '마감이 다가옵니다: {{job}}',
  noticeDeadlineText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}” 지원 접수가 곧 마감됩니다: {{until}}.\n\n{{link}}\n\n팔로우하는 채용 공고의 알림입니다. 받을 알림 선택: {{settings}}\n',
  noticeImportSubject: '가져오기가 완료되었습니다: {{job}}',
  noticeImportText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}” 지원자 가져오기가 완료되었습니다. 추가됨: {{added}}.\n\n{{link}}\n\n직접 시작한 가져오기의 알림입니다. 받을 알림 선택: {{settings}}\n',
  billingInvoiceSubject: '{{company}} 청구서 {{invoice}}',
  billingInvoiceText:
    '{{name}}님, 안녕하세요.\n\n요금제 청구서를 보내 드립니다. 청구서 번호: {{invoice}}, 금액: {{amount}}, 납부 기한: {{due}}.\n\n청구서와 납부 방법:\n{{link}}\n\nPDF:\n{{pdf}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingOrderText:
    '{{name}}님, 안녕하세요.\n\n주문해 주셔서 감사합니다. 청구서를 보내 드립니다. 청구서 번호: {{invoice}}, 금액: {{amount}}, 납부 기한: {{due}}. 결제가 확인되는 대로 요금제가 시작됩니다. 기한까지 결제되지 않은 주문은 종료됩니다.\n\n청구서와 납부 방법:\n{{link}}\n\nPDF:\n{{pdf}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingOverdueSubject: '결제가 연체되었습니다: {{company}}',
  billingOverdueText:
    '{{name}}님, 안녕하세요.\n\n납부 기한이 {{sinceDay}}인 {{company}}의 결제가 아직 확인되지 않았습니다.\n\n미납 청구서와 납부 방법:\n{{link}}\n\n최근 며칠 안에 납부하셨다면 추가 조치가 필요하지 않습니다. 이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingAtRiskSubject: '계속 이용하려면 결제가 필요합니다: {{company}}',
  billingAtRiskText:
    '{{name}}님, 안녕하세요.\n\n납부 기한이 {{sinceDay}}인 {{company}}의 결제가 아직 확인되지 않았습니다. {{blocksDay}}까지 확인되지 않으면 구독이 차단됩니다.\n\n미납 청구서와 납부 방법:\n{{link}}\n\n최근 며칠 안에 납부하셨다면 추가 조치가 필요하지 않습니다. 이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingBlockedSubject: '구독이 차단되었습니다: {{company}}',
  billingBlockedText:
    '{{name}}님, 안녕하세요.\n\n결제가 이루어지지 않아 {{company}}의 구독이 차단되었습니다. 삭제된 데이터는 없으며, 감사자는 계속 조회하고 내보낼 수 있습니다. 결제가 확인되면 모든 기능을 다시 사용할 수 있습니다.\n\n미납 청구서와 납부 방법:\n{{link}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingPausedSubject: '구독이 일시 중지되었습니다: {{company}}',
  billingPausedText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 구독이 {{pausedDay}}부터 일시 중지되었습니다. 다시 시작하려면 아래 링크를 이용하세요:\n{{link}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingPausedTextUntil:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 구독이 {{pausedDay}}부터 일시 중지되었습니다. {{resumesDay}}에 다시 시작됩니다. 더 일찍 다시 시작할 수도 있습니다:\n{{link}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingActiveSubject: '구독이 다시 활성화되었습니다: {{company}}',
  billingActiveText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 구독이 다시 활성화되어 요금제의 모든 기능을 사용할 수 있습니다.\n\n구독 및 청구서:\n{{link}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingEndingSubject: '구독이 {{endsDay}}에 종료됩니다: {{company}}',
  billingEndingText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 구독이 해지되었습니다. {{endsDay}}까지 이용할 수 있으며 갱신되지 않습니다. 그전까지는 구독을 유지할 수 있습니다:\n{{link}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  billingEndedSubject: '구독이 종료되었습니다: {{company}}',
  billingEndedText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 구독이 종료되었습니다. 삭제된 데이터는 없으며, 감사자는 계속 조회하고 내보낼 수 있습니다. 계속 이용하려면 요금제를 선택하세요:\n{{link}}\n\n이 메시지는 {{company}}의 결제를 담당하시는 분께 보내 드립니다.\n',
  noticeLimitSubject: '요금제 한도에 거의 도달했습니다: {{company}}',
  noticeLimitText:
    '{{name}}님, 안녕하세요.\n\n{{company}}의 사용량: {{what}} {{most}} 중 {{used}} 사용.\n\n{{link}}\n\n요금제를 담당하시는 분께 보내 드리는 알림입니다. 받을 알림 선택: {{settings}}\n',
  noticeLimitJobs: '진행 중인 채용 공고',
  noticeLimitSeats: '사용자 수',
  noticeLimitTexts: '이번 달 문자 메시지',
  noticeLimitInterviews: '이번 달 면접',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    '{{name}}님, 안녕하세요.\n\n{{dashboard}}, {{from}} ~ {{until}}:\n\n{{lines}}\n\n대시보드 열기:\n{{link}}\n\n직접 신청하신 메일입니다. 대시보드 목록에서 변경할 수 있습니다.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (이전: {{before}})',
  dashboardApplications: '지원',
  dashboardStarted: '시작',
  dashboardCompleted: '완료',
  dashboardReviewed: '평가',
  dashboardHired: '채용',
  dashboardRejected: '불합격',
  noticeSummarySubject: '{{company}}의 오늘 요약',
  noticeSummaryText:
    '{{name}}님, 안녕하세요.\n\n지난 요약 이후의 소식입니다:\n\n{{lines}}\n\nHirelog 열기:\n{{link}}\n\n받을 알림과 시간 선택: {{settings}}\n',
  noticeLineApplication_other: '새 지원서 {{count}}건: {{job}}',
  noticeLineMention_other: '{{count}}번 언급됨: {{job}}',
  noticeLineScore_other: '작성할 평가표 {{count}}건: {{job}}',
  noticeLineDeadline_other: '마감이 다가옵니다: {{job}}',
  noticeLineImport_other: '가져오기 {{count}}건 완료: {{job}}',
  noticeLineLimit_other: '요금제 한도에 거의 도달했습니다',
  interviewOfferSubject: '면접 시간을 선택해 주세요: {{company}} {{summary}}',
  interviewOfferText:
    '{{name}}님, 안녕하세요.\n\n{{company}}에서 “{{job}}” 포지션과 관련해 이야기를 나누고 싶어 합니다: {{summary}}, {{minutes}}분.\n\n편하신 시간을 선택해 주세요:\n{{link}}\n\n제안된 시간은 {{until}}까지 유지됩니다. 가능한 시간이 없다면 같은 곳에서 다른 시간을 요청할 수 있습니다.\n',
  interviewOfferWritten: '{{text}}\n\n{{until}}까지 시간을 선택해 주세요:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms: '{{company}}에서 “{{job}}” 면접을 제안했습니다. {{until}}까지 시간을 선택해 주세요: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: '{{company}} 면접이 예약되었습니다: {{when}}. 변경 또는 취소: {{link}}',
  interviewChangedSms: '{{company}} 면접이 변경되었습니다: {{when}}. 변경 또는 취소: {{link}}',
  interviewReleasedSms: '{{company}}에 다른 시간을 요청하셨습니다. 새로운 시간이 제안되면 알려 드립니다: {{link}}',
  interviewReminderSms: '곧 면접이 있습니다: {{company}}, {{when}}. 변경 또는 취소: {{link}}',
  interviewCancelledSms: '{{company}} “{{job}}” 면접은 진행되지 않습니다.',
  interviewDoubtSms:
    '{{company}} 면접 시간이 변경될 수 있습니다. 취소된 것은 아니며 담당 팀에서 연락드릴 예정입니다. 직접 변경할 수도 있습니다: {{link}}',
  interviewSureSms: '{{company}} 면접은 예약대로 진행됩니다: {{when}}. {{link}}',
  interviewBookedSubject: '예약됨: {{summary}}, {{begins}}',
  interviewBookedText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 면접이 예약되었습니다.\n\n{{details}}\n\n변경하거나 취소하려면:\n{{link}}\n\n첨부 파일을 열면 캘린더에 추가됩니다.\n',
  interviewChangedSubject: '변경됨: {{summary}}, {{begins}}',
  interviewChangedText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 면접이 변경되었습니다.{{because}}\n\n{{details}}{{formerly}}\n\n변경하거나 취소하려면:\n{{link}}\n\n첨부 파일을 열면 캘린더가 업데이트됩니다.\n',
  interviewDoubtSubject: '변경될 수 있음: {{summary}}, {{begins}}',
  interviewDoubtText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 면접의 참석자 중 한 명이 해당 시간에 다른 일정이 있는 것으로 확인되었습니다. 면접이 취소된 것은 아닙니다. 담당 팀에서 알고 있으며 변경이 필요하면 연락드립니다.\n\n{{details}}\n\n직접 변경할 수도 있습니다:\n{{link}}\n',
  interviewSureSubject: '확정됨: {{summary}}, {{begins}}',
  interviewSureText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 면접이 변경될 수 있다고 안내해 드렸으나, 모든 참석자가 다시 가능해져 예정대로 진행됩니다.\n\n{{details}}\n\n면접 열기:\n{{link}}\n',
  interviewReleasedSubject: '다른 시간 요청: {{summary}}',
  interviewReleasedText:
    '{{name}}님, 안녕하세요.\n\n{{company}}에 다른 시간을 요청하셔서 기존 예약({{when}})이 해제되었습니다. 새로운 시간이 제안되면 알려 드립니다.\n\n면접 보기:\n{{link}}\n',
  interviewCancelledSubject: '취소됨: {{company}} {{summary}}',
  interviewCancelledText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 면접은 진행되지 않습니다.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: '곧 시작: {{summary}}, {{begins}}',
  interviewReminderText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 면접이 곧 시작됩니다.\n\n{{details}}\n\n변경하거나 취소하려면:\n{{link}}\n',
  meetingInvitationSubject: '면접: {{summary}}, {{begins}}',
  meetingInvitationText:
    '{{name}}님, 안녕하세요.\n\n{{company}} “{{job}}” 면접에 참석하게 되었습니다.\n\n{{details}}{{answers}}\n\nHirelog에서 열기:\n{{link}}\n\n첨부 파일을 열면 캘린더에 추가됩니다.\n',
  meetingChangedSubject: '변경됨: {{summary}}, {{begins}}',
  meetingChangedText:
    '{{name}}님, 안녕하세요.\n\n참석 예정인 “{{job}}” 면접이 변경되었습니다.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nHirelog에서 열기:\n{{link}}\n\n첨부 파일을 열면 캘린더가 업데이트됩니다.\n',
  meetingNoLinkSubject: '링크 없음: {{summary}}, {{begins}}',
  meetingNoLinkText:
    '{{name}}님, 안녕하세요.\n\n화상 회의 서비스에서 “{{job}}” 면접의 링크를 만들지 못했습니다. 직접 링크를 설정하면 지원자와 동료에게 바로 전달됩니다.\n\n{{details}}\n\nHirelog에서 설정하기:\n{{link}}\n',
  meetingCancelledSubject: '취소됨: {{summary}}, {{job}}',
  meetingCancelledText:
    '{{name}}님, 안녕하세요.\n\n참석 예정이던 “{{job}}” 면접이 계획대로 진행되지 않습니다.{{because}}\n\n{{details}}\n\nHirelog에서 열기:\n{{link}}\n',
  meetingReminderSubject: '곧 시작: {{summary}}, {{begins}}',
  meetingReminderText:
    '{{name}}님, 안녕하세요.\n\n참석 예정인 “{{job}}” 면접이 곧 시작됩니다.\n\n{{details}}\n\nHirelog에서 열기:\n{{link}}\n',
  meetingApprovalSubject: '면접을 승인해 주세요: {{job}}',
  meetingApprovalText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}” 면접 일정이 잡혀 승인을 기다리고 있습니다. 승인 전에는 지원자에게 메시지가 전송되지 않습니다.\n\n{{details}}\n\n승인 또는 반려하기:\n{{link}}\n',
  meetingDisapprovedSubject: '승인되지 않음: {{summary}}, {{job}}',
  meetingDisapprovedText:
    '{{name}}님, 안녕하세요.\n\n일정을 잡으신 “{{job}}” 면접이 승인되지 않았습니다.{{because}}\n\n{{details}}\n\nHirelog에서 열기:\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}}님이 다른 시간을 요청했습니다: {{job}}',
  meetingOtherTimesText:
    '{{name}}님, 안녕하세요.\n\n{{candidate}}님이 “{{job}}” 면접에 제안된 시간에 참석할 수 없습니다.{{because}}\n\n{{details}}\n\n다른 시간 제안하기:\n{{link}}\n',
  meetingDeclinedSubject: '{{who}}님이 참석할 수 없습니다: {{summary}}, {{begins}}',
  meetingDeclinedText:
    '{{name}}님, 안녕하세요.\n\n{{who}}님이 “{{job}}” 면접에 참석하지 않는다고 응답했습니다.{{because}}\n\n{{details}}\n\n참석자를 바꾸거나 면접 시간을 변경하세요:\n{{link}}\n',
  meetingExpiredSubject: '시간이 선택되지 않음: {{summary}}, {{job}}',
  meetingExpiredText:
    '{{name}}님, 안녕하세요.\n\n제안 기한까지 {{candidate}}님이 “{{job}}” 면접 시간을 선택하지 않았습니다.\n\n{{details}}\n\nHirelog에서 열기:\n{{link}}\n',
  meetingClashSubject: '중복 예약: {{summary}}, {{begins}}',
  meetingClashText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}” 면접의 참석자나 회의실이 해당 시간에 이미 예약된 것으로 확인되었습니다. 참석자나 회의실을 바꾸거나 면접 시간을 변경하세요.\n\n{{details}}\n\nHirelog에서 열기:\n{{link}}\n',
  meetingFreeSubject: '다시 가능: {{summary}}, {{begins}}',
  meetingFreeText:
    '{{name}}님, 안녕하세요.\n\n“{{job}}” 면접 시간에 다른 일정이 있던 참석자가 다시 가능해졌습니다. 면접은 예약대로 진행됩니다.\n\n{{details}}\n\nHirelog에서 열기:\n{{link}}\n',
  interviewPositionClosed: '해당 포지션의 채용이 마감되었습니다.',
  meetingJobArchived: '채용 공고가 보관되었습니다.',
  meetingCandidateLeft: '지원자가 더 이상 이 채용 공고의 전형 대상이 아닙니다.',
  meetingWhen: '일시: {{value}}',
  meetingWhere: '장소: {{value}}',
  meetingWith: '참석자: {{value}}',
  meetingCandidate: '지원자: {{value}}',
  meetingWas: '이전: {{value}}',
  openMeet: '면접 열기',
  meetingAnswerCONFIRMED: '수락',
  meetingAnswerMAYBE: '미정으로 응답',
  meetingAnswerREJECTED: '거절',
} satisfies Translation<typeof en>
