import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { knownBrowserCookieName, sessionCookieName } from '#contracts/http/session-cookie.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { nobody, type Who } from '../support/api.ts'
import { ownDomain } from '../support/own-domain.ts'
import { entersCode } from '../support/confirm-code.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { freePort } from '../support/free-port.ts'
import { type IdentityProvider, type Person, signed, startIdentityProvider } from '../support/identity-provider.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const legacy = '/api/legacy'
const port = await freePort()
const issuer = `http://127.0.0.1:${port}`
const secret = 'a secret between two programs'
const people: Record<string, Person> = {}
const cookie = sessionCookieName(publicUrl)
let provider: IdentityProvider
beforeAll(async () => {
  provider = await startIdentityProvider({ people, redirectUris: [`${publicUrl}/auth/callback`], port })
})
afterAll(() => provider?.stop())

/** Acme has a provider of its own, known as kestrel; all others have Google. */
const here = useInside(
  { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'hirelog', GOOGLE_CLIENT_SECRET: secret },
  async (platform, { acme }) => {
    const { admin } = colleaguesOf(platform, acme)
    await platform.useCases.company.changeCompanySlug(admin, 'kestrel')
    await ownDomain(platform, admin, 'acme.test')
    await platform.commands.handle(
      companyDecider,
      acme.companyId,
      {
        type: 'ConfigureSingleSignOn',
        data: { issuer, clientId: 'hirelog', clientSecret: secret, signUp: true, passwords: true },
      },
      platform.context(admin),
    )
  },
)

/** What the provider says of a person, as a program gets it. */
function idTokenOf(subject: string, email: string) {
  const iat = Math.floor(Date.now() / 1000)
  return signed({
    header: { alg: 'RS256', kid: 'signing' },
    claims: {
      iss: issuer,
      aud: 'hirelog',
      sub: subject,
      iat,
      exp: iat + 300,
      nonce: randomUUID(),
      email,
      email_verified: true,
      name: 'Mia Chen',
    },
  })
}
/** To the provider, and back from it with what it says of this person; with the code from the mail where one is needed. */
async function comesBack(subject: string, { browser = '' } = {}) {
  const returnTo = '/admin/jobs?status=active'
  const left = await here.get(nobody, `/auth?connection=google&returnTo=${encodeURIComponent(returnTo)}`)
  expect(
    [left.status, new URL(String(left.headers.location)).origin],
    'AUTH-001, AUTH-043: the browser is sent to the provider',
  ).toEqual([302, issuer])
  const { search } = await provider.signIn(String(left.headers.location), subject)
  const answer = await here.get(
    { headers: { cookie: [browser, ...left.cookies.map((each) => each.split(';')[0])].filter(Boolean).join('; ') } },
    `/auth/callback${search}`,
  )
  const asked = answer.headers.location === '/auth/confirm'
  const back = asked ? await entersCode(here, answer, { cookies: browser }) : answer
  const session = back.cookies.flatMap((each) => new RegExp(`^${cookie}=([^;]+);`).exec(each)?.[1] ?? [])[0]
  const who: Who = { headers: { cookie: `${cookie}=${session}` } }
  const known = back.cookies.find((each) => each.startsWith(knownBrowserCookieName(publicUrl)))
  return {
    leadsTo: back.headers.location,
    asked,
    known,
    who,
    status: async () => (await here.get(who, `${legacy}/user`)).body.auth.status as string,
  }
}
const password = 'tR4-vexing-lamp'
const codeTo = (email: string) =>
  vi.waitUntil(
    async () =>
      (await here.platform.useCases.accounts.outboxAt(email)).flatMap(
        ({ text }) => /^(\d{4})$/m.exec(text)?.[1] ?? [],
      )[0],
    20_000,
  )

