import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: '获取候选人',
  anyone: '任何持有链接的人都可用手机或电脑申请，无需账户。',

  copyLink: '复制链接',
  directLink: '直接链接',
  open: '打开',
  qrTitle: '二维码',
  qrOf: '{{link}} 的二维码',
  download: '下载',
  referrals: '推荐',
  referralsHint: '将来自此链接的申请人标记为推荐。',

  addCandidates: '添加候选人',
  addHint: '逐个邀请，或粘贴、上传名单。每人都会获得自己的链接。',
  addPeople: '添加人员',
  ownLink: '我们会通过邮件、短信或两者向每人发送专属链接。他们会以“待处理”状态显示在看板上。',
  name: '姓名',
  nameOf: '姓名 {{number}}',
  email: '邮箱',
  emailOf: '邮箱 {{number}}',
  textTo: '手机号码',
  textToOf: '手机号码 {{number}}',
  removePerson: '移除人员 {{number}}',
  addAnother: '再添加一位',
  invite: '邀请',
  invited_other: '{{count}} 个邀请已发出',
  nobodyInvited: '没有邀请任何人',
  failed: '发生错误，请重试。',
} satisfies Translation<typeof en>
