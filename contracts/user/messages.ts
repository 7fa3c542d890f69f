/** A§8, in its words; 'your are' is the document's. */
export const accountMessages = {
  user_exists: 'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account',
  invalid_signup: 'The user your are attempting to sign up is invalid',
  session_expired: 'Session expired',
} as const