describe('someone who signs in with Google', () => {
  const returnTo = '/admin/jobs?status=active'
  const again = `connection=google`
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => {
    provider.behaviour.status = null
    vi.restoreAllMocks()
  })
  const shown = (text: string) => text.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('&amp;', '&')

  it('is told that it is Google that does not answer, before they are sent there, and can try again', async () => {
    provider.behaviour.status = 503
    const { status, text } = await here.get(nobody, `/auth?connection=google&returnTo=${encodeURIComponent(returnTo)}`)
    expect(status).toBe(503)
    expect(shown(text)).toContain('Google does not answer at the moment. Please try again in a few minutes.')
    expect(shown(text)).not.toMatch(/identity provider|your company/i)
    expect(shown(text)).toMatch(
      new RegExp(`<a href="/auth\\?[^"]*returnTo=${encodeURIComponent(returnTo)}&${again}"[^>]*>Try again</a>`),
    )
  })

  it('is told so after they were there, and by whom they were refused, and can try again', async () => {
    const back = async (change: () => void, error?: string) => {
      const left = await here.get(nobody, `/auth?connection=google&returnTo=${encodeURIComponent(returnTo)}`)
      people.ada = { email: 'admin@rival.test', email_verified: true, name: 'Ada' }
      const { search } = await provider.signIn(String(left.headers.location), 'ada')
      const state = new URLSearchParams(search).get('state')!
      change()
      const asked = error ? `?${new URLSearchParams({ error, state, iss: issuer })}` : search
      const answer = await here.get(
        { headers: { cookie: left.cookies.map((each) => each.split(';')[0]).join('; ') } },
        `/auth/callback${asked}`,
      )
      return { status: answer.status, text: shown(answer.text) }
    }
    const away = await back(() => (provider.behaviour.status = 503))
    provider.behaviour.status = null
    const refused = await back(() => {}, 'access_denied')
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('Google does not answer at the moment')])
    expect([refused.status, refused.text]).toEqual([401, expect.stringContaining('Google did not sign you in.')])
    for (const { text } of [away, refused]) {
      expect(text).not.toMatch(/identity provider/i)
      expect(text).toMatch(
        new RegExp(`<a href="/auth\\?returnTo=${encodeURIComponent(returnTo)}&${again}"[^>]*>Try again</a>`),
      )
    }
  })
})

describe('someone who comes back from a provider', () => {
  it('goes on to the page the sign-in began from, for the first time and later (AUTH-002, AUTH-016)', async () => {
    people.ada = { email: 'admin@rival.test', email_verified: true, name: 'Ada' }
    const first = await comesBack('ada')
    expect([first.asked, first.leadsTo, await first.status()]).toEqual([
      true,
      '/admin/jobs?status=active',
      'GOOGLE_FIRST_LOGIN',
    ])
    expect(first.known).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/)
    const second = await comesBack('ada', { browser: first.known!.split(';')[0]! })
    expect([second.asked, second.leadsTo, await second.status()]).toEqual([
      false,
      '/admin/jobs?status=active',
      'Success',
    ])
  })

  it('goes to the second step of the sign-up when that is not done (AUTH-002)', async () => {
    const email = 'nora@new.test'
    people.nora = { email, email_verified: true, name: 'Nora Neu' }
    expect(
      (await here.post(nobody, `${legacy}/users/signup`, { body: { username: 'Nora Neu', email, password } })).body
        .status,
    ).toBe('SECOND_STEP')
    expect(
      (
        await here.post(nobody, `${legacy}/users/verifyUser`, {
          body: { email, verificationCode: await codeTo(email) },
        })
      ).body,
    ).toEqual({ verified: true })
    const nora = await comesBack('nora')
    expect([nora.leadsTo, await nora.status()]).toEqual(['/signup/details', 'SECOND_STEP'])
  })

  it('whom we do not know is led to the sign-up with their address, which says why; the operator is told (AUTH-028)', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    people.mia = { email: 'mia@elsewhere.test', email_verified: true, name: 'Mia' }
    expect((await comesBack('mia')).leadsTo).toBe('/signup?username=mia%40elsewhere.test&googleSignup=true')
    const refused = await here.get(nobody, '/auth/callback?error=signup_disabled_for_mia%40elsewhere.test')
    expect(refused.headers.location).toBe('/signup?username=mia%40elsewhere.test&googleSignup=true')
    expect(told.mock.calls.flat().join()).toContain('sign-up is disabled')
    const { text } = await here.get(nobody, '/signup?username=mia%40elsewhere.test&googleSignup=true')
    expect(text).toContain('value="mia@elsewhere.test"')
    expect(text).toContain('Nobody has an account with this Google address yet')
    told.mockRestore()
  })

  it('whose answer could not be read is told so by its kind, and so is the operator (AUTH-049)', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { status, text } = await here.get(nobody, '/auth/callback?error=ParseHashError')
    expect([status, text]).toEqual([401, expect.stringContaining('data-error="ParseHashError"')])
    expect(told.mock.calls.flat().join()).toContain('ParseHashError')
    told.mockRestore()
  })
})

