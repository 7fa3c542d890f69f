/** Pages that answer a browser without the web app: a refusal, a failure, an address of another host. */
export default {
  signInTitle: 'Please sign in',
  signInText: 'You are not signed in, or no longer. Sign in and open the address again.',
  noRecordingTitle: 'There is no such recording',
  noRecordingText: 'It may have been deleted, or you may not watch it.',
  wrongHostTitle: 'This address is not set up',
  wrongHostText:
    'Hirelog does not answer under the name in your address bar. If you run this installation, set PUBLIC_URL to the address that browsers use, such as PUBLIC_URL=https://hire.example.com, and start it again. A proxy in front has to pass the Host header on, or be named in TRUSTED_PROXIES.',
  notOursTitle: 'Nothing was changed',
  notOursText: 'This request did not come from a page of Hirelog.',
  tooLargeTitle: 'That was too large',
  tooLargeText: 'What you sent is larger than this page accepts. Nothing was changed.',
  unreadableTitle: 'This address cannot be read',
  unreadableText:
    'It may have been cut off or mistyped on the way. Open the link again where you found it, or go to the start.',
  refusedTitle: 'This was not accepted',
  refusedText: 'The request could not be understood. Nothing was changed.',
  awayTitle: 'Hirelog cannot be reached at the moment',
  awayText: 'The database does not answer. What you had saved is safe. Open the address again in a moment.',
  brokenTitle: 'Something went wrong',
  brokenText: 'This is our fault, not yours. What you had saved is safe.',
  home: 'Go to the start',
} as const
