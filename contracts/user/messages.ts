import { said } from '../kernel/wording.ts'

/** A§8, in its words; 'your are' is the document's. */
export const accountMessages = {
  user_exists:
    'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account',
  username_exists: 'Yikes! This username or email already exists and we don’t allow two accounts for the same user',
  invalid_signup: 'The user your are attempting to sign up is invalid',
  phone_exists: 'This phone number is already in use with another account',
  session_expired: 'Session expired',
} as const

/** The dialog of a password that is too old (AUTH-046). */
export const passwordExpired = {
  title: 'Your password is expired',
  text: 'For security reason, your password must be reset every 30 days',
  button: 'Reset my password',
} as const
export const checkYourMailbox = (email: string) => said`Check your mailbox ${email}`
