import { describe, expect, it } from 'vitest'
import { answerProblem, answerText, outcomeOf, tidyAnswer } from '../../candidate/judging.ts'
import { wordingOf } from '../../kernel/wording.ts'
import { dateIn, readDate } from './date.ts'
import { readPoint } from './location.ts'
import { readNumber } from './number.ts'
import type { AnswerValue, Question } from './table.ts'

const common = { id: 'm', title: 'A question', description: '', required: true, verbatimTitle: false }
const problem = (module: Question, answer: AnswerValue) => {
  const words = answerProblem(module, tidyAnswer(answer))
  return words && wordingOf(words).text
}

describe('a date', () => {
  const module = { kind: 'DATE', ...common, format: 'DD/MM/YYYY' } as const

  it.each([
    ['DD/MM/YYYY', '31/12/2026', '2026-12-31'],
    ['MM/DD/YYYY', '12/31/2026', '2026-12-31'],
    ['DD/MM/YYYY', ' 1.2.2026 ', '2026-02-01'],
    ['MM/DD/YYYY', '1-2-2026', '2026-01-02'],
    ['DD/MM/YYYY', '٣١/١٢/٢٠٢٦', '2026-12-31'],
    ['DD/MM/YYYY', '01022026', '2026-02-01'],
    ['DD/MM/YYYY', '29/02/2028', '2028-02-29'],
  ] as const)('in %s is read from "%s" as %s, and shown in the same order', (format, typed, date) => {
    expect(readDate(format, typed)).toBe(date)
    expect(readDate(format, dateIn(format, date))).toBe(date)
    expect(problem({ ...module, format }, { kind: 'DATE', date })).toBeNull()
  })

  it.each(['29/02/2027', '12/31/2026', '31/12/26', 'tomorrow', '2026-12-31', '00/01/2026'])(
    'is not "%s", which stays as it was typed',
    (typed) => {
      const date = readDate('DD/MM/YYYY', typed)
      // A program may send the day as it is stored.
      if (date === '2026-12-31') return expect(problem(module, { kind: 'DATE', date })).toBeNull()
      expect(date).toBe(typed)
      expect(dateIn('DD/MM/YYYY', date)).toBe(typed)
      expect(problem(module, { kind: 'DATE', date })).toBe('Enter a day of the calendar, such as 31/12/2026')
    },
  )

  it('says which order is asked for', () => {
    expect(problem({ ...module, format: 'MM/DD/YYYY' }, { kind: 'DATE', date: '?' })).toMatch(/12\/31\/2026$/)
  })
})

describe('a number', () => {
  const module = { kind: 'NUMBER', ...common } as const

  it.each([
    ['12', '12'],
    [' -3.5 ', '-3.5'],
    ['3,5', '3.5'],
    ['−7', '-7'],
    ['+7', '7'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['1234,25', '1234.25'],
    ['١٢٫٥', '12.5'],
    ['３０', '30'],
    ['999999999999999.999999', '999999999999999.999999'],
  ])('is read from "%s" as %s', (typed, number) => {
    expect(readNumber(typed)).toBe(number)
    expect(problem(module, { kind: 'NUMBER', number })).toBeNull()
  })

  it.each(['1,234', '1.234', '1,234.5', 'twelve', '1e5', '0x10', '.5', '1234567890123456', '--1', 'Infinity'])(
    'is not "%s": what could be read in two ways is asked for again',
    (typed) => {
      expect(problem(module, { kind: 'NUMBER', number: readNumber(typed) })).toBe(
        'Enter a number without a sign between thousands, such as 1234 or 3.5',
      )
    },
  )
})

describe('an address', () => {
  it.each([
    ['ada@example.org', null],
    [' ada@example.org ', null],
    ['ada@', 'This email address is not complete'],
    [`${'a'.repeat(200)}@example.org`, 'Character limit exceeded'],
  ])('of email: "%s"', (email, found) => {
    expect(problem({ kind: 'EMAIL', ...common }, { kind: 'EMAIL', email })).toBe(found)
  })

  it.each([
    ['https://example.org/ada', null],
    ['example.org/ada', null],
    ['javascript:alert(1)', 'Enter a web address, such as https://company.com'],
    ['ftp://example.org', 'Enter a web address, such as https://company.com'],
    ['my portfolio', 'Enter a web address, such as https://company.com'],
  ])('of a web page: "%s"', (url, found) => {
    expect(problem({ kind: 'URL', ...common }, { kind: 'URL', url })).toBe(found)
  })

  it('is kept as it is used', () => {
    expect(tidyAnswer({ kind: 'EMAIL', email: ' ada@example.org ' })).toEqual({
      kind: 'EMAIL',
      email: 'ada@example.org',
    })
    expect(tidyAnswer({ kind: 'URL', url: 'example.org' })).toEqual({ kind: 'URL', url: 'https://example.org/' })
  })
})

describe('a telephone number', () => {
  it.each([
    ['+44 20 7946 0000', null],
    ['(030) 123-456', null],
    ['٠٥٠ ١٢٣ ٤٥٦٧', null],
    ['1234', 'This telephone number is not complete'],
    ['call me', 'This telephone number is not complete'],
    [`+${'1'.repeat(30)}`, 'Character limit exceeded'],
  ])('"%s"', (phone, found) => {
    expect(problem({ kind: 'PHONE_NUMBER', ...common }, { kind: 'PHONE_NUMBER', phone })).toBe(found)
  })
})

describe('a location', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 }

  it.each([
    ['Berlin', null, null],
    ['', berlin, null],
    ['', null, 'This field is required'],
    ['x'.repeat(201), null, 'Character limit exceeded'],
  ])('"%s" at %o', (place, point, found) => {
    expect(problem({ kind: 'LOCATION', ...common }, { kind: 'LOCATION', place, point })).toBe(found)
  })

  it('says what was typed and where the device was', () => {
    expect(answerText({ kind: 'LOCATION', place: 'Berlin', point: berlin }, null)).toEqual({
      type: 'place',
      value: ['Berlin', '52.5200, 13.4050'],
    })
    expect(readPoint('52.5200, 13.4050')).toEqual(berlin)
    expect(readPoint('-91.0000, 13.4050')).toBeNull()
    expect(readPoint('Berlin')).toBeNull()
  })
})

