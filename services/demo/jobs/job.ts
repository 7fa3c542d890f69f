import { emptyDraft } from '#contracts/job/blank.ts'
import type { BuilderStep, JobDetails, JobDraft } from '#contracts/job/draft.ts'
import type { InterviewQuestion, JourneyModule } from '#contracts/job/journey.ts'
import type { ColleagueKey } from '../colleagues.ts'
import type { Origin } from '../names.ts'

/** What people write about a job, so that it fits its questions. */
export type JobTexts = {
  /** By the question they answer. */
  answers: Record<string, readonly string[]>
  /** Of four and five stars, of three, of one and two. */
  praise: readonly string[]
  mixed: readonly string[]
  doubt: readonly string[]
  /** One is for, one against, and the hiring manager has the last word. */
  debates: readonly (readonly [forIt: string, against: string, lastWord: string])[]
  reasons: readonly string[]
}

type DemoJobBase = {
  key: string
  draft: JobDraft
  /** Days before today. */
  opened: number
  team: { recruiter: ColleagueKey; manager: ColleagueKey; reviewers: readonly ColleagueKey[] }
}
/** Left unfinished at a step of the builder. */
export type DraftedJob = DemoJobBase & { step: BuilderStep }
export type LiveJob = DemoJobBase & {
  columns: readonly string[]
  candidates: number
  /** Where people are from, by weight. */
  origins: Partial<Record<Origin, number>>
  /** How many times as many people came in the week of the campaign. */
  campaign: number
  /** Stars above the usual that it takes to come further. */
  bar: number
  texts: JobTexts
  /** How it ended: all candidates were decided so many days ago, with so many hires. */
  over?: { days: number; hires: number; archived: boolean; reason: string }
}

export const page = (id: string, title: string, description = '') => ({
  id,
  title,
  description,
  required: true,
  verbatimTitle: false,
})
export const option = (id: string, label: string, correct = false) => ({ id, label, correct })
export const question = (id: string, text: string, partDuration: number): InterviewQuestion => ({
  id,
  question: text,
  description: '',
  thinkingTime: 30,
  partDuration,
  numOfRetakes: 3,
})
export const freeText = (id: string, title: string, description = ''): JourneyModule => ({
  kind: 'FREE_TEXT',
  ...page(id, title, description),
  antiCheat: false,
  forceRecording: false,
  maxLength: 1500,
})
export const interview = (...questions: InterviewQuestion[]): JourneyModule => ({
  kind: 'WIDGET',
  ...page('video', 'Video interview'),
  questions,
  antiCheat: false,
})

export function draftOf(details: Partial<JobDetails>, skills: string[], modules: JourneyModule[]): JobDraft {
  const blank = emptyDraft()
  const [form, ...endings] = blank.journey.modules
  return {
    details: {
      ...blank.details,
      jobType: 'full_time',
      benefits: [
        { id: 'b1', title: '30 days of leave' },
        { id: 'b2', title: 'Train pass or company bicycle' },
        { id: 'b3', title: 'Two paid days a year to help in your town' },
      ],
      ...details,
    },
    scorecard: {
      skills: skills.map((name, index) => ({
        metricId: `s${index + 1}`,
        name,
        weight: index === 0 ? 2 : index < 3 ? 1 : 0.5,
      })),
      englishLevel: 'C1',
    },
    journey: { modules: [form!, ...modules, ...endings] },
  }
}
