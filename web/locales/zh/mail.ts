import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}} 邀请您申请职位：{{job}}',
  invitationText:
    '{{name}}，您好：\n\n{{company}} 诚邀您申请“{{job}}”职位。\n\n请在您方便的时候回答几个问题并录制视频回答：\n{{link}}\n\n此链接仅供您本人使用，打开后可从上次中断的地方继续。\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\n您的申请：{{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: '此消息由 {{company}} 通过 Hirelog 发送。直接回复此邮件，对方无法收到。',
  sentByCompany: '此消息由 {{company}} 发送。直接回复此邮件，对方无法收到。',
  ownText: '{{text}}\n',
  optOut: '不再接收 {{company}} 的邀请和提醒：{{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}：{{text}}',
  openApplication: '打开您的申请',
  shareSubject: '{{sender}} 想听听您的意见：{{title}}',
  shareText:
    '{{name}}，您好：\n\n{{company}} 的 {{sender}} 与您分享了“{{job}}”职位的候选人。\n\n{{message}}{{link}}\n\n此链接仅供您本人使用，有效期至 {{until}}。您无需账户。{{sender}} 会看到您何时打开链接；请勿转发。\n',
  openShared: '查看候选人',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: '您在 {{company}} 的申请尚待完成：{{job}}',
  reminderText:
    '{{name}}，您好：\n\n您在 {{company}} 的“{{job}}”职位申请尚未完成。您可以从上次中断的地方继续：\n{{link}}\n',
  applicationLinkSubject: '继续申请的链接：{{job}}',
  applicationLinkText:
    '{{name}}，您好：\n\n您请求了一个新链接，用于继续申请 {{company}} 的“{{job}}”职位：\n{{link}}\n\n此链接仅供您本人使用。如果您没有请求过，无需任何操作。\n',
  teamInvitationSubject: '邀请您在 Hirelog 上加入 {{company}}',
  teamInvitationText:
    '您好：\n\n{{inviter}} 邀请您在 Hirelog 上加入 {{company}} 的团队。\n\n请在此设置您的姓名和密码：\n{{link}}\n\n此链接仅供您本人使用，只能使用一次，有效期至 {{until}}。\n',
  teamInvitationTextOfNobody:
    '您好：\n\n诚邀您在 Hirelog 上加入 {{company}} 的团队。\n\n请在此设置您的姓名和密码：\n{{link}}\n\n此链接仅供您本人使用，只能使用一次，有效期至 {{until}}。\n',
  apiKeySubject: '您的 API 密钥',
  apiKeyText:
    '{{name}}，您好：\n\n这是您请求的 API 密钥。持有此密钥的人可以代表您的公司进行操作，请像保管密码一样妥善保管。\n\n{{key}}\n',
  supportSubject: '{{company}} 的 {{name}} 提出的问题',
  supportText: '{{text}}\n\n{{company}} 的 {{name}}，来自页面 {{page}}\n回复至：{{email}}\n',
  planQuestionSubject: '{{company}} 的 {{name}} 咨询套餐',
  planQuestionText:
    '{{text}}\n\n{{company}} 的 {{name}}\n当前套餐：{{current}}\n关于：{{about}}\n电话：{{phone}}\n回复至：{{email}}\n',
  verificationCodeSubject: '{{code}} 是您的 Hirelog 验证码',
  verificationCodeText:
    '{{name}}，您好：\n\n此验证码用于确认该邮箱地址属于您：\n\n{{code}}\n\n验证码在 15 分钟内有效。如果您没有注册 Hirelog，无需任何操作。\n',
  signInConfirmationSubject: '{{code}} 是您登录 Hirelog 的确认码',
  signInConfirmationText:
    '您好：\n\n贵公司的身份提供商表示您想登录 {{company}}。请在您开始登录的浏览器中输入此确认码：\n\n{{code}}\n\n确认码只能使用一次，15 分钟内有效。由于您的账户或此浏览器首次以这种方式登录，我们需要确认。\n\n如果不是您本人操作，请勿透露此确认码，并告知贵公司的管理员：没有它，任何人都无法进入您的账户。\n',
  signInConfirmationTextGoogle:
    '您好：\n\nGoogle 表示您想登录 {{company}}。请在您开始登录的浏览器中输入此确认码：\n\n{{code}}\n\n确认码只能使用一次，15 分钟内有效。由于您的账户或此浏览器首次以这种方式登录，我们需要确认。\n\n如果不是您本人操作，请勿透露此确认码，并告知贵公司的管理员：没有它，任何人都无法进入您的账户。\n',
  domainProofSubject: '{{company}} 希望让其成员使用 {{domain}} 的邮箱地址登录',
  domainProofText:
    '您好：\n\n{{company}} 正在使用 Hirelog，并表示邮箱域名 {{domain}} 归其所有。如果属实，请将此验证码转交给提出请求的管理员：\n\n{{code}}\n\n该公司凭此验证码，可为通过其身份提供商登录、使用 {{domain}} 邮箱地址的人员开通账户。验证码 24 小时内有效。如果不属实，无需任何操作，请勿透露此验证码。\n',
  webhookSubject: '{{company}} 的 Webhook：{{about}}',
  integrationConnectedSubject: '{{about}} 已与 {{company}} 连接',
  integrationConnectedText:
    '{{name}}，您好：\n\n{{by}} 连接了 {{about}}：它会读取活跃职位的名称，向这些职位添加候选人，并接收候选人的结果。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即断开连接：\n{{link}}\n',
  integrationAvailableSubject: '现在可以连接 {{about}} 了',
  integrationAvailableText:
    '{{name}}，您好：\n\n您曾想知道何时可以将 {{about}} 与 Hirelog 连接。现在可以了：\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} 已暂停：连接它的同事已离开 {{company}}',
  integrationOwnerLeftText:
    '{{name}}，您好：\n\n连接 {{about}} 的同事已离开 {{company}}。在管理员重新连接之前，此连接将处于等待状态；在此期间不会丢失任何内容：\n{{link}}\n',
  webhookAddedText:
    '{{name}}，您好：\n\n{{by}} 添加了一个 Webhook：从现在起，{{company}} 的候选人和职位动态将发送到 {{about}}。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即移除：\n{{link}}\n',
  calendarPausedSubject: '请重新连接您的日历 {{about}}',
  calendarPausedText:
    '{{name}}，您好：\n\n我们无法再访问您的日历 {{about}}：密码或授权已失效。面试不会写入该日历，忙碌时间以最后一次获取的为准。请在此重新连接：\n{{link}}\n',
  webhookPausedText:
    '{{name}}，您好：\n\n{{company}} 位于 {{about}} 的 Webhook 已暂停：套餐不含 Webhook，或其所有者已离开或不再有权管理集成。不会丢失任何内容；在此期间发生的事件将等待发送。\n\n{{link}}\n',
  webhookOffText:
    '{{name}}，您好：\n\n{{company}} 位于 {{about}} 的 Webhook 已关闭：它已连续五天发送失败，或对方响应该地址已不存在。请在此修复并恢复：\n{{link}}\n',
  measurementConnectedText:
    '{{name}}，您好：\n\n{{by}} 连接了 {{about}}：申请页面的访问量将在其中统计，仅限已同意的访客。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即断开连接：\n{{link}}\n',
  zapierSubject: '{{company}} 的 Zapier',
  zapierConnectedText:
    '{{name}}，您好：\n\n{{by}} 连接了 {{about}}：其中的 Zap 可获知候选人动态，并以该同事的权限添加、邀请、移动和评论候选人。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即断开连接：\n{{link}}\n',
  zapierAddedText:
    '{{name}}，您好：\n\n一个 Zap 已启用：从现在起，{{company}} 的候选人动态将发送到 {{about}}。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即停用：\n{{link}}\n',
  zapierPausedText:
    '{{name}}，您好：\n\n{{company}} 的 Zap 暂时不会收到任何内容：套餐不含 Zapier，或连接它的同事已离开。不会丢失任何内容；事件最多等待 30 天。\n\n{{link}}\n',
  zapierOffText:
    '{{name}}，您好：\n\n{{company}} 位于 {{about}} 的一个 Zap 不再收到事件：它已连续五天发送失败，或 Zapier 响应它已不存在。如需继续，请在 Zapier 中将其关闭后重新启用：\n{{link}}\n',
  chatAdded: '{{name}} 已添加到 {{job}}',
  chatInvited: '已邀请 {{name}} 申请 {{job}}',
  chatApplied: '{{name}} 已开始申请 {{job}}',
  chatCompleted: '{{name}} 已完成 {{job}} 的申请',
  chatMoved: '{{name}} 已从 {{from}} 移到 {{to}}（{{job}}）',
  chatScored: '已提交 {{name}} 的评分表（{{job}}）',
  chatRated: '{{name}} 已获得评分（{{job}}）',
  chatCommented: '{{name}} 有一条新评论（{{job}}）',
  chatHired: '{{name}} 已被 {{job}} 录用',
  chatRejected: '{{name}} 已被淘汰（{{job}}）',
  chatErased: '{{job}} 的一位候选人已删除',
  chatBooked: '已预约与 {{name}} 的面试（{{job}}）',
  chatMeetingMoved: '与 {{name}} 的面试已改期（{{job}}）',
  chatMeetingCancelled: '与 {{name}} 的面试已取消（{{job}}）',
  chatActivated: '{{job}} 已启用',
  chatArchived: '{{job}} 已归档',
  chatClosing: '{{job}} 将在一天内截止',
  chatMention: '{{person}} 在关于 {{name}} 的评论中被提及（{{job}}）',
  chatScoreDue: '{{person}} 需要填写 {{name}} 的评分表（{{job}}）',
  chatImported: '{{job}} 的导入已完成。已添加候选人：{{added}}',
  chatTest: 'Hirelog 可以向此频道发送消息。',
  chatColleague: '一位同事',
  chatUnknown: '一位候选人',
  chatOpen: '在 Hirelog 中打开',
  signOnChangedSubject: '{{company}} 的单点登录已更改',
  signOnConfiguredText:
    '{{name}}，您好：\n\n{{by}} 将 {{company}} 的身份提供商设为 {{about}}。贵公司人员将通过它登录。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即检查设置：\n{{link}}\n',
  signOnDisabledText:
    '{{name}}，您好：\n\n{{by}} 关闭了 {{company}} 的单点登录。人员将重新使用密码登录。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即检查设置：\n{{link}}\n',
  emailDomainAddedText:
    '{{name}}，您好：\n\n{{by}} 将 {{about}} 添加到 {{company}} 的邮箱域名中。该域名尚未验证。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即检查设置：\n{{link}}\n',
  emailDomainProvenText:
    '{{name}}，您好：\n\n{{by}} 已验证 {{about}} 是 {{company}} 的邮箱域名。从现在起，贵公司的身份提供商可以为该域名的邮箱地址开通账户。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即检查设置：\n{{link}}\n',
  emailDomainRemovedText:
    '{{name}}，您好：\n\n{{by}} 已将 {{about}} 从 {{company}} 的邮箱域名中移除。使用该域名邮箱地址的新人员需要收到邀请才能加入。\n\n您收到此消息，因为您是 {{company}} 的管理员。如果此操作有误，请立即检查设置：\n{{link}}\n',
  passwordResetSubject: '设置新的 Hirelog 密码',
  passwordResetText:
    '{{name}}，您好：\n\n有人（应该是您本人）请求设置新密码。请在此设置：\n{{link}}\n\n此链接只能使用一次，一小时内有效。如果不是您本人操作，无需任何操作：您的密码保持不变。\n',
  signInCodeSubject: '您的 Hirelog 登录验证码',
  signInCodeText:
    '{{name}}，您好：\n\n有人（应该是您本人）想从新的位置登录。请在该处输入密码和此验证码：\n\n{{code}}\n\n验证码至少在一小时内有效。如果不是您本人操作，无需任何操作：没有您的密码，此验证码毫无用处。请勿透露给他人。\n',
  passwordChangedSubject: '您的 Hirelog 密码已更改',
  passwordChangedText:
    '{{name}}，您好：\n\n您的密码已更改，所有设备均已退出登录。如果不是您本人操作，请立即设置新密码：\n{{link}}\n',
  invitationSms: '{{name}}，您好！{{company}} 邀请您申请职位：{{job}}。请在方便时作答：{{link}}',
  reminderSms: '{{name}}，您好！您在 {{company}} 的 {{job}} 职位申请尚待完成：{{link}}',
  noticeApplicationSubject: '新申请：{{job}}',
  noticeApplicationText:
    '{{name}}，您好：\n\n有人完成了“{{job}}”职位的申请。\n\n{{link}}\n\n您收到此消息，因为您关注了该职位。选择接收哪些通知：{{settings}}\n',
  noticeMentionSubject: '{{by}} 提到了您：{{job}}',
  noticeMentionText:
    '{{name}}，您好：\n\n{{by}} 在“{{job}}”职位一位候选人的评论中提到了您。\n\n{{link}}\n\n您收到此消息，因为有评论提到了您。选择接收哪些通知：{{settings}}\n',
  noticeScoreSubject: '请填写评分表：{{job}}',
  noticeScoreText:
    '{{name}}，您好：\n\n“{{job}}”职位的一位候选人已准备就绪，正在等待您的评分表。\n\n{{link}}\n\n您收到此消息，因为有人请您填写评分表。选择接收哪些通知：{{settings}}\n',
  noticeDeadlineSubject: '截止时间临近：{{job}}',
  noticeDeadlineText:
    '{{name}}，您好：\n\n“{{job}}”职位的申请即将截止：{{until}}。\n\n{{link}}\n\n您收到此消息，因为您关注了该职位。选择接收哪些通知：{{settings}}\n',
  noticeImportSubject: '导入已完成：{{job}}',
  noticeImportText:
    '{{name}}，您好：\n\n您为“{{job}}”职位导入候选人的操作已完成。已添加：{{added}}。\n\n{{link}}\n\n您收到此消息，因为导入由您发起。选择接收哪些通知：{{settings}}\n',
  billingInvoiceSubject: '{{company}} 的发票 {{invoice}}',
  billingInvoiceText:
    '{{name}}，您好：\n\n这是您的套餐发票：{{invoice}}，金额 {{amount}}，付款期限 {{due}}。\n\n发票及付款方式：\n{{link}}\n\nPDF：\n{{pdf}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingOrderText:
    '{{name}}，您好：\n\n感谢您的订购。这是订单的发票：{{invoice}}，金额 {{amount}}，付款期限 {{due}}。款项到账后，您的套餐立即生效。届时仍未付款的订单将失效。\n\n发票及付款方式：\n{{link}}\n\nPDF：\n{{pdf}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingOverdueSubject: '付款已逾期：{{company}}',
  billingOverdueText:
    '{{name}}，您好：\n\n{{company}} 有一笔款项自 {{sinceDay}} 起到期，至今尚未到账。\n\n未付发票及付款方式：\n{{link}}\n\n如果您已在最近几天付款，无需任何操作。您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingAtRiskSubject: '请付款以继续使用：{{company}}',
  billingAtRiskText:
    '{{name}}，您好：\n\n{{company}} 有一笔款项自 {{sinceDay}} 起到期，至今尚未到账。如果到 {{blocksDay}} 仍未到账，您的订阅将被冻结。\n\n未付发票及付款方式：\n{{link}}\n\n如果您已在最近几天付款，无需任何操作。您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingBlockedSubject: '您的订阅已冻结：{{company}}',
  billingBlockedText:
    '{{name}}，您好：\n\n由于未能收到付款，{{company}} 的订阅已冻结。不会删除任何内容，审计人员仍可查看和导出。款项到账后，一切将恢复正常。\n\n未付发票及付款方式：\n{{link}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingPausedSubject: '您的订阅已暂停：{{company}}',
  billingPausedText:
    '{{name}}，您好：\n\n{{company}} 的订阅自 {{pausedDay}} 起暂停，直到您恢复为止：\n{{link}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingPausedTextUntil:
    '{{name}}，您好：\n\n{{company}} 的订阅自 {{pausedDay}} 起暂停，将于 {{resumesDay}} 恢复。您也可以提前恢复：\n{{link}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingActiveSubject: '您的订阅已恢复：{{company}}',
  billingActiveText:
    '{{name}}，您好：\n\n{{company}} 的订阅已恢复，套餐中的所有内容均可使用。\n\n您的订阅和发票：\n{{link}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingEndingSubject: '您的订阅将于 {{endsDay}} 结束：{{company}}',
  billingEndingText:
    '{{name}}，您好：\n\n{{company}} 的订阅已取消，将使用至 {{endsDay}}，不再续订。在此之前您可以选择保留：\n{{link}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  billingEndedSubject: '您的订阅已结束：{{company}}',
  billingEndedText:
    '{{name}}，您好：\n\n{{company}} 的订阅已结束。不会删除任何内容，审计人员仍可查看和导出。如需继续，请选择套餐：\n{{link}}\n\n您收到此消息，因为您负责 {{company}} 的账单。\n',
  noticeLimitSubject: '您的套餐用量即将用尽：{{company}}',
  noticeLimitText:
    '{{name}}，您好：\n\n{{what}}：{{company}} 已使用 {{used}}，上限 {{most}}。\n\n{{link}}\n\n您收到此消息，因为您负责套餐事宜。选择接收哪些通知：{{settings}}\n',
  noticeLimitJobs: '活跃职位',
  noticeLimitSeats: '席位',
  noticeLimitTexts: '本月短信',
  noticeLimitInterviews: '本月面试',
  dashboardFiguresSubject: '{{dashboard}}：{{company}}',
  dashboardFiguresText:
    '{{name}}，您好：\n\n{{dashboard}}，{{from}} 至 {{until}}：\n\n{{lines}}\n\n打开仪表盘：\n{{link}}\n\n您收到此消息，因为您设置了定期接收。可在仪表盘列表中更改。\n',
  dashboardLine: '{{what}}：{{value}}',
  dashboardLineBefore: '{{what}}：{{value}}（此前：{{before}}）',
  dashboardApplications: '申请',
  dashboardStarted: '已开始',
  dashboardCompleted: '已完成',
  dashboardReviewed: '已评审',
  dashboardHired: '已录用',
  dashboardRejected: '已淘汰',
  noticeSummarySubject: '您在 {{company}} 的今日摘要',
  noticeSummaryText:
    '{{name}}，您好：\n\n自上次摘要以来：\n\n{{lines}}\n\n打开 Hirelog：\n{{link}}\n\n选择接收哪些通知以及何时接收：{{settings}}\n',
  noticeLineApplication_other: '{{count}} 份新申请：{{job}}',
  noticeLineMention_other: '您被提及 {{count}} 次：{{job}}',
  noticeLineScore_other: '{{count}} 份评分表待填写：{{job}}',
  noticeLineDeadline_other: '截止时间临近：{{job}}',
  noticeLineImport_other: '{{count}} 次导入已完成：{{job}}',
  noticeLineLimit_other: '您的套餐用量即将用尽',
  interviewOfferSubject: '请选择时间：{{company}} 的 {{summary}}',
  interviewOfferText:
    '{{name}}，您好：\n\n{{company}} 希望就“{{job}}”职位与您交流：{{summary}}，{{minutes}} 分钟。\n\n请选择适合您的时间：\n{{link}}\n\n时间段保留至 {{until}}。如果都不合适，您可以在该页面请求其他时间。\n',
  interviewOfferWritten: '{{text}}\n\n请在 {{until}} 之前选择时间：\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms: '{{company}} 希望就“{{job}}”职位与您交流。请在 {{until}} 之前选择时间：{{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: '您与 {{company}} 的面试已预约：{{when}}。改期或取消：{{link}}',
  interviewChangedSms: '您与 {{company}} 的面试有变更：{{when}}。改期或取消：{{link}}',
  interviewReleasedSms: '您已向 {{company}} 请求其他时间。提供新时间后，您会收到消息：{{link}}',
  interviewReminderSms: '即将开始：您与 {{company}} 的面试，{{when}}。改期或取消：{{link}}',
  interviewCancelledSms: '您与 {{company}} 的“{{job}}”职位面试已取消。',
  interviewDoubtSms: '您与 {{company}} 的面试可能需要改期。面试并未取消，团队会与您联系。您也可以自行改期：{{link}}',
  interviewSureSms: '您与 {{company}} 的面试将如期进行：{{when}}。{{link}}',
  interviewBookedSubject: '已预约：{{summary}}，{{begins}}',
  interviewBookedText:
    '{{name}}，您好：\n\n您与 {{company}} 的“{{job}}”职位面试已预约。\n\n{{details}}\n\n在此改期或取消：\n{{link}}\n\n附件可将面试添加到您的日历。\n',
  interviewChangedSubject: '已变更：{{summary}}，{{begins}}',
  interviewChangedText:
    '{{name}}，您好：\n\n您与 {{company}} 的“{{job}}”职位面试有变更。{{because}}\n\n{{details}}{{formerly}}\n\n在此改期或取消：\n{{link}}\n\n附件可更新您的日历。\n',
  interviewDoubtSubject: '可能需要改期：{{summary}}，{{begins}}',
  interviewDoubtText:
    '{{name}}，您好：\n\n参加您与 {{company}} 的“{{job}}”职位面试的一位人员在该时间另有安排。面试并未取消：团队已知悉此事，如需改期会与您联系。\n\n{{details}}\n\n您也可以在此改期：\n{{link}}\n',
  interviewSureSubject: '已确认：{{summary}}，{{begins}}',
  interviewSureText:
    '{{name}}，您好：\n\n我们曾告知您与 {{company}} 的“{{job}}”职位面试可能需要改期。现在无需改期：所有人在该时间均已有空。\n\n{{details}}\n\n在此打开：\n{{link}}\n',
  interviewReleasedSubject: '您请求了其他时间：{{summary}}',
  interviewReleasedText:
    '{{name}}，您好：\n\n您已向 {{company}} 请求其他时间，因此原先预约的时间（{{when}}）已释放。提供新时间后，您会收到消息。\n\n在此查看您的面试：\n{{link}}\n',
  interviewCancelledSubject: '已取消：{{company}} 的 {{summary}}',
  interviewCancelledText:
    '{{name}}，您好：\n\n您与 {{company}} 的“{{job}}”职位面试已取消。{{because}}\n\n{{details}}\n',
  interviewReminderSubject: '即将开始：{{summary}}，{{begins}}',
  interviewReminderText:
    '{{name}}，您好：\n\n您与 {{company}} 的“{{job}}”职位面试即将开始。\n\n{{details}}\n\n在此改期或取消：\n{{link}}\n',
  meetingInvitationSubject: '面试：{{summary}}，{{begins}}',
  meetingInvitationText:
    '{{name}}，您好：\n\n您将参加 {{company}} 的“{{job}}”职位面试。\n\n{{details}}{{answers}}\n\n在 Hirelog 中打开：\n{{link}}\n\n附件可将面试添加到您的日历。\n',
  meetingChangedSubject: '已变更：{{summary}}，{{begins}}',
  meetingChangedText:
    '{{name}}，您好：\n\n您参加的“{{job}}”职位面试有变更。{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\n在 Hirelog 中打开：\n{{link}}\n\n附件可更新您的日历。\n',
  meetingNoLinkSubject: '尚无链接：{{summary}}，{{begins}}',
  meetingNoLinkText:
    '{{name}}，您好：\n\n会议服务未能为“{{job}}”职位的面试生成链接。请自行设置链接：候选人和您的同事会立即收到。\n\n{{details}}\n\n在 Hirelog 中设置：\n{{link}}\n',
  meetingCancelledSubject: '已取消：{{summary}}，{{job}}',
  meetingCancelledText:
    '{{name}}，您好：\n\n原定由您参加的“{{job}}”职位面试不再按计划进行。{{because}}\n\n{{details}}\n\n在 Hirelog 中打开：\n{{link}}\n',
  meetingReminderSubject: '即将开始：{{summary}}，{{begins}}',
  meetingReminderText:
    '{{name}}，您好：\n\n您参加的“{{job}}”职位面试即将开始。\n\n{{details}}\n\n在 Hirelog 中打开：\n{{link}}\n',
  meetingApprovalSubject: '请批准面试：{{job}}',
  meetingApprovalText:
    '{{name}}，您好：\n\n“{{job}}”职位的一场面试已安排，正在等待批准。批准之前，候选人不会收到消息。\n\n{{details}}\n\n在此批准或不批准：\n{{link}}\n',
  meetingDisapprovedSubject: '未批准：{{summary}}，{{job}}',
  meetingDisapprovedText:
    '{{name}}，您好：\n\n您为“{{job}}”职位安排的面试未获批准。{{because}}\n\n{{details}}\n\n在 Hirelog 中打开：\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} 请求其他时间：{{job}}',
  meetingOtherTimesText:
    '{{name}}，您好：\n\n{{candidate}} 无法在为“{{job}}”职位提供的时间参加面试。{{because}}\n\n{{details}}\n\n在此提供其他时间：\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} 无法参加：{{summary}}，{{begins}}',
  meetingDeclinedText:
    '{{name}}，您好：\n\n{{who}} 回复称不参加“{{job}}”职位的面试。{{because}}\n\n{{details}}\n\n在此更换人员或改期：\n{{link}}\n',
  meetingExpiredSubject: '未选择时间：{{summary}}，{{job}}',
  meetingExpiredText:
    '{{name}}，您好：\n\n{{candidate}} 未在截止前为“{{job}}”职位的面试选择时间。\n\n{{details}}\n\n在 Hirelog 中打开：\n{{link}}\n',
  meetingClashSubject: '时间冲突：{{summary}}，{{begins}}',
  meetingClashText:
    '{{name}}，您好：\n\n“{{job}}”职位面试的一位人员或一间会议室在该时间已被占用。请更换人员或会议室，或改期。\n\n{{details}}\n\n在 Hirelog 中打开：\n{{link}}\n',
  meetingFreeSubject: '已无冲突：{{summary}}，{{begins}}',
  meetingFreeText:
    '{{name}}，您好：\n\n此前在“{{job}}”职位面试时间另有安排的人员现已有空。面试将如期进行。\n\n{{details}}\n\n在 Hirelog 中打开：\n{{link}}\n',
  interviewPositionClosed: '该职位已停止招聘。',
  meetingJobArchived: '该职位已归档。',
  meetingCandidateLeft: '该职位不再考虑此候选人。',
  meetingWhen: '时间：{{value}}',
  meetingWhere: '地点：{{value}}',
  meetingWith: '参加人员：{{value}}',
  meetingCandidate: '候选人：{{value}}',
  meetingWas: '原定：{{value}}',
  openMeet: '打开您的面试',
  meetingAnswerCONFIRMED: '接受',
  meetingAnswerMAYBE: '回复“待定”',
  meetingAnswerREJECTED: '谢绝',
} satisfies Translation<typeof en>
