/** What colleagues write whatever the job is. What is about a job is in its own file. */
export const repliesTo = {
  praise: [
    'Agreed. I will call tomorrow.',
    'Same here, and I was not easy to please today.',
    'Yes. Could we still do it this week?',
    'Thank you, I had skipped the second half. It is worth it.',
    'Seen. Putting them on the list for Thursday.',
    'Good find. Where did they hear of us?',
    'Then let us not wait for the others.',
  ],
  mixed: [
    'I will put exactly that to them on the phone.',
    'That was my impression as well. A call will tell.',
    'Fair. I would still give them the half hour.',
    'Noted for the interview guide.',
    'Could be. The written answer is stronger, have a look.',
  ],
  doubt: [
    'Thanks, I stopped at the same place.',
    'Agreed. I will write to them today.',
    'A pity, the start was good.',
    'OK. Let us at least give a real reason.',
    'I would have given one more star, but yes.',
  ],
} as const

/** After a stage: how it went. */
export const after = [
  [
    'Called for twenty minutes: friendly, prepared, notice period of three months.',
    'Call done. Salary fits, could start on the first of the month after next.',
    'Spoke just now. Has two other processes, wants to decide by the end of the month.',
    'Good call. Two questions about the team that I could not answer, please cover them.',
    'Phone screen: clear yes from me. Prefers mornings for the next step.',
    'Connection was poor, the person was not. Forward.',
    'Asked about part-time in the second year. I said that it is possible.',
  ],
  [
    'Met them with the team today. Everyone wants them.',
    'Went well. A little nervous at first, then we could hardly stop.',
    'Strong on the exercise, careful with people. Offer, please.',
    'Good day together. One open point on experience, which the reference settled.',
    'They asked better questions than we did.',
  ],
  [
    'Offer is out, answer by Friday.',
    'Offer sent. They will talk it over with the family at the weekend.',
    'Verbal yes! Contract goes out today.',
    'They asked for two days more of leave. Fine with me.',
  ],
] as const

/** Why it went no further at a stage. */
export const endedAfter = [
  [
    'In the call we found that the start date is too far away.',
    'Salary expectation is above the range.',
    'Withdrew after the call: accepted another position.',
    'The call showed that the role is not what they look for.',
  ],
  [
    'Close decision after the interview; another candidate had more experience.',
    'The exercise stayed below what we need at this level.',
    'The team missed depth in the part of the work that matters most here.',
    'Withdrew: the commute is too long.',
  ],
  ['Accepted another offer.', 'Declined our offer: stays where they are.', 'Declined: salary.'],
] as const

export const neverAnswered = 'No answer to our invitation and the reminder.'
export const neverFinished = 'The application was not finished.'

export const waitingFor = [
  'Has to talk to their present employer first. We agreed to speak on the first of the month.',
  'On parental leave until the end of the month, then we go on. Please leave them here.',
] as const

export const reactions = ['👍', '👍', '👍', '❤️', '🎉', '👀'] as const
