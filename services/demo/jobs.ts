import { type JobDraft, type JobDetails } from '#contracts/job/draft.ts'
import { emptyDraft } from '#contracts/job/blank.ts'
import type { InterviewQuestion, JourneyModule } from '#contracts/job/journey.ts'

export type DemoJob = {
  key: string
  draft: JobDraft
  columns: string[]
  /** Days before today. */
  opened: number
  candidates: number
}

const page = (id: string, title: string) => ({ id, title, description: '', required: true, verbatimTitle: false })
const option = (id: string, label: string, correct = false) => ({ id, label, correct })
const question = (id: string, text: string, partDuration: number): InterviewQuestion => ({
  id,
  question: text,
  description: '',
  thinkingTime: 30,
  partDuration,
  numOfRetakes: 3,
})

export const demoJobs: DemoJob[] = [
  {
    key: 'backend',
    opened: 168,
    candidates: 140,
    columns: ['Phone screen', 'Technical interview', 'Offer'],
    draft: job(
      {
        jobTitle: 'Backend engineer',
        location: 'Berlin',
        countryCode: 'DE',
        workplace: 'Hybrid',
        salary: { currency: 'EUR', min: 68_000, max: 88_000, period: 'annual' },
        jobDescription:
          'Build the services that read two million meters every quarter of an hour, with a team of nine.',
      },
      ['TypeScript', 'Distributed systems', 'SQL', 'Explaining things'],
      [
        {
          kind: 'YES_NO',
          ...page('permit', 'May you work in the European Union?'),
          correct: 'yes',
          rejectOnWrong: true,
        },
        {
          kind: 'SINGLE_CHOICE',
          ...page('years', 'How long have you worked on server software?'),
          options: [
            option('under2', 'Less than two years'),
            option('to5', 'Two to five years'),
            option('over5', 'More than five years'),
          ],
          rejectOnWrong: false,
        },
        {
          kind: 'FREE_TEXT',
          ...page('proud', 'Which piece of work are you proud of, and why?'),
          antiCheat: false,
          forceRecording: false,
          maxLength: 1500,
        },
        {
          kind: 'WIDGET',
          ...page('video', 'Video interview'),
          questions: [
            question('why', 'Why this job, and why now?', 90),
            question('fault', 'Tell us about a fault in production that you caused.', 120),
          ],
          antiCheat: false,
        },
      ],
    ),
  },
  {
    key: 'technician',
    opened: 121,
    candidates: 100,
    columns: ['Phone screen', 'Day on the road', 'Offer'],
    draft: job(
      {
        jobTitle: 'Field service technician',
        location: 'Rotterdam',
        countryCode: 'NL',
        workplace: 'On-site',
        salary: { currency: 'EUR', min: 19, max: 26, period: 'hourly' },
        jobDescription:
          'Install and repair heat pumps and meters at our customers, with a van, a tablet and a colleague on call.',
      },
      ['Electrical work', 'Friendly with customers', 'Driving'],
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
        {
          kind: 'WIDGET',
          ...page('video', 'Video interview'),
          questions: [question('visit', 'A customer says the new heat pump is too loud. What do you do?', 90)],
          antiCheat: false,
        },
      ],
    ),
  },
  {
    key: 'success',
    opened: 74,
    candidates: 60,
    columns: ['Phone screen', 'Team interview', 'Offer'],
    draft: job(
      {
        jobTitle: 'Customer success manager',
        location: 'Lisbon',
        countryCode: 'PT',
        workplace: 'Remote',
        salary: { currency: 'EUR', min: 3_200, max: 4_100, period: 'monthly' },
        jobDescription: 'Look after forty municipal utilities, from their first import to their yearly review.',
      },
      ['Listening', 'Writing clearly', 'Portuguese', 'Spreadsheets'],
      [
        {
          kind: 'SINGLE_CHOICE',
          ...page('portuguese', 'How well do you speak Portuguese?'),
          options: [
            option('native', 'First language', true),
            option('fluent', 'Fluent', true),
            option('some', 'A little'),
          ],
          rejectOnWrong: true,
        },
        {
          kind: 'FREE_TEXT',
          ...page('letter', 'A customer writes: "your invoice is wrong again". Answer them.'),
          antiCheat: false,
          forceRecording: false,
          maxLength: 1500,
        },
        {
          kind: 'WIDGET',
          ...page('video', 'Video interview'),
          questions: [
            question('hello', 'Introduce yourself as you would to a new customer.', 60),
            question('hard', 'What was your hardest conversation at work?', 90),
          ],
          antiCheat: false,
        },
      ],
    ),
  },
]

function job(details: Partial<JobDetails>, skills: string[], modules: JourneyModule[]): JobDraft {
  const blank = emptyDraft()
  const [form, ...endings] = blank.journey.modules
  return {
    details: {
      ...blank.details,
      jobType: 'full_time',
      benefits: [
        { id: 'b1', title: '30 days of leave' },
        { id: 'b2', title: 'Train pass or company bicycle' },
      ],
      brandName: 'Northlight Energy',
      ...details,
    },
    scorecard: {
      skills: skills.map((name, index) => ({ metricId: `s${index + 1}`, name, weight: index === 0 ? 2 : 1 })),
      englishLevel: 'C1',
    },
    journey: { modules: [form!, ...modules, ...endings] },
  }
}
