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
    await expect(configured(acme, { issuer: 'nowhere' })).rejects.toMatchObject({ code: 'company/single-sign-on-invalid', fields: { issuer: expect.any(String) } })
    await expect(configured(acme, { issuer: 'http://127.0.0.1:9' })).rejects.toMatchObject({ fields: { issuer: expect.stringContaining('cannot be used') } })
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
    await expect(signIn(sso(acme), 'mia')).rejects.toMatchObject({ code: 'identity/refused' })
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
    await expect(signIn(sso(acme), 'mia')).rejects.toMatchObject({ code: 'identity/refused' })
    people.ghost = {}
    await expect(signIn(sso(acme), 'ghost')).rejects.toMatchObject({ code: 'identity/refused', message: expect.stringContaining('e-mail address') })
  })

  it('can be the only way in, but for the creator', async () => {
    await configured(acme, { passwords: false })
    await expect(platform.useCases.signIn({ email: `rita${count}@acme.test`, password }, '10.0.0.1')).resolves.toMatchObject({ sessionToken: expect.any(String) })
    await signedIn(sso(acme), 'mia')
    await expect(signIn(google, 'mia')).rejects.toMatchObject({ code: 'auth/forbidden' })
  })

  it('is said to be away when it does not answer, at the beginning and at the end', async () => {
    await configured(acme)
    const attempt = await began(sso(acme), 'rita')
    provider.behaviour.status = 503
    await expect(platform.useCases.finishSignIn(attempt)).rejects.toMatchObject({ code: 'identity/unavailable' })
    provider.behaviour.status = null
  })
})

describe('an attempt to sign in', () => {
  beforeEach(() => configured(acme))

  it('is over when it was finished, tampered with, begun elsewhere or too long ago', async () => {
    const attempt = await began(sso(acme), 'rita')
    const refused = { code: 'identity/refused' }
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: null })).rejects.toMatchObject(refused)
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: `${attempt.kept}x` })).rejects.toMatchObject(refused)
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: 'e30.x' })).rejects.toMatchObject(refused)
    const other = await began(sso(acme), 'rita')
    await expect(platform.useCases.finishSignIn({ ...attempt, kept: other.kept })).rejects.toMatchObject(refused)
    await expect(platform.useCases.finishSignIn(attempt)).resolves.toMatchObject({ account: { userId: acme.userId } })
    await expect(platform.useCases.finishSignIn(attempt)).rejects.toMatchObject(refused)
    clock += 601_000
    await expect(platform.useCases.finishSignIn(other)).rejects.toMatchObject(refused)
  })

  it('opens one account for one person who tries on two devices at once', async () => {
    const attempts = await Promise.all([began(sso(acme), 'mia'), began(sso(acme), 'mia')])
    const outcomes = await Promise.allSettled(attempts.map((attempt) => platform.useCases.finishSignIn(attempt)))
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    const { account } = await signedIn(sso(acme), 'mia')
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') expect(outcome.value).toMatchObject({ account })
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

  it('believes no address that Google has not confirmed', async () => {
    people.pretender = { email: people.rita!.email! }
    await expect(signIn(google, 'pretender')).rejects.toMatchObject({ code: 'identity/refused' })
  })
})
