import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SentQuestion } from '#contracts/http/api/questions-wire.ts'
import type { Journey, JourneyModule } from '#contracts/job/journey.ts'
import { anInterview, aQuestion, choice, journeyWith } from '#test/fixtures/job.ts'
import { questionsWire, saysTheSame, withQuestions } from './questions-wire.ts'

const page = (id: string) => ({ id, title: 'A page', description: '', required: true, verbatimTitle: false })
const link: JourneyModule = { kind: 'URL', ...page('link') }
const recorded = (n: number) => ({ ...aQuestion, id: `q${n}` })
const interview = anInterview('video', [recorded(1), recorded(2)])
const listed = (journey: Journey, sent: SentQuestion[]) => withQuestions(journey, sent, (at) => `new-${at}`)
const refused = (...sent: SentQuestion[]) => {
  try {
    listed(journeyWith(), sent)
  } catch (error) {
    return error
  }
}

describe('the questions of a job as one list', () => {
  it('become the same journey again, whatever order the pages have', () => {
    const several = { ...choice('nights'), kind: 'MULTIPLE_CHOICE' as const, maxSelected: 2 }
    const kinds = [choice('shift'), link, interview, several]
    fc.assert(
      fc.property(fc.shuffledSubarray(kinds), (modules) => {
        const journey = journeyWith(...modules)
        const sent = JSON.parse(JSON.stringify(questionsWire(journey)))
        expect(saysTheSame(sent, questionsWire(journey))).toBe(true)
        expect(listed(journey, sent)).toEqual(journey)
      }),
    )
  })

  it('begin as in the wizard where nothing is said', () => {
    const journey = listed(journeyWith(), [
      { question: 'Why us?' },
      { question: 'What do you like?', answerType: 'text' },
      {
        id: 'shift',
        question: 'Which shift?',
        answerType: 'multiple_choice',
        partDuration: 15,
        config: { answers: [{ label: 'Day', correct: true }, { label: 'Night' }, { label: 'Any' }], antiCheat: true },
      },
    ])
    expect(questionsWire(journey)).toMatchObject([
      { answerType: 'video', thinkingTime: 0, partDuration: 45, numOfRetakes: 3 },
      { answerType: 'text', partDuration: 0, config: { minChars: 5, maxChars: 0, antiCheat: false } },
      {
        id: 'shift',
        partDuration: 30,
        config: {
          answers: [
            { id: 'o1', label: 'Day', correct: true },
            { id: 'o2', label: 'Night', correct: false },
            { id: 'o3', label: 'Any', correct: false },
          ],
          antiCheat: true,
        },
      },
    ])
    expect(journey.modules.find(({ id }) => id === 'shift')).toMatchObject({ maxSelected: 3 })
  })

  it('keep what is not said, and the place of what is no question', () => {
    const journey = journeyWith(link, interview, choice('shift'))
    const changed = listed(journey, [{ id: 'shift', question: 'When?' }, { id: 'q2' }])
    expect(changed.modules.map(({ id }) => id)).toEqual(['info', 'link', 'shift', 'video', 'thanks', 'reject'])
    expect(changed.modules[2]).toEqual(choice('shift', { title: 'When?' }))
    expect(changed.modules[3]).toEqual(anInterview('video', [recorded(2)]))
  })

  it('are under an id of their own when they are answered in another way', () => {
    const changed = listed(journeyWith(choice('shift')), [{ id: 'shift', question: 'When?', answerType: 'text' }])
    expect(changed.modules[1]).toMatchObject({ id: 'new-0', kind: 'FREE_TEXT', title: 'When?' })
  })

  it('are on a page of their own where another language is spoken', () => {
    const changed = listed(journeyWith(interview), [
      { id: 'q1' },
      { id: 'q2', transcriptLanguage: 'de-DE' },
      { question: 'Und?', transcriptLanguage: 'de-DE' },
    ])
    expect(changed.modules.slice(1, 3)).toMatchObject([
      { id: 'video', questions: [{ id: 'q1' }] },
      { id: 'new-1', transcriptLanguage: 'de-DE', questions: [{ id: 'q2' }, { question: 'Und?' }] },
    ])
  })

  it('keep the ids of answers that are known by their words', () => {
    const [first, second] = choice('shift').options
    const answers = [{ label: 'Another' }, { label: second!.label }, { ...first! }]
    const changed = listed(journeyWith(choice('shift')), [{ id: 'shift', config: { answers } }])
    const { options } = changed.modules[1] as Extract<JourneyModule, { kind: 'SINGLE_CHOICE' }>
    expect(options.slice(1)).toMatchObject([{ id: second!.id }, { id: first!.id }])
    expect(new Set(options.map(({ id }) => id)).size).toBe(3)
  })
})

describe('a question that breaks a rule', () => {
  const required = 'This field is required'
  it.each<[SentQuestion, object]>([
    [{ question: ' ' }, { 'questions.0.question': required }],
    [{ question: 'q'.repeat(201) }, { 'questions.0.question': 'Character limit exceeded' }],
    [
      { question: 'Why?', description: 'd'.repeat(301), answerType: 'text' },
      { 'questions.0.description': 'Character limit exceeded' },
    ],
    [
      { question: 'Why?', answerType: 'text', config: { minChars: 9, maxChars: 8 } },
      { 'questions.0.config.minChars': 'Min characters cannot be more than 8' },
    ],
    [
      { question: 'Which?', answerType: 'single_choice', config: { answers: [{ label: 'A' }, { label: '' }] } },
      { 'questions.0.config.answers.1.label': required },
    ],
    [
      { question: 'Which?', answerType: 'single_choice' },
      { 'questions.0.config.answers': 'Required at least 2 item(s)' },
    ],
    [
      {
        question: 'Which?',
        answerType: 'single_choice',
        config: {
          answers: [
            { label: 'A', correct: true },
            { label: 'B', correct: true },
          ],
        },
      },
      { 'questions.0.config.answers': 'Mark at most one answer as correct' },
    ],
    [
      { question: 'Why?', config: { maxChars: 5 } },
      { 'questions.0.config.maxChars': 'Questions that are answered like this do not have it' },
    ],
  ])('is refused at its field', (sent, fields) => {
    expect(refused(sent)).toMatchObject({ code: 'job/invalid-fields', fields })
  })

  it('is not judged again while it stays as it is', () => {
    const journey = journeyWith(choice('shift', { title: '' }))
    expect(listed(journey, [{ id: 'shift' }])).toEqual(journey)
  })
})