describe('an identity document', () => {
  const module: Question = { kind: 'ID_ANALYZER', ...common, methods: ['I', 'P'] }
  const file = { fileId: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaf1', name: 'me.png', size: 9, mimeType: 'image/png' }
  const given = (method: 'I' | 'D' | 'P' | null, mimeType = 'image/png') =>
    problem(module, { kind: 'ID_ANALYZER', method, file: { ...file, mimeType } })

  it('is a picture of one of the documents that its page names', () => {
    expect(['I' as const, 'P' as const].map((method) => given(method))).toEqual([null, null])
    expect([given('D'), given(null)]).toEqual(['This is not one of the choices', 'This is not one of the choices'])
    expect(given('P', 'application/pdf')).toBe('This file type is not supported')
    expect(problem(module, { kind: 'ID_ANALYZER', method: 'P', file: null })).toBe('This field is required')
  })
})

describe('a dropdown', () => {
  const module: Question = {
    kind: 'DROPDOWN',
    ...common,
    options: [
      { id: 'de', label: 'Germany' },
      { id: 'nl', label: 'Netherlands' },
    ],
  }
  it('takes one of its options, and says it in its words', () => {
    expect(problem(module, { kind: 'DROPDOWN', optionId: 'nl' })).toBeNull()
    expect(problem(module, { kind: 'DROPDOWN', optionId: 'fr' })).toBe('This is not one of the choices')
    expect(answerText({ kind: 'DROPDOWN', optionId: 'nl' }, module)).toEqual({ type: 'choice', value: ['Netherlands'] })
  })

  it('can be taken back where it is not required', () => {
    const none = { kind: 'DROPDOWN', optionId: null } as const
    expect(problem(module, none)).toBe('This field is required')
    expect(problem({ ...module, required: false }, none)).toBeNull()
    expect(outcomeOf(module, none)).toBe('ok')
  })
})

describe.each(['MATRIX_CHOICE', 'AVAILABILITY'] as const)('%s', (kind) => {
  const day = (id: string, title: string) => ({
    id,
    title,
    selectAllTitle: 'All',
    answers: [
      { id: 't0', title: 'Morning' },
      { id: 't1', title: 'Evening' },
    ],
  })
  const module: Question = { kind, ...common, questions: [day('d0', 'Sunday'), day('d1', 'Monday')] }

  it('takes any of the answers to any of its questions, and says them in its words', () => {
    const answer = { kind, chosen: [{ questionId: 'd1', answerIds: ['t0', 't1'] }] }
    expect(problem(module, answer)).toBeNull()
    expect(answerText(answer, module)).toEqual({
      type: 'matrix',
      value: [{ title: 'Monday', answers: ['Morning', 'Evening'] }],
    })
  })

  it.each([
    [[], 'This field is required'],
    [[{ questionId: 'd0', answerIds: [] }], 'This field is required'],
    [[{ questionId: 'd7', answerIds: ['t0'] }], 'This is not one of the choices'],
    [[{ questionId: 'd0', answerIds: ['t2'] }], 'This is not one of the choices'],
  ])('refuses %j', (chosen, words) => {
    expect(problem(module, { kind, chosen })).toBe(words)
  })
})
