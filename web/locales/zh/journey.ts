import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: '预览。此处输入的内容不会保存。',
  previewEmpty: '预览会在职位编辑器中打开。',
  untitledJob: '未命名职位',
  step: '第 {{step}} 步，共 {{steps}} 步',
  progress: '您的进度',
  back: '返回',
  continue: '继续',
  finish: '完成',
  untitledSection: '未命名部分',
  goesOnIn: '{{seconds}} 秒后继续',
  stayHere: '留在此页面',
  continueIn: '{{seconds}} 秒后可继续',

  // The job
  typeFullTime: '全职',
  typePartTime: '兼职',
  typeContractor: '合同工',
  typeTemporary: '临时',
  typeOther: '其他',
  placeOnSite: '现场办公',
  placeRemote: '远程',
  placeHybrid: '混合办公',
  salaryRange: '{{min}} 至 {{max}}',
  salaryHourly: '{{salary}}/小时',
  salaryDaily: '{{salary}}/天',
  salaryWeekly: '{{salary}}/周',
  salaryMonthly: '{{salary}}/月',
  salaryAnnual: '{{salary}}/年',
  responsibilities: '工作职责',
  hiringManager: '招聘经理：',
  benefits: '福利',
  about_other: '约 {{count}} 分钟。',
  goOnHere: '可随时中断，之后在此浏览器中用同一链接继续。',
  goOnAnywhere: '可随时中断，之后在任何设备上用发给您的链接继续。',

  // The start form
  fullName: '姓名',
  email: '邮箱地址',
  telephone: '电话号码',
  start: '开始',
  whoReads: '只有此职位的招聘团队能看到您的信息。',

  // Questions
  untitledQuestion: '未命名问题',
  required: '（必填）',
  optional: '（选填）',

  // A job that asks in a conversation
  earlier_other: '{{count}} 个之前的回答',
  recordings_other: '{{count}} 个已录制的回答',
  youSaid: '您的回答：',
  change: '更改',

  // What the video interview will ask
  videoInterview: '视频面试',
  question: '问题 {{number}}',
  signalsNoted:
    '作答期间，此页面会记录您何时离开页面以及粘贴了多少文字，但不记录粘贴的内容。招聘团队会在您的回答旁看到这些信息。',
  interviewSignalsNoted:
    '回答这些问题期间，此页面会记录您何时离开页面以及离开多久。招聘团队会在您的回答旁看到这些信息。',
  upTo: '最长 {{length}}，{{takes}}',
  takes_other: '可录制 {{count}} 次',
  seconds: '{{seconds}} 秒',
  minutes: '{{minutes}} 分钟',
  minutesSeconds: '{{minutes}} 分 {{seconds}} 秒',

  // When something is in the way
  stillMissing: '此项尚未填写。',
  offline: '您已离线。输入的内容仍在这里，恢复联网后请重新发送。',
  unavailableTitle: '此职位不可用',
  unavailableText: '链接可能不完整，或职位尚未发布。请咨询向您发送链接的公司。',
  applyBy: '申请截止时间：{{at}}',
  lateTitle: '截止时间已过',
  lateText: '此职位已停止申请。如果您已开始，公司会收到您在截止时间之前提交的内容。',
  expiredTitle: '此邀请已过期',
  expiredText: '开始申请的时间已过。如果仍想申请，请联系邀请您的公司。',
  anotherTitle: '此浏览器中已打开另一份申请',
  anotherText:
    '此浏览器中有 {{name}} 的申请。如果打开您链接对应的申请，它将在此取代前者。{{name}} 可用自己的链接继续。',
  openLinked: '打开我链接中的申请',
  stayWith: '继续 {{name}} 的申请',
  endedTitle: '此链接已失效',
  endedText: '为保护您的信息，申请链接仅在有限时间内有效。我们可以向您申请时使用的邮箱发送新链接。',
  sendNewLink: '发送新链接',
  applyAnew: '开始新的申请',
  linkSentTitle: '请查看您的邮箱',
  linkSentText: '如果您的申请仍有记录，新链接正在发送给您。',
  closedTitle: '此职位已关闭',
  closedText: '此职位已不再接受新的申请。感谢您的关注。',
  introVideo: '职位介绍视频',
  questionMedia: '问题附件',
  outroVideo: '公司视频',
  byVideo: '视频提问',
  aiConsent: 'AI 模型可以阅读我的回答',
  aiConsentHint:
    '它会向决策者建议得分。它会阅读您在此写下和说出的内容，包括您对自己的描述，但不含姓名、联系方式和照片。您可以拒绝，您的申请会受到同等对待。',
  aiAgreed: '您已同意由 AI 模型阅读您的回答。',
  aiTakeBack: '撤回同意',
  aiNotRead: '没有 AI 模型阅读您的回答。',
  aiPersonality: '它也可以描述我的性格',
  aiPersonalityHint:
    '它仅根据您回答的文字判断十项特质，绝不依据声音或面容。相关人员会在您的回答旁看到结果，它不会淘汰任何人。您可以拒绝，您的申请会受到同等对待。',
} satisfies Translation<typeof en>
