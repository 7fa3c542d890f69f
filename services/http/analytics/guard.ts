import { Rejected } from '#contracts/kernel/rejections.ts'
import { EXPRESSION_OPERATORS, QUERY_OPERATORS, STAGES } from './operators.ts'

type Plain = Record<string, unknown>
const MAX_DEPTH = 24
const MAX_NODES = 2000
const MAX_TEXT = 2000
const MAX_PATTERN = 200
const MAX_STAGES = 30
const UNSAFE = /(^|[.$])(__proto__|constructor|prototype)($|\.)/

/**
 * Reads what an analyst sent before anything runs it: only operators of the list, lookups only into read models the
 * caller may see, and nothing so deep or long that reading it would be the attack.
 * @throws Rejected 'query/invalid'
 */
export function guard(readable: ReadonlySet<string>) {
  let nodes = 0

  function value(node: unknown, operators: ReadonlySet<string>, depth: number): void {
    if (depth > MAX_DEPTH) throw invalid(`Nest at most ${MAX_DEPTH} deep`)
    if (++nodes > MAX_NODES) throw invalid('This is too long to be run')
    if (typeof node === 'string') return text(node)
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      for (const each of node) value(each, operators, depth + 1)
      return
    }
    for (const [key, child] of Object.entries(node)) {
      name(key)
      if (key.startsWith('$') && !operators.has(key)) throw invalid(`${key} is not available`)
      if ((key === '$regex' || key === 'regex') && (typeof child !== 'string' || child.length > MAX_PATTERN))
        throw invalid(`A pattern is a text of at most ${MAX_PATTERN} characters`)
      if ((key === '$options' || key === 'options') && !/^[imsx]{0,4}$/.test(String(child)))
        throw invalid('Pattern options are i, m, s and x')
      value(child, key === '$expr' ? EXPRESSION_OPERATORS : operators, depth + 1)
    }
  }

  const model = (named: unknown) => {
    if (typeof named !== 'string' || !readable.has(named))
      throw invalid(`There is no read model ${JSON.stringify(named)} to look into`)
  }

  function stage(node: unknown, depth: number): void {
    if (depth > MAX_DEPTH) throw invalid(`Nest at most ${MAX_DEPTH} deep`)
    if (!isPlain(node)) throw invalid('A stage is an object')
    const [entry, ...others] = Object.entries(node)
    if (!entry || others.length > 0) throw invalid('A stage names one operator')
    const [operator, operand] = entry
    if (!STAGES.has(operator)) throw invalid(`${operator} is not available`)
    if (operator === '$facet') {
      if (!isPlain(operand)) throw invalid('$facet takes pipelines by name')
      for (const [key, pipeline] of Object.entries(operand)) {
        name(key)
        stages(pipeline, depth + 1)
      }
    } else if (operator === '$lookup') {
      if (!isPlain(operand)) throw invalid('$lookup takes an object')
      const { from, pipeline, ...rest } = operand
      model(from)
      if (pipeline !== undefined) stages(pipeline, depth + 1)
      value(rest, EXPRESSION_OPERATORS, depth + 1)
    } else if (operator === '$unionWith') {
      const { coll, pipeline, ...rest } = isPlain(operand) ? operand : { coll: operand }
      model(coll)
      if (pipeline !== undefined) stages(pipeline, depth + 1)
      if (Object.keys(rest).length > 0) throw invalid('$unionWith takes coll and pipeline')
    } else value(operand, operator === '$match' ? QUERY_OPERATORS : EXPRESSION_OPERATORS, depth + 1)
  }

  function stages(pipeline: unknown, depth: number): void {
    if (!Array.isArray(pipeline) || pipeline.length > MAX_STAGES)
      throw invalid(`A pipeline is a list of at most ${MAX_STAGES} stages`)
    for (const each of pipeline) stage(each, depth)
  }

  return {
    filter: (node: Plain) => value(node, QUERY_OPERATORS, 0),
    projection: (node: Plain) => value(node, EXPRESSION_OPERATORS, 0),
    pipeline: (node: unknown[]) => stages(node, 0),
    sort(node: Plain): void {
      for (const [key, way] of Object.entries(node)) {
        name(key)
        if (key.startsWith('$') || (way !== 1 && way !== -1)) throw invalid('Sort takes fields with 1 or -1')
      }
    },
  }
}

const isPlain = (node: unknown): node is Plain => typeof node === 'object' && node !== null && !Array.isArray(node)
const name = (key: string) => {
  if (UNSAFE.test(key) || key.length > MAX_TEXT) throw invalid('This field name cannot be used')
}
const text = (node: string) => {
  if (node.length > MAX_TEXT) throw invalid(`A text has at most ${MAX_TEXT} characters`)
  if (UNSAFE.test(node)) throw invalid('This field name cannot be used')
}
const invalid = (message: string) => new Rejected('query/invalid', message)
