import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: '로그인하세요',
  signInText: '로그인하지 않았거나 로그인이 만료되었습니다. 로그인한 뒤 주소를 다시 여세요.',
  noRecordingTitle: '녹화를 찾을 수 없습니다',
  noRecordingText: '삭제되었거나 볼 수 있는 권한이 없을 수 있습니다.',
  wrongHostTitle: '설정되지 않은 주소입니다',
  wrongHostText:
    '주소 표시줄의 이름으로는 Hirelog가 응답하지 않습니다. 이 설치 환경을 운영한다면 브라우저에서 사용하는 주소로 PUBLIC_URL을 설정하고(예: PUBLIC_URL=https://hire.example.com) 다시 시작하세요. 앞에 프록시가 있다면 Host 헤더를 그대로 전달하거나 TRUSTED_PROXIES에 지정되어 있어야 합니다.',
  notOursTitle: '변경된 내용이 없습니다',
  notOursText: 'Hirelog 페이지에서 보낸 요청이 아닙니다.',
  tooLargeTitle: '용량이 너무 큽니다',
  tooLargeText: '보낸 내용이 이 페이지에서 받을 수 있는 크기를 넘었습니다. 변경된 내용은 없습니다.',
  unreadableTitle: '읽을 수 없는 주소입니다',
  unreadableText:
    '주소가 중간에 잘렸거나 잘못 입력되었을 수 있습니다. 링크를 처음 본 곳에서 다시 열거나 처음으로 이동하세요.',
  refusedTitle: '처리하지 못했습니다',
  refusedText: '요청을 이해할 수 없습니다. 변경된 내용은 없습니다.',
  awayTitle: '지금은 Hirelog에 연결할 수 없습니다',
  awayText: '데이터베이스가 응답하지 않습니다. 저장한 내용은 안전합니다. 잠시 후 주소를 다시 여세요.',
  brokenTitle: '문제가 발생했습니다',
  brokenText: '저희 쪽의 문제입니다. 저장한 내용은 안전합니다.',
  home: '처음으로 이동',
} satisfies Translation<typeof en>
