import { expect, it } from 'vitest'
import { tooManyCharacters, tooManyChoices } from '#contracts/candidate/judging.ts'
import { Rejected } from '#contracts/rejections.ts'
import { said } from '#contracts/wording.ts'
import { speakFrom } from './languages.ts'
import { refusalIn } from './refusal.server.ts'
import { serverTexts } from './texts.server.ts'

speakFrom(serverTexts)
const full = new Rejected('subscription/no-user-seat', said`Your plan allows ${5} users, and all seats are in use.`)

it('is said in the language of the reader, with its values', () => {
  expect(refusalIn('de', full.wording.message)).toBe('Ihr Tarif erlaubt 5 Personen, und alle Plätze sind belegt.')
  expect(refusalIn('he', full.wording.message)).toBe('התוכנית שלך מאפשרת 5 משתמשים, וכל המקומות תפוסים.')
})

it('is English for programs, word for word', () => {
  expect(full.message).toBe('Your plan allows 5 users, and all seats are in use.')
  expect(refusalIn('en', full.wording.message)).toBe(full.message)
})

it('says what is to be mended in each field likewise', () => {
  const { fields, wording } = new Rejected('request/invalid', 'Some fields need attention', { name: said`Use at most ${40} characters`, email: 'Enter your e-mail address' })
  expect(fields).toEqual({ name: 'Use at most 40 characters', email: 'Enter your e-mail address' })
  expect(refusalIn('de', wording.fields.name!)).toBe('Höchstens 40 Zeichen')
})

it('is English where a language has no words for it', () => {
  expect(refusalIn('he', said`There is no ${'unicorn'} here`)).toBe('There is no unicorn here')
})

it('tells a candidate how much is too much', () => {
  expect(refusalIn('de', tooManyChoices(3))).toBe('Bitte wählen Sie höchstens 3 aus')
  expect(refusalIn('he', tooManyCharacters(500))).toBe('מספר התווים המרבי הוא 500')
  expect(refusalIn('en', tooManyCharacters(500))).toBe('Please use at most 500 characters')
})

it('takes what somebody typed as text, whatever it looks like', () => {
  expect(refusalIn('de', said`Move the candidates out of "${'{{0}} $t(title)'}" first`)).toBe('Verschieben Sie zuerst die Kandidaten aus „{{0}} $t(title)“')
})
