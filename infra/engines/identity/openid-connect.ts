import { randomBytes } from 'node:crypto'
import type * as oidc from 'openid-client'
import { sha256 } from '../../hashing.ts'
import { type Claims, type Connection, type Identity, IdentityProblem } from './identity.ts'
import { NotAsked, type Outbound, outboundFetch, whyNot } from '../outbound/outbound.ts'

/** How far our clock and a provider's may be apart. */
const TOLERANCE_S = 60
/** A provider's configuration is fetched again after this long. */
const DISCOVERED_MS = 10 * 60_000
const MOST_PROVIDERS = 500
/** An ID token that is handed to us is taken no later than this after it was issued. */
const FRESH_S = 600

/** Loaded with the first sign-in through a provider. */
const client = () => import('openid-client')

type Discovered = { config: Promise<oidc.Configuration>; at: number }

export function openIdConnect(rules: Outbound, now: () => number = Date.now): Identity {
  const fetch = outboundFetch(rules) as oidc.CustomFetch
  const known = new Map<string, Discovered>()

  async function discover({ issuer, clientId, clientSecret }: Connection, use: 'code' | 'token') {
    const oidc = await client()
    const server = new URL(issuer)
    const no = whyNot(server, rules)
    if (no) throw new NotAsked(issuer, no)
    return oidc.discovery(
      server,
      clientId,
      { [oidc.clockTolerance]: TOLERANCE_S },
      authentication(oidc, clientSecret),
      {
        [oidc.customFetch]: fetch,
        timeout: 5,
        // Signatures are checked although the token comes over TLS; http was let through above, or it was not.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
          ...(use === 'token' ? [oidc.useIdTokenResponseType] : []),
        ],
      },
    )
  }

  function configOf(connection: Connection, use: 'code' | 'token' = 'code'): Promise<oidc.Configuration> {
    const key = sha256(JSON.stringify([use, connection.issuer, connection.clientId, connection.clientSecret]))
    const there = known.get(key)
    if (there && now() - there.at < DISCOVERED_MS) return there.config
    known.delete(key)
    if (known.size >= MOST_PROVIDERS) known.delete(known.keys().next().value!)
    const config = discover(connection, use)
    known.set(key, { config, at: now() })
    config.catch(() => known.delete(key))
    return config
  }

  return {
    attempt: (redirectUri) => ({ redirectUri, state: random(), nonce: random(), verifier: random() }),

    authorizeUrl: (connection, { redirectUri, state, nonce, verifier }) =>
      told(async () => {
        const [oidc, config] = await Promise.all([client(), configOf(connection)])
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return url.href
      }),

    claims: (connection, { redirectUri, state, nonce, verifier }, search) =>
      told(async () => {
        const [oidc, config] = await Promise.all([client(), configOf(connection)])
        const callback = new URL(redirectUri)
        callback.search = search
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const tokens = await oidc.authorizationCodeGrant(config, callback, checks)
        const claims = tokens.claims()!
        // Many providers put no more into the token than they must.
        const more =
          typeof claims.email === 'string' ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        return { claims: claimsOf({ ...more, ...claims }), idToken: tokens.id_token! }
      }),

    signOutUrl: (connection, { idToken, backTo }) =>
      told(async () => {
        const [oidc, config] = await Promise.all([client(), configOf(connection)])
        const { issuer, end_session_endpoint: endpoint } = config.serverMetadata()
        if (!endpoint || payloadOf(idToken).iss !== issuer || !/^https?:/.test(endpoint)) return null
        return oidc.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: backTo }).href
      }),

    verify: (connection, idToken) =>
      told(async () => {
        const [oidc, config] = await Promise.all([client(), configOf(connection, 'token')])
        const callback = new URL('http://here.invalid/')
        callback.hash = new URLSearchParams({ id_token: idToken }).toString()
        // Who asked for it chose the nonce; it is not ours to compare, so it is read from the token itself.
        const claims = await oidc.implicitAuthentication(config, callback, nonceOf(idToken))
        if (now() / 1000 - claims.iat > FRESH_S) throw new IdentityProblem('refused', 'the ID token is too old')
        return claimsOf(claims)
      }),
  }
}

/** How a provider wants to see the secret: in the header, which every provider has to take unless it says otherwise. */
function authentication({ ClientSecretBasic, ClientSecretPost }: typeof oidc, secret: string): oidc.ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (as, ...rest) =>
    ((as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes('client_secret_basic')
      ? basic
      : post)(as, ...rest)
}

const random = () => randomBytes(32).toString('base64url')

const payloadOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { iss?: unknown; nonce?: unknown }

function nonceOf(idToken: string): string {
  try {
    const { nonce } = payloadOf(idToken)
    if (typeof nonce === 'string' && nonce !== '') return nonce
  } catch {
    // Said below.
  }
  throw new IdentityProblem('refused', 'the ID token cannot be read or has no nonce')
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function claimsOf(claims: Record<string, unknown> & { iss: string; sub: string }): Claims {
  const verified = claims.email_verified
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOrNull(claims.email),
    // Some providers write it as text.
    emailVerified:
      typeof verified === 'boolean' ? verified : verified === 'true' ? true : verified === 'false' ? false : null,
    name: textOrNull(claims.name),
    picture: textOrNull(claims.picture),
  }
}

/** Whatever goes wrong is one of three things to the rest of the platform. */
async function told<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof IdentityProblem) throw error
    const { code, message, cause } = error as Error & { code?: string }
    if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') {
      const said = error as oidc.AuthorizationResponseError
      throw new IdentityProblem('denied', said.error_description ?? said.error, error)
    }
    if (error instanceof TypeError || code === 'OAUTH_TIMEOUT') throw new IdentityProblem('unavailable', message, error)
    throw new IdentityProblem(
      'refused',
      cause instanceof Error && cause.message !== message ? `${message}: ${cause.message}` : message,
      error,
    )
  }
}
