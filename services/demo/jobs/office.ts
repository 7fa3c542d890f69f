import { draftOf, freeText, interview, type LiveJob, option, page, question } from './job.ts'

export const office: LiveJob = {
  key: 'office',
  opened: 124,
  candidates: 50,
  columns: ['Phone screen', 'Meet the team', 'Offer'],
  team: { recruiter: 'tunde', manager: 'nuria', reviewers: ['ilse'] },
  origins: { german: 6, spanish: 2, italian: 1, polish: 1, turkish: 1, french: 1, arabic: 1 },
  campaign: 1,
  bar: 0,
  over: { days: 83, hires: 1, archived: true, reason: 'The position has been filled.' },
  draft: draftOf(
    {
      jobTitle: 'Office manager',
      jobType: 'part_time',
      location: 'Berlin',
      countryCode: 'DE',
      workplace: 'On-site',
      salary: { currency: 'EUR', min: 20, max: 25, period: 'hourly' },
      jobDescription:
        'Run an office of sixty people in an old factory: rooms, post, visitors, the party in June, and the one printer we are not allowed to replace. Thirty hours a week.',
    },
    ['Organising', 'German and English', 'Staying friendly'],
    [
      {
        kind: 'SINGLE_CHOICE',
        ...page('german', 'How well do you speak German?'),
        options: [
          option('native', 'First language', true),
          option('fluent', 'Fluent', true),
          option('some', 'A little'),
        ],
        rejectOnWrong: true,
      },
      freeText('party', 'Sixty guests, one day to plan, 900 euros. What is the plan?'),
      interview(question('day', 'Three things go wrong before nine. Which one is first?', 60)),
    ],
  ),
  texts: {
    answers: {
      party: [
        'Dumplings from the shop next door, our own music, and a list of who carries chairs.',
        'The courtyard, if it does not rain. If it rains, the courtyard with a tent, 140 euros.',
        'One good cook, one long table, no speeches.',
        'A barbecue, and everyone brings a salad. I have a sheet for the salads.',
        'I call three caterers at eight and decide at nine. By ten the invitation is out.',
        'A quiz about the printer.',
      ],
    },
    praise: [
      'A quiz about the printer! And then a very sound plan.',
      'Decides by nine. I would sleep better.',
      'Friendly in both languages, and quick.',
      'Has run a larger house than ours, alone.',
      'Puts the person who is locked out first. Right.',
    ],
    mixed: [
      'Nice, but the budget is over after the drinks.',
      'Prefers mornings only. We need two afternoons.',
      'Good organiser, English a little slow.',
    ],
    doubt: [
      'Plans a meeting about the party.',
      'Could not choose one of the three.',
      'Would like to be an assistant to the board instead.',
      'Spent the 900 euros twice.',
    ],
    debates: [
      [
        'Warm and quick. The team would be in good hands.',
        'Quick, yes: forgot the wheelchair ramp in the plan.',
        'Good catch. Let them see the house and ask again.',
      ],
    ],
    reasons: [
      'We need a person for two afternoons as well.',
      'Others had run an office of this size before.',
      'German is needed at a higher level.',
    ],
  },
}
