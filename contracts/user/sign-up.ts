import { isEmail, normaliseEmail } from './email.ts'
import { passwordMessages, passwordProblem } from './password.ts'

export type SignUpForm = { name: string; email: string; companyName: string; password: string }

const MAX_NAME = 100

/** What to mend in a sign-up, by field. Values are compared as they will be stored. */
export function signUpProblems(form: SignUpForm): Partial<Record<keyof SignUpForm, string>> {
  const problems: Partial<Record<keyof SignUpForm, string>> = {}
  for (const [field, what] of [['name', 'your name'], ['companyName', 'the name of your company']] as const) {
    const value = form[field].trim()
    if (value === '') problems[field] = `Enter ${what}`
    else if (value.length > MAX_NAME) problems[field] = `Use at most ${MAX_NAME} characters`
    else if (/\p{Cc}/u.test(value)) problems[field] = 'Line breaks and control characters are not possible here'
  }
  if (form.email.trim() === '') problems.email = 'Enter your e-mail address'
  else if (!isEmail(normaliseEmail(form.email))) problems.email = 'Enter a complete e-mail address, such as name@company.com'
  const problem = passwordProblem(form.password, form)
  if (problem) problems.password = passwordMessages[problem]
  return problems
}
