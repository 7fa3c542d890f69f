import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityProvider, signed, startIdentityProvider } from '#test/support/identity-provider.ts'
import type { Attempt, Identity } from './identity.ts'
import { openIdConnect } from './openid-connect.ts'
import { whyNot } from '../outbound/outbound.ts'

const callback = 'http://127.0.0.1:3000/auth/callback'
const people = { mia: { email: 'mia@acme.test', email_verified: true, name: 'Mia Chen' }, ghost: {} }
let provider: IdentityProvider
let identity: Identity

beforeAll(async () => {
  provider = await startIdentityProvider({ people, redirectUris: [callback] })
})
afterAll(() => provider.stop())
afterEach(() => Object.assign(provider.behaviour, { tamper: null, status: null, discovery: {} }))

const fresh = () => (identity = openIdConnect({ loopback: true }))
/** Mia signs in at the provider; answers what her browser brings back, and the attempt it began with. */
async function miaReturns(login = 'mia'): Promise<{ attempt: Attempt; search: string }> {
  fresh()
  const attempt = identity.attempt(callback)
  const back = await provider.signIn(await identity.authorizeUrl(provider.connection, attempt), login)
  return { attempt, search: back.search }
}
const claimsOf = ({ attempt, search }: { attempt: Attempt; search: string }) =>
  identity.claims(provider.connection, attempt, search).then(({ claims }) => claims)
const seconds = () => Math.floor(Date.now() / 1000)
const tamper = (changes: Record<string, unknown>, header: Record<string, unknown> = {}) => {
  provider.behaviour.tamper = (token) => ({
    header: { ...token.header, ...header },
    claims: { ...token.claims, ...changes },
  })
}

describe('signing in through a provider', () => {
  it('says who someone is, after a code with PKCE, state and nonce', async () => {
    const back = await miaReturns()
    expect(await claimsOf(back)).toEqual({
      issuer: provider.issuer,
      subject: 'mia',
      email: 'mia@acme.test',
      emailVerified: true,
      name: 'Mia Chen',
      picture: null,
    })
  })

  it('asks the provider for a challenge that only this browser can meet', async () => {
    fresh()
    const url = new URL(await identity.authorizeUrl(provider.connection, identity.attempt(callback)))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: callback,
    })
    const back = await miaReturns()
    await expect(
      claimsOf({ ...back, attempt: { ...back.attempt, verifier: identity.attempt(callback).verifier } }),
    ).rejects.toMatchObject({ kind: 'refused' })
  })

  it('takes no one who has no address for someone', async () => {
    expect(await claimsOf(await miaReturns('ghost'))).toMatchObject({
      subject: 'ghost',
      email: null,
      emailVerified: null,
    })
  })

  it('passes on what the provider said when it said no', async () => {
    const back = await miaReturns('signup_disabled_for_nobody@acme.test')
    await expect(claimsOf(back)).rejects.toMatchObject({
      kind: 'denied',
      message: 'signup_disabled_for_nobody@acme.test',
    })
  })
})

describe('signing out at the provider', () => {
  const backTo = 'http://127.0.0.1:3000/logout'
  const idTokenOf = async () => {
    const { attempt, search } = await miaReturns()
    return (await identity.claims(provider.connection, attempt, search)).idToken
  }

  it('is at the address it names, which hears who leaves, which program asks and where to send the browser', async () => {
    const idToken = await idTokenOf()
    const url = new URL((await identity.signOutUrl(provider.connection, { idToken, backTo }))!)
    expect(url.href.split('?')[0]).toBe(`${provider.issuer}/session/end`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: idToken,
      client_id: 'hirelog',
      post_logout_redirect_uri: backTo,
    })
  })

  it.each([
    ['names no address', { end_session_endpoint: undefined }],
    ['names one that is no address of the web', { end_session_endpoint: 'javascript:alert(1)' }],
  ])('is nowhere when the provider %s', async (_, discovery) => {
    provider.behaviour.discovery = discovery
    const idToken = await idTokenOf()
    expect(await identity.signOutUrl(provider.connection, { idToken, backTo })).toBeNull()
  })

  it('is nowhere when another provider has taken its place, which learns nothing of who signed in before', async () => {
    const idToken = signed({ header: { alg: 'RS256' }, claims: { iss: 'https://before.test', sub: 'mia' } })
    expect(await fresh().signOutUrl(provider.connection, { idToken, backTo })).toBeNull()
  })
})

