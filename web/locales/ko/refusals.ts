/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': '이미 등록된 웹훅입니다',
  'There is no such webhook': '웹훅을 찾을 수 없습니다',
  'Deliveries are kept for 30 days': '전송 기록은 30일 동안 보관됩니다',
  'A company has 20 webhooks at most': '회사당 웹훅은 최대 20개입니다',
  'This cursor is not known here': '알 수 없는 커서입니다',
  'There is no such recording': '녹화를 찾을 수 없습니다',
  'Choose a picture of at most 1 MB': '1MB 이하의 이미지를 선택하세요',
  'Choose a picture in PNG, JPEG or WebP format': 'PNG, JPEG, WebP 형식의 이미지를 선택하세요',
  'Give each stage a name of its own': '단계마다 다른 이름을 지정하세요',
  'Say first which stages new jobs begin with': '새 채용 공고에 사용할 시작 단계를 먼저 정하세요',
  'No such event': '이벤트를 찾을 수 없습니다',
  'Enter the name of your company': '회사 이름을 입력하세요',
  'Enter your name': '이름을 입력하세요',
  'Use at most 100 characters': '100자 이내로 입력하세요',
  'Choose one of the languages': '목록에서 언어를 선택하세요',
  'Use 3 to 40 characters': '3~40자로 입력하세요',
  'Use letters a to z, digits, and single hyphens between them':
    '영문자 a~z, 숫자, 그리고 그 사이에 하이픈 하나씩만 사용할 수 있습니다',
  'This address is already taken. Please choose another one.': '이미 사용 중인 주소입니다. 다른 주소를 선택해 주세요.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    '이런! 이미 존재하는 사용자인 것 같습니다. 기존 계정에 접속할 수 없다면 고객 지원에 문의해 주세요',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    '이런! 이미 존재하는 사용자 이름 또는 이메일입니다. 한 사람이 계정을 두 개 만들 수는 없습니다',
  'The user your are attempting to sign up is invalid': '이 사용자로는 가입할 수 없습니다',
  'This phone number is already in use with another account': '다른 계정에서 이미 사용 중인 전화번호입니다',
  'Session expired': '세션이 만료되었습니다',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    '사용할 수 없는 비밀번호입니다. 아래 규칙에 맞는지 확인해 주세요',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    '비밀번호가 너무 약합니다! 흔한 단어를 피하고 문자, 숫자, 기호를 더 추가해 보세요',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    '너무 흔해서 쉽게 추측할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    '가입 정보에 있는 단어가 포함되어 쉽게 추측할 수 있는 비밀번호입니다! 다른 비밀번호를 사용해 주세요',
  'Your password is not secure enough, please change it': '비밀번호가 충분히 안전하지 않습니다. 변경해 주세요',
  'Error in SSO authentication. Company does not support SSO.':
    'SSO 인증 오류입니다. 회사에서 SSO를 지원하지 않습니다.',
  'Enter your email address': '이메일 주소를 입력하세요',
  'Enter a complete email address, such as name@company.com': 'name@company.com과 같이 전체 이메일 주소를 입력하세요',
  'No such group': '그룹을 찾을 수 없습니다',
  'A group can have {{0}} members': '그룹의 구성원은 최대 {{0}}명입니다',
  'A company can have {{0}} groups': '회사당 그룹은 최대 {{0}}개입니다',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    '회사당 API 키는 최대 20개입니다. 더 이상 사용하지 않는 키를 폐기하세요.',
  'A company can have {{0}} roles of its own': '회사에서 만들 수 있는 역할은 최대 {{0}}개입니다',
  'This company is registered already': '이미 등록된 회사입니다',
  'No such API key': 'API 키를 찾을 수 없습니다',
  'Choose a role': '역할을 선택하세요',
  'Select at least one user': '사용자를 한 명 이상 선택하세요',
  'Enter the secret the identity provider gave you for this client':
    'ID 공급자가 이 클라이언트에 발급한 비밀 키를 입력하세요',
  'Give the group a name': '그룹 이름을 입력하세요',
  'Give the role a name': '역할 이름을 입력하세요',
  'There is a group of this name already': '같은 이름의 그룹이 이미 있습니다',
  'There is a role of this name already': '같은 이름의 역할이 이미 있습니다',
  'No such company': '회사를 찾을 수 없습니다',
  'This identity signs another account in': '이미 다른 계정의 로그인에 사용되는 ID입니다',
  'Your plan allows 1 active job, and it is in use.':
    '요금제의 진행 중인 채용 공고 한도는 1개이며, 이미 사용 중입니다.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    '요금제의 진행 중인 채용 공고 한도는 {{0}}개이며, 모두 사용 중입니다.',
  'Your plan allows 1 user, and it is in use.': '요금제의 사용자 한도는 1명이며, 이미 사용 중입니다.',
  'Your plan allows {{0}} users, and all seats are in use.': '요금제의 사용자 한도는 {{0}}명이며, 모두 사용 중입니다.',
  'This company has a subscription already': '이미 구독 중인 회사입니다',
  'This company has no subscription': '구독이 없는 회사입니다',
  'You cannot change your own role': '자신의 역할은 변경할 수 없습니다',
  'This link has been used or is too old. Ask for a new one.':
    '이미 사용했거나 너무 오래된 링크입니다. 새 링크를 요청하세요.',
  'This invitation has expired. Invite the person again.': '만료된 초대입니다. 다시 초대하세요.',
  'You cannot remove yourself': '자기 자신은 제거할 수 없습니다',
  'This account exists already': '이미 존재하는 계정입니다',
  'This account has its company already': '이미 회사가 있는 계정입니다',
  'Another code can be sent in 1 second.': '1초 후에 코드를 다시 보낼 수 있습니다.',
  'Another code can be sent in {{0}} seconds.': '{{0}}초 후에 코드를 다시 보낼 수 있습니다.',
  'Another code can be sent in 1 minute.': '1분 후에 코드를 다시 보낼 수 있습니다.',
  'Another code can be sent in {{0}} minutes.': '{{0}}분 후에 코드를 다시 보낼 수 있습니다.',
  'Another code can be sent in {{0}} hours.': '{{0}}시간 후에 코드를 다시 보낼 수 있습니다.',
  'This code is no longer valid. Have a new one sent.': '더 이상 유효하지 않은 코드입니다. 새 코드를 받으세요.',
  'This invitation has been used already. Please sign in.': '이미 사용한 초대입니다. 로그인해 주세요.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    '이 이메일 주소로 만든 계정이 이미 있으며, 한 계정은 한 회사에만 속합니다. 로그인하거나, 동료에게 다른 주소로 초대해 달라고 요청하세요.',
  'This invitation was sent to another email address.': '다른 이메일 주소로 보낸 초대입니다.',
  'This invitation link is not complete. Please open it again from the email.':
    '초대 링크가 완전하지 않습니다. 이메일에서 다시 열어 주세요.',
  'This invitation has been withdrawn. Please ask your colleague.': '취소된 초대입니다. 동료에게 문의해 주세요.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    '더 최근에 보낸 초대가 있습니다. 가장 최근 이메일의 링크를 사용해 주세요.',
  'This invitation has expired. Please ask your colleague for a new one.':
    '만료된 초대입니다. 동료에게 새 초대를 요청해 주세요.',
  'This user created the company and stays its admin': '회사를 만든 사용자이므로 관리자로 유지됩니다',
  'This user has joined already': '이미 참여한 사용자입니다',
  'This command id was used for something else': '다른 작업에 이미 사용된 명령 ID입니다',
  'Somebody else changed this at the same moment. Please try again.':
    '같은 순간에 다른 사람이 변경했습니다. 다시 시도해 주세요.',
  'There is no room left to save this. Nothing was changed.': '저장 공간이 부족합니다. 변경된 내용은 없습니다.',
  'This is more than can be saved at once. Nothing was changed.':
    '한 번에 저장할 수 있는 양을 넘었습니다. 변경된 내용은 없습니다.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    '저장되었는지 아직 알 수 없습니다. 다시 보내도 안전합니다.',
  'This cannot be saved at the moment. Nothing was changed.': '지금은 저장할 수 없습니다. 변경된 내용은 없습니다.',
  'Say what the key is for': '키의 용도를 입력하세요',
  'Use at most 80 characters': '80자 이내로 입력하세요',
  'Choose at least one': '하나 이상 선택하세요',
  'Too many people are signing in at the moment. Please try again in a moment.':
    '지금 로그인하는 사람이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  'Too many attempts. Please try again in 1 minute.': '시도 횟수가 너무 많습니다. 1분 후에 다시 시도해 주세요.',
  'Too many attempts. Please try again in {{0}} minutes.':
    '시도 횟수가 너무 많습니다. {{0}}분 후에 다시 시도해 주세요.',
  'This is not your password': '비밀번호가 맞지 않습니다',
  'Your account is being set up. Please sign in in a minute.': '계정을 준비하고 있습니다. 1분 후에 로그인해 주세요.',
  'This session has ended already': '이미 종료된 세션입니다',
  'Wrong email address or password.': '이메일 주소 또는 비밀번호가 올바르지 않습니다.',
  'Your company is being set up. Please sign in in a minute.': '회사를 준비하고 있습니다. 1분 후에 로그인해 주세요.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    '이 회사에 계정이 없습니다. 관리자에게 초대를 요청하세요.',
  'Your identity provider did not say which email address is yours.': 'ID 공급자가 이메일 주소를 알려 주지 않았습니다.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'ID 공급자에서 이메일 주소가 확인되지 않았습니다. 그곳에서 확인한 후 다시 시도하세요.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    '이 이메일 주소의 계정은 아직 인증되지 않았습니다. 비밀번호로 로그인해 주소를 먼저 인증하거나, 새 비밀번호를 요청하세요.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    '회사 요금제에 남은 자리가 없습니다. 관리자에게 자리를 비워 달라고 요청하세요.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    '지금 Google이 응답하지 않습니다. 몇 분 후 다시 시도해 주세요.',
  'Google did not sign you in.': 'Google로 로그인하지 못했습니다.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    '지금 ID 공급자가 응답하지 않습니다. 몇 분 후 다시 시도해 주세요.',
  'This ID token is not accepted': '사용할 수 없는 ID 토큰입니다',
  'Signing in did not work. Please try again.': '로그인하지 못했습니다. 다시 시도해 주세요.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    '다른 브라우저에서 시작했거나 시작한 지 너무 오래된 로그인입니다. 다시 시도해 주세요.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    '싱글 사인온은 모든 권한을 가진 관리자만 변경할 수 있습니다. 관리자를 포함해 회사의 모든 계정에 로그인할 수 있는 기능이기 때문입니다.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    '브라우저에서 공급자를 통해 한 번 로그인하세요. 그때 이메일 주소가 확인됩니다',
  'Sign in first': '먼저 로그인하세요',
  'Sign in to link your account': '계정을 연결하려면 로그인하세요',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    '다른 회사에서 이미 소유를 증명한 도메인입니다. 그 회사의 관리자에게 삭제를 요청하세요.',
  'This domain is not in the list any more': '더 이상 목록에 없는 도메인입니다',
  'A company can have {{0}} email domains': '회사당 이메일 도메인은 최대 {{0}}개입니다',
  'Enter the part behind the @ of your addresses, such as example.com':
    'example.com과 같이 이메일 주소의 @ 뒷부분을 입력하세요',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    '누구나 주소를 만들 수 있는 공용 도메인입니다. 회사 소유의 도메인만 증명할 수 있습니다.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    '이 도메인의 네임서버가 응답하지 않습니다. 몇 분 후 다시 시도하세요.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    '{{0}}에 이 TXT 레코드가 아직 없습니다. 새 레코드가 확인되기까지 한 시간이 걸릴 수 있습니다.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    '회사에서 이메일 도메인 {{0}}의 소유를 증명하지 않았습니다. 관리자에게 초대를 요청하세요.',
  'Your identity provider did not sign you in.': 'ID 공급자로 로그인하지 못했습니다.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    '회사의 자체 ID 공급자로 로그인해야 합니다. 싱글 사인온을 사용하세요.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'https://login.example.com과 같이 ID 공급자의 주소를 입력하세요',
  'Enter the client ID your identity provider gave you': 'ID 공급자가 발급한 클라이언트 ID를 입력하세요',
  'The address has to begin with https://': '주소는 https://로 시작해야 합니다',
  'Enter the address without a user name and password in it': '사용자 이름과 비밀번호가 없는 주소를 입력하세요',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    '호스트 {{0}}의 위치가 사설 네트워크 안입니다. Hirelog 운영자가 OIDC_PRIVATE_HOSTS 설정으로 허용할 수 있습니다.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    '{{0}}(이)라는 호스트가 없습니다. 주소에 오타가 없는지 확인하세요.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    '지금은 {{0}}의 이름을 조회할 수 없습니다. 몇 분 후 다시 시도하세요.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    '호스트 {{0}}에서 연결을 거부합니다. 주소와 포트, 공급자가 실행 중인지 확인하세요.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    '호스트 {{0}}에서 응답하지 않습니다. 주소를 확인하고, 방화벽이 Hirelog를 막고 있지 않은지 확인하세요.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    '{{0}}의 인증서가 만료되었습니다. 인증서를 갱신한 후 다시 저장하세요.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    '{{0}}의 인증서는 다른 호스트에 발급된 것입니다. 발급된 호스트를 입력하거나 인증서를 교체하세요.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    '{{0}}의 인증서는 신뢰할 수 없는 기관에서 발급되었습니다. 공인 기관에서 발급받으세요.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    '호스트 {{0}}에서 이 포트로 TLS를 지원하지 않거나 연결을 끊습니다. 주소와 포트를 확인하세요.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    '호스트 {{0}}에서 자체 오류(HTTP {{1}})로 응답합니다. 나중에 다시 시도하거나 운영자에게 문의하세요.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    '호스트 {{0}}의 실제 발급자 이름은 {{1}}입니다. 발급자에 이 값을 그대로 입력하세요.',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    '호스트 {{0}}에서 다른 주소로 연결합니다(HTTP {{1}}). 공급자가 안내한 발급자를 그대로 입력하세요.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    '호스트 {{0}}의 이 주소에 OpenID Connect 설명이 없습니다(HTTP {{1}}). 공급자가 안내한 발급자를 그대로 입력하세요.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    '{{0}}에서 이 주소로 보낸 응답은 사용할 수 있는 OpenID Connect 설명이 아닙니다. 공급자가 안내한 발급자를 그대로 입력하세요.',
  'Technical cause: {{0}}': '기술적 원인: {{0}}',
  'Sign in to issue a token': '토큰을 발급하려면 로그인하세요',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    '한 사람이 동시에 가질 수 있는 토큰은 50개입니다. 더 이상 사용하지 않는 토큰을 폐기하세요.',
  'The code has {{0}} digits.': '코드는 {{0}}자리 숫자입니다.',
  'This is not the code we sent. Please try again.': '보내 드린 코드와 다릅니다. 다시 시도해 주세요.',
  'Please verify your email address first': '먼저 이메일 주소를 인증해 주세요',
  'The address is reserved for you and being set up. Look again in a moment.':
    '주소가 예약되어 준비 중입니다. 잠시 후 다시 확인하세요.',
  'Your question was not sent': '질문을 보내지 못했습니다',
  'Name 1 to 1000 users': '사용자를 1~1000명 지정하세요',
  'Enter 1 to {{0}} email addresses': '이메일 주소를 1~{{0}}개 입력하세요',
  'This is not a complete email address': '이메일 주소가 완전하지 않습니다',
  'This text has characters that cannot be stored': '저장할 수 없는 문자가 포함되어 있습니다',
  'This person is in your team already': '이미 팀에 있는 사람입니다',
  'This person has been invited already': '이미 초대한 사람입니다',
  'The invitation is on its way. Look again in a moment.': '초대를 보내는 중입니다. 잠시 후 다시 확인하세요.',
  'You cannot give a role that allows more than your own': '자신보다 권한이 많은 역할은 부여할 수 없습니다',
  'This user may do more than you. Ask an administrator': '나보다 권한이 많은 사용자입니다. 관리자에게 요청하세요',
  'Sign in to issue an API key': 'API 키를 발급하려면 로그인하세요',
  'Only an administrator can issue a key for a service account': '서비스 계정의 키는 관리자만 발급할 수 있습니다',
  'This key may do more than you. Ask an administrator': '나보다 권한이 많은 키입니다. 관리자에게 요청하세요',
  'This group may do more than you. Ask an administrator': '나보다 권한이 많은 그룹입니다. 관리자에게 요청하세요',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    '이 역할은 일부 채용 공고에서 나보다 권한이 많습니다. 관리자에게 요청하세요',
  'You cannot take away a role that allows more than your own': '자신보다 권한이 많은 역할은 해제할 수 없습니다',
  'Only POST is answered here': '여기서는 POST만 사용할 수 있습니다',
  'This must be JSON': 'JSON 형식이어야 합니다',
  'Your session has ended. Please sign in again.': '세션이 종료되었습니다. 다시 로그인해 주세요.',
  'This is more than a job can hold': '채용 공고 하나에 담을 수 있는 양을 넘었습니다',
  'This could not be understood': '요청을 이해할 수 없습니다',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    '요금제에 문자 메시지가 포함되어 있지 않습니다. 이메일로 초대하거나 상위 요금제를 선택하세요.',
  'The {{0}} text messages of your plan are used up this year.':
    '올해 요금제의 문자 메시지 {{0}}건을 모두 사용했습니다.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    '요금제의 실시간 면접은 한 달에 {{0}}건입니다. 해당 월에 {{1}}건이 예약되어 {{2}}건이 남았습니다. 다음 달 이후의 시간이나 상위 요금제를 선택하세요.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    '요금제의 실시간 면접은 한 달에 {{0}}건입니다. 해당 월에 {{1}}건이 예약되어 {{2}}건이 남았습니다. 다음 달 이후의 시간을 선택하거나 상위 요금제를 문의하세요: {{3}}.',
  'The {{0}} text messages of your plan are used up this month.':
    '이번 달 요금제의 문자 메시지 {{0}}건을 모두 사용했습니다.',
  'Your subscription is paused. Resume it to go on.': '구독이 일시 중지되었습니다. 계속하려면 재개하세요.',
  'Your subscription has ended. Choose a plan to go on.': '구독이 종료되었습니다. 계속하려면 요금제를 선택하세요.',
  'Your password is expired': '비밀번호가 만료되었습니다',
  'For security reason, your password must be reset every 30 days': '보안을 위해 비밀번호는 30일마다 재설정해야 합니다',
  'Reset my password': '비밀번호 재설정',
  'Check your mailbox {{0}}': '메일함을 확인하세요 {{0}}',
  'This has left already': '이미 전송되었습니다',
  'Somebody has decided about this call already. Reload the page.':
    '다른 사람이 이 호출을 이미 처리했습니다. 페이지를 새로 고치세요.',
  'Only a person has notifications, not a key': '알림은 사람에게만 있으며 키에는 없습니다',
  'This notification cannot be changed': '변경할 수 없는 알림입니다',
  'Choose one of the hours': '목록에서 시간을 선택하세요',
  'This browser did not say how it is reached': '이 브라우저로 알림을 보낼 방법을 알 수 없습니다',
  'Two reasons have the same name': '이름이 같은 사유가 두 개 있습니다',
  'Give each reason 1 to {{0}} characters': '사유는 각각 1~{{0}}자로 입력하세요',
  'At most {{0}} reasons': '사유는 최대 {{0}}개입니다',
  'There is a template of this name already': '같은 이름의 템플릿이 이미 있습니다',
  'At most {{0}} message templates': '메시지 템플릿은 최대 {{0}}개입니다',
  'Write it in one language at least': '한 가지 언어 이상으로 작성하세요',
  'Each language can be there once': '언어마다 한 번만 추가할 수 있습니다',
  'There is no field “{{0}}”. Use {{1}}': '“{{0}}” 필드는 없습니다. 사용할 수 있는 필드: {{1}}',
  'Put the field “link” where the link to the application belongs':
    '지원서 링크가 들어갈 자리에 “link” 필드를 넣으세요',
  'There is a brand of this name already': '같은 이름의 브랜드가 이미 있습니다',
  'This picture is not there any more. Please upload it again.': '이 이미지는 더 이상 없습니다. 다시 업로드해 주세요.',
  'A company can have {{0}} brands': '회사당 브랜드는 최대 {{0}}개입니다',
  'Make another brand the default first': '먼저 다른 브랜드를 기본으로 설정하세요',
  'No such brand': '브랜드를 찾을 수 없습니다',
  'This color is too bright for the text': '글자를 읽기에는 너무 밝은 색입니다',
  'Enter a color such as #1B81F1': '#1B81F1과 같은 색상 값을 입력하세요',
  'This file is too big (max. size 2MB)': '파일이 너무 큽니다(최대 2MB)',
  'Ooops! Something went wrong, please try again': '이런! 문제가 발생했습니다. 다시 시도해 주세요',
  'The assistant’s allowance is used up for now.': '지금은 어시스턴트 사용 한도에 도달했습니다.',
  'The assistant cannot be reached at the moment. Please try again later.':
    '지금은 어시스턴트에 연결할 수 없습니다. 나중에 다시 시도해 주세요.',
  'The assistant’s answer could not be used. Please try again.':
    '어시스턴트의 답변을 사용할 수 없습니다. 다시 시도해 주세요.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    '지금은 배경을 제거할 수 없습니다. 나중에 다시 시도해 주세요.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    '배경이 고른 단색이 아닙니다. 여기서는 단색 배경만 제거할 수 있습니다.',
  'No person or thing was found in this picture.': '이 이미지에서 사람이나 사물을 찾지 못했습니다.',
} as Record<string, string>
