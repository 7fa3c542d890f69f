import { expect, it } from 'vitest'
import { marked, saysAll, sentencesWith, spokenText, wordsLookedFor } from './spoken.ts'

const says = (text: string, question: string) => saysAll(spokenText([text]), wordsLookedFor(question))

it('finds words by their beginning, whatever their letters, accents and signs', () => {
  const text = 'We moved “Kafka” to Zürich; señor Łukasz’s on-call rota was 24/7.'
  for (const question of ['kafka', 'KAF', 'zurich', 'Zürich', 'senor', 'lukasz', 'on-call', 'call', '24/7', 'rota kaf'])
    expect(says(text, question), question).toBe(true)
  for (const question of ['afka', 'urich', 'kafka paris', 'rot kafkas'])
    expect(says(text, question), question).toBe(false)
})

it('takes what is typed as text, never as a pattern', () => {
  for (const question of ['(a+)+$', '.*', '^we', 'kaf|paris', '\\w'])
    expect(says('Kafka aaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', question), question).toBe(question === '(a+)+$')
  expect(wordsLookedFor('.* )( ?')).toEqual([])
  expect(wordsLookedFor('one two three four five six seven')).toHaveLength(6)
  expect(wordsLookedFor(`${'x'.repeat(100)}y`)[0]).toHaveLength(100)
})

it('finds words of scripts without blanks wherever they occur', () => {
  expect(says('私は東京で働きました', '東京')).toBe(true)
  expect(says('私は東京で働きました', '大阪')).toBe(false)
  expect(says('עבדתי עם קפקא בירושלים', 'קפקא')).toBe(true)
})

it('marks the words that were looked for, as they were written', () => {
  expect(marked('In Zürich, Zürichsee.', ['zurich'])).toEqual([
    { text: 'In ', found: false },
    { text: 'Zürich', found: true },
    { text: ', ', found: false },
    { text: 'Zürichsee', found: true },
    { text: '.', found: false },
  ])
  expect(marked('Nothing here', ['kafka'])).toEqual([{ text: 'Nothing here', found: false }])
})

it('prefers sentences with all the words to those with some', () => {
  const sentences = ['Kafka first.', 'Then billing.', 'Kafka for billing.', 'Else.'].map((text) => ({ text }))
  expect(sentencesWith(sentences, ['kafka', 'billing'])).toEqual([sentences[2]])
  expect(sentencesWith(sentences.slice(0, 2), ['kafka', 'billing'])).toEqual(sentences.slice(0, 2))
})