describe('an answer that does not hold', () => {
  it('is refused when its state is another', async () => {
    const { attempt, search } = await miaReturns()
    await expect(claimsOf({ attempt: { ...attempt, state: 'another' }, search })).rejects.toMatchObject({
      kind: 'refused',
    })
    await expect(claimsOf({ attempt, search: search.replace(/&?state=[^&]+/, '') })).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  it('is refused when its nonce is another', async () => {
    const back = await miaReturns()
    tamper({ nonce: 'another' })
    await expect(claimsOf(back)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is refused when a code comes a second time', async () => {
    const back = await miaReturns()
    await claimsOf(back)
    await expect(claimsOf(back)).rejects.toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['is from another issuer', { iss: 'https://evil.test' }],
    ['is for another client', { aud: 'somebody-else' }],
    ['expired five minutes ago', { exp: seconds() - 300 }],
    ['is not valid for another five minutes', { nbf: seconds() + 300 }],
  ])('is refused when the token %s', async (_, changes) => {
    const back = await miaReturns()
    tamper(changes)
    await expect(claimsOf(back)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is refused when no one signed it, or someone else did', async () => {
    const unsigned = await miaReturns()
    tamper({}, { alg: 'none' })
    await expect(claimsOf(unsigned)).rejects.toMatchObject({ kind: 'refused' })
    const another = await miaReturns()
    tamper({}, { kid: 'unknown' })
    await expect(claimsOf(another)).rejects.toMatchObject({ kind: 'refused' })
    const hmac = await miaReturns()
    tamper({}, { alg: 'HS256' })
    await expect(claimsOf(hmac)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is taken when clocks are half a minute apart', async () => {
    const late = await miaReturns()
    tamper({ exp: seconds() - 30 })
    expect(await claimsOf(late)).toMatchObject({ subject: 'mia' })
    const early = await miaReturns()
    tamper({ nbf: seconds() + 30, iat: seconds() + 30 })
    expect(await claimsOf(early)).toMatchObject({ subject: 'mia' })
  })
})

describe('a provider that cannot be used', () => {
  const begin = (issuer: string) => fresh().authorizeUrl({ ...provider.connection, issuer }, identity.attempt(callback))

  it('is said to be away when it does not answer, and used again once it does', async () => {
    provider.behaviour.status = 503
    await expect(begin(provider.issuer)).rejects.toMatchObject({ kind: 'unavailable' })
    provider.behaviour.status = null
    await expect(identity.authorizeUrl(provider.connection, identity.attempt(callback))).resolves.toContain(
      provider.issuer,
    )
    await expect(begin('http://127.0.0.1:9')).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('is refused when it says it is another', async () => {
    provider.behaviour.discovery = { issuer: 'https://evil.test' }
    await expect(begin(provider.issuer)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('sends no one on to another address', async () => {
    const lure = createServer((_request, response) => response.writeHead(302, { location: provider.issuer }).end())
    await new Promise<void>((ready) => lure.listen(0, '127.0.0.1', ready))
    await expect(begin(`http://127.0.0.1:${(lure.address() as AddressInfo).port}`)).rejects.toMatchObject({
      kind: 'refused',
    })
    lure.close()
  })

  it.each([
    'http://id.acme.test',
    'http://10.0.0.7',
    'https://10.0.0.7',
    'https://169.254.169.254',
    'https://[::ffff:127.0.0.1]',
    'https://[fd00::1]',
    'https://user:secret@id.acme.test',
  ])('is not even asked at %s', (issuer) => {
    expect(whyNot(new URL(issuer), { loopback: false })).not.toBeNull()
  })

  it('may be on this machine or over http on a desk only, and inside where an operator says so', async () => {
    for (const issuer of ['http://127.0.0.1:4000', 'http://localhost:4000', 'https://localhost']) {
      expect(whyNot(new URL(issuer), { loopback: true })).toBeNull()
      expect(whyNot(new URL(issuer), { loopback: false })).not.toBeNull()
    }
    expect(whyNot(new URL('https://10.0.0.7'), { loopback: false, trusted: ['10.0.0.7'] })).toBeNull()
    await expect(
      openIdConnect({ loopback: false }).authorizeUrl(provider.connection, identity.attempt(callback)),
    ).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('a token that someone else got for us', () => {
  const claims = (changes: Record<string, unknown> = {}) => ({
    iss: provider.issuer,
    sub: 'mia',
    aud: 'hirelog',
    nonce: 'n',
    iat: seconds(),
    exp: seconds() + 300,
    email: 'mia@acme.test',
    email_verified: true,
    ...changes,
  })
  const verify = (changes: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
    fresh().verify(
      provider.connection,
      signed({ header: { alg: 'RS256', kid: 'signing', ...header }, claims: claims(changes) }),
    )

  it('is taken when the provider signed it for us just now', async () => {
    expect(await verify()).toMatchObject({ subject: 'mia', email: 'mia@acme.test', emailVerified: true })
  })

  it.each([
    ['from another issuer', { iss: 'https://evil.test' }, {}],
    ['for another client', { aud: 'another' }, {}],
    ['expired', { exp: seconds() - 300 }, {}],
    ['of an hour ago', { iat: seconds() - 3600 }, {}],
    ['without a nonce', { nonce: undefined }, {}],
    ['without a signature', {}, { alg: 'none' }],
    ['signed with a key nobody knows', {}, { kid: 'unknown' }],
  ])('is refused %s', async (_, changes, header) => {
    await expect(verify(changes, header)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is refused when it is none', async () => {
    for (const text of ['', 'x', 'a.b.c', '.....'])
      await expect(fresh().verify(provider.connection, text)).rejects.toMatchObject({ kind: 'refused' })
  })
})
