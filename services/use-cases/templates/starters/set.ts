import type { Skill } from '#contracts/job/draft.ts'
import type { InterviewQuestion, JourneyModule } from '#contracts/job/journey.ts'
import type { FieldOfWork, StarterTemplate } from '#contracts/template/starter.ts'

type Written = {
  /** What there is to know before an interview is watched. */
  screening: Screening[]
  /** Seconds to think and to answer, then the question: '30/120 Why?' */
  video: string[]
  skills: { must: string[]; important: string[]; nice: string[] }
}
type Screening = (page: { id: string; description: string; required: true; verbatimTitle: false }) => JourneyModule

const TAKES = 3

/** A starter set as it is written down, made into what a template holds. */
export function set(
  id: string,
  name: string,
  field: FieldOfWork,
  { screening, video, skills }: Written,
): StarterTemplate {
  const page = (part: string) =>
    ({ id: `${id}-${part}`, description: '', required: true, verbatimTitle: false }) as const
  return {
    id,
    name,
    field,
    modules: [
      ...screening.map((make, index) => make(page(`s${index + 1}`))),
      {
        kind: 'WIDGET',
        ...page('video'),
        title: 'Video interview',
        questions: video.map((text, index) => question(`${id}-q${index + 1}`, text)),
        antiCheat: false,
      },
    ],
    scorecard: { skills: weighed(id, skills), englishLevel: null },
  }
}

function question(id: string, text: string): InterviewQuestion {
  const [, thinking, answer, words] = /^(\d+)\/(\d+) (.+)$/s.exec(text)!
  return {
    id,
    question: words!,
    description: '',
    thinkingTime: Number(thinking),
    partDuration: Number(answer),
    numOfRetakes: TAKES,
  }
}

function weighed(id: string, { must, important, nice }: Written['skills']): Skill[] {
  const all = [
    ...must.map((name) => ({ name, weight: 2 as const })),
    ...important.map((name) => ({ name, weight: 1 as const })),
    ...nice.map((name) => ({ name, weight: 0.5 as const })),
  ]
  return all.map((skill, index) => ({ metricId: `${id}-k${index + 1}`, ...skill }))
}

const options = (id: string, labels: string[]) =>
  labels.map((label, index) => ({ id: `${id}-${index + 1}`, label, correct: false }))

/** `right`: the answer that the work requires. Automatic rejection is off in every set: recruiters turn it on. */
export const yesNo =
  (title: string, right: 'yes' | 'no' | null = null): Screening =>
  (page) => ({ kind: 'YES_NO', ...page, title, correct: right, rejectOnWrong: false })
export const oneOf =
  (title: string, ...labels: string[]): Screening =>
  (page) => ({ kind: 'SINGLE_CHOICE', ...page, title, options: options(page.id, labels), rejectOnWrong: false })
export const several =
  (title: string, ...labels: string[]): Screening =>
  (page) => ({
    kind: 'MULTIPLE_CHOICE',
    ...page,
    title,
    options: options(page.id, labels),
    maxSelected: labels.length,
    rejectOnWrong: false,
  })
export const number =
  (title: string): Screening =>
  (page) => ({ kind: 'NUMBER', ...page, title })
export const text =
  (title: string, maxLength = 500): Screening =>
  (page) => ({ kind: 'FREE_TEXT', ...page, title, antiCheat: false, forceRecording: false, maxLength })
export const day =
  (title: string): Screening =>
  (page) => ({ kind: 'DATE', ...page, title, format: 'DD/MM/YYYY' })
/** May be left out: not everyone has something to show. */
export const link =
  (title: string): Screening =>
  (page) => ({ kind: 'URL', ...page, title, required: false })
