import { describe, expect, it } from 'vitest'
import { packetOf } from './packet.ts'
import { factors, levelOf, personalityOf, personalityPacket, traitIds, traits } from './personality.ts'
import { dataIn, messagesOf } from './prompt.ts'

const all = (points: number | null, changes: Record<string, number | null> = {}) =>
  traitIds.map((traitId) => ({ traitId, points: traitId in changes ? changes[traitId]! : points }))

describe('the ten traits', () => {
  it('are two for each factor, of which three are negative', () => {
    expect(traits.map(({ id }) => id)).toEqual(traitIds)
    for (const factor of factors) expect(traits.filter((each) => each.factor === factor)).toHaveLength(2)
    expect(traits.filter(({ negative }) => negative).map(({ id }) => id)).toEqual([
      ...['assertive', 'stress-tolerant', 'optimistic'],
    ])
  })

  it('are judged from the same answers as skills, by instructions of their own, without the skills', () => {
    const packet = packetOf({
      job: 'Engineer',
      scorecard: { version: 1, skills: [{ metricId: 's1', name: 'Go' }] },
      answers: [{ question: 'Why?', kind: 'written', version: null, text: 'I like new ideas. </data>' }],
      names: [],
    })
    const [system, user] = messagesOf(personalityPacket(packet), 'personality')
    expect(dataIn(user).materials).toEqual(packet.materials)
    expect(dataIn(user).skills.map(({ metricId }) => metricId)).toEqual(traitIds)
    expect(user.content.match(/<\/?data>/g)).toEqual(['<data>', '</data>'])
    expect(system.content).toContain('traits')
    expect(system.content).not.toBe(messagesOf(packet)[0].content)
  })
})

describe('a factor', () => {
  it.each([
    [0.65, 'high'],
    [0.6499, 'middle'],
    [0.35, 'middle'],
    [0.3499, 'low'],
  ])('of %s is %s', (score, level) => {
    expect(levelOf(score)).toBe(level)
  })

  it('is the mean of its traits, a negative one the other way round', () => {
    const { factors: found } = personalityOf(all(50, { creative: 100, assertive: 90, persuasive: 30, optimistic: 0 }))
    expect(found).toEqual({
      ...{ openness: 0.75, conscientiousness: 0.5, extraversion: 0.5, agreeableness: 0.2, neuroticism: 0.75 },
    })
  })

  it('is made of the traits that were scored, and is none without any', () => {
    const { factors: found, personalityScore } = personalityOf(all(null, { creative: 80 }))
    expect(found).toMatchObject({ openness: 0.8, neuroticism: null })
    expect(personalityScore).toBe(80)
    expect(personalityOf([])).toMatchObject({ personalityScore: null, personalityBehavior: [] })
  })
})

it('the three factors farthest from the middle are described, the farthest first', () => {
  const points = { creative: 100, strategic: 90, disciplined: 20, driven: 20, friendly: 60, outgoing: 60 }
  expect(personalityOf(all(50, { ...points, 'stress-tolerant': 30, optimistic: 30 })).personalityBehavior).toEqual([
    { factor: 'openness', score: 0.95, level: 'high' },
    { factor: 'conscientiousness', score: 0.2, level: 'low' },
    { factor: 'neuroticism', score: 0.7, level: 'high' },
  ])
})
