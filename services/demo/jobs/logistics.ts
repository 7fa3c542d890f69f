import { draftOf, freeText, interview, type LiveJob, page, question } from './job.ts'

export const logistics: LiveJob = {
  key: 'logistics',
  opened: 88,
  candidates: 40,
  columns: ['Phone screen', 'Site visit'],
  team: { recruiter: 'pieter', manager: 'ilse', reviewers: ['nuria'] },
  origins: { dutch: 6, polish: 2, turkish: 1, german: 1, portuguese: 1 },
  campaign: 1,
  bar: 0,
  over: {
    days: 47,
    hires: 0,
    archived: true,
    reason: 'The new warehouse opens a year later, so we have stopped hiring for it.',
  },
  draft: draftOf(
    {
      jobTitle: 'Warehouse coordinator',
      location: 'Rotterdam',
      countryCode: 'NL',
      workplace: 'On-site',
      salary: { currency: 'EUR', min: 2_900, max: 3_500, period: 'monthly' },
      jobDescription:
        'Keep eleven thousand parts where they belong, and the vans of fifty technicians full by seven in the morning. A new warehouse, and you are the first person in it.',
    },
    ['Planning', 'Stock systems', 'Leading a small team'],
    [
      {
        kind: 'YES_NO',
        ...page('early', 'Can you begin at six in the morning?'),
        correct: 'yes',
        rejectOnWrong: true,
      },
      { kind: 'PHONE_NUMBER', ...page('call', 'Where can we call you before eight?') },
      { kind: 'EMAIL', ...page('reference', 'Whom may we write to about you?') },
      { kind: 'LOCATION', ...page('home', 'Where would you come from in the morning?') },
      { kind: 'DATE', ...page('start', 'When could you begin?'), format: 'DD/MM/YYYY' },
      {
        kind: 'MATRIX_CHOICE',
        ...page('done', 'What have you done, and with whom?'),
        questions: ['Goods in', 'Picking', 'Returns', 'Stocktaking'].map((title, index) => ({
          id: `q${index}`,
          title,
          selectAllTitle: 'All',
          answers: [
            { id: 'own', title: 'On my own' },
            { id: 'team', title: 'In a team' },
            { id: 'lead', title: 'Leading one' },
          ],
        })),
      },
      {
        kind: 'AVAILABILITY',
        ...page('shifts', 'Which shifts suit you?'),
        questions: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((title, index) => ({
          id: `d${index + 1}`,
          title,
          selectAllTitle: 'All',
          answers: [
            { id: 't0', title: 'Morning' },
            { id: 't1', title: 'Afternoon' },
            { id: 't2', title: 'Evening' },
          ],
        })),
      },
      {
        kind: 'SECTION_BREAK',
        ...page('half', 'That was the paperwork', 'Now two questions about the work itself. Take your time.'),
        required: false,
        minimumTimeShown: null,
        skipAfter: 30,
      },
      freeText('count', 'Stock and system differ by forty pumps. What do you do first?'),
      interview(question('team', 'How do you start the day with a team of six?', 60)),
    ],
  ),
  texts: {
    answers: {
      count: [
        'Count again, with a second person, the same hour. Then look at the last returns.',
        'I stop bookings on that article, look at transfers between sites, and only then count.',
        'Forty is one pallet. I would look for a pallet.',
        'Check the vans. In my last job it was always the vans.',
        'Look at when they last agreed, and go through every booking since then.',
        'Tell my manager first, so that it is not a surprise on Friday. Then count.',
      ],
    },
    praise: [
      '"Forty is one pallet." Done.',
      'Has opened a warehouse before, with labels and tears.',
      'Would run the morning well, one hears it.',
      'Knows our stock system from the inside.',
      'Calm, early, exact. What else?',
    ],
    mixed: [
      'Good with stock, less with people.',
      'Larger warehouses than ours. Might be bored.',
      'Fine answer, but six in the morning came with a sigh.',
    ],
    doubt: [
      'Blames the system before counting.',
      'Has not led anyone yet.',
      'No forklift licence, and no plan to get one.',
      'The answer ends in the middle.',
    ],
    debates: [
      [
        'A natural with teams. The morning briefing is the one I would like to be in.',
        'Stock experience is one summer job.',
        'Site visit, and they do a count with me.',
      ],
    ],
    reasons: [
      'Not enough experience with stock systems.',
      'We look for a person who has led a team.',
      'Cannot begin at six.',
    ],
  },
}
