import { Context } from 'mingo/core'
import * as accumulator from 'mingo/operators/accumulator'
import * as expression from 'mingo/operators/expression'
import * as pipeline from 'mingo/operators/pipeline'
import * as projection from 'mingo/operators/projection'
import * as query from 'mingo/operators/query'
import * as window from 'mingo/operators/window'
import { numberFormat } from '#contracts/kernel/formatters.ts'

/** What one question may cost: operators worked out, documents handed from stage to stage, and elements of what is made on the way. */
const MOST_STEPS = 10_000_000
/** So many characters of a text count as one step. */
const CHARACTERS = 64

export class TooMuch extends Error {}

type Operator = (...operands: never[]) => unknown
type Operators = Record<string, Operator>

const sizeOf = (value: unknown) =>
  Array.isArray(value) ? value.length : typeof value === 'string' ? Math.ceil(value.length / CHARACTERS) : 0

/**
 * The operators of the interpreter with a meter: a question that makes too much is ended by it, the same on every
 * machine, before time and memory are. Steps are counted from {@link begin} on.
 * @throws TooMuch from within the interpreter.
 */
export function meteredContext(mostSteps = MOST_STEPS) {
  let left = mostSteps
  const spend = (steps: number) => {
    left -= steps
    if (left < 0)
      throw new TooMuch(
        `This takes more than ${numberFormat('en', {}).format(mostSteps)} steps. Narrow the filter or ask for less.`,
      )
  }
  const each = <Table extends object>(operators: Table, wrap: (operator: Operator) => Operator) =>
    Object.fromEntries(
      Object.entries(operators as Operators).map(([name, operator]) => [name, wrap(operator)]),
    ) as Table

  const valued =
    (operator: Operator): Operator =>
    (...operands) => {
      spend(1)
      const value = operator(...operands)
      spend(sizeOf(value))
      return value
    }
  /** A stage is lazy: each document it hands on counts. */
  const staged =
    (operator: Operator): Operator =>
    (...operands) =>
      (operator(...operands) as { map: (each: (document: unknown) => unknown) => unknown }).map((document) => {
        spend(1)
        return document
      })

  const context = Context.init({
    accumulator: each(accumulator, valued),
    expression: each(expression, valued),
    pipeline: each(pipeline, staged),
    projection,
    query,
    window: each(window, valued),
  })
  return { context, spend, begin: () => void (left = mostSteps) }
}
