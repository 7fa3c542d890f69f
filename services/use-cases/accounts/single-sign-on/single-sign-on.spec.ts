import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { permissions } from '#contracts/permissions.ts'
import { ssoUnsupported } from '#contracts/user/sign-in-errors.ts'
import { readEnv } from '#infra/env.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { type IdentityProvider, type Person, startIdentityProvider } from '#test/support/identity-provider.ts'
import { openPlatform, type Platform } from '../../../platform.ts'
import type { UserAsker } from '../sessions.ts'
import type { Via } from './begin.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-sso-'))
const password = 'tR4-vexing-lamp'
const redirectUri = 'http://acme.localhost:3000/auth/callback'
const people: Record<string, Person> = {}
let clock = Date.parse('2026-03-02T12:00:00.000Z')
let provider: IdentityProvider
let platform: Platform
let count = 0
let acme: UserAsker

const founded = async (email: string): Promise<UserAsker> => {
  const { companyId, userId } = await platform.useCases.openAccount({ name: 'Rita Moreno', email, companyName: `Acme ${count}`, password })
  const asker: UserAsker = { kind: 'user', companyId, userId, role: 'admin', creator: true, permissions }
  await platform.commands.handle(subscriptionDecider, companyId, { type: 'ChangePlan', data: { plan: 'performance' } }, platform.context(asker))
  return asker
}
const settings = (changes: object = {}) => ({ ...provider.connection, signUp: true, passwords: true, ...changes })
const configured = (asker: UserAsker, changes: object = {}) => platform.useCases.configureSingleSignOn(asker, settings(changes))
const sso = ({ companyId }: UserAsker): Via => ({ connection: 'sso', companyId })
const google: Via = { connection: 'google', companyId: null }

async function began(via: Via, login: string) {
  const { location, pending } = await platform.useCases.beginSignIn(via, { redirectUri, returnTo: '/admin/jobs?status=active' })
  return { kept: pending, search: (await provider.signIn(location, login)).search, browser: { device: 'Chrome on Windows' } }
}
const signIn = async (via: Via, login: string) => platform.useCases.finishSignIn(await began(via, login))
const signedIn = async (via: Via, login: string) => {
  const outcome = await signIn(via, login)
  if ('signUpDisabledFor' in outcome) throw new Error(`refused to sign ${outcome.signUpDisabledFor} up`)
  return { ...outcome, holder: (await platform.useCases.sessionUser(outcome.sessionToken))! }
}

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  provider = await startIdentityProvider({ people, redirectUris: [redirectUri] })
  const { issuer, clientId, clientSecret } = provider.connection
  const env = readEnv({ DATA_DIR: dataDir, GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret })
  platform = await openPlatform(env, { now: () => new Date(clock).toISOString() })
})
afterAll(async () => {
  await platform.close()
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  clock += 3_600_000
  count++
  for (const id of Object.keys(people)) delete people[id]
  people.mia = { email: `mia${count}@acme.test`, email_verified: true, name: 'Mia Chen' }
  people.rita = { email: `rita${count}@acme.test`, email_verified: true, name: 'Rita M.' }
  acme = await founded(`rita${count}@acme.test`)
})

