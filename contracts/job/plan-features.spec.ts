import { describe, expect, it } from 'vitest'
import { aJob, anInterview, aQuestion, choice, journeyWith } from '#test/fixtures/job.ts'
import type { Quality } from './qualities.ts'
import { addedFeatures, featureFor } from './plan-features.ts'

describe('what a plan has to have', () => {
  it.each([
    ['SINGLE_CHOICE', 'answerType'],
    ['FREE_TEXT', 'answerType'],
    ['AVAILABILITY', 'answerType'],
    ['WIDGET', null],
    ['SECTION_BREAK', null],
    ['FORM', null],
    ['THANK_YOU', null],
  ] as const)('for %s is %s', (kind, feature) => {
    expect(featureFor(kind)).toBe(feature)
  })

  it('is needed for what a draft adds, and not for what the job has', () => {
    const before = { ...aJob(), journey: journeyWith(choice('a')) }
    const after = { ...before, journey: journeyWith(choice('a'), choice('b')) }
    expect(addedFeatures(before, before)).toEqual([])
    expect(addedFeatures(before, { journey: journeyWith({ ...choice('a'), title: 'Another' }) })).toEqual([])
    expect(addedFeatures(before, after)).toEqual(['answerType'])
    expect(addedFeatures({}, { journey: journeyWith() })).toEqual([])
  })

  it('counts a brand that is new to the job, by its id or in words', () => {
    const branded = (brandId: string | undefined, brandName = '') => ({
      details: { ...aJob().details, brandName, ...(brandId && { brandId }) },
    })
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const after of [branded(first), branded(undefined, 'Kestrel Labs')]) {
      expect(addedFeatures(branded(undefined), after)).toEqual(['multiBranding'])
      expect(addedFeatures(after, after)).toEqual([])
      expect(addedFeatures(after, branded(undefined))).toEqual([])
    }
    expect(addedFeatures(branded(first), branded(second))).toEqual(['multiBranding'])
  })

  it('counts a question by video once', () => {
    const video = anInterview('video')
    const videoQuestion = { url: 'https://youtu.be/dQw4w9WgXcQ', type: 'video' as const }
    const asking = { journey: journeyWith(anInterview('video', [{ ...aQuestion, videoQuestion }])) }
    expect(addedFeatures({ journey: journeyWith(video) }, asking)).toEqual(['videoQuestion'])
    expect(addedFeatures(asking, asking)).toEqual([])
  })

  it('counts an interview in a language of its own once, and another language again', () => {
    const video = anInterview('video')
    const spoken = (transcriptLanguage: string) => ({ journey: journeyWith({ ...video, transcriptLanguage } as never) })
    expect(addedFeatures({ journey: journeyWith(video) }, spoken('de-DE'))).toEqual(['multiLanguage'])
    expect(addedFeatures(spoken('de-DE'), spoken('de-DE'))).toEqual([])
    expect(addedFeatures(spoken('de-DE'), spoken('auto'))).toEqual(['multiLanguage'])
    expect(addedFeatures(spoken('de-DE'), { journey: journeyWith(video) })).toEqual([])
  })

  it('is needed for ranked qualities that are new or changed, and not for those the job has', () => {
    const ranked = (...qualities: (Quality | null)[]) => ({ scorecard: { ...aJob().scorecard, qualities } })
    const five = ranked('driven', 'creative', 'friendly', 'persuasive', 'optimistic')
    expect(addedFeatures(aJob(), five)).toEqual(['intelligence'])
    expect(addedFeatures(five, ranked('creative', 'driven', 'friendly', 'persuasive', 'optimistic'))).toEqual([
      'intelligence',
    ])
    expect(addedFeatures(five, five)).toEqual([])
    expect(addedFeatures(five, ranked(null, null, null, null, null))).toEqual([])
  })

  it('is needed for the first skill that is named', () => {
    const skill = { metricId: 's1', name: 'Go', weight: 1 as const }
    const scored = (...skills: (typeof skill)[]) => ({ scorecard: { ...aJob().scorecard, skills } })
    expect(addedFeatures(scored(), scored({ ...skill, name: ' ' }))).toEqual([])
    expect(addedFeatures(scored(), scored(skill))).toEqual(['scorecard'])
    expect(addedFeatures(scored(skill), scored(skill, { ...skill, metricId: 's2' }))).toEqual([])
  })
})
