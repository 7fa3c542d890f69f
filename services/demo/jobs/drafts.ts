import { draftOf, freeText, interview, option, page, question, type DraftedJob } from './job.ts'

/** Just begun: a title, a place, and nothing more yet. */
const people: DraftedJob = {
  key: 'people',
  opened: 1.2,
  step: 'jobDetails',
  team: { recruiter: 'marta', manager: 'nuria', reviewers: [] },
  draft: draftOf({ jobTitle: 'Head of people', location: 'Berlin', countryCode: 'DE', benefits: [] }, [], []),
}

/** Everything is in place; the hiring manager looks at it before it goes live. */
const planner: DraftedJob = {
  key: 'planner',
  opened: 6,
  step: 'preview',
  team: { recruiter: 'pieter', manager: 'leonie', reviewers: [] },
  draft: draftOf(
    {
      jobTitle: 'Grid planner',
      location: 'Hamburg',
      countryCode: 'DE',
      workplace: 'Hybrid',
      salary: { currency: 'EUR', min: 58_000, max: 72_000, period: 'annual' },
      jobDescription:
        'Say where the next thousand heat pumps and chargers fit into a town’s grid, and what has to be built first. You work with our customers’ engineers and with our data.',
    },
    ['Power flow', 'Maps', 'Explaining to councils'],
    [
      {
        kind: 'MULTIPLE_CHOICE',
        ...page('tools', 'Which tools have you planned with?'),
        options: [
          option('pf', 'PowerFactory'),
          option('sincal', 'SINCAL'),
          option('qgis', 'QGIS'),
          option('own', 'Own models'),
        ],
        maxSelected: 4,
        rejectOnWrong: false,
      },
      freeText('street', 'Ten chargers in one street: what do you look at first?'),
      interview(question('council', 'Tell a town council why their street needs a new cable.', 90)),
    ],
  ),
}

export const draftedJobs: readonly DraftedJob[] = [people, planner]
