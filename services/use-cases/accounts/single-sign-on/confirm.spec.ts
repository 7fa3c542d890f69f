import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { type Permission, permissions } from '#contracts/kernel/permissions.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { identityReservationDecider } from '#domain/identity-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { signed } from '#test/support/identity-provider.ts'
import { google, password, sso, useSignOn } from '#test/support/sign-on.ts'
import type { UserAsker } from '../sessions.ts'
import { olderIdentityKey } from './identities.ts'

const here = useSignOn()
const { people, configured, confirmed, signedIn, signIn, codesTo, codeTo } = here
const useCases = () => here.platform.useCases
const elsewhere = {
  code: 'identity/refused',
  message: 'This sign-in was begun in another browser, or too long ago. Please try again.',
}
const wrong = { code: 'account/code-wrong' }
const enter = (kept: string | null, code: string) =>
  useCases().accounts.confirmSignIn({ kept, code, browser: {}, known: null }, '10.0.0.8')
const waiting = async (login: string, via = sso(here.acme)) => {
  const outcome = await signIn(via, login)
  if (!('confirm' in outcome)) throw new Error(`${login} was signed in without a code`)
  return outcome.confirm
}
const invite = (login: string, roleId: string) =>
  useCases().team.inviteUsers(here.acme, {
    people: [{ email: people[login]!.email!, roleId }],
    commandId: randomUUID(),
  })

describe('who may configure single sign-on', () => {
  const refused = {
    code: 'auth/forbidden',
    message:
      'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.',
  }
  const holders = (): [string, Asker][] => [
    [
      'a role of the company’s own with company.settings',
      { ...here.acme, role: randomUUID(), creator: false, permissions: ['company.settings'] },
    ],
    [
      'a role of the company’s own with every permission, whose jobs others decide on',
      { ...here.acme, role: randomUUID(), creator: false, permissions },
    ],
    ['a token of the creator for settings alone', { ...here.acme, permissions: ['company.settings'] }],
    [
      'a token of an administrator for all but billing',
      {
        ...here.acme,
        creator: false,
        permissions: permissions.filter((each: Permission) => each !== 'company.billing'),
      },
    ],
    [
      'an API key with every permission',
      { kind: 'apiKey', keyId: randomUUID(), companyId: here.acme.companyId, permissions },
    ],
  ]

  it('is an administrator with every permission; everyone else is refused, also when they switch it off', async () => {
    for (const [who, asker] of holders()) {
      await expect(configured(asker as UserAsker), who).rejects.toMatchObject(refused)
      await expect(useCases().accounts.disableSingleSignOn(asker), who).rejects.toMatchObject(refused)
    }
    await configured({ ...here.acme, creator: false })
    for (const [who, asker] of holders())
      await expect(useCases().accounts.disableSingleSignOn(asker), who).rejects.toMatchObject(refused)
    await useCases().accounts.disableSingleSignOn({ ...here.acme, creator: false })
  })

  it('is on a smaller plan who holds all that the plan has', async () => {
    const known = await useCases().accounts.sessionUser(
      (await useCases().accounts.signIn({ email: people.rita!.email!, password }, '10.0.0.1')).sessionToken,
    )
    await configured(known!.asker)
  })
})

