import type { Filter } from './filter.ts'

type Clause = { sql: string; params: (string | number)[] }

/** What every document has, with its column. */
export const OWN_COLUMNS: Readonly<Record<string, string>> = { _id: 'id', companyId: 'company', rev: 'rev' }
/** One entry of a map. */
const ENTRY = /^([A-Za-z_][A-Za-z0-9_]*)\.([A-Za-z0-9_-]{1,100})$/
const PATH = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/

/** The column of a field that is indexed or counted, of `row` in a trigger. Its name is the path of the field in the text. */
export function columnOf(field: string, row = ''): string {
  const prefix = row && `${row}.`
  if (OWN_COLUMNS[field]) return prefix + OWN_COLUMNS[field]
  if (!PATH.test(field)) throw new Error(`Not a field path: ${field}`)
  return `${prefix}"$.${field}"`
}

type Scalar = string | number | boolean
const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const bind = (value: Scalar) => (typeof value === 'boolean' ? Number(value) : value)

const comparisons: Record<string, string> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }
const never: Clause = { sql: '0', params: [] }

/** Where SQL finds the values of a field, and of what type one is; null where it can be no boolean. */
type Place = { field: string; column: string; type: string | null }
/** Undefined for a field that only the text of the document has. */
function placeOf(field: string, scalar: (field: string) => boolean, maps: readonly string[]): Place | undefined {
  if (scalar(field) && PATH.test(field)) {
    const type = field in OWN_COLUMNS ? null : `json_type(doc, '$.${field}')`
    return { field, column: columnOf(field), type }
  }
  const [, map = '', key] = ENTRY.exec(field) ?? []
  if (!maps.includes(map)) return undefined
  return { field, column: `json_extract(${columnOf(map)}, '$."${key}"')`, type: null }
}

/** SQL has no booleans and would find `true` where 1 is queried; the type is looked up only where that can happen. */
const isBoolean = ({ type }: Place) => `${type} IN ('true', 'false')`
/** A column converts what it is compared with ('5' finds 5); a filter does not. */
const foreign = ({ field }: Place, value: Scalar) =>
  field in OWN_COLUMNS && typeof value !== (field === 'rev' ? 'number' : 'string')

function equals(place: Place, value: Scalar): Clause {
  const { column } = place
  if (foreign(place, value) || (typeof value === 'boolean' && place.type === null)) return never
  const doubtful = place.type !== null && (value === 0 || value === 1)
  const type = typeof value === 'boolean' ? ` AND ${isBoolean(place)}` : doubtful ? ` AND NOT ${isBoolean(place)}` : ''
  return { sql: `${column} = ?${type}`, params: [bind(value)] }
}

/** A longer list is one parameter: a statement has room for so many, and is kept for each number of them. */
const FEW = 20
function oneOf(place: Place, values: Scalar[]): Clause {
  if (values.every((value) => typeof value === 'string' && !foreign(place, value)) && values.length > 0)
    return values.length > FEW
      ? { sql: `${place.column} IN (SELECT value FROM json_each(?))`, params: [JSON.stringify(values)] }
      : { sql: `${place.column} IN (${values.map(() => '?').join()})`, params: values.map(bind) }
  const each = values.map((value) => equals(place, value))
  return each.length === 0
    ? never
    : { sql: `(${each.map(({ sql }) => sql).join(' OR ')})`, params: each.flatMap(({ params }) => params) }
}

/** Values of other types are neither greater nor less; in SQL every number is less than every text. */
function compares(place: Place, operator: string, value: string | number): Clause {
  if (foreign(place, value)) return never
  const { column } = place
  const sign = comparisons[operator]!
  const upwards = operator.startsWith('$gt')
  const includes = (n: number) =>
    (typeof value === 'number' && (upwards ? n > value : n < value)) || (n === value && operator.endsWith('e'))
  let type = ''
  if (typeof value === 'number' && upwards) type = ` AND ${column} < ''`
  if (typeof value === 'string' && !upwards) type = ` AND ${column} >= ''`
  if (place.type !== null && (includes(0) || includes(1)))
    type += ` AND NOT (${column} IN (0, 1) AND ${isBoolean(place)})`
  return { sql: `${column} ${sign} ?${type}`, params: [value] }
}

