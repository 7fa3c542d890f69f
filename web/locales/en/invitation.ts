/** The page on which a colleague answers the invitation to an interview. */
export default {
  title: 'Answer an invitation',
  when: 'When',
  candidate: 'With',
  answerCONFIRMED: 'Accept',
  answerMAYBE: 'Maybe',
  answerREJECTED: 'Decline',
  nowPENDING: 'Do you take part?',
  nowCONFIRMED: 'You accepted.',
  nowMAYBE: 'You answered maybe.',
  nowREJECTED: 'You declined. Your colleague who planned the interview gets a message.',
  overTitle: 'Nothing to answer',
  overText: 'This interview was cancelled or moved, or you no longer take part in it.',
  endedText: 'This interview has ended.',
  unknownTitle: 'This link is not complete',
  unknownText: 'Open it once more from the message it came with.',
} as const
