import { isCommonPassword } from './common-passwords.ts'
import { normaliseEmail } from './email.ts'

/** A§8's sign-up messages about passwords, by their code. */
export const passwordMessages = {
  invalid_password: 'Sorry, your password isn’t valid. Make sure it follows these rules below',
  password_strength_error:
    'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters',
  password_dictionary_error:
    'Sorry, this password is too common and can be guessed too easily. Please try another password',
  password_no_user_info_error:
    'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password',
  unauthorized: 'Your password is not secure enough, please change it',
} as const
export type PasswordProblem = keyof typeof passwordMessages

const MIN_LENGTH = 8
/** Long enough for any passphrase; hashing more would let a caller buy our time cheaply. */
const MAX_LENGTH = 128
const CLASSES = 3
const MIN_DIFFERENT = 5

/** What the rules beside the field name. */
export const passwordRules = { length: MIN_LENGTH, longest: MAX_LENGTH, classes: CLASSES } as const

/** What is wrong with a password, or null. `about` is what the person said about themselves. */
export function passwordProblem(
  password: string,
  about: { name: string; email: string; companyName?: string },
): PasswordProblem | null {
  if (password.trim() === '' || password.length > MAX_LENGTH || /\p{Cc}/u.test(password)) return 'invalid_password'
  if (password.length < MIN_LENGTH || classesOf(password) < CLASSES) return 'password_strength_error'
  if (isCommonPassword(password)) return 'password_dictionary_error'
  const lower = password.toLowerCase()
  if (wordsOf(about).some((word) => lower.includes(word))) return 'password_no_user_info_error'
  return new Set(lower).size < MIN_DIFFERENT ? 'unauthorized' : null
}

/** What a page can say while a password is typed; common words and those of the person are known once it is sent. */
export const passwordShape = (password: string) => ({
  length: password.length >= MIN_LENGTH && password.length <= MAX_LENGTH,
  classes: classesOf(password) >= CLASSES,
})

const classesOf = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length

/** Short parts are in too many other words: two letters of a name, three of a company ("the"). */
function wordsOf({ name, email, companyName = '' }: { name: string; email: string; companyName?: string }): string[] {
  const [mailbox = '', host = ''] = normaliseEmail(email).split('@')
  const partsOf = (text: string, shortest: number) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part.length >= shortest)
  return [
    ...partsOf(`${name} ${mailbox}`, 3),
    ...partsOf(`${host.split('.').slice(0, -1).join(' ')} ${companyName}`, 4),
  ]
}