describe('a company’s own identity provider', () => {
  it('is asked who it is before it is saved, and its secret is never told again', async () => {
    await expect(configured(acme, { issuer: 'nowhere' })).rejects.toMatchObject({ code: 'company/single-sign-on-invalid', fields: { issuer: 'Enter the address of your identity provider, such as https://login.example.com' } })
    await expect(configured(acme, { clientId: ' ' })).rejects.toMatchObject({ fields: { clientId: 'Enter the client ID your identity provider gave you' } })
    await expect(configured(acme, { issuer: 'http://127.0.0.1:9' })).rejects.toMatchObject({ fields: { issuer: 'The host 127.0.0.1:9 refuses connections. Check the address and the port, and whether the provider is running.', cause: 'Technical cause: http://127.0.0.1:9 does not answer: connect ECONNREFUSED 127.0.0.1:9' } })
    await expect(configured({ ...acme, permissions: ['jobs.read'] })).rejects.toMatchObject({ code: 'auth/forbidden' })
    await configured(acme)
    expect(await platform.useCases.singleSignOn(acme)).toEqual({ issuer: provider.issuer, clientId: 'hirelog', signUp: true, passwords: true })
    expect(JSON.stringify(await platform.engines.store.readAll(null, 10_000))).not.toContain(provider.connection.clientSecret)
  })

  it('is known by the company’s name, and only while it is configured', async () => {
    const slug = `acme-${count}`
    await platform.useCases.changeCompanySlug(acme, slug)
    expect(await platform.useCases.companyWithSingleSignOn(slug)).toBeNull()
    await configured(acme)
    expect(await platform.useCases.companyWithSingleSignOn(slug)).toEqual({ companyId: acme.companyId, name: `Acme ${count}` })
    expect(await platform.useCases.companyWithSingleSignOn(acme.companyId)).not.toBeNull()
    await platform.useCases.disableSingleSignOn(acme)
    expect(await platform.useCases.companyWithSingleSignOn(slug)).toBeNull()
    expect(await platform.useCases.companyWithSingleSignOn('__proto__')).toBeNull()
  })

  it('signs nobody in where there is none', async () => {
    await expect(signIn(sso(acme), 'mia')).rejects.toMatchObject({ code: 'identity/sso-unsupported', message: ssoUnsupported })
    await configured(acme)
    const attempt = await began(sso(acme), 'mia')
    await platform.useCases.disableSingleSignOn(acme)
    await expect(platform.useCases.finishSignIn(attempt)).rejects.toMatchObject({ code: 'identity/sso-unsupported' })
  })

  it('signs a colleague in and brings them where they wanted to go, the next time whatever their address is by then', async () => {
    await configured(acme)
    const first = await signedIn(sso(acme), 'rita')
    expect(first).toMatchObject({ returnTo: '/admin/jobs?status=active', account: { userId: acme.userId }, holder: { user: { name: 'Rita Moreno' }, signIn: { method: 'sso' } } })
    people.rita!.email = 'rita@married.test'
    expect((await signedIn(sso(acme), 'rita')).account.userId).toBe(acme.userId)
  })

  it('lets somebody new in as a viewer who takes a seat, where the company wants that', async () => {
    await configured(acme, { signUp: false })
    await expect(signIn(sso(acme), 'mia')).rejects.toMatchObject({ code: 'identity/refused', message: 'There is no account for you at this company. Ask an administrator to invite you.' })
    await configured(acme)
    const { holder } = await signedIn(sso(acme), 'mia')
    expect(holder).toMatchObject({ asker: { companyId: acme.companyId, role: 'review', creator: false }, user: { name: 'Mia Chen', email: people.mia!.email } })
    const { state } = await platform.commands.stateOf(subscriptionDecider, acme, acme.companyId)
    expect(state).toMatchObject({ seats: expect.any(Map) })
    expect('seats' in state && state.seats.has(holder.asker.userId)).toBe(true)
    await expect(platform.useCases.signIn({ email: people.mia!.email!, password: 'none' }, '10.0.0.1')).rejects.toMatchObject({ code: 'auth/bad-credentials' })
  })

  it('answers the invitation of somebody who signs in', async () => {
    await configured(acme, { signUp: false })
    const { invited } = await platform.useCases.inviteUsers(acme, { people: [{ email: people.mia!.email!, roleId: 'edit' }], commandId: randomUUID() })
    const { holder } = await signedIn(sso(acme), 'mia')
    expect(holder.asker).toMatchObject({ userId: invited[0]!.userId, role: 'edit' })
  })

  it('says nothing of people at other companies, and never signs anybody in there', async () => {
    const rival = await founded(`omar${count}@rival.test`)
    await configured(rival)
    people.rita!.email_verified = true
    await expect(signIn(sso(rival), 'rita')).rejects.toMatchObject({ code: 'identity/refused' })
    await configured(acme)
    await signedIn(sso(acme), 'rita')
    await expect(signIn(sso(rival), 'rita')).rejects.toMatchObject({ code: 'identity/refused' })
  })

  it('is believed about addresses unless it says they are not confirmed', async () => {
    await configured(acme)
    people.rita = { email: `rita${count}@acme.test` }
    expect((await signedIn(sso(acme), 'rita')).account.userId).toBe(acme.userId)
    people.mia!.email_verified = false
    await expect(signIn(sso(acme), 'mia')).rejects.toMatchObject({ code: 'identity/refused', message: 'Your identity provider has not confirmed your e-mail address. Confirm it there, and try again.' })
    people.ghost = {}
    await expect(signIn(sso(acme), 'ghost')).rejects.toMatchObject({ code: 'identity/refused', message: 'Your identity provider did not say which e-mail address is yours.' })
  })

  it('lets nobody in beyond the seats of the plan', async () => {
    await platform.commands.handle(subscriptionDecider, acme.companyId, { type: 'ChangePlan', data: { plan: 'starter' } }, platform.context(acme))
    await configured(acme)
    await signedIn(sso(acme), 'mia')
    people.noor = { email: `noor${count}@acme.test`, email_verified: true, name: 'Noor Aziz' }
    await expect(signIn(sso(acme), 'noor')).rejects.toMatchObject({ code: 'identity/refused', message: 'Your company’s plan has no seat left for you. Ask an administrator to free one.' })
  })

  it('is answered with a no when it says no itself, and not asked about tokens of others', async () => {
    await configured(acme)
    const { kept, browser } = await began(sso(acme), 'rita')
    const state = (JSON.parse(Buffer.from(kept.split('.')[0]!, 'base64url').toString()) as { state: string }).state
    const search = `?${new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })}`
    await expect(platform.useCases.finishSignIn({ kept, search, browser })).rejects.toMatchObject({ code: 'identity/refused', message: 'Your identity provider did not sign you in.' })
    await expect(platform.useCases.signUpByToken({ companyId: acme.companyId, idToken: 'e30.e30.x' }, '10.0.0.9')).rejects.toMatchObject({ code: 'identity/refused', message: 'This ID token is not accepted' })
  })

  it('can be the only way in, but for the creator', async () => {
    await configured(acme, { passwords: false })
    await expect(platform.useCases.signIn({ email: `rita${count}@acme.test`, password }, '10.0.0.1')).resolves.toMatchObject({ sessionToken: expect.any(String) })
    await signedIn(sso(acme), 'mia')
    await expect(signIn(google, 'mia')).rejects.toMatchObject({ code: 'auth/forbidden', message: 'Your company signs in through its own identity provider. Use single sign-on.' })
  })

  it('is said to be away when it does not answer, at the beginning and at the end', async () => {
    await configured(acme)
    const attempt = await began(sso(acme), 'rita')
    provider.behaviour.status = 503
    await expect(platform.useCases.finishSignIn(attempt)).rejects.toMatchObject({ code: 'identity/unavailable' })
    provider.behaviour.status = null
  })
})

