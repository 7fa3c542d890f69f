import { expect, it } from 'vitest'
import { interfaceLanguages } from './language.ts'
import { contentLanguages, transcriptLanguages } from './spoken-languages.ts'

const named = (code: string) => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)

it('there are 10 languages of the interface, 16 of content and 38 of transcripts (GEN-014)', () => {
  const sizes = [Object.keys(interfaceLanguages), contentLanguages, transcriptLanguages].map(
    (list) => new Set<string>(list).size,
  )
  expect(sizes).toEqual([10, 16, 38])
})

it('each has a name, and those of the interface have content and transcripts', () => {
  expect([...contentLanguages, ...transcriptLanguages].filter((code) => !named(code))).toEqual([])
  const spoken = new Set(transcriptLanguages.map((code) => code.split('-')[0]))
  const lacking = Object.keys(interfaceLanguages).filter(
    (code) => !spoken.has(code) || !(contentLanguages as readonly string[]).includes(code),
  )
  expect(lacking).toEqual([])
})
