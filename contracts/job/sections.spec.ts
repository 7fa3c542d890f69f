import { expect, it } from 'vitest'
import { aJob, anInterview, aQuestion, choice, journeyWith } from '#test/fixtures/job.ts'
import { wordingOf } from '../kernel/wording.ts'
import { standardRules } from './draft-rules.ts'
import { draftOf, draftProblems, editedSteps, forEverySection, problemsByStep } from './sections.ts'

const eleven = journeyWith(...Array.from({ length: 11 }, (_, index) => choice(`m${index}`)))

it('a draft is judged by the rules it is given: a company may have a higher limit', () => {
  const draft = { ...aJob(), journey: eleven }
  const found = draftProblems(draft, standardRules)
  expect(Object.keys(found)).toEqual(['journey.modules'])
  expect(wordingOf(found['journey.modules']!).text).toBe('Maximum 10 questions allowed per job')
  expect(draftProblems(draft, { ...standardRules, moduleLimit: 13 })).toEqual({})
})

it('a company may have longer questions on camera, and no other text is longer for it', () => {
  const long = 'x'.repeat(201)
  const draft = {
    ...aJob(),
    journey: journeyWith(anInterview('v', [{ ...aQuestion, question: long }]), choice('q', { title: long })),
  }
  const found = (longQuestions: boolean) => Object.keys(draftProblems(draft, { ...standardRules, longQuestions }))
  expect(found(false)).toEqual(['journey.v.questions.q1.question', 'journey.q.title'])
  expect(found(true)).toEqual(['journey.q.title'])
  const video = { ...draft, details: { ...draft.details, creationType: 'video' as const } }
  const inWizard = (longQuestions: boolean) =>
    Object.keys(draftProblems(video, { ...standardRules, longQuestions })).filter((path) => path.startsWith('journey.'))
  expect(inWizard(false)).toEqual(['journey.v.questions.q1.question', 'journey.q.title'])
  expect(inWizard(true)).toEqual([])
})

it('what is wrong with a draft is found in the steps in which it is mended', () => {
  const draft = { ...aJob({ location: '' }), journey: eleven }
  const steps = problemsByStep(draft, standardRules)
  expect(editedSteps).toEqual(['jobDetails', 'scorecard', 'screen'])
  expect(Object.entries(steps).map(([step, found]) => [step, Object.keys(found)])).toEqual([
    ['jobDetails', ['details.location']],
    ['scorecard', []],
    ['screen', ['journey.modules']],
  ])
  expect(Object.assign({}, ...Object.values(steps))).toEqual(draftProblems(draft, standardRules))
})

it('the sections of a job are its draft, and nothing beside it', () => {
  const job = { ...aJob(), status: 'draft', revision: 3 }
  expect(draftOf(job)).toEqual(aJob())
  expect(forEverySection(3)).toEqual({ details: 3, scorecard: 3, journey: 3 })
})
