import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLanguage, offeredLanguages } from '#contracts/kernel/language.ts'
import { pseudoText, pseudoTexts } from './pseudo.ts'

it('accents every letter, and leaves what is filled in, elements and the name of the product', () => {
  expect(pseudoText('en-XA', 'Move {{name}} to <b>Offer</b> in Hirelog')).toBe(
    'Ṁööṽéé {{name}} ţöö <b>ÖÖƒƒééŕ</b> îîñ Hirelog',
  )
})

it('runs from right to left between what is filled in', () => {
  expect(pseudoText('en-XB', 'To {{name}}')).toBe('\u202EŢöö \u202C{{name}}')
})

it('makes English about 40 % longer', async () => {
  const folder = join(import.meta.dirname, 'en')
  const read = readdirSync(folder).map(
    async (file) => ((await import(join(folder, file))) as { default: Record<string, string> }).default,
  )
  const length = (texts: Record<string, string>) => Object.values(texts).join('').length
  const english = Object.assign({}, ...(await Promise.all(read))) as Record<string, string>
  const longer = length(pseudoTexts('en-XA', english)) / length(english)
  expect(longer).toBeGreaterThan(1.25)
  expect(longer).toBeLessThan(1.5)
})

it('is never offered to people', () => {
  expect([isLanguage('en-XA'), isLanguage('en-XB')]).toEqual([false, false])
  expect(offeredLanguages).not.toContain('en-XA')
})
