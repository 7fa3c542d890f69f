import { dateTimeFormat } from '#contracts/kernel/formatters.ts'
import { DEFAULT_LANGUAGE } from '#contracts/kernel/language.ts'
import { priceIn } from '#contracts/subscription/price-words.ts'

type Values = Record<string, string>

/** The day of each moment, as messages name it. */
const days = {
  due: 'dueAt',
  sinceDay: 'since',
  blocksDay: 'blocksAt',
  pausedDay: 'pausedAt',
  resumesDay: 'resumesAt',
  endsDay: 'endsAt',
} as const

/** Amounts in the smallest unit of their currency and moments in UTC, in the words of the reader's language. */
export function inMoney(values: Values): Values {
  const language = values.language ?? DEFAULT_LANGUAGE
  const day = dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const said: Values = {}
  for (const [name, from] of Object.entries(days)) if (values[from]) said[name] = day.format(new Date(values[from]))
  const { total, currency } = values
  if (total !== undefined && currency !== undefined) said.amount = priceIn(language, currency)(Number(total))
  return said
}
