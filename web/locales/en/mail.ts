/** Mail and text messages. */
export default {
  invitationSubject: '{{company}} invites you to apply: {{job}}',
  invitationText:
    'Hello {{name}},\n\n{{company}} would like to hear from you about the position "{{job}}".\n\nAnswer a few questions and record your video answers when it suits you:\n{{link}}\n\nThe link is yours alone: it brings you back to where you left off.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nYour application: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: '{{company}} sent you this message through Hirelog. Answers to this email do not arrive there.',
  sentByCompany: '{{company}} sent you this message. Answers to this email do not arrive there.',
  ownText: '{{text}}\n',
  optOut: 'No more invitations and reminders from {{company}}: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: 'Open your application',
  shareSubject: '{{sender}} would like your opinion: {{title}}',
  shareText:
    'Hello {{name}},\n\n{{sender}} of {{company}} shares candidates for “{{job}}” with you.\n\n{{message}}{{link}}\n\nThe link is yours alone and opens until {{until}}. You need no account. {{sender}} sees when you open it; please do not pass it on.\n',
  openShared: 'Look at the candidates',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'Your application to {{company}} is waiting: {{job}}',
  reminderText:
    'Hello {{name}},\n\nyour application for "{{job}}" at {{company}} is not finished yet. It goes on where you left off:\n{{link}}\n',
  applicationLinkSubject: 'Your link to go on: {{job}}',
  applicationLinkText:
    'Hello {{name}},\n\nyou asked for a new link to your application for "{{job}}" at {{company}}:\n{{link}}\n\nIt is yours alone. If you did not ask for it, nothing needs to be done.\n',
  teamInvitationSubject: 'You are invited to join {{company}} on Hirelog',
  teamInvitationText:
    'Hello,\n\n{{inviter}} invites you to join the team of {{company}} on Hirelog.\n\nChoose your name and password here:\n{{link}}\n\nThe link is for you alone, works once, and until {{until}}.\n',
  teamInvitationTextOfNobody:
    'Hello,\n\nyou are invited to join the team of {{company}} on Hirelog.\n\nChoose your name and password here:\n{{link}}\n\nThe link is for you alone, works once, and until {{until}}.\n',
  apiKeySubject: 'Your API key',
  apiKeyText:
    'Hello {{name}},\n\nthis is the API key you asked for. Whoever has it can act for your company: keep it where you keep passwords.\n\n{{key}}\n',
  supportSubject: 'A question from {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}} of {{company}}, on {{page}}\nAnswer to: {{email}}\n',
  planQuestionSubject: 'A question about plans from {{name}}, {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}} of {{company}}\nPlan now: {{current}}\nAbout: {{about}}\nPhone: {{phone}}\nAnswer to: {{email}}\n',
  verificationCodeSubject: '{{code}} is your Hirelog code',
  verificationCodeText:
    'Hello {{name}},\n\nthis code shows that your email address is yours:\n\n{{code}}\n\nIt can be used for 15 minutes. If you have not signed up at Hirelog, nothing needs to be done.\n',
  signInConfirmationSubject: '{{code}} confirms your sign-in to Hirelog',
  signInConfirmationText:
    'Hello,\n\nThe identity provider of your company says that you want to sign in to {{company}}. Enter this code in the browser you began in:\n\n{{code}}\n\nIt works once, for 15 minutes. We ask because this sign-in is new for your account or for this browser.\n\nIf it was not you, do not pass the code on, and tell an administrator of your company: your account stays closed without it.\n',
  signInConfirmationTextGoogle:
    'Hello,\n\nGoogle says that you want to sign in to {{company}}. Enter this code in the browser you began in:\n\n{{code}}\n\nIt works once, for 15 minutes. We ask because this sign-in is new for your account or for this browser.\n\nIf it was not you, do not pass the code on, and tell an administrator of your company: your account stays closed without it.\n',
  domainProofSubject: '{{company}} wants to sign its people in with addresses of {{domain}}',
  domainProofText:
    'Hello,\n\n{{company}} uses Hirelog, and says that the email domain {{domain}} is its own. If that is right, pass this code on to the administrator who asked for it:\n\n{{code}}\n\nWith it, the company opens accounts for people with addresses of {{domain}} whom its identity provider signs in. The code works for 24 hours. If it is not right, nothing needs to be done: do not pass the code on.\n',
  webhookSubject: 'A webhook of {{company}}: {{about}}',
  integrationConnectedSubject: '{{about}} was connected with {{company}}',
  integrationConnectedText:
    'Hello {{name}},\n\n{{by}} connected {{about}}: it reads the titles of your active jobs, adds candidates to them and is sent their results.\n\nYou get this message as an administrator of {{company}}. If this is not right, disconnect it at once:\n{{link}}\n',
  integrationAvailableSubject: '{{about}} can be connected now',
  integrationAvailableText:
    'Hello {{name}},\n\nyou wanted to know when {{about}} can be connected with Hirelog. It can be now:\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} waits: who connected it has left {{company}}',
  integrationOwnerLeftText:
    'Hello {{name}},\n\nthe colleague who connected {{about}} is no longer at {{company}}. The connection waits until an administrator connects it again; nothing is lost until then:\n{{link}}\n',
  webhookAddedText:
    'Hello {{name}},\n\n{{by}} added a webhook: what happens to candidates and jobs of {{company}} is sent to {{about}} from now on.\n\nYou get this message as an administrator of {{company}}. If this is not right, remove it at once:\n{{link}}\n',
  calendarPausedSubject: 'Connect your calendar {{about}} again',
  calendarPausedText:
    'Hello {{name}},\n\nyour calendar {{about}} does not let us in any more: the password or permission has ended. Interviews are not written to it, and its busy times are those last known. Connect it again here:\n{{link}}\n',
  webhookPausedText:
    'Hello {{name}},\n\nThe webhook of {{company}} at {{about}} is paused: the plan has no webhooks, or its owner has left or may no longer manage integrations. Nothing is lost; what happens meanwhile waits.\n\n{{link}}\n',
  webhookOffText:
    'Hello {{name}},\n\nThe webhook of {{company}} at {{about}} is switched off: it failed for five days, or answered that it is gone. Repair it and resume it here:\n{{link}}\n',
  measurementConnectedText:
    'Hello {{name}},\n\n{{by}} connected {{about}}: visits of your application pages are counted there, of visitors who agree.\n\nYou get this message as an administrator of {{company}}. If this is not right, disconnect it at once:\n{{link}}\n',
  zapierSubject: 'Zapier at {{company}}',
  zapierConnectedText:
    'Hello {{name}},\n\n{{by}} connected {{about}}: its Zaps hear of candidates, and add, invite, move and comment on them with the rights of this colleague.\n\nYou get this message as an administrator of {{company}}. If this is not right, disconnect it at once:\n{{link}}\n',
  zapierAddedText:
    'Hello {{name}},\n\na Zap was switched on: what happens to candidates of {{company}} is sent to {{about}} from now on.\n\nYou get this message as an administrator of {{company}}. If this is not right, end it at once:\n{{link}}\n',
  zapierPausedText:
    'Hello {{name}},\n\nthe Zaps of {{company}} get nothing for now: the plan has no Zapier, or the colleague who connected it has left. Nothing is lost; events wait for up to 30 days.\n\n{{link}}\n',
  zapierOffText:
    'Hello {{name}},\n\na Zap of {{company}} at {{about}} gets no more events: it failed for five days, or Zapier answered that it is gone. Switch it off and on again in Zapier to go on:\n{{link}}\n',
  chatAdded: '{{name}} was added to {{job}}',
  chatInvited: '{{name}} was invited to {{job}}',
  chatApplied: '{{name}} began to apply for {{job}}',
  chatCompleted: '{{name}} completed the application for {{job}}',
  chatMoved: '{{name}} moved from {{from}} to {{to}} ({{job}})',
  chatScored: 'A scorecard for {{name}} was sent ({{job}})',
  chatRated: '{{name}} was rated ({{job}})',
  chatCommented: '{{name}} has a new comment ({{job}})',
  chatHired: '{{name}} was hired for {{job}}',
  chatRejected: '{{name}} was rejected ({{job}})',
  chatErased: 'A candidate for {{job}} was deleted',
  chatBooked: 'A meeting with {{name}} was booked ({{job}})',
  chatMeetingMoved: 'The meeting with {{name}} has another time ({{job}})',
  chatMeetingCancelled: 'The meeting with {{name}} was cancelled ({{job}})',
  chatActivated: '{{job}} is active',
  chatArchived: '{{job}} was archived',
  chatClosing: '{{job}} closes within a day',
  chatMention: '{{person}} was mentioned in a comment on {{name}} ({{job}})',
  chatScoreDue: 'A scorecard by {{person}} is due for {{name}} ({{job}})',
  chatImported: 'An import into {{job}} is finished. Candidates added: {{added}}',
  chatTest: 'Hirelog can write to this channel.',
  chatColleague: 'A colleague',
  chatUnknown: 'A candidate',
  chatOpen: 'Open in Hirelog',
  signOnChangedSubject: 'Single sign-on of {{company}} was changed',
  signOnConfiguredText:
    'Hello {{name}},\n\n{{by}} set the identity provider of {{company}} to {{about}}. It signs people of your company in.\n\nYou get this message as an administrator of {{company}}. If this is not right, look at the settings at once:\n{{link}}\n',
  signOnDisabledText:
    'Hello {{name}},\n\n{{by}} switched single sign-on of {{company}} off. People sign in with their passwords again.\n\nYou get this message as an administrator of {{company}}. If this is not right, look at the settings at once:\n{{link}}\n',
  emailDomainAddedText:
    'Hello {{name}},\n\n{{by}} added {{about}} to the email domains of {{company}}. It is not proven yet.\n\nYou get this message as an administrator of {{company}}. If this is not right, look at the settings at once:\n{{link}}\n',
  emailDomainProvenText:
    'Hello {{name}},\n\n{{by}} proved that {{about}} is an email domain of {{company}}. Your identity provider can open accounts for its addresses from now on.\n\nYou get this message as an administrator of {{company}}. If this is not right, look at the settings at once:\n{{link}}\n',
  emailDomainRemovedText:
    'Hello {{name}},\n\n{{by}} removed {{about}} from the email domains of {{company}}. New people with its addresses need an invitation.\n\nYou get this message as an administrator of {{company}}. If this is not right, look at the settings at once:\n{{link}}\n',
  passwordResetSubject: 'Set a new password for Hirelog',
  passwordResetText:
    'Hello {{name}},\n\nsomebody, hopefully you, asked for a new password. Set it here:\n{{link}}\n\nThe link can be used once, for one hour. If it was not you, nothing needs to be done: your password stays as it is.\n',
  signInCodeSubject: 'Your code to sign in to Hirelog',
  signInCodeText:
    'Hello {{name}},\n\nsomebody, hopefully you, wants to sign in from a new place. There, enter this code with your password:\n\n{{code}}\n\nIt can be used for at least an hour. If it was not you, nothing needs to be done: without your password the code is of no use. Do not pass it on.\n',
  passwordChangedSubject: 'Your Hirelog password was changed',
  passwordChangedText:
    'Hello {{name}},\n\nyour password was changed, and every device signed out. If it was not you, set a new one at once:\n{{link}}\n',
  // Text messages: one paragraph, what they are about first, the link last.
  invitationSms: 'Hello {{name}}, {{company}} invites you to apply: {{job}}. Answer when it suits you: {{link}}',
  reminderSms: 'Hello {{name}}, your application to {{company}} for {{job}} is waiting: {{link}}',
  noticeApplicationSubject: 'New application: {{job}}',
  noticeApplicationText:
    'Hello {{name}},\n\nsomebody completed an application for “{{job}}”.\n\n{{link}}\n\nYou get this because you follow the job. Choose what you hear of: {{settings}}\n',
  noticeMentionSubject: '{{by}} mentioned you: {{job}}',
  noticeMentionText:
    'Hello {{name}},\n\n{{by}} mentioned you in a comment on a candidate for “{{job}}”.\n\n{{link}}\n\nYou get this because a comment names you. Choose what you hear of: {{settings}}\n',
  noticeScoreSubject: 'Your scorecard is due: {{job}}',
  noticeScoreText:
    'Hello {{name}},\n\na candidate for “{{job}}” is ready, and your scorecard is waited for.\n\n{{link}}\n\nYou get this because you were asked for a scorecard. Choose what you hear of: {{settings}}\n',
  noticeDeadlineSubject: 'The deadline is near: {{job}}',
  noticeDeadlineText:
    'Hello {{name}},\n\napplications for “{{job}}” close soon: {{until}}.\n\n{{link}}\n\nYou get this because you follow the job. Choose what you hear of: {{settings}}\n',
  noticeImportSubject: 'Your import is finished: {{job}}',
  noticeImportText:
    'Hello {{name}},\n\nyour import of candidates for “{{job}}” is finished. Added: {{added}}.\n\n{{link}}\n\nYou get this because you started the import. Choose what you hear of: {{settings}}\n',
  billingInvoiceSubject: 'Invoice {{invoice}} for {{company}}',
  billingInvoiceText:
    'Hello {{name}},\n\nhere is the invoice for your plan: {{invoice}} over {{amount}}, due on {{due}}.\n\nThe invoice and how to pay it:\n{{link}}\n\nThe PDF:\n{{pdf}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  billingOrderText:
    'Hello {{name}},\n\nthank you for your order. Here is its invoice: {{invoice}} over {{amount}}, due on {{due}}. Your plan begins as soon as the payment has arrived. An order that is not paid by then ends.\n\nThe invoice and how to pay it:\n{{link}}\n\nThe PDF:\n{{pdf}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  billingOverdueSubject: 'A payment is overdue: {{company}}',
  billingOverdueText:
    'Hello {{name}},\n\na payment of {{company}} has been due since {{sinceDay}} and has not arrived yet.\n\nThe open invoices and how to pay them:\n{{link}}\n\nIf you have paid in the last few days, nothing needs to be done. You get this message because you look after the billing of {{company}}.\n',
  billingAtRiskSubject: 'Please pay to keep your access: {{company}}',
  billingAtRiskText:
    'Hello {{name}},\n\na payment of {{company}} has been due since {{sinceDay}} and has not arrived yet. If it is still missing on {{blocksDay}}, your subscription is blocked.\n\nThe open invoices and how to pay them:\n{{link}}\n\nIf you have paid in the last few days, nothing needs to be done. You get this message because you look after the billing of {{company}}.\n',
  billingBlockedSubject: 'Your subscription is blocked: {{company}}',
  billingBlockedText:
    'Hello {{name}},\n\nthe subscription of {{company}} has been blocked due to failed payment. Nothing is deleted, and auditors can still read and export. Everything works again once the payment has arrived.\n\nThe open invoices and how to pay them:\n{{link}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  billingPausedSubject: 'Your subscription is paused: {{company}}',
  billingPausedText:
    'Hello {{name}},\n\nthe subscription of {{company}} has been paused since {{pausedDay}}, until you resume it:\n{{link}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  billingPausedTextUntil:
    'Hello {{name}},\n\nthe subscription of {{company}} has been paused since {{pausedDay}}. It resumes on {{resumesDay}}. You can resume it earlier:\n{{link}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  billingActiveSubject: 'Your subscription is active again: {{company}}',
  billingActiveText:
    'Hello {{name}},\n\nthe subscription of {{company}} is active again, with everything in your plan.\n\nYour subscription and invoices:\n{{link}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  billingEndingSubject: 'Your subscription ends on {{endsDay}}: {{company}}',
  billingEndingText:
    'Hello {{name}},\n\nthe subscription of {{company}} was cancelled. It runs until {{endsDay}} and is not renewed. Until then you can keep it:\n{{link}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  billingEndedSubject: 'Your subscription has ended: {{company}}',
  billingEndedText:
    'Hello {{name}},\n\nthe subscription of {{company}} has ended. Nothing is deleted, and auditors can still read and export. Choose a plan to go on:\n{{link}}\n\nYou get this message because you look after the billing of {{company}}.\n',
  noticeLimitSubject: 'Your plan is nearly used up: {{company}}',
  noticeLimitText:
    'Hello {{name}},\n\n{{what}}: {{used}} of {{most}} are used at {{company}}.\n\n{{link}}\n\nYou get this because you look after the plan. Choose what you hear of: {{settings}}\n',
  noticeLimitJobs: 'Active jobs',
  noticeLimitSeats: 'Seats',
  noticeLimitTexts: 'Text messages of the month',
  noticeLimitInterviews: 'Interviews of the month',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    'Hello {{name}},\n\n{{dashboard}}, {{from}} to {{until}}:\n\n{{lines}}\n\nOpen the dashboard:\n{{link}}\n\nYou get this because you asked for it. Change that in the list of dashboards.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (before: {{before}})',
  dashboardApplications: 'Applications',
  dashboardStarted: 'Started',
  dashboardCompleted: 'Completed',
  dashboardReviewed: 'Reviewed',
  dashboardHired: 'Hired',
  dashboardRejected: 'Rejected',
  noticeSummarySubject: 'Your day at {{company}}',
  noticeSummaryText:
    'Hello {{name}},\n\nsince the last summary:\n\n{{lines}}\n\nOpen Hirelog:\n{{link}}\n\nChoose what you hear of, and when: {{settings}}\n',
  noticeLineApplication_one: '1 new application: {{job}}',
  noticeLineApplication_other: '{{count}} new applications: {{job}}',
  noticeLineMention_one: 'You were mentioned once: {{job}}',
  noticeLineMention_other: 'You were mentioned {{count}} times: {{job}}',
  noticeLineScore_one: '1 scorecard is due: {{job}}',
  noticeLineScore_other: '{{count}} scorecards are due: {{job}}',
  noticeLineDeadline_one: 'The deadline is near: {{job}}',
  noticeLineDeadline_other: 'The deadline is near: {{job}}',
  noticeLineImport_one: '1 import finished: {{job}}',
  noticeLineImport_other: '{{count}} imports finished: {{job}}',
  noticeLineLimit_one: 'Your plan is nearly used up',
  noticeLineLimit_other: 'Your plan is nearly used up',
  interviewOfferSubject: 'Choose a time: {{summary}} at {{company}}',
  interviewOfferText:
    'Hello {{name}},\n\n{{company}} would like to talk with you about “{{job}}”: {{summary}}, {{minutes}} minutes.\n\nChoose the time that suits you:\n{{link}}\n\nTimes are kept open until {{until}}. If none of them suits you, you can ask for others there.\n',
  interviewOfferWritten: '{{text}}\n\nChoose a time until {{until}}:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms: '{{company}} would like to talk with you about “{{job}}”. Choose a time until {{until}}: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'Your interview with {{company}} is booked: {{when}}. Move or cancel it: {{link}}',
  interviewChangedSms: 'Your interview with {{company}} has changed: {{when}}. Move or cancel it: {{link}}',
  interviewReleasedSms: 'You asked {{company}} for other times. You get a message when new times are offered: {{link}}',
  interviewReminderSms: 'Soon: your interview with {{company}}, {{when}}. Move or cancel it: {{link}}',
  interviewCancelledSms: 'Your interview with {{company}} for “{{job}}” does not take place.',
  interviewDoubtSms:
    'Your interview with {{company}} may have to move. It is not cancelled; the team writes to you. You can also move it: {{link}}',
  interviewSureSms: 'Your interview with {{company}} takes place as booked: {{when}}. {{link}}',
  interviewBookedSubject: 'Booked: {{summary}}, {{begins}}',
  interviewBookedText:
    'Hello {{name}},\n\nyour interview with {{company}} for “{{job}}” is booked.\n\n{{details}}\n\nMove or cancel it here:\n{{link}}\n\nThe attached file adds it to your calendar.\n',
  interviewChangedSubject: 'Changed: {{summary}}, {{begins}}',
  interviewChangedText:
    'Hello {{name}},\n\nyour interview with {{company}} for “{{job}}” has changed.{{because}}\n\n{{details}}{{formerly}}\n\nMove or cancel it here:\n{{link}}\n\nThe attached file updates your calendar.\n',
  interviewDoubtSubject: 'May have to move: {{summary}}, {{begins}}',
  interviewDoubtText:
    'Hello {{name}},\n\nsomeone who takes part in your interview with {{company}} for “{{job}}” turned out to be busy at that time. It is not cancelled: the team knows and writes to you if it has to move.\n\n{{details}}\n\nYou can also move it here:\n{{link}}\n',
  interviewSureSubject: 'Confirmed: {{summary}}, {{begins}}',
  interviewSureText:
    'Hello {{name}},\n\nwe wrote that your interview with {{company}} for “{{job}}” may have to move. It does not: everyone is free at that time again.\n\n{{details}}\n\nOpen it here:\n{{link}}\n',
  interviewReleasedSubject: 'Your wish for other times: {{summary}}',
  interviewReleasedText:
    'Hello {{name}},\n\nyou asked {{company}} for other times, so the time that was booked, {{when}}, is free again. You get a message when new times are offered.\n\nSee your interview here:\n{{link}}\n',
  interviewCancelledSubject: 'Cancelled: {{summary}} at {{company}}',
  interviewCancelledText:
    'Hello {{name}},\n\nyour interview with {{company}} for “{{job}}” does not take place.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'Soon: {{summary}}, {{begins}}',
  interviewReminderText:
    'Hello {{name}},\n\nyour interview with {{company}} for “{{job}}” is soon.\n\n{{details}}\n\nMove or cancel it here:\n{{link}}\n',
  meetingInvitationSubject: 'Interview: {{summary}}, {{begins}}',
  meetingInvitationText:
    'Hello {{name}},\n\nyou take part in an interview for “{{job}}” at {{company}}.\n\n{{details}}{{answers}}\n\nOpen it in Hirelog:\n{{link}}\n\nThe attached file adds it to your calendar.\n',
  meetingChangedSubject: 'Changed: {{summary}}, {{begins}}',
  meetingChangedText:
    'Hello {{name}},\n\nan interview for “{{job}}” that you take part in has changed.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nOpen it in Hirelog:\n{{link}}\n\nThe attached file updates your calendar.\n',
  meetingNoLinkSubject: 'No link yet: {{summary}}, {{begins}}',
  meetingNoLinkText:
    'Hello {{name}},\n\nthe conferencing service has made no link for an interview for “{{job}}”. Set a link of your own: the candidate and your colleagues get it at once.\n\n{{details}}\n\nSet it in Hirelog:\n{{link}}\n',
  meetingCancelledSubject: 'Cancelled: {{summary}}, {{job}}',
  meetingCancelledText:
    'Hello {{name}},\n\nan interview for “{{job}}” does not take place as it was planned with you.{{because}}\n\n{{details}}\n\nOpen it in Hirelog:\n{{link}}\n',
  meetingReminderSubject: 'Soon: {{summary}}, {{begins}}',
  meetingReminderText:
    'Hello {{name}},\n\nan interview for “{{job}}” that you take part in is soon.\n\n{{details}}\n\nOpen it in Hirelog:\n{{link}}\n',
  meetingApprovalSubject: 'Approve an interview: {{job}}',
  meetingApprovalText:
    'Hello {{name}},\n\nan interview for “{{job}}” was planned and waits for approval. The candidate gets no message before.\n\n{{details}}\n\nApprove or disapprove it here:\n{{link}}\n',
  meetingDisapprovedSubject: 'Not approved: {{summary}}, {{job}}',
  meetingDisapprovedText:
    'Hello {{name}},\n\nan interview that you planned for “{{job}}” was not approved.{{because}}\n\n{{details}}\n\nOpen it in Hirelog:\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} asks for other times: {{job}}',
  meetingOtherTimesText:
    'Hello {{name}},\n\n{{candidate}} cannot come at the times that were offered for “{{job}}”.{{because}}\n\n{{details}}\n\nOffer other times here:\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} cannot come: {{summary}}, {{begins}}',
  meetingDeclinedText:
    'Hello {{name}},\n\n{{who}} answered that they do not take part in an interview for “{{job}}”.{{because}}\n\n{{details}}\n\nReplace them or move the interview here:\n{{link}}\n',
  meetingExpiredSubject: 'No time was chosen: {{summary}}, {{job}}',
  meetingExpiredText:
    'Hello {{name}},\n\n{{candidate}} chose no time for an interview for “{{job}}” before the offer ended.\n\n{{details}}\n\nOpen it in Hirelog:\n{{link}}\n',
  meetingClashSubject: 'Double booked: {{summary}}, {{begins}}',
  meetingClashText:
    'Hello {{name}},\n\na person or room of an interview for “{{job}}” turned out to be taken at that time. Replace them or move the interview.\n\n{{details}}\n\nOpen it in Hirelog:\n{{link}}\n',
  meetingFreeSubject: 'Free again: {{summary}}, {{begins}}',
  meetingFreeText:
    'Hello {{name}},\n\nthe person who had turned out to be busy at the time of an interview for “{{job}}” is free again. The interview takes place as booked.\n\n{{details}}\n\nOpen it in Hirelog:\n{{link}}\n',
  interviewPositionClosed: 'The position is no longer open.',
  meetingJobArchived: 'The job was archived.',
  meetingCandidateLeft: 'The candidate is no longer considered for the job.',
  meetingWhen: 'When: {{value}}',
  meetingWhere: 'Where: {{value}}',
  meetingWith: 'With: {{value}}',
  meetingCandidate: 'Candidate: {{value}}',
  meetingWas: 'Before: {{value}}',
  openMeet: 'Open your interview',
  meetingAnswerCONFIRMED: 'Accept',
  meetingAnswerMAYBE: 'Answer maybe',
  meetingAnswerREJECTED: 'Decline',
} as const
