import type * as z from 'zod'
import { westernDigits } from '../../kernel/digits.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored, text } from './stored.ts'

export const schema = () => stored('NUMBER', {})
/** A decimal number as `-1234.5`. What is no number is kept as it was typed until the rules have said so, and is never stored. */
export const answer = () => answered('NUMBER', { number: text(100) })
export const page = () => config({})

/** As many digits as every program can work with exactly. */
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/
/** `1.234` and `1,234` mean 1234 in some countries and a decimal number in others: the candidate has to write it again. */
const TWO_READINGS = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/** The number that was typed, with a point or a comma before its decimals; else what was typed. */
export function readNumber(typed: string): string {
  const text = typed.trim()
  const number = westernDigits(text).replace(/^[−–]/, '-').replace(/^\+/, '').replace(/[,٫]/, '.')
  return NUMBER.test(number) && !TWO_READINGS.test(number) ? number : text
}

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['text_and_number'],
  limits: questionLimits,
  problems: () => [],
  seconds: () => 20,
  isEmpty: ({ number }) => number.trim() === '',
  problem: (_, { number }) =>
    NUMBER.test(number) && !TWO_READINGS.test(number)
      ? null
      : 'Enter a number without a sign between thousands, such as 1234 or 3.5',
  says: ({ number }) => ({ type: 'number', value: number }),
}
