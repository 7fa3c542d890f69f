/** What a person types, and a token that another system hands out by itself. */
export const credentialLimits = { token: 500, email: 254, givenToken: 4000 } as const
