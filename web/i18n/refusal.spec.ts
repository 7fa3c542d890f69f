import { expect, it } from 'vitest'
import { tooManyCharacters } from '#contracts/job/modules/free-text.ts'
import { tooManyChoices } from '#contracts/job/modules/multiple-choice.ts'
import { standardRules } from '#contracts/job/draft-rules.ts'
import { detailsProblems, journeyProblems, moduleLimitMessage } from '#contracts/job/validation.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
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
  const { fields, wording } = new Rejected('request/invalid', 'Some fields need attention', {
    name: said`Use at most ${40} characters`,
    email: 'Enter your email address',
  })
  expect(fields).toEqual({ name: 'Use at most 40 characters', email: 'Enter your email address' })
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

it('says what the rules of the builder found, each field in a sentence of its own, numbers as they are written there', () => {
  const { details } = aJob()
  const salary = Object.values(
    detailsProblems({
      ...details,
      jobTitle: 'Dev',
      salary: { currency: 'EUR', min: 60_000, max: 50_000, period: 'annual' },
    }),
  )
  expect(salary.map((words) => refusalIn('de', words))).toEqual([
    'Mindestens 5 Zeichen',
    'Das Mindestgehalt kann nicht über 50.000 liegen',
    'Das Höchstgehalt kann nicht unter 60.000 liegen',
  ])
  expect(salary.map((words) => refusalIn('he', words))).toEqual([
    'נדרשים לפחות 5 תווים',
    'שכר המינימום לא יכול להיות גבוה מ־50,000',
    'שכר המקסימום לא יכול להיות נמוך מ־60,000',
  ])
  expect(salary.map((words) => refusalIn('en', words))).toEqual([
    'Required at least 5 characters',
    'Minimum salary cannot be more than 50000',
    'Maximum salary cannot be less than 60000',
  ])
  const video = Object.values(journeyProblems(journeyWith(anInterview('video', [])), standardRules))
  expect(video.map((words) => refusalIn('de', words))).toEqual(['Mindestzahl der Einträge: 1'])
  expect(refusalIn('de', moduleLimitMessage(10))).toBe('Höchstens 10 Fragen je Stelle')
})

it('says of a field of a form something else than of a question, where English has one sentence', () => {
  const [empty] = Object.values(
    journeyProblems(journeyWith(anInterview('v', [{ ...aQuestion, question: ' ' }])), standardRules),
  )
  expect(refusalIn('en', empty!)).toBe('This field is required')
  expect(refusalIn('de', empty!)).toBe('Dieses Feld muss ausgefüllt werden')
  expect(refusalIn('de', 'This field is required')).toBe('Bitte beantworten Sie diese Frage')
})

it('takes what someone typed as text, whatever it looks like', () => {
  expect(refusalIn('de', said`Move the candidates out of "${'{{0}} $t(title)'}" first`)).toBe(
    'Verschieben Sie zuerst die Kandidaten aus „{{0}} $t(title)“',
  )
})
