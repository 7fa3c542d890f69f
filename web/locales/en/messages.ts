export default {
  rejectSubject: 'Your application for {{job}}',
  rejectText:
    'Hello {{name}},\n\nThank you for applying for {{job}} and for the time you took. We have decided to go on with other candidates.\n\nWe wish you all the best.\n\n{{company}}',
  writeTo: 'Send {{name}} a message',
  subject: 'Subject',
  message: 'Message',
  preview: 'Preview',
  holdNote_one:
    'It leaves in {{count}} minute. Until then you can cancel it, and moving the candidate to another stage takes it back.',
  holdNote_other:
    'It leaves in {{count}} minutes. Until then you can cancel it, and moving the candidate to another stage takes it back.',
  holdNone: 'It leaves at once.',
  noAddress: '{{name}} has no email address and cannot be sent a message.',
  template: 'Template',
  ourWords: 'Standard words',
  linkHere: '[the candidate’s own link]',
  holdTitle: 'Time to cancel',
  holdText:
    'Rejections, replies and automatic messages to candidates wait before they leave. Until then anyone who may edit candidates can send or cancel them, and undoing a decision takes its messages back.',
  holdMinutes: 'Minutes before a message leaves',
  holdHint: '0 to 60. Messages that are waiting now keep their time.',
  reasonsTitle: 'Reasons for a rejection',
  reasonsText:
    'Offered in the dialog that rejects candidates; one press rejects with the reason. Candidates never see it.',
  reasonNumber: 'Reason {{number}}',
  removeReason: 'Remove “{{reason}}”',
  addReason: 'Add a reason',
  usualReasons: 'Back to the usual reasons',
  noReasons: 'No reasons are offered. A reason can always be typed.',
  save: 'Save',
  rulesSaved: 'Message settings saved',
} as const
