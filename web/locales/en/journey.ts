export default {
  // Around every page
  previewOnly: 'Preview. Nothing you enter here is kept.',
  previewEmpty: 'The preview opens in the job builder.',
  untitledJob: 'Untitled Job',
  step: 'Step {{step}} of {{steps}}',
  progress: 'Your progress',
  back: 'Back',
  continue: 'Continue',
  finish: 'Finish',
  untitledSection: 'Untitled section',
  goesOnIn: 'Goes on in {{seconds}} s',
  stayHere: 'Stay on this page',
  continueIn: 'Continue in {{seconds}} s',

  // The job
  typeFullTime: 'Full time',
  typePartTime: 'Part time',
  typeContractor: 'Contractor',
  typeTemporary: 'Temporary',
  typeOther: 'Other',
  placeOnSite: 'On-site',
  placeRemote: 'Remote',
  placeHybrid: 'Hybrid',
  salaryRange: '{{min}} to {{max}}',
  salaryHourly: '{{salary}} an hour',
  salaryDaily: '{{salary}} a day',
  salaryWeekly: '{{salary}} a week',
  salaryMonthly: '{{salary}} a month',
  salaryAnnual: '{{salary}} a year',
  responsibilities: 'What you will do',
  hiringManager: 'Hiring manager:',
  benefits: 'Benefits',
  about_one: 'About {{count}} minute.',
  about_other: 'About {{count}} minutes.',
  goOnHere: 'Stop any time and pick up where you left off with the same link in this browser.',
  goOnAnywhere: 'Stop any time and pick up where you left off with the link you were sent, on any device.',

  // The start form
  fullName: 'Full name',
  email: 'Email address',
  telephone: 'Telephone number',
  start: 'Start',
  whoReads: 'Only the hiring team for this job will see your details.',

  // Questions
  untitledQuestion: 'Untitled question',
  required: '(required)',
  optional: '(optional)',

  // A job that asks in a conversation
  earlier_one: '{{count}} earlier answer',
  earlier_other: '{{count}} earlier answers',
  recordings_one: '{{count}} recorded answer',
  recordings_other: '{{count}} recorded answers',
  youSaid: 'You said:',
  change: 'Change',

  // What the video interview will ask
  videoInterview: 'Video interview',
  question: 'Question {{number}}',
  signalsNoted:
    'While you answer, this page notes when you leave it and how much text you paste, not what it says. The hiring team sees this beside your answer.',
  interviewSignalsNoted:
    'During these questions, this page notes when you leave it and for how long. The hiring team sees this beside your answers.',
  upTo: 'Up to {{length}}, {{takes}}',
  takes_one: 'one take',
  takes_other: '{{count}} takes',
  seconds: '{{seconds}} s',
  minutes: '{{minutes}} min',
  minutesSeconds: '{{minutes}} min {{seconds}} s',

  // When something is in the way
  stillMissing: 'This one is still missing.',
  offline: 'You are offline. What you entered is still here; send it again when the connection is back.',
  unavailableTitle: 'This job is not available',
  unavailableText:
    'The link may be incomplete, or the job has not been published. Please ask the company that sent it to you.',
  applyBy: 'Apply by {{at}}',
  lateTitle: 'The deadline has passed',
  lateText:
    'Applications for this job are closed. If you had begun, the company has what you sent before the deadline.',
  expiredTitle: 'This invitation has expired',
  expiredText:
    'The time to begin has passed. If you would still like to apply, please contact the company that invited you.',
  anotherTitle: 'Another application is open in this browser',
  anotherText:
    'This browser holds the application of {{name}}. If you open the one that your link is for, it takes its place here. {{name}} can go on with their own link.',
  openLinked: 'Open the application of my link',
  stayWith: 'Stay with {{name}}',
  endedTitle: 'This link has ended',
  endedText:
    'For your protection, links to an application work for a limited time. We can send a new one to the email address you applied with.',
  sendNewLink: 'Send a new link',
  applyAnew: 'Start a new application',
  linkSentTitle: 'Look into your mailbox',
  linkSentText: 'If your application is still on record, a new link is on its way to you.',
  closedTitle: 'This job is closed',
  closedText: 'It does not take new applications any more. Thank you for your interest.',
  introVideo: 'A video about the job',
  questionMedia: 'Shown with the question',
  outroVideo: 'A video from the company',
  byVideo: 'Asked by video',
  aiConsent: 'An AI model may read my answers',
  aiConsentHint:
    'It proposes scores to the people who decide. It reads what you write and say here, also what you say of yourself, without your name, contact details and picture. You may say no: your application is treated the same.',
  aiAgreed: 'You agreed that an AI model reads your answers.',
  aiTakeBack: 'Take this back',
  aiNotRead: 'No AI model reads your answers.',
  aiPersonality: 'It may describe my personality as well',
  aiPersonalityHint:
    'It judges ten traits by the words of your answers, never by voice or face. People see it beside your answers; it rejects no one. You may say no: your application is treated the same.',
} as const
