import { describe, expect, it } from 'vitest'
import { aJob, anInterview, aQuestion, choice, journeyWith } from '#test/fixtures/job.ts'
import { aTemplate } from '#test/fixtures/template.ts'
import { contentOf, lackedBy, minutesOf, questionsIn, withinPlan, withTemplate } from './apply.ts'

const template = (changes = {}) => ({ ...aTemplate(changes), templateId: 'chef', version: 3 })
const applied = (changes = {}, draft = aJob()) => withTemplate(draft, template(changes))
const stored = '/job-media/files/22222222-2222-4222-8222-222222222222'
const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

describe('applying a template', () => {
  it('replaces the questions and the scorecard, and leaves the rest of the job', () => {
    const { details, scorecard, journey } = applied({ scorecard: { skills: [], englishLevel: null } })
    expect(journey).toEqual(journeyWith(choice('shift')))
    expect(scorecard).toEqual(aJob().scorecard)
    expect(details).toEqual({ ...aJob().details, template: { templateId: 'chef', version: 3 } })

    const skills = [{ metricId: 'k', name: 'Knife work', weight: 2 }]
    const qualities = ['driven', null, null, null, null]
    const set = applied({ scorecard: { skills, englishLevel: null, qualities } })
    expect(set.scorecard).toEqual({ skills, englishLevel: 'C1', qualities })
  })

  it('sets the video where the template has one', () => {
    const introVideo = { url: link, type: 'video' } as const
    expect(applied({ introVideo }).details.introVideo).toEqual(introVideo)
    const before = { ...aJob(), details: { ...aJob().details, introVideo } }
    expect(applied({}, before).details.introVideo).toEqual(introVideo)
  })

  it.each([
    [15, 30],
    [40, 30],
    [50, 30],
    [240, 30],
    [45, 45],
    [120, 120],
  ])('takes %d seconds to record or to choose as %d', (seconds, taken) => {
    const { journey } = applied({
      modules: [
        anInterview('video', [{ ...aQuestion, partDuration: seconds }]),
        choice('one', { answerTime: seconds }),
        { ...choice('some', { answerTime: seconds }), kind: 'MULTIPLE_CHOICE', maxSelected: 2 },
      ],
    })
    expect(journey.modules.slice(1, 4)).toMatchObject([
      { questions: [{ partDuration: taken }] },
      { answerTime: taken },
      { answerTime: taken },
    ])
  })
})

describe('what a job gives to a template', () => {
  it('is what was added to the journey, without the files that are the job’s', () => {
    const draft = {
      ...aJob({ introVideo: { url: stored, type: 'video' } }),
      journey: journeyWith(
        choice('a', { questionMedia: { url: stored, type: 'picture' } }),
        choice('b', { questionMedia: { url: link, type: 'video' } }),
        anInterview('video', [{ ...aQuestion, videoQuestion: { url: stored, type: 'video' } }]),
      ),
    }
    expect(contentOf(draft)).toEqual({
      introVideo: null,
      scorecard: draft.scorecard,
      modules: [choice('a'), choice('b', { questionMedia: { url: link, type: 'video' } }), anInterview('video')],
    })
  })
})

describe('what the plan does not have', () => {
  it('is named, and left out', () => {
    const asked = aTemplate({ modules: [choice('a'), anInterview('video')] })
    expect(lackedBy(asked, ['answerType', 'scorecard', 'intelligence'])).toEqual(['answerType', 'scorecard'])
    const left = withinPlan(asked, ['answerType', 'scorecard'])
    expect(left.modules).toEqual([anInterview('video')])
    expect(left.scorecard.skills).toEqual([])
    expect(lackedBy(left, ['answerType', 'scorecard'])).toEqual([])
    expect(withinPlan(asked, [])).toEqual(asked)
  })
})

it('says how much it asks', () => {
  const modules = [choice('a'), anInterview('video', [aQuestion, { ...aQuestion, id: 'q2' }])]
  expect([questionsIn(modules), minutesOf(modules)]).toEqual([3, 4])
})
