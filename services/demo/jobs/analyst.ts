import { draftOf, freeText, interview, type LiveJob, option, page, question } from './job.ts'

export const analyst: LiveJob = {
  key: 'analyst',
  opened: 62,
  candidates: 50,
  columns: ['Phone screen', 'Case study', 'Offer'],
  team: { recruiter: 'tunde', manager: 'owen', reviewers: ['hamid', 'greta'] },
  origins: { german: 4, indian: 2, british: 2, ukrainian: 1, turkish: 1, vietnamese: 1, french: 1 },
  campaign: 1,
  bar: 0,
  over: { days: 4, hires: 2, archived: false, reason: 'Both positions are filled. Thank you for your time.' },
  draft: draftOf(
    {
      jobTitle: 'Data analyst',
      location: 'Berlin',
      countryCode: 'DE',
      workplace: 'Hybrid',
      salary: { currency: 'EUR', min: 52_000, max: 64_000, period: 'annual' },
      jobDescription:
        'Find out how much energy our customers could save, and say it so that a town council understands. SQL, Python, a sharp pencil, and two thousand towns to compare.',
    },
    ['SQL', 'Statistics', 'Telling what it means'],
    [
      {
        kind: 'SINGLE_CHOICE',
        ...page('sql', 'What is the most difficult thing you have done in SQL?'),
        options: [
          option('joins', 'Joins over several tables'),
          option('windows', 'Window functions'),
          option('models', 'A model that others build on'),
        ],
        rejectOnWrong: false,
      },
      { kind: 'NUMBER', ...page('years', 'For how many years have you worked with data?') },
      {
        kind: 'DROPDOWN',
        ...page('tool', 'What do you draw your charts with?'),
        options: [
          { id: 'r', label: 'R' },
          { id: 'python', label: 'Python' },
          { id: 'sheet', label: 'A spreadsheet' },
          { id: 'bi', label: 'A dashboard tool' },
          { id: 'other', label: 'Something else' },
        ],
      },
      freeText('chart', 'Tell us about a chart that changed a decision.'),
      interview(question('explain', 'Explain a confidence interval to a mayor.', 90)),
    ],
  ),
  texts: {
    answers: {
      chart: [
        'Bread by the hour. The bakery baked for noon and sold at seven. They moved one shift, and nothing was thrown away any more.',
        'Sick days by department, next to the room temperature. It was the heating.',
        'A map of where our delivery vans wait. Two loading bays later they no longer do.',
        'Refunds by the day of the order. All from Mondays, all from one import.',
        'Our churn by the number of support tickets: those with none left most. We began to call quiet customers.',
        'I showed that a price test had too few visitors to mean anything. We stopped it, and did not raise the price.',
        'Street lights that burn by day, on one page. The council fixed forty in a week.',
        'Average against median income of the district. The subsidy changed its threshold.',
      ],
    },
    praise: [
      'The mayor would understand this. So would the mayor’s children.',
      'Says what the number does not show. Trust them at once.',
      'Bread by the hour is the best chart story of the round.',
      'Careful with causes, quick with SQL.',
      'Made me think about our own dashboards.',
      'Very clear, and a sense of humour about it.',
      'Built models that others use. We need that here.',
    ],
    mixed: [
      'Right, but a lecture. A mayor leaves after a minute.',
      'Good with tools; statistics from a course.',
      'Interesting chart, no decision.',
      'Would be strong in a team with a senior analyst, which we are not yet.',
    ],
    doubt: [
      'The interval is explained wrongly, and with confidence.',
      'Dashboards, dashboards. No question behind them.',
      'Everything is "big data".',
      'Uses an average where the point of the story is the median.',
      'Reads a definition aloud.',
    ],
    debates: [
      [
        'Finally a person who begins with the decision.',
        'And who skips the uncertainty entirely. For an analyst that is a problem.',
        'Case study with a noisy data set, then. Good discussion, thanks.',
      ],
      [
        'Journalist by training, writes like one. Our reports would be read.',
        'SQL is at the level of joins. The backlog is not.',
        'We have two positions. One may be a writer who learns SQL.',
      ],
    ],
    reasons: [
      'Others were closer to the statistics we need.',
      'The explanation stayed technical.',
      'Not enough experience with SQL on larger models.',
      'Cannot come to Berlin two days a week.',
    ],
  },
}
