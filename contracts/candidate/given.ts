import { type ScoreCondition, type ScoreOperator, scoreOperators } from './score-condition.ts'

/**
 * A condition on what was answered to a question for a number or a day; a day is written 2026-12-31. `to` is the end of
 * a between, which is included as its beginning is.
 */
export type GivenCondition = { moduleId: string; is: ScoreOperator } & (
  | { value: number; to?: number | undefined }
  | { value: string; to?: string | undefined }
)

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/
const ID = /^[\w-]{1,40}$/

export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** `m1~gt~-3.5`, `m2~between~2026-01-01~2026-02-01`: as an address writes it. Undefined for anything else. */
export function givenIn(text: string): GivenCondition | undefined {
  const [moduleId = '', sign, value = '', to, ...more] = text.split('~')
  const is = scoreOperators.find((each) => each === sign)
  if (!is || !ID.test(moduleId) || more.length > 0 || (is === 'between') !== (to !== undefined)) return undefined
  const ends = to === undefined ? [value] : [value, to]
  if (ends.every((end) => NUMBER.test(end))) {
    const [from = 0, until] = ends.map(Number)
    return { moduleId, is, value: from, ...(until === undefined ? {} : { to: until }) }
  }
  if (!ends.every(isDay)) return undefined
  return { moduleId, is, value, ...(to === undefined ? {} : { to }) }
}
export const givenText = ({ moduleId, is, value, to }: GivenCondition) =>
  [moduleId, is, value, ...(to === undefined ? [] : [to])].join('~')

/** Of the average stars of the team, as it is shown: with one decimal. A number alone is the least. */
export type StarCondition = number | 'none' | ScoreCondition

const STARS = /^(gt|lt|eq|ne|between)-([1-5](?:\.\d)?)(?:-([1-5](?:\.\d)?))?$/

/** `4` for at least four, `none`, `eq-4.5`, `between-2-4`: as an address writes it. Undefined for anything else. */
export function starsIn(text: string): StarCondition | undefined {
  if (text === 'none') return text
  if (/^[1-5]$/.test(text)) return Number(text)
  const [, is, value, to] = STARS.exec(text) ?? []
  if (!is || Number(value) > 5 || Number(to ?? 0) > 5 || (is === 'between') !== (to !== undefined)) return undefined
  return { is: is as ScoreOperator, value: Number(value), ...(to === undefined ? {} : { to: Number(to) }) }
}
export const starsText = (stars: StarCondition) =>
  typeof stars === 'object'
    ? [stars.is, stars.value, ...(stars.to === undefined ? [] : [stars.to])].join('-')
    : String(stars)
