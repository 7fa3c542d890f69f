import { type GivenCondition, givenIn, type StarCondition, starsIn } from './given.ts'
import { type ScoreCondition, scoreConditionIn, scoreOperators, type SkillCondition } from './score-condition.ts'

/**
 * Conditions on numbers and days, read from an address or from the fields of the filter's form. What cannot be read is
 * named in `unread`; what a form has not filled in yet is no condition.
 */
/** Values of one condition. */
export const MAX_FILTER_VALUES = 20
const ID = /^[\w-]{1,40}$/

/** `score=gt-60`, or as a form sends its three fields. */
export function scoreOf(
  query: URLSearchParams,
  unread: Set<string>,
  name: 'score' | 'ai' | 'personality',
): ScoreCondition | undefined {
  const operator = query.get(`${name}Is`)
  const whole = operator ? filledIn(query, name, operator) : query.get(name)
  const condition = scoreConditionIn(whole)
  if (!condition && whole) unread.add(name)
  return condition
}

/** The fields of a form as an address writes them; empty while they are not whole. */
function filledIn(query: URLSearchParams, name: string, operator: string, between = '-'): string {
  const [value, to] = ['From', 'To'].map((end) => query.get(name + end)?.trim() ?? '')
  if (!operator || !value || (operator === 'between' && !to)) return ''
  return [operator, value, ...(operator === 'between' ? [to] : [])].join(between)
}
/** Of each thing that a form has such fields for, as an address writes it. */
const eachFilledIn = (query: URLSearchParams, name: string, between?: string) =>
  [...query].flatMap(([key, operator]) => {
    const id = new RegExp(`^${name}-([\\w-]{1,40})Is$`).exec(key)?.[1]
    const text = id && filledIn(query, `${name}-${id}`, operator, between)
    return text ? [`${id}~${text}`] : []
  })

/** `skill=id~gt-60`, or the fields of a form for each skill. */
export function skillsOf(query: URLSearchParams, unread: Set<string>): SkillCondition[] | undefined {
  const found = new Map<string, SkillCondition>()
  for (const text of [...query.getAll('skill').filter(Boolean), ...eachFilledIn(query, 'skill')]) {
    const [metricId = '', written = ''] = text.split('~')
    const condition = scoreConditionIn(written)
    if (condition && ID.test(metricId) && found.size < MAX_FILTER_VALUES) found.set(metricId, { metricId, condition })
    else unread.add('skill')
  }
  return found.size > 0 ? [...found.values()] : undefined
}

/** `rating=4`, or the choice of a form with what it compares with. */
export function ratingOf(query: URLSearchParams, unread: Set<string>): StarCondition | undefined {
  const chosen = query.get('rating') ?? ''
  const isCompared = scoreOperators.some((each) => each === chosen)
  const whole = isCompared ? filledIn(query, 'rating', chosen) : chosen
  const stars = starsIn(whole)
  if (stars === undefined && whole) unread.add('rating')
  return stars
}

/** `given=id~gt~3.5`, or the fields of a form for each question. */
export function givenOf(query: URLSearchParams, unread: Set<string>): GivenCondition[] | undefined {
  const found = new Map<string, GivenCondition>()
  for (const text of [...query.getAll('given').filter(Boolean), ...eachFilledIn(query, 'given', '~')]) {
    const condition = givenIn(text)
    if (condition && found.size < MAX_FILTER_VALUES) found.set(condition.moduleId, condition)
    else unread.add('given')
  }
  return found.size > 0 ? [...found.values()] : undefined
}
