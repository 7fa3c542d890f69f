export default {
  backToDashboard: 'Back To Dashboard',
  about: 'About Us',
  aboutText: 'Hirelog is hiring with recorded video interviews, in which every decision is on the record.',
  aboutRecruiters: 'Recruiters build a job, share its link and review what candidates recorded when it suited them.',
  aboutAuditors: 'Auditors open any candidate as of any moment and read who did what and why.',
  aboutHost: 'This installation is reached at {{host}} and run by those who gave you its address.',
  contact: 'Contact Us',
  contactText: 'Write to support at <link>{{email}}</link>.',
  contactInside:
    'Signed in, you find the same under your name at the top right: Help Center opens a form that already says who you are and where you were.',
  onboarding: 'Book onboarding',
  onboardingText:
    'Book a 30-minute call about your first job: write to <link>{{email}}</link> with two times that suit you.',
  onboardingRegion: 'Our team for {{region}} will reply.',
  regionUs: 'the Americas',
  regionApac: 'Asia and the Pacific',
  regionEurope: 'Europe',
  regionAfrica: 'Africa',
  terms: 'Terms of Use',
  termsIntro: 'Who runs this installation can put terms of their own in the place of these.',
  termsAccountTitle: 'Your account',
  termsAccount: 'Keep your password to yourself; what is done with your account is recorded as done by you.',
  termsCandidatesTitle: 'Candidates',
  termsCandidates:
    'Recordings are made for one application. Use them for deciding on it and for nothing else, and delete candidates when you no longer have a reason to keep them.',
  termsRecordTitle: 'The record',
  termsRecord:
    'Decisions are kept with who made them and when. They cannot be altered afterwards; personal data in them can be erased.',
  outboxTitle: 'Outbox',
  outboxAbout: 'Messages that this server has kept instead of sending them, newest first.',
  outboxEmpty: 'No messages yet',
  outboxEmptyText: 'Invitations, codes and other messages appear here.',
  outboxElsewhere: 'Messages to an address are not shown here',
  outboxElsewhereText:
    'They hold codes and links that open an account. Only a browser on the server itself sees them, under a local name such as localhost and without a proxy or tunnel. Administrators who are signed in see those of their company. To have messages sent, set SMTP_URL.',
  outboxSignIn: 'Sign in',
  outboxTo: 'To {{to}}',
  optOutTitle: 'Messages to you',
  optOutInTitle: 'End messages?',
  optOutInText:
    '{{company}} will send no more invitations, reminders and automatic messages to the address you got this at.',
  optOutEnd: 'End messages',
  optOutOutTitle: 'Messages have ended',
  optOutOutText:
    '{{company}} sends no more invitations, reminders and automatic messages to the address you got this at.',
  optOutComeBack: 'Get messages again',
  optOutStillSent:
    'Applications you have sent stay as they are. Links you ask for, and messages that people at {{company}} write to you about an application, still reach you.',
  optOutUnknownTitle: 'This link is not complete',
  optOutUnknownText: 'Open it once more from the message it came with.',
} as const
