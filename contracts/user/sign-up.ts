import { isEmail, normaliseEmail } from './email.ts'
import { passwordMessages, passwordProblem } from './password.ts'
import { normalisePhone } from './phone.ts'

export type SignUpForm = { name: string; email: string; password: string }
export type SignUpDetails = { companyName: string; phone: string }

const MAX_NAME = 100

/** What is wrong with the name of a person or a company, or null; `missing` is said where there is none. */
export function nameProblem(value: string, missing: string): string | null {
  const text = value.trim()
  if (text === '') return missing
  if (text.length > MAX_NAME) return `Use at most ${MAX_NAME} characters`
  return /\p{Cc}/u.test(text) ? 'Line breaks and control characters are not possible here' : null
}

/** What to mend in the first step of a sign-up, by field. Values are compared as they will be stored. */
export function signUpProblems(form: SignUpForm, companyName = ''): Partial<Record<keyof SignUpForm, string>> {
  const problems: Partial<Record<keyof SignUpForm, string>> = {}
  const name = nameProblem(form.name, 'Enter your name')
  if (name) problems.name = name
  const email = emailProblem(form.email)
  if (email) problems.email = email
  const password = passwordProblem(form.password, { ...form, companyName })
  if (password) problems.password = passwordMessages[password]
  return problems
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Enter your e-mail address'
  return isEmail(normaliseEmail(email)) ? null : 'Enter a complete e-mail address, such as name@company.com'
}

/** The second step. A phone number may be left out. */
export function detailsProblems({ companyName, phone }: SignUpDetails): Partial<Record<keyof SignUpDetails, string>> {
  const problems: Partial<Record<keyof SignUpDetails, string>> = {}
  const company = nameProblem(companyName, 'Enter the name of your company')
  if (company) problems.companyName = company
  if (phone.trim() !== '' && normalisePhone(phone) === null) problems.phone = 'Enter the whole number with its country code, such as +44 20 7946 0000'
  return problems
}
