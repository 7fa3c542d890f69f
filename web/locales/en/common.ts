import { interfaceLanguages } from '#contracts/kernel/language.ts'

export default {
  skipToContent: 'Skip to content',
  language: 'Language',
  theme: 'Theme',
  themeSystem: 'Same as the device',
  themeLight: 'Light',
  themeDark: 'Dark',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  noOptions: 'There are no options to select',
  error: 'ERROR',
  clear: 'Clear',
  noMatch: 'No results',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  toStart: 'Hirelog, to the start',
  goToStart: 'Go to the start',
  tryAgain: 'Try again',
  showPassword: 'Show password',
  optional: '(optional)',
  otherLetters: 'Letters other than a to z',
  charactersOf: '{{length}} of {{limit}} characters',
  fewCharactersLeft: 'Up to {{limit}} characters fit; nearly all are used.',
  tooManyCharacters: 'No more than {{limit}} characters fit. Please shorten the text.',
  copyJobId: 'Click to copy job ID',
  copied: 'Copied!',

  statusAdded: 'Added',
  statusPending: 'Pending',
  statusStarted: 'Started',
  statusUploading: 'Uploading',
  statusCompleted: 'Completed',
  statusAutoRejected: 'Auto rejected',

  // A job that nobody has named
  untitledJob: interfaceLanguages.en.untitledJob,

  // The columns every job begins with
  columnDefault: 'Candidates',
  columnHired: 'Hired',
  columnRejected: 'Rejected',

  sourceDirect: 'Direct',
  sourceReferral: 'Referral',
  sourceInvitation: 'Invitation',
  sourceApi: 'API',

  rejectTitle: 'Reject {{name}}?',
  rejectText: "The reason is kept in the candidate's history. Nothing is sent to the candidate.",
  reject: 'Reject',
  reason: 'Reason',

  forbiddenTitle: 'You may not open this page',
  forbiddenText: 'Your role does not include it. Ask an administrator of your company if you need it.',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have been removed, or the link may be incomplete.',
  tooLargeTitle: 'That was too large',
  tooLargeText: 'What you sent is larger than this page accepts. Nothing was changed.',
  tooManyTitle: 'Too many attempts',
  tooManyText: 'Please wait a few minutes and try again.',
  refusedTitle: 'That did not work',
  refusedText: 'This request could not be understood. Nothing was changed.',
  unreachedTitle: 'Hirelog cannot be reached',
  unreachedText: 'Check your connection to the internet, then try again.',
  notReached:
    'Hirelog cannot be reached at the moment. What you entered is still here; send it again when the connection is back.',
  notReachedPage:
    'Hirelog cannot be reached at the moment. The page is as it was; try again when the connection is back.',
  notRefreshed:
    'Hirelog cannot be reached at the moment. What you see may be out of date; it is brought up to date when the connection is back.',
  awayTitle: 'Hirelog cannot be reached at the moment',
  awayText:
    'The database that pages are read from does not answer. What you had saved is safe. This page tries again by itself.',
  awaySentTitle: 'Hirelog cannot be reached at the moment',
  awaySentText:
    'The database does not answer. What you sent may not have been saved: go back and send it again in a moment.',
  brokenTitle: 'Something went wrong',
  brokenText: 'This is our fault, not yours. What you had saved is safe.',
  notAvailable: 'Not available',
} as const