/**
 * Translates what SQL can decide on its own about scalar fields and the entries of maps. `complete` is false when a part had to be left
 * out: the rows are then a superset, to be filtered again.
 */
export function toSql(
  filter: Filter,
  scalar: (field: string) => boolean,
  maps: readonly string[] = [],
): Clause & { complete: boolean } {
  const parts: Clause[] = []
  let complete = true
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(condition)) {
      for (const each of condition) {
        const inner = toSql(each as Filter, scalar, maps)
        complete &&= inner.complete
        if (inner.sql) parts.push(inner)
      }
      continue
    }
    if (field === '$or' && Array.isArray(condition) && condition.length > 0) {
      const branches = condition.map((each) => toSql(each as Filter, scalar, maps))
      // A branch that SQL cannot decide on its own may hold anywhere.
      if (branches.every((branch) => branch.complete && branch.sql))
        parts.push({
          sql: `(${branches.map(({ sql }) => `(${sql})`).join(' OR ')})`,
          params: branches.flatMap(({ params }) => params),
        })
      else complete = false
      continue
    }
    const conditions = conditionsOf(condition)
    const place = placeOf(field, scalar, maps)
    if (field.startsWith('$') || !place || !conditions) {
      complete = false
      continue
    }
    for (const [operator, operand] of conditions) {
      const clause = clauseOf(place, operator, operand, conditions.length)
      if (clause) parts.push(clause)
      else complete = false
    }
  }
  return { sql: parts.map((part) => part.sql).join(' AND '), params: parts.flatMap((part) => part.params), complete }
}

/** Operators and operands of a condition on one field; null for what only a full evaluation can judge. */
function conditionsOf(condition: unknown): [string, unknown][] | null {
  if (isScalar(condition) || condition === null) return [['$eq', condition]]
  if (typeof condition !== 'object' || Array.isArray(condition)) return null
  const entries = Object.entries(condition as object)
  return entries.length > 0 && entries.every(([operator]) => operator.startsWith('$')) ? entries : null
}

function clauseOf(place: Place, operator: string, operand: unknown, together: number): Clause | null {
  const { column } = place
  if (operator === '$eq')
    return operand === null
      ? { sql: `${column} IS NULL`, params: [] }
      : isScalar(operand)
        ? equals(place, operand)
        : null
  if (operator === '$ne' && operand === null) return { sql: `${column} IS NOT NULL`, params: [] }
  if (operator === '$ne' && isScalar(operand)) {
    const { sql, params } = equals(place, operand)
    return { sql: `(${sql}) IS NOT TRUE`, params }
  }
  if (operator in comparisons && (typeof operand === 'string' || typeof operand === 'number'))
    return compares(place, operator, operand)
  if (operator === '$in' && Array.isArray(operand) && operand.every(isScalar)) return oneOf(place, operand)
  if (operator === '$nin' && Array.isArray(operand) && operand.every(isScalar)) {
    const { sql, params } = oneOf(place, operand)
    return { sql: `(${sql}) IS NOT TRUE`, params }
  }
  if (operator === '$not') {
    const [inner, ...others] = conditionsOf(operand) ?? []
    const clause = inner && others.length === 0 ? clauseOf(place, inner[0], inner[1], 1) : null
    return clause && { sql: `(${clause.sql}) IS NOT TRUE`, params: clause.params }
  }
  if (operator === '$regex' && together === 1 && literalOf(operand) !== null)
    return { sql: `typeof(${column}) = 'text' AND instr(${column}, ?) > 0`, params: [literalOf(operand)!] }
  return null
}

/** The text that a pattern without any operator matches; null when it is more than that. */
function literalOf(pattern: unknown): string | null {
  if (typeof pattern !== 'string' || !/^(?:[^\\^$.|?*+()[\]{}]|\\[\\^$.|?*+()[\]{}])+$/.test(pattern)) return null
  return pattern.replace(/\\(.)/g, '$1')
}