describe('signing out of a session that a provider opened', () => {
  const backTo = 'http://acme.localhost:3000/logout'
  beforeEach(() => configured(acme))

  it.each([false, true])('ends it here and names where to sign out at the provider (everywhere: %s)', async (everywhere) => {
    const { sessionToken } = await signedIn(sso(acme), 'rita')
    const { goOnTo } = await platform.useCases.signOut(sessionToken, { everywhere, backTo })
    expect(await platform.useCases.sessionUser(sessionToken)).toBeNull()
    expect(Object.fromEntries(new URL(goOnTo!).searchParams)).toMatchObject({ client_id: 'hirelog', post_logout_redirect_uri: backTo, id_token_hint: expect.stringMatching(/^ey/) })
    expect(await platform.useCases.signOut(sessionToken, { everywhere, backTo })).toEqual({ goOnTo: null })
  })

  it('works with Google and every other that names such an address', async () => {
    people.leaving = { ...people.rita, email_verified: true }
    const { sessionToken } = await signedIn(google, 'leaving')
    expect((await platform.useCases.signOut(sessionToken, { backTo })).goOnTo).toContain(`${provider.issuer}/session/end?`)
  })

  it('is over as ever where there is nothing more to do: a password, another provider by now, or none', async () => {
    const { sessionToken } = await platform.useCases.signIn({ email: `rita${count}@acme.test`, password }, '10.0.0.1')
    expect(await platform.useCases.signOut(sessionToken, { backTo })).toEqual({ goOnTo: null })
    const before = await signedIn(sso(acme), 'rita')
    await platform.useCases.disableSingleSignOn(acme)
    expect(await platform.useCases.signOut(before.sessionToken, { backTo })).toEqual({ goOnTo: null })
    expect(await platform.useCases.sessionUser(before.sessionToken)).toBeNull()
  })
})

