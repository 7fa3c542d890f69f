import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { offeredLanguages } from '#contracts/language.ts'
import { sentencesForPeople } from './refusals.ts'
import { root } from './sources.ts'

const { found, unsaid } = sentencesForPeople()

const catalogues = await Promise.all(
  offeredLanguages
    .filter((language) => language !== 'en' && readdirSync(join(root, 'web/locales', language)).includes('refusals.ts'))
    .map(async (language) => [language, ((await import(join(root, 'web/locales', language, 'refusals.ts'))) as { default: Record<string, string> }).default] as const),
)

it('what changes in a sentence is said apart from it', () => {
  expect(unsaid).toEqual([])
})

describe.each(catalogues)('refusals in %s', (_language, texts) => {
  it('has words for every sentence that a person of these areas can be refused with', () => {
    expect([...new Set(found.filter(({ pattern }) => !texts[pattern]?.trim()).map(({ pattern, where }) => `${pattern}   ${where}`))]).toEqual([])
  })

  it('has no words that nobody says', () => {
    const said = new Set(found.map(({ pattern }) => pattern))
    expect(Object.keys(texts).filter((pattern) => !said.has(pattern))).toEqual([])
  })

  it('puts every value somewhere', () => {
    const valuesIn = (text: string) => [...text.matchAll(/{{\d}}/g)].map(([value]) => value).toSorted()
    for (const [pattern, text] of Object.entries(texts)) expect(valuesIn(text), pattern).toEqual(valuesIn(pattern))
  })
})