describe('an account that was there before', () => {
  beforeEach(() => configured(here.acme))

  it('is opened by the code in the mail to its own address, once; the provider’s word alone opens nothing', async () => {
    const kept = await waiting('rita')
    expect(await useCases().accounts.confirmationOf(kept, null)).toMatchObject({
      email: people.rita!.email,
      company: `Acme ${here.count}`,
      connection: 'sso',
      signedIn: false,
    })
    const code = await codeTo(people.rita!.email!)
    await expect(enter(kept, code === '000000' ? '000001' : '000000')).rejects.toMatchObject(wrong)
    await expect(enter(kept, '12')).rejects.toMatchObject(wrong)
    const { sessionToken, returnTo } = await enter(kept, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect([returnTo, (await useCases().accounts.sessionUser(sessionToken))?.asker.userId]).toEqual([
      '/admin/jobs?status=active',
      here.acme.userId,
    ])
    await expect(enter(kept, code), 'a second time').rejects.toMatchObject({ code: 'account/code-expired' })
  })

  it('is not opened in another browser, too late, after too many tries, or once the account was changed', async () => {
    const [kept, email] = [await waiting('rita'), people.rita!.email!]
    const code = await codeTo(email)
    const otherCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (const text of [null, '', `${kept}x`, 'e30.x']) await expect(enter(text, code)).rejects.toMatchObject(elsewhere)
    for (let n = 0; n < 5; n++) await expect(enter(kept, otherCode)).rejects.toMatchObject(wrong)
    await expect(enter(kept, code)).rejects.toMatchObject({ code: 'account/code-expired' })

    const second = await useCases().accounts.resendConfirmation(kept, '10.0.0.8')
    const next = await codeTo(email, 2)
    await useCases().accounts.signOutEverywhere(here.acme)
    await expect(enter(second, next), 'all sessions were ended').rejects.toMatchObject(elsewhere)
    const third = await waiting('rita')
    const last = await codeTo(email, 3)
    here.clock += 15 * 60_000 + 1
    await expect(enter(third, last)).rejects.toMatchObject(elsewhere)
  })

  it('gets no second code for a browser that comes again, and ten a day at most', async () => {
    const kept = await waiting('rita')
    await codeTo(people.rita!.email!)
    const again = await signIn(sso(here.acme), 'rita', { confirming: kept })
    expect('confirm' in again && (await confirmed(again.confirm)).returnTo).toBe('/admin/jobs?status=active')
    expect(await codesTo(people.rita!.email!)).toHaveLength(1)
    for (let n = 0; n < 4; n++) await waiting('rita')
    await expect(signIn(sso(here.acme), 'rita')).rejects.toMatchObject({ code: 'auth/too-many-attempts' })
  })

  it('is linked without a code in a browser that is signed in to it, and to no other', async () => {
    const kept = await waiting('rita')
    const own = (await useCases().accounts.signIn({ email: people.rita!.email!, password }, '10.0.0.1')).sessionToken
    const mia = (await signedIn(sso(here.acme), 'mia')).sessionToken
    for (const session of [null, mia])
      await expect(useCases().accounts.linkSignedIn(kept, session)).rejects.toMatchObject({
        code: 'auth/required',
        message: 'Sign in first',
      })
    expect(await useCases().accounts.confirmationOf(kept, own)).toMatchObject({ signedIn: true, password: true })
    expect(await useCases().accounts.linkSignedIn(kept, own)).toEqual({ returnTo: '/admin/jobs?status=active' })
    expect(await signIn(sso(here.acme), 'rita'), 'the browser of an administrator is not known by that').toMatchObject({
      confirm: expect.any(String),
    })
    expect(await signIn(sso(here.acme), 'rita', { session: own })).toMatchObject({ sessionToken: expect.any(String) })
  })

  it('needs a code for an invitation too: its role waits for the person of the mailbox', async () => {
    people.evil = { email: `boss${here.count}@acme${here.count}.test`, email_verified: true, name: 'Not The Boss' }
    const { invited } = await invite('evil', 'admin')
    const kept = await waiting('evil')
    expect((await here.platform.commands.stateOf(userDecider, here.acme, invited[0]!.userId!)).state.status).toBe(
      'invited',
    )
    const code = await codeTo(people.evil.email!)
    expect(code).toMatch(/^\d{6}$/)
    const { sessionToken } = await confirmed(kept)
    expect((await useCases().accounts.sessionUser(sessionToken))?.asker).toMatchObject({
      userId: invited[0]!.userId,
      role: 'admin',
    })
  })

  it('needs one with Google as well', async () => {
    expect(await signIn(google, 'rita')).toMatchObject({ confirm: expect.any(String) })
  })
})

describe('the browser of an administrator', () => {
  beforeEach(() => configured(here.acme))

  it('is confirmed by mail once; the next sign-in there needs no code, elsewhere it does', async () => {
    const first = await signedIn(sso(here.acme), 'rita')
    expect(first.asked).toBe(true)
    const known = first.knownBrowser
    expect((await signedIn(sso(here.acme), 'rita', { known })).asked).toBe(false)
    expect((await signedIn(sso(here.acme), 'rita')).asked).toBe(true)
    expect((await signedIn(sso(here.acme), 'rita', { known: `${known}x` })).asked).toBe(true)
  })

  it('is known for that account alone, for a year, and until all sessions are ended', async () => {
    const { knownBrowser: known } = await signedIn(sso(here.acme), 'rita')
    const boss = await signedIn(sso(here.acme), 'mia')
    expect(boss.asked, 'a viewer whose account was opened on the provider’s word').toBe(false)
    await useCases().team.assignRole(here.acme, {
      userIds: [boss.account.userId],
      roleId: 'admin',
      commandId: randomUUID(),
    })
    expect((await signedIn(sso(here.acme), 'mia', { known })).asked, 'an administrator from now on').toBe(true)
    await useCases().accounts.signOutEverywhere(here.acme)
    const again = await signedIn(sso(here.acme), 'rita', { known })
    expect(again.asked).toBe(true)
    here.clock += 366 * 86_400_000
    expect((await signedIn(sso(here.acme), 'rita', { known: again.knownBrowser })).asked).toBe(true)
  })
})

describe('a link to an identity', () => {
  it('counts for the provider it was made with: after another one the person proves it again, also when the names are the same', async () => {
    await configured(here.acme)
    const { knownBrowser: known } = await signedIn(sso(here.acme), 'rita')
    await useCases().accounts.disableSingleSignOn(here.acme)
    await configured(here.acme)
    expect((await signedIn(sso(here.acme), 'rita', { known })).asked, 'the same provider, switched off and on').toBe(
      false,
    )
    const { issuer, clientId, clientSecret } = here.provider.connection
    const other = { issuer: 'https://login.evil.test', clientId, clientSecret, signUp: true, passwords: true }
    for (const data of [other, { ...other, issuer }])
      await here.platform.commands.handle(
        companyDecider,
        here.acme.companyId,
        { type: 'ConfigureSingleSignOn', data },
        here.platform.context(here.acme),
      )
    expect((await signedIn(sso(here.acme), 'rita', { known })).asked, 'a provider that has the name of the first').toBe(
      true,
    )
  })

  it('that was made when an address was enough names the account, and is proven by mail to its address', async () => {
    await configured(here.acme)
    const older = olderIdentityKey(here.platform, sso(here.acme), { issuer: here.provider.issuer, subject: 'moved' })
    await here.platform.commands.handle(
      identityReservationDecider,
      older,
      { type: 'ReserveIdentity', data: { ...here.acme, instead: null } },
      here.platform.context({ kind: 'process', name: 'test', companyId: SYSTEM, permissions: [] }),
      SYSTEM,
    )
    people.moved = { email: `married${here.count}@acme${here.count}.test`, email_verified: true }
    const kept = await waiting('moved')
    expect(await useCases().accounts.confirmationOf(kept, null)).toMatchObject({ email: people.rita!.email })
    expect(await codesTo(people.moved.email!)).toEqual([])
    expect((await confirmed(kept)).returnTo).toBe('/admin/jobs?status=active')
  })

  it('is refused to a confirmation that began before the provider was changed', async () => {
    await configured(here.acme)
    const kept = await waiting('rita')
    const code = await codeTo(people.rita!.email!)
    await here.platform.commands.handle(
      companyDecider,
      here.acme.companyId,
      {
        type: 'ConfigureSingleSignOn',
        data: { ...here.provider.connection, clientId: 'another', signUp: true, passwords: true },
      },
      here.platform.context(here.acme),
    )
    await expect(enter(kept, code)).rejects.toMatchObject(elsewhere)
    await useCases().accounts.disableSingleSignOn(here.acme)
    await expect(enter(kept, code)).rejects.toMatchObject({ code: 'identity/sso-unsupported' })
  })
})

describe('a program with an ID token', () => {
  const idToken = (sub: string, email: string) => {
    const iat = Math.floor(Date.now() / 1000)
    return signed({
      header: { alg: 'RS256', kid: 'signing' },
      claims: {
        iss: here.provider.issuer,
        aud: 'hirelog',
        sub,
        iat,
        exp: iat + 300,
        nonce: randomUUID(),
        email,
        email_verified: true,
        name: 'Rita',
      },
    })
  }
  beforeEach(() => configured(here.acme))

  it('neither links nor names an account or invitation that was there before', async () => {
    const message = 'Sign in through the provider in a browser once: your email address is confirmed there'
    await invite('mia', 'admin')
    for (const email of [people.rita!.email!, people.mia!.email!])
      await expect(
        useCases().accounts.signUpByToken(
          { companyId: here.acme.companyId, idToken: idToken('thief', email) },
          '10.0.0.9',
        ),
      ).rejects.toMatchObject({ code: 'identity/refused', message })
    expect((await here.platform.commands.stateOf(userDecider, here.acme, here.acme.userId)).state).toMatchObject({
      identities: [],
    })
    await signedIn(sso(here.acme), 'rita')
    expect(
      (
        await useCases().accounts.signUpByToken(
          { companyId: here.acme.companyId, idToken: idToken('rita', people.rita!.email!) },
          '10.0.0.9',
        )
      ).userId,
    ).toBe(here.acme.userId)
  })

  it('links nothing with a bearer token, whose holder would outlive it', async () => {
    const session = { id: randomUUID(), kind: 'token', method: 'password', endsAt: here.clock + 1000 } as const
    await expect(
      useCases().accounts.linkByToken(
        { ...here.acme, session },
        { connection: 'sso', idToken: idToken('thief', 'x@y.test') },
      ),
    ).rejects.toMatchObject({ code: 'auth/forbidden', message: 'Sign in to link your account' })
    await useCases().accounts.linkByToken(here.acme, {
      connection: 'sso',
      idToken: idToken('private', 'rita@home.test'),
    })
  })
})