describe('somebody who was removed', () => {
  const remove = ({ userId }: { userId: string }) => platform.useCases.removeUsers(acme, { userIds: [userId], commandId: randomUUID() })
  const invited = (asker: UserAsker, login: string) => platform.useCases.inviteUsers(asker, { people: [{ email: people[login]!.email!, roleId: 'edit' }], commandId: randomUUID() })

  it('can join again through the same provider, as somebody new', async () => {
    await configured(acme)
    people.sam = { email: `sam${count}@acme.test`, email_verified: true, name: 'Sam Okoye' }
    const first = await signedIn(sso(acme), 'sam')
    await remove(first.account)
    expect(await platform.useCases.sessionUser(first.sessionToken)).toBeNull()
    const again = await signedIn(sso(acme), 'sam')
    expect(again.account).toMatchObject({ companyId: acme.companyId, userId: expect.not.stringMatching(first.account.userId) })
    expect((await signedIn(sso(acme), 'sam')).account, 'and stays who they are').toEqual(again.account)
  })

  it('comes back only by invitation where the company lets nobody in by themself', async () => {
    await configured(acme, { signUp: false })
    people.kim = { email: `kim${count}@acme.test`, email_verified: true, name: 'Kim Berg' }
    await invited(acme, 'kim')
    const first = await signedIn(sso(acme), 'kim')
    await remove(first.account)
    await expect(signedIn(sso(acme), 'kim')).rejects.toThrow()
    const { invited: [again] } = await invited(acme, 'kim')
    expect((await signedIn(sso(acme), 'kim')).account).toEqual({ companyId: acme.companyId, userId: again!.userId })
  })

  it('joins another company with the same Google identity, and never comes back to the one before by it', async () => {
    people.lea = { email: `lea${count}@acme.test`, email_verified: true, name: 'Lea Roth' }
    await invited(acme, 'lea')
    const first = await signedIn(google, 'lea')
    expect(first.account.companyId).toBe(acme.companyId)
    await remove(first.account)
    expect(await signIn(google, 'lea')).toEqual({ signUpDisabledFor: people.lea.email })
    const rival = await founded(`omar${count}@rival.test`)
    await invited(rival, 'lea')
    const second = await signedIn(google, 'lea')
    expect(second.account.companyId).toBe(rival.companyId)
    expect((await signedIn(google, 'lea')).account).toEqual(second.account)
  })
})

describe('an attempt to sign in', () => {
  beforeEach(() => configured(acme))

  it('is over when it was finished, tampered with, begun elsewhere or too long ago', async () => {
    const attempt = await began(sso(acme), 'rita')
    const elsewhere = { code: 'identity/refused', message: 'This sign-in was begun in another browser, or too long ago. Please try again.' }
    const refused = { code: 'identity/refused', message: 'Signing in did not work. Please try again.' }
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: null })).rejects.toMatchObject(elsewhere)
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: `${attempt.kept}x` })).rejects.toMatchObject(elsewhere)
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: 'e30.x' })).rejects.toMatchObject(elsewhere)
    const other = await began(sso(acme), 'rita')
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: other.kept })).rejects.toMatchObject(refused)
    await expect(platform.useCases.finishSignIn(attempt)).resolves.toMatchObject({ account: { userId: acme.userId } })
    await expect(platform.useCases.finishSignIn(attempt)).rejects.toMatchObject(refused)
    clock += 601_000
    await expect(platform.useCases.finishSignIn(other)).rejects.toMatchObject(elsewhere)
  })

  it('opens one account for one person who tries on two devices at once', async () => {
    const attempts = await Promise.all([began(sso(acme), 'mia'), began(sso(acme), 'mia')])
    const outcomes = await Promise.all(attempts.map((attempt) => platform.useCases.finishSignIn(attempt)))
    const { account } = await signedIn(sso(acme), 'mia')
    for (const outcome of outcomes) expect(outcome).toMatchObject({ account })
  })

  it.each([0, 3, 8, 15, 30, 60])('opens one account when the other device is %s turns ahead', async (turns) => {
    const [early, late] = [await began(sso(acme), 'mia'), await began(sso(acme), 'mia')]
    const first = platform.useCases.finishSignIn(early)
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
    const outcomes = await Promise.all([first, platform.useCases.finishSignIn(late)])
    const { account } = await signedIn(sso(acme), 'mia')
    for (const outcome of outcomes) expect(outcome).toMatchObject({ account })
  })
})

describe('signing in with Google', () => {
  it('knows a colleague by a confirmed address, and counts how often', async () => {
    expect((await signedIn(google, 'rita')).holder).toMatchObject({ asker: { userId: acme.userId }, signIn: { method: 'google', socialSignIns: 1 } })
    expect((await signedIn(google, 'rita')).holder.signIn.socialSignIns).toBe(2)
  })

  it('signs up nobody we do not know: that is refused for the address', async () => {
    expect(await signIn(google, 'mia')).toEqual({ signUpDisabledFor: people.mia!.email })
    expect(await signIn(google, 'signup_disabled_for_omar@acme.test')).toEqual({ signUpDisabledFor: 'omar@acme.test' })
  })

  it('opens no account whose address was never proved to be its owner’s', async () => {
    people.uma = { email: `uma${count}@acme.test`, email_verified: true }
    await platform.useCases.signUp({ name: 'Uma Unverified', email: people.uma.email!, password }, '10.0.0.2')
    const message = 'This e-mail address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.'
    await expect(signIn(google, 'uma')).rejects.toMatchObject({ code: 'identity/refused', message })
  })

  it('believes no address that Google has not confirmed', async () => {
    people.pretender = { email: people.rita!.email! }
    await expect(signIn(google, 'pretender')).rejects.toMatchObject({ code: 'identity/refused' })
  })
})
