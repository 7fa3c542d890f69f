/** Most characters of what a person enters, and of a token that another system sends. */
export const credentialLimits = { token: 500, email: 254, givenToken: 4000 } as const
