import { FIELD_REQUIRED } from './field-required.ts'
import { westernDigits } from '../kernel/digits.ts'
import { said, type Wording, type Words } from '../kernel/wording.ts'

/** The generic rules of B§5 in the specification's words. A rule answers with a message, or null when it is content. */
export type Rule<Value> = (value: Value) => Words | null

export const REQUIRED = 'Required field'
export const TOO_LONG = 'Character limit exceeded'

/** Its pattern is its own: candidates read the same sentence below a question, where other languages say more. */
const FORM_FIELD_REQUIRED: Wording = { text: FIELD_REQUIRED, pattern: 'This field of a form is required', values: {} }

export const required: Rule<string> = (text) => (text.trim() === '' ? REQUIRED : null)
export const fieldRequired: Rule<string> = (text) => (text.trim() === '' ? FORM_FIELD_REQUIRED : null)
export const minLength =
  (n: number): Rule<string> =>
  (text) =>
    text.trim().length < n ? said`Required at least ${n} characters` : null
export const maxLength =
  (n: number): Rule<string> =>
  (text) =>
    text.length > n ? TOO_LONG : null
export const INCOMPLETE_EMAIL = 'This email address is not complete'
export const completeEmail: Rule<string> = (text) =>
  /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/.test(text.trim()) ? null : INCOMPLETE_EMAIL
export const PHONE_LENGTH = 30
export const INCOMPLETE_PHONE = 'This telephone number is not complete'
/** A telephone number as people write them, with or without a country code. */
export const aPhone: Rule<string> = (text) => {
  const typed = westernDigits(text.trim())
  const digits = typed.replace(/\D/g, '').length
  return typed === '' || (/^\+?[\d\s()./-]+$/.test(typed) && digits >= 5 && digits <= 20) ? null : INCOMPLETE_PHONE
}
export const minItems =
  (n: number): Rule<readonly unknown[]> =>
  (items) =>
    items.length < n ? said`Required at least ${n} item(s)` : null
/**
 * `bound` may come from another field; null is no bound. `message` is the whole sentence, '{field} cannot be less than {n}':
 * another language may write it another way for each field.
 */
export const atLeast =
  (bound: number | null, message: (bound: number) => Words): Rule<number | null> =>
  (value) =>
    value !== null && bound !== null && value < bound ? message(bound) : null
/** '{field} cannot be more than {n}', likewise. */
export const atMost =
  (bound: number | null, message: (bound: number) => Words): Rule<number | null> =>
  (value) =>
    value !== null && bound !== null && value > bound ? message(bound) : null

/** The first failing rule is the one that is shown (JOB-050). */
export function firstFailing<Value>(value: Value, rules: readonly Rule<Value>[]): Words | null {
  for (const rule of rules) {
    const message = rule(value)
    if (message) return message
  }
  return null
}

/**
 * What keeps a job from going live, field by field: the same answer in the builder and in the decision.
 * Keys are paths such as `details.jobTitle`, in the order the fields stand on the screen.
 */
export type FieldProblems = Record<string, Words>
export type Problem = readonly [path: string, message: Words] | null

export const check = <Value>(path: string, value: Value, ...rules: Rule<Value>[]): Problem => {
  const message = firstFailing(value, rules)
  return message === null ? null : [path, message]
}

/** Without those that are about a text's length alone, of all fields or of some. */
export const withoutCaps = (problems: FieldProblems, isFree = (_path: string) => true): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([path, message]) => message !== TOO_LONG || !isFree(path)))

export const collect = (problems: readonly Problem[]): FieldProblems =>
  Object.fromEntries(problems.filter((problem) => problem !== null))
