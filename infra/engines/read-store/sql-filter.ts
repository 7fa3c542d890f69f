import type { Filter } from './read-store.ts'

type Clause = { sql: string; params: (string | number)[] }

const columns: Record<string, string> = { _id: 'id', companyId: 'company', rev: 'rev' }
const PATH = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/

/** The SQL expression of a scalar field, of `row` in a trigger; the very text an expression index must repeat. */
export function expressionOf(field: string, row = ''): string {
  const prefix = row && `${row}.`
  if (columns[field]) return prefix + columns[field]
  if (!PATH.test(field)) throw new Error(`Not a field path: ${field}`)
  return `json_extract(${prefix}doc, '$.${field}')`
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const bind = (value: string | number | boolean) => (typeof value === 'boolean' ? Number(value) : value)

const comparisons: Record<string, string> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }

/**
 * Translates what SQL can decide on its own about scalar fields. `complete` is false when a part had to be left
 * out: the rows are then a superset, to be filtered again.
 */
export function toSql(filter: Filter, scalar: (field: string) => boolean): Clause & { complete: boolean } {
  const parts: Clause[] = []
  let complete = true
  const add = (sql: string, params: (string | number | boolean)[] = []) => parts.push({ sql, params: params.map(bind) })
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(condition)) {
      for (const each of condition) {
        const inner = toSql(each as Filter, scalar)
        complete &&= inner.complete
        if (inner.sql) parts.push(inner)
      }
      continue
    }
    if (field.startsWith('$') || !scalar(field) || !PATH.test(field)) {
      complete = false
      continue
    }
    const expression = expressionOf(field)
    if (isScalar(condition)) add(`${expression} = ?`, [condition])
    else if (condition === null) add(`${expression} IS NULL`)
    else if (typeof condition === 'object' && !Array.isArray(condition))
      for (const [operator, operand] of Object.entries(condition)) {
        if (operator in comparisons && isScalar(operand)) add(`${expression} ${comparisons[operator]} ?`, [operand])
        else if (operator === '$eq' && isScalar(operand)) add(`${expression} = ?`, [operand])
        else if (operator === '$ne' && isScalar(operand)) add(`${expression} IS NOT ?`, [operand])
        else if (operator === '$ne' && operand === null) add(`${expression} IS NOT NULL`)
        else if (operator === '$regex' && literalOf(operand) !== null && Object.keys(condition).length === 1)
          add(`typeof(${expression}) = 'text' AND instr(${expression}, ?) > 0`, [literalOf(operand)!])
        else if (operator === '$in' && Array.isArray(operand) && operand.every(isScalar))
          add(operand.length ? `${expression} IN (${operand.map(() => '?').join()})` : '0', operand)
        else complete = false
      }
    else complete = false
  }
  return { sql: parts.map((part) => part.sql).join(' AND '), params: parts.flatMap((part) => part.params), complete }
}

/** The text a pattern without any operator stands for; null when it is more than that. */
function literalOf(pattern: unknown): string | null {
  if (typeof pattern !== 'string' || !/^(?:[^\\^$.|?*+()[\]{}]|\\[\\^$.|?*+()[\]{}])+$/.test(pattern)) return null
  return pattern.replace(/\\(.)/g, '$1')
}
