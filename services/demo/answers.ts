import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { Question } from '#contracts/job/modules/table.ts'
import type { Person } from './crowd.ts'
import type { JobTexts } from './jobs/job.ts'
import type { Dice } from './random.ts'
import { DAY } from './time.ts'

type Asked = {
  person: Person
  /** Counts the candidates of the job. */
  place: number
  written: JobTexts['answers']
  random: Dice
  /** Whether the answer rules them out, where one can. */
  isWrong: boolean
  now: number
}

/** What a person of the demo answers. */
export function answerTo(module: Question, { person, place, written, random, isWrong, now }: Asked): AnswerValue {
  switch (module.kind) {
    case 'FREE_TEXT': {
      const texts = written[module.id]!
      return { kind: 'FREE_TEXT', text: texts[place % texts.length]! }
    }
    case 'URL':
      return { kind: 'URL', url: `https://portfolio.example/${person.email.split('@')[0]}` }
    case 'EMAIL':
      return { kind: 'EMAIL', email: `reference.${person.email}` }
    case 'PHONE_NUMBER':
      return { kind: 'PHONE_NUMBER', phone: `+31 6 5550 ${String(1000 + (place % 9000))}` }
    case 'LOCATION':
      return { kind: 'LOCATION', place: random.pick(['Rotterdam', 'Delft', 'Schiedam', 'Dordrecht']), point: null }
    case 'NUMBER':
      return { kind: 'NUMBER', number: String(Math.floor(random.between(0, 15))) }
    case 'DATE':
      return { kind: 'DATE', date: new Date(now + random.between(20, 90) * DAY).toISOString().slice(0, 10) }
    case 'YES_NO':
      return { kind: 'YES_NO', choice: isWrong ? 'no' : 'yes' }
    case 'DROPDOWN':
      return { kind: 'DROPDOWN', optionId: random.pick(module.options).id }
    case 'SINGLE_CHOICE': {
      const fits = module.options.filter(({ correct }) => !module.rejectOnWrong || correct !== isWrong)
      return { kind: 'SINGLE_CHOICE', optionId: random.pick(fits).id }
    }
    case 'MULTIPLE_CHOICE': {
      const chosen = module.options.filter(() => random.chance(0.5)).map(({ id }) => id)
      return { kind: 'MULTIPLE_CHOICE', optionIds: chosen.length > 0 ? chosen : [module.options[0]!.id] }
    }
    case 'FILE_UPLOAD':
      return { kind: 'FILE_UPLOAD', file: null }
    case 'ID_ANALYZER':
      return { kind: 'ID_ANALYZER', method: null, file: null }
    case 'SCHEDULE':
      return { kind: 'SCHEDULE', start: null, asksOthers: true, zone: 'Europe/Amsterdam' }
    case 'MATRIX_CHOICE':
    case 'AVAILABILITY': {
      const chosen = module.questions.map(({ id, answers }) => ({
        questionId: id,
        answerIds: answers.filter(() => random.chance(0.6)).map((answer) => answer.id),
      }))
      const [first] = module.questions
      const some = chosen.filter(({ answerIds }) => answerIds.length > 0)
      const least = [{ questionId: first!.id, answerIds: [first!.answers[0]!.id] }]
      return { kind: module.kind, chosen: some.length > 0 ? some : least }
    }
    default:
      return module satisfies never
  }
}
