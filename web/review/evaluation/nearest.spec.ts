import { describe, expect, it } from 'vitest'
import { nearestTo, type Sentence, sentencesOf } from './nearest.ts'

const sentences = sentencesOf(
  'I moved billing to a stream. We tested every migration at night. Customers called me by name. Ich habe Kunden beraten.',
).map((text, index): Sentence => ({ id: String(index), question: 'Q', text, recordingId: null, second: null }))
const found = (skill: string) => nearestTo([skill], sentences)[0]!.map(({ text }) => text)

describe('sentences nearest to a skill', () => {
  it('share words with it, also in other forms', () => {
    expect(found('Testing migrations')).toEqual(['We tested every migration at night.'])
    expect(found('Talking to customers')).toEqual(['Customers called me by name.'])
    expect(found('Kundenberatung')).toEqual([])
    expect(found('Kunden beraten')).toEqual(['Ich habe Kunden beraten.'])
  })

  it('are none where nothing is near, and small words bring none', () => {
    expect(found('Kubernetes')).toEqual([])
    expect(found('Care to a point')).toEqual([])
    expect(nearestTo(['Go'], [])).toEqual([[]])
  })
})
