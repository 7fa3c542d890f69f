import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anInterview, aQuestion, choice, journeyWith } from '#test/fixtures/job.ts'
import { wordingOf } from '../../kernel/wording.ts'
import type { JourneyModule } from '../journey.ts'
import { standardRules } from '../draft-rules.ts'
import { draftProblems } from '../sections.ts'
import { emptyVideoDraft, firstLanguage } from './blank.ts'
import { beyondWizard, entriesOf, questionCount, withEntries } from './questions.ts'

const page = (id: string, title = 'A page') => ({ id, title, description: '', required: true, verbatimTitle: false })
const written = (id: string, changes = {}): JourneyModule => ({
  kind: 'FREE_TEXT',
  ...page(id),
  antiCheat: false,
  forceRecording: false,
  maxLength: 0,
  minLength: 5,
  ...changes,
})
const link = (id: string): JourneyModule => ({ kind: 'URL', ...page(id) })
const number = (n: number) => ({ ...aQuestion, id: `q${n}` })

const kinds: ((id: string) => JourneyModule)[] = [
  choice,
  written,
  link,
  (id) => ({ kind: 'YES_NO', ...page(id), options: { yes: 'Yes', no: 'No' } }) as unknown as JourneyModule,
  (id) => anInterview(id, []),
  (id) => anInterview(id, [number(1), number(2)]),
]

describe('a journey as the wizard lists it', () => {
  it('is the same journey again when nothing was changed', () => {
    const journeys = fc.array(fc.nat(kinds.length - 1), { maxLength: 12 })
    fc.assert(
      fc.property(journeys, (picked) => {
        const journey = journeyWith(...picked.map((kind, at) => kinds[kind]!(`m${at}`)))
        expect(withEntries(journey, entriesOf(journey))).toEqual(journey)
      }),
    )
  })
  it('divides an interview where another question comes between, and joins it again', () => {
    const journey = journeyWith(anInterview('video', [number(1), number(2)]), choice('shift'))
    const [one, two, shift] = entriesOf(journey)
    const divided = withEntries(journey, [one!, shift!, two!])
    expect(divided.modules.map(({ id }) => id)).toEqual(['info', 'video', 'shift', 'video--2', 'thanks', 'reject'])
    const [first, between, last] = entriesOf(divided)
    expect(withEntries(divided, [first!, last!, between!])).toEqual(journey)
  })
  it('counts each recorded question, and no candidate fields', () => {
    const journey = journeyWith(link('cv'), anInterview('video', [number(1), number(2)]), choice('shift'))
    expect(questionCount(journey)).toBe(3)
  })
  it('names what it cannot edit', () => {
    const dropdown = { kind: 'DROPDOWN', ...page('town'), options: [] } as JourneyModule
    expect(beyondWizard(journeyWith(dropdown, choice('shift'), link('cv'))).map(({ id }) => id)).toEqual(['town'])
  })
})

describe('a video interview', () => {
  const draft = emptyVideoDraft('he')
  const problems = (details = {}, ...modules: JourneyModule[]) =>
    draftProblems(
      { ...draft, details: { ...draft.details, jobTitle: 'Nurse', ...details }, journey: journeyWith(...modules) },
      standardRules,
    )

  it.each([
    ['en', 'en'],
    ['ko', 'ko'],
    ['ar', 'en'],
    ['', 'en'],
  ])('of a company that speaks %j is in %s at first', (company, language) => {
    expect(firstLanguage(company)).toBe(language)
  })
  it('has what is spoken in it from its language', () => {
    expect(draft.details).toMatchObject({ creationType: 'video', language: 'he', transcriptLanguage: 'he-IL' })
  })
  it('can go live without a location and without a welcome message, and with a question', () => {
    expect(problems({}, choice('a'))).toEqual({})
    expect(problems()).toEqual({ 'journey.modules': 'Add at least one question' })
  })
  it.each([
    [{ jobTitle: 'Cook' }, ['details.jobTitle']],
    [{ jobTitle: 'c'.repeat(60) }, []],
    [{ jobTitle: 'c'.repeat(61) }, ['details.jobTitle']],
    [{ jobDescription: 'w'.repeat(2000) }, []],
    [{ jobDescription: 'w'.repeat(2001) }, ['details.jobDescription']],
  ])('keeps the limits of its details', (details, paths) => {
    expect(Object.keys(problems(details, choice('a')))).toEqual(paths)
  })
  it.each<[JourneyModule, string[]]>([
    [choice('a', { title: 't'.repeat(200), description: 'd'.repeat(300) }), []],
    [choice('a', { title: 't'.repeat(201) }), ['journey.a.title']],
    [choice('a', { description: 'd'.repeat(301) }), ['journey.a.description']],
    [
      choice('a', { options: [{ id: 'x', label: '', correct: false }, ...choice('b').options] }),
      ['journey.a.options.x'],
    ],
    [choice('a', { options: [{ id: 'x', label: 'l'.repeat(80), correct: false }, ...choice('b').options] }), []],
    [choice('a', { options: [] }), ['journey.a.options']],
    [written('a'), []],
    [written('a', { maxLength: 4, minLength: 5 }), ['journey.a.minLength']],
    [written('a', { maxLength: 5001 }), ['journey.a.maxLength']],
  ])('keeps the limits of its questions', (module, paths) => {
    expect(Object.keys(problems({}, module))).toEqual(paths)
  })
  it('says that a question and its answers are required, in the words of their form', () => {
    const [first, ...rest] = choice('a').options
    const found = problems({}, choice('a', { title: ' ', options: [{ ...first!, label: '' }, ...rest] }))
    const sentence = { text: 'This field is required', pattern: 'This field of a form is required', values: {} }
    expect(Object.values(found)).toEqual([sentence, sentence])
  })
  it('says how many characters the least can be', () => {
    const found = problems({}, written('a', { maxLength: 4, minLength: 5 }))
    expect(wordingOf(found['journey.a.minLength']!).text).toBe('Min characters cannot be more than 4')
  })
  it('asks at most as many questions as the limit, candidate fields aside', () => {
    const ten = anInterview(
      'video',
      Array.from({ length: 10 }, (_, at) => number(at)),
    )
    expect(problems({}, link('cv'), ten)).toEqual({})
    expect(Object.keys(problems({}, ten, choice('one-more')))).toEqual(['journey.modules'])
  })
  it('asks for at most three further facts, in any place of the journey', () => {
    expect(problems({}, link('cv'), choice('a'), link('site'), link('work'))).toEqual({})
    const found = problems({}, link('cv'), choice('a'), link('site'), link('work'), link('one-more'))
    expect(Object.keys(found)).toEqual(['journey.modules'])
    expect(wordingOf(found['journey.modules']!).text).toBe('Additional information cannot be more than 3 fields')
  })
  it('may thank in 2000 characters', () => {
    const journey = journeyWith(choice('a'))
    const thanks = (length: number) => ({
      ...draft,
      details: { ...draft.details, jobTitle: 'Nurse' },
      journey: {
        modules: journey.modules.map((module) =>
          module.kind === 'THANK_YOU' ? { ...module, message: 'm'.repeat(length) } : module,
        ),
      },
    })
    expect(draftProblems(thanks(2000), standardRules)).toEqual({})
    expect(Object.keys(draftProblems(thanks(2001), standardRules))).toEqual(['journey.thanks.message'])
  })
})
