import { describe, expect, it } from 'vitest'
import type { JobDraft } from '#contracts/job/draft.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import { accept, hasRoom } from './accept.ts'
import { closed, heard } from './use-suggestions.ts'

const draft = (changes: Partial<JobDraft> = {}): JobDraft => ({ ...aJob(), ...changes })

describe('a suggestion that is taken over', () => {
  it('is the description from then on', () => {
    expect(accept(draft(), 'description', 'You run our services.', 'x').details.jobDescription).toBe(
      'You run our services.',
    )
  })

  it('is the last benefit, while there is room; lines without text make room', () => {
    const { details } = draft()
    const full = [1, 2, 3].map((n) => ({ id: `b${n}`, title: `Benefit ${n}` }))
    const job = draft({ details: { ...details, benefits: [...full, { id: 'b4', title: ' ' }] } })
    expect(hasRoom(job, 'benefits')).toBe(true)
    const after = accept(job, 'benefits', 'Work from home', 'new')
    expect(after.details.benefits).toEqual([...full, { id: 'new', title: 'Work from home' }])
    expect(hasRoom(after, 'benefits')).toBe(false)
    expect(accept(after, 'benefits', 'One more', 'more').details.benefits).toEqual(after.details.benefits)
  })

  it('is the last skill, important, 15 at most (SCR-006)', () => {
    const skills = Array.from({ length: 15 }, (_, n) => ({ metricId: `s${n}`, name: `Skill ${n}`, weight: 1 as const }))
    const job = draft({ scorecard: { skills: skills.slice(0, 14), englishLevel: null } })
    const after = accept(job, 'skills', 'Go', 'new')
    expect(after.scorecard.skills.at(-1)).toEqual({ metricId: 'new', name: 'Go', weight: 1 })
    expect([hasRoom(job, 'skills'), hasRoom(after, 'skills')]).toEqual([true, false])
    expect(accept(after, 'skills', 'Rust', 'more').scorecard.skills).toHaveLength(15)
  })

  it('is the text of the question that has none yet, or a question more', () => {
    const blank = draft({ journey: journeyWith(anInterview('video', [{ ...aQuestion, question: '' }])) })
    const once = accept(blank, 'questions', 'Why?', 'new', 'video')
    const twice = accept(once, 'questions', 'How?', 'new', 'video')
    const texts = ({ journey }: JobDraft) =>
      journey.modules.flatMap((module) =>
        module.kind === 'WIDGET' ? module.questions.map(({ question }) => question) : [],
      )
    expect([texts(once), texts(twice)]).toEqual([['Why?'], ['Why?', 'How?']])
    expect(accept(blank, 'questions', 'Why?', 'new', 'gone')).toBe(blank)
  })
})

it('what is streamed grows item by item; what counts comes last, and nothing is left of a failure', () => {
  const begun = heard(closed, { type: 'begun', source: 'model', model: 'a-model', of: 'skills' })
  const growing = ['G', 'o'].reduce((state, add) => heard(state, { type: 'text', index: 0, add }), begun)
  expect(growing).toMatchObject({ phase: 'running', model: 'a-model', items: [{ text: 'Go' }] })
  const id = '0b7cf5b1-8a3e-4d0b-9d58-4e0a2c1f7a11'
  const done = heard(growing, { type: 'done', suggestionId: id, items: ['Rust'] })
  expect(done).toMatchObject({ phase: 'done', suggestionId: id, items: [{ index: 0, text: 'Rust', settled: null }] })
  expect(heard(growing, { type: 'failed', code: 'assistant/unusable', message: '' }).items).toEqual([])
})