describe('a program asks about single sign-on', () => {
  it('whether a company has it, by the name of its host (AUTH-031)', async () => {
    const asks = async (slug: string) =>
      (await here.get(nobody, `${legacy}/companies/checkCompanyForSSOSupport?companySlug=${slug}`)).body
    expect(await asks('kestrel')).toEqual({ sso: true })
    expect(await asks(here.rival.companyId)).toEqual({ sso: false })
    expect(await asks('nobodys')).toEqual({ sso: false })
  })

  it('through what someone signs in (AUTH-033)', async () => {
    const asks = async (email: string) =>
      (
        await here.get(nobody, `${legacy}/user/sso?email=${encodeURIComponent(email)}&auth0_client=x`, {
          from: '198.51.100.7',
        })
      ).body
    expect(await asks('Admin@Acme.test')).toEqual({ connection: here.acme.companyId })
    expect(await asks('admin@rival.test')).toEqual({ connection: false })
    expect(await asks('nobody@acme.test')).toEqual({ connection: false })
  })

  it('opens the account of whom the provider vouches for, once (AUTH-032)', async () => {
    const idToken = idTokenOf('mia-of-acme', 'mia@acme.test')
    const signUp = () =>
      here.post(nobody, `${legacy}/users/sso/signup`, { body: { company_id: here.acme.companyId, idToken } })
    const first = await signUp()
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'OK', user: { company_id: here.acme.companyId, username: 'Mia Chen', email: 'mia@acme.test' } },
    })
    expect((await signUp()).body).toEqual(first.body)
    const elsewhere = await here.post(nobody, `${legacy}/users/sso/signup`, {
      body: { company_id: here.rival.companyId, idToken },
    })
    expect(elsewhere).toMatchObject({
      status: 403,
      body: { detail: 'Error in SSO authentication. Company does not support SSO.' },
    })
  })
})

it('a social account that was linked signs its owner in, whatever its address is (AUTH-041)', async () => {
  people.roy = { email: 'roy@private.test', email_verified: true, name: 'Roy' }
  expect((await comesBack('roy')).leadsTo).toContain('/signup?')
  const linked = await here.post(here.rival.review, `${legacy}/users/linkAccount`, {
    body: { connection: 'google', idToken: idTokenOf('roy', 'roy@private.test') },
  })
  expect([linked.status, linked.body]).toEqual([200, { status: 'OK' }])
  const roy = await comesBack('roy')
  expect((await here.get(roy.who, `${legacy}/user`)).body.user.email).toBe('review@rival.test')
})

it('a new code comes when a program asks for one, and the one before is worth nothing (AUTH-036, AUTH-037)', async () => {
  const email = 'paul@new.test'
  await here.post(nobody, `${legacy}/users/signup`, { body: { username: 'Paul Neu', email, password } })
  const first = await codeTo(email)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect((await here.post(nobody, `${legacy}/users/resendVerificationCode`, { body: { email } })).status).toBe(200)
  const second = await vi.waitUntil(async () => {
    const codes = (await here.platform.useCases.accounts.outboxAt(email)).flatMap(
      ({ text }) => /^(\d{4})$/m.exec(text)?.[1] ?? [],
    )
    return codes.length === 2 && codes[0]
  }, 20_000)
  const verify = async (verificationCode: string) =>
    (await here.post(nobody, `${legacy}/users/verifyUser`, { body: { email, verificationCode } })).body
  if (first !== second) expect(await verify(first!)).toEqual({ verified: false })
  expect(await verify(second as string)).toEqual({ verified: true })
  vi.useRealTimers()
})
