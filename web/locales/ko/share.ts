import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: '지원자 모집',
  anyone: '링크가 있으면 누구나 계정 없이 휴대폰이나 컴퓨터에서 지원할 수 있습니다.',

  copyLink: '링크 복사',
  directLink: '직접 링크',
  open: '열기',
  qrTitle: 'QR 코드',
  qrOf: '{{link}} QR 코드',
  download: '다운로드',
  referrals: '추천',
  referralsHint: '이 링크로 지원한 사람을 추천으로 표시합니다.',

  addCandidates: '지원자 추가',
  addHint: '한 명씩 초대하거나 목록을 붙여넣거나 업로드하세요. 각자 자신만의 링크를 받습니다.',
  addPeople: '사람 추가',
  ownLink: '각 사람에게 개인 링크를 이메일, 문자 또는 둘 다로 보내 드립니다. 보드에는 대기 중으로 표시됩니다.',
  name: '이름',
  nameOf: '이름 {{number}}',
  email: '이메일',
  emailOf: '이메일 {{number}}',
  textTo: '휴대폰 번호',
  textToOf: '휴대폰 번호 {{number}}',
  removePerson: '{{number}}번 제거',
  addAnother: '한 명 더 추가',
  invite: '초대',
  invited_other: '초대 {{count}}건을 보내는 중입니다',
  nobodyInvited: '초대한 사람이 없습니다',
  failed: '오류가 발생했습니다. 다시 시도해 주세요.',
} satisfies Translation<typeof en>
