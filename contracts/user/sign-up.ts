import { nameProblem } from '../kernel/name.ts'
import { isEmail, normaliseEmail } from './email.ts'
import { passwordMessages, passwordProblem } from './password.ts'
import { normalisePhone } from './phone.ts'

export type SignUpForm = { name: string; email: string; password: string }
export type SignUpDetails = { companyName: string; phone: string }

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
  if (email.trim() === '') return 'Enter your email address'
  return isEmail(normaliseEmail(email)) ? null : 'Enter a complete email address, such as name@company.com'
}

/** The second step. A phone number may be left out. */
export function detailsProblems({ companyName, phone }: SignUpDetails): Partial<Record<keyof SignUpDetails, string>> {
  const problems: Partial<Record<keyof SignUpDetails, string>> = {}
  const company = nameProblem(companyName, 'Enter the name of your company')
  if (company) problems.companyName = company
  if (phone.trim() !== '' && normalisePhone(phone) === null)
    problems.phone = 'Enter the whole number with its country code, such as +44 20 7946 0000'
  return problems
}
