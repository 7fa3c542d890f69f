/** A provider that knows people, and who we are to it. */
export type Connection = { issuer: string; clientId: string; clientSecret: string }

/** One attempt to sign in, known only to the browser that began it. */
export type Attempt = { redirectUri: string; state: string; nonce: string; verifier: string }

/** The identity as the provider states it. `emailVerified` is null when it does not say. */
export type Claims = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean | null
  name: string | null
  picture: string | null
}

/** People who are known elsewhere: OpenID Connect, authorization code with PKCE, provider found by discovery. */
export interface Identity {
  /** State, nonce and verifier of a new attempt. */
  attempt(redirectUri: string): Attempt
  /** Where the browser goes to sign in. */
  authorizeUrl(connection: Connection, attempt: Attempt): Promise<string>
  /** What it came back with, `search` being the query of the callback: exchanged and checked. */
  claims(connection: Connection, attempt: Attempt, search: string): Promise<{ claims: Claims; idToken: string }>
  /** Where the browser goes to sign out there too, and then back; null where the provider has no such address or is not who signed them in. */
  signOutUrl(connection: Connection, signedIn: { idToken: string; backTo: string }): Promise<string | null>
  /** An ID token that another party got for us: signature, issuer, audience and time are checked, and that it is of the last minutes. */
  verify(connection: Connection, idToken: string): Promise<Claims>
}

/**
 * 'unavailable': the provider does not answer or cannot be used. 'denied': it said no, in its own words. 'refused':
 * what it answered, or what claims to be its answer, does not hold. The message is for operators.
 */
export class IdentityProblem extends Error {
  readonly kind: 'unavailable' | 'denied' | 'refused'

  constructor(kind: IdentityProblem['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'IdentityProblem'
    this.kind = kind
  }
}
