import { draftOf, interview, type LiveJob, option, page, question } from './job.ts'

export const technician: LiveJob = {
  key: 'technician',
  opened: 58,
  candidates: 125,
  columns: ['Phone screen', 'Day on the road', 'Offer'],
  team: { recruiter: 'sofia', manager: 'anneke', reviewers: ['ilse', 'kenji'] },
  origins: { dutch: 8, turkish: 2, polish: 2, arabic: 2, german: 1, portuguese: 1, ukrainian: 1, spanish: 1 },
  campaign: 6,
  bar: -0.1,
  draft: draftOf(
    {
      jobTitle: 'Field service technician',
      location: 'Rotterdam',
      countryCode: 'NL',
      workplace: 'On-site',
      salary: { currency: 'EUR', min: 19, max: 26, period: 'hourly' },
      jobDescription:
        'Install and repair heat pumps and meters at our customers, with a van, a tablet and a colleague on call. Six visits a day, planned so that you are home for dinner. We pay your certificates.',
    },
    ['Electrical work', 'Friendly with customers', 'Driving', 'Refrigeration'],
    [
      {
        kind: 'YES_NO',
        ...page('licence', 'Do you hold a driving licence (class B)?'),
        correct: 'yes',
        rejectOnWrong: true,
      },
      {
        kind: 'MULTIPLE_CHOICE',
        ...page('done', 'What have you installed before?'),
        options: [
          option('pump', 'Heat pumps'),
          option('meter', 'Meters'),
          option('solar', 'Solar panels'),
          option('charger', 'Car chargers'),
        ],
        maxSelected: 4,
        rejectOnWrong: false,
      },
      interview(question('visit', 'A customer says the new heat pump is too loud. What do you do?', 90)),
    ],
  ),
  texts: {
    answers: {},
    praise: [
      'Listens first, then measures. That is the right order.',
      'Would send them to my own mother.',
      'Knows where a heat pump hums and why. Saves us two weeks of training.',
      'Very good with the angry customer. Stays friendly without giving everything away.',
      'Mentions the neighbours without a hint from us. Experience.',
      'Has the F-gas certificate already. Let us not lose time.',
      'Explains to a customer in words a customer has.',
      'Six years of meters in Rotterdam-Zuid, knows every stairwell.',
      'Says when they would call the colleague on call. That is what I want to hear.',
      'Reliable, calm, funny. The team will like them.',
      'Start date is next month, and they live ten minutes from the depot.',
      'Talks about leaving the place clean. The first one who did.',
    ],
    mixed: [
      'Good hands, I think. With customers I am not sure yet: a day on the road will show.',
      'Only solar so far. The refrigeration course takes eight weeks, ask whether they want it.',
      'Nice answer, a little short. Did they measure anything?',
      'Lives in Utrecht. Fine with the van, not fine with the traffic.',
      'Electrician by training, never met a customer. Could go either way.',
      'Good, but wants four days. We would need to swap with Ilse’s tour.',
    ],
    doubt: [
      'Would tell the customer that it is not loud. End of visit.',
      'Starts to take it apart before the first question.',
      'No electrical work at all so far.',
      'Sends the customer to the manufacturer.',
      'Wants no shifts and no weekends; we have one in five.',
      'Could not say what they would measure.',
      'Too quiet to understand, I tried twice.',
      'Promises a new pump for free. We would be broke by March.',
    ],
    debates: [
      [
        'Exactly the tone we need in Kralingen. Yes.',
        'Tone is good, but they would bleed the system before looking at the mounting. That is a wrong first step.',
        'A wrong step one can teach. A day with me on the road, then we know.',
      ],
      [
        'I worked with a person like this: slow, careful, no callbacks.',
        'Slow is the word. Six visits a day will be hard.',
        'Let us try them on the long jobs first. There are enough of those.',
      ],
      [
        'Twenty years of boilers and wants to learn heat pumps. We should take people like this.',
        'I am worried about the tablet. They laughed when they said the word.',
        'Everyone laughs at the tablet. Phone screen, please.',
      ],
    ],
    reasons: [
      'No experience with electrical work, and no time for the course.',
      'We went on with candidates who live closer to the depot.',
      'Cannot work the weekend shift.',
      'The answer did not show how you work with customers.',
      'All vans of this quarter are taken. We keep your application for the next.',
    ],
  },
}
