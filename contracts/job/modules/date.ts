import * as z from 'zod'
import { westernDigits } from '../../kernel/digits.ts'
import { said } from '../../kernel/wording.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored, text } from './stored.ts'

export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]

const fields = () => ({ format: z.enum(dateFormats) })
export const schema = () => stored('DATE', fields())
/** A day as `2026-12-31`. What is no day is kept as it was typed until the rules have said so, and is never stored. */
export const answer = () => answered('DATE', { date: text(40) })
export const page = () => config(fields())

/** 31 December: its day cannot be mistaken for a month, so the example shows the order of the format. */
export const exampleOf = (format: DateFormat) => dateIn(format, '2026-12-31')

/** A day in the order of the format; what is no day, as it is. */
export function dateIn(format: DateFormat, date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (!day) return date
  return (format === 'DD/MM/YYYY' ? [day, month, year] : [month, day, year]).join('/')
}

/** The day that was typed in the order of the format, with other signs or none between its parts; else what was typed. */
export function readDate(format: DateFormat, typed: string): string {
  const text = westernDigits(typed.trim())
  const [, first, second, year] =
    /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  if (!first || !second) return typed.trim()
  const [day, month] = format === 'DD/MM/YYYY' ? [first, second] : [second, first]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : typed.trim()
}

function isDay(date: string) {
  const at = Date.parse(`${date}T00:00:00.000Z`)
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(date)
}

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['date_and_scheduling'],
  limits: questionLimits,
  problems: () => [],
  seconds: () => 20,
  isEmpty: ({ date }) => date.trim() === '',
  problem: ({ format }, { date }) =>
    isDay(date) ? null : said`Enter a day of the calendar, such as ${exampleOf(format)}`,
  says: ({ date }) => ({ type: 'date', value: date }),
}
