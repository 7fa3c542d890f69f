import { describe, expect, it } from 'vitest'
import { CandidateExperience } from '#contracts/http/api/job-wire.ts'
import { AnswerValue } from '#contracts/candidate/answers.ts'
import { answerProblem, isEmpty } from '#contracts/candidate/judging.ts'
import { Journey } from '#contracts/job/journey.ts'
import { isQuestion } from '#contracts/job/modules/table.ts'
import { standardRules } from '#contracts/job/draft-rules.ts'
import { draftProblems } from '#contracts/job/sections.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { experienceOf, journeyOf } from '#services/http/api/journey-wire.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { inputOf } from './inputs/table.ts'
import { addableKinds, addedKindOf } from './table.ts'

const added = addableKinds.map((kind) => addedKindOf(kind).create('new'))

describe.each(added)('a new $kind', (module) => {
  it('can be stored as it is, and lacks only words before it goes live', () => {
    const journey = journeyWith(module)
    expect(Journey.parse(journey)).toEqual(journey)
    const wordless = Object.values(draftProblems({ ...aJob(), journey }, standardRules)).map(
      (words) => wordingOf(words).text,
    )
    const people = ['Attendee must not be empty', 'Host or Conferencing information is missing.']
    const lacking = module.kind === 'SCHEDULE' ? people : []
    const required = module.kind === 'WIDGET' ? 'This field is required' : 'Required field'
    expect(new Set(wordless)).toEqual(new Set([required, ...lacking]))
  })

  it('is the same module again after a program has read and written it', () => {
    const journey = journeyWith(module)
    expect(journeyOf(CandidateExperience.parse(JSON.parse(JSON.stringify(experienceOf(journey)))))).toEqual(journey)
  })
})

describe.each(added.filter(isQuestion))('the page of a $kind', (module) => {
  it('sends nothing, or an answer that is empty and can be stored, when it is left as it is', () => {
    const answer = inputOf(module).read(new FormData(), module)
    if (answer === null) return
    expect(AnswerValue.parse(answer)).toEqual(answer)
    expect(isEmpty(answer)).toBe(true)
    expect(answerProblem(module, answer)).toBe('This field is required')
    expect(answerProblem({ ...module, required: false }, answer)).toBeNull()
  })
})
