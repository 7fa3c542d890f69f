/** The page on which a person ends the messages of a company. */
export default {
  title: 'Messages to you',
  inTitle: 'End messages?',
  inText: '{{company}} will send no more invitations, reminders and automatic messages to the address you got this at.',
  end: 'End messages',
  outTitle: 'Messages have ended',
  outText: '{{company}} sends no more invitations, reminders and automatic messages to the address you got this at.',
  comeBack: 'Get messages again',
  stillSent:
    'Applications you have sent stay as they are. Links you ask for, and messages that people at {{company}} write to you about an application, still reach you.',
  unknownTitle: 'This link is not complete',
  unknownText: 'Open it once more from the message it came with.',
} as const
