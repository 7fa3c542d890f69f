import * as z from 'zod'
import { ModuleId } from '../../kernel/ids.ts'
import { said, type Words } from '../../kernel/wording.ts'
import { atMost, check, maxLength, minItems, type Problem, REQUIRED, required } from '../rules.ts'
import type { At } from './kind.ts'
import { text } from './stored.ts'

/** What kinds with options have in common. */
export const Option = () => z.object({ id: ModuleId, label: text(1000), correct: z.boolean() })
export type Option = z.infer<ReturnType<typeof Option>>

export const OPTION_LENGTH = 50
/** Of single and multiple choices (B§5). */
export const optionCounts = { min: 2, max: 6 }
export const SECONDS_TO_CHOOSE = 20

type Labelled = readonly { id: string; label: string }[]

/** Whether there are too few or too many to choose from. */
export const countProblem = (options: Labelled, { min, max }: typeof optionCounts, at: At): Problem =>
  check(at('options'), options, minItems(min)) ??
  check(
    at('options'),
    options.length,
    atMost(max, (n) => said`Options cannot be more than ${n}`),
  )

export const optionProblems = (options: Labelled, { min, max }: typeof optionCounts, at: At): Problem[] => [
  ...options.map(({ id, label }) => check(at(`options.${id}`), label, required, maxLength(OPTION_LENGTH))),
  countProblem(options, { min, max }, at),
]

/** Rejecting on a wrong answer without a right one would reject all candidates. */
export const rejectNeedsAnswer = (at: At, rejects: boolean, hasAnswer: boolean): Problem =>
  rejects && !hasAnswer ? [at('correct'), REQUIRED] : null

export const rightIds = (options: readonly Option[]) => options.filter(({ correct }) => correct).map(({ id }) => id)

export const NOT_A_CHOICE = 'This is not one of the choices'
export const offered = (options: Labelled, chosen: readonly string[]): Words | null =>
  chosen.every((optionId) => options.some(({ id }) => id === optionId)) ? null : NOT_A_CHOICE

/** The words of the options; the id of one that is not known any more. */
export const labelsOf = (options: Labelled = [], chosen: readonly string[]) =>
  chosen.map((optionId) => options.find(({ id }) => id === optionId)?.label ?? optionId)
