import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ssoUnsupported } from '#contracts/user/sign-in-errors.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { invitationCode } from '../../../core/secrets/invitation-code.ts'
import type { UserAsker } from '../sessions.ts'
import { google, password, sso, useSignOn } from '#test/support/sign-on.ts'

const here = useSignOn()
const { people, began, configured, founded, signedIn, signIn } = here

describe('a company’s own identity provider', () => {
  it('is asked who it is before it is saved, and its secret is never told again', async () => {
    await expect(configured(here.acme, { issuer: 'nowhere' })).rejects.toMatchObject({
      code: 'company/single-sign-on-invalid',
      fields: { issuer: 'Enter the address of your identity provider, such as https://login.example.com' },
    })
    await expect(configured(here.acme, { clientId: ' ' })).rejects.toMatchObject({
      fields: { clientId: 'Enter the client ID your identity provider gave you' },
    })
    await expect(configured(here.acme, { issuer: 'http://127.0.0.1:9' })).rejects.toMatchObject({
      fields: {
        issuer:
          'The host 127.0.0.1:9 refuses connections. Check the address and the port, and whether the provider is running.',
        cause: 'Technical cause: http://127.0.0.1:9 does not answer: connect ECONNREFUSED 127.0.0.1:9',
      },
    })
    await expect(configured({ ...here.acme, permissions: ['jobs.read'] })).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
    await configured(here.acme)
    expect(await here.platform.useCases.accounts.singleSignOn(here.acme)).toEqual({
      issuer: here.provider.issuer,
      clientId: 'hirelog',
      signUp: true,
      passwords: true,
    })
    expect(JSON.stringify(await here.platform.engines.store.readAll(null, 10_000))).not.toContain(
      here.provider.connection.clientSecret,
    )
  })

  it('is known by the company’s name, and only while it is configured', async () => {
    const slug = `acme-${here.count}`
    await here.platform.useCases.company.changeCompanySlug(here.acme, slug)
    expect(await here.platform.useCases.accounts.companyWithSingleSignOn(slug)).toBeNull()
    await configured(here.acme)
    expect(await here.platform.useCases.accounts.companyWithSingleSignOn(slug)).toEqual({
      companyId: here.acme.companyId,
      name: `Acme ${here.count}`,
    })
    expect(await here.platform.useCases.accounts.companyWithSingleSignOn(here.acme.companyId)).not.toBeNull()
    await here.platform.useCases.accounts.disableSingleSignOn(here.acme)
    expect(await here.platform.useCases.accounts.companyWithSingleSignOn(slug)).toBeNull()
    expect(await here.platform.useCases.accounts.companyWithSingleSignOn('__proto__')).toBeNull()
  })

  it('signs no one in where there is none', async () => {
    await expect(signIn(sso(here.acme), 'mia')).rejects.toMatchObject({
      code: 'identity/sso-unsupported',
      message: ssoUnsupported,
    })
    await configured(here.acme)
    const attempt = await began(sso(here.acme), 'mia')
    await here.platform.useCases.accounts.disableSingleSignOn(here.acme)
    await expect(here.platform.useCases.accounts.finishSignIn(attempt)).rejects.toMatchObject({
      code: 'identity/sso-unsupported',
    })
  })

  it('signs a colleague in and brings them where they wanted to go, the next time whatever their address is by then', async () => {
    await configured(here.acme)
    const first = await signedIn(sso(here.acme), 'rita')
    expect(first).toMatchObject({
      returnTo: '/admin/jobs?status=active',
      account: { userId: here.acme.userId },
      holder: { user: { name: 'Rita Moreno' }, signIn: { method: 'sso' } },
    })
    people.rita!.email = 'rita@married.test'
    expect((await signedIn(sso(here.acme), 'rita')).account.userId).toBe(here.acme.userId)
  })

  it('knows the picture that the provider has of a colleague, if it is the address of one', async () => {
    await configured(here.acme)
    const pictureAfter = async (picture?: string) => {
      if (picture) people.rita!.picture = picture
      await signedIn(sso(here.acme), 'rita')
      const { state } = await here.platform.commands.stateOf(userDecider, here.acme, here.acme.userId)
      return state.status === 'active' && state.picture
    }
    expect(await pictureAfter()).toBeNull()
    expect(await pictureAfter('https://pictures.test/rita')).toBe('https://pictures.test/rita')
    expect(await pictureAfter('javascript:alert(1)')).toBeNull()
  })

  it('lets someone new in as a viewer who takes a seat, where the company wants that', async () => {
    await configured(here.acme, { signUp: false })
    await expect(signIn(sso(here.acme), 'mia')).rejects.toMatchObject({
      code: 'identity/refused',
      message: 'There is no account for you at this company. Ask an administrator to invite you.',
    })
    await configured(here.acme)
    const { holder } = await signedIn(sso(here.acme), 'mia')
    expect(holder).toMatchObject({
      asker: { companyId: here.acme.companyId, role: 'review', creator: false },
      user: { name: 'Mia Chen', email: people.mia!.email },
    })
    const { state } = await here.platform.commands.stateOf(subscriptionDecider, here.acme, here.acme.companyId)
    expect(state).toMatchObject({ seats: expect.any(Map) })
    expect('seats' in state && state.seats.has(holder.asker.userId)).toBe(true)
    await expect(
      here.platform.useCases.accounts.signIn({ email: people.mia!.email!, password: 'none' }, '10.0.0.1'),
    ).rejects.toMatchObject({ code: 'auth/bad-credentials' })
  })

  it('answers the invitation of someone who signs in', async () => {
    await configured(here.acme, { signUp: false })
    const { invited } = await here.platform.useCases.team.inviteUsers(here.acme, {
      people: [{ email: people.mia!.email!, roleId: 'edit' }],
      commandId: randomUUID(),
    })
    const { holder } = await signedIn(sso(here.acme), 'mia')
    expect(holder.asker).toMatchObject({ userId: invited[0]!.userId, role: 'edit' })
  })

  it('says nothing of people at other companies, and never signs anyone in there', async () => {
    const rival = await founded(`omar${here.count}@rival.test`)
    await configured(rival)
    people.rita!.email_verified = true
    await expect(signIn(sso(rival), 'rita')).rejects.toMatchObject({ code: 'identity/refused' })
    await configured(here.acme)
    await signedIn(sso(here.acme), 'rita')
    await expect(signIn(sso(rival), 'rita')).rejects.toMatchObject({ code: 'identity/refused' })
  })

  it('is believed about addresses unless it says they are not confirmed', async () => {
    await configured(here.acme)
    people.rita = { email: `rita${here.count}@acme${here.count}.test` }
    expect((await signedIn(sso(here.acme), 'rita')).account.userId).toBe(here.acme.userId)
    people.mia!.email_verified = false
    await expect(signIn(sso(here.acme), 'mia')).rejects.toMatchObject({
      code: 'identity/refused',
      message: 'Your identity provider has not confirmed your email address. Confirm it there, and try again.',
    })
    people.ghost = {}
    await expect(signIn(sso(here.acme), 'ghost')).rejects.toMatchObject({
      code: 'identity/refused',
      message: 'Your identity provider did not say which email address is yours.',
    })
  })

  it('lets no one in beyond the seats of the plan', async () => {
    await here.platform.commands.handle(
      subscriptionDecider,
      here.acme.companyId,
      { type: 'ChangePlan', data: { plan: 'starter' } },
      here.platform.context(here.acme),
    )
    await configured(here.acme)
    await signedIn(sso(here.acme), 'mia')
    people.noor = { email: `noor${here.count}@acme${here.count}.test`, email_verified: true, name: 'Noor Aziz' }
    await expect(signIn(sso(here.acme), 'noor')).rejects.toMatchObject({
      code: 'identity/refused',
      message: 'Your company’s plan has no seat left for you. Ask an administrator to free one.',
    })
  })

  it('is answered with a no when it says no itself, and not asked about tokens of others', async () => {
    await configured(here.acme)
    const { kept, browser } = await began(sso(here.acme), 'rita')
    const state = (JSON.parse(Buffer.from(kept.split('.')[0]!, 'base64url').toString()) as { state: string }).state
    const search = `?${new URLSearchParams({ error: 'access_denied', state, iss: here.provider.issuer })}`
    await expect(here.platform.useCases.accounts.finishSignIn({ kept, search, browser })).rejects.toMatchObject({
      code: 'identity/refused',
      message: 'Your identity provider did not sign you in.',
    })
    await expect(
      here.platform.useCases.accounts.signUpByToken(
        { companyId: here.acme.companyId, idToken: 'e30.e30.x' },
        '10.0.0.9',
      ),
    ).rejects.toMatchObject({ code: 'identity/refused', message: 'This ID token is not accepted' })
  })

  it('can be the only way in, but for the creator', async () => {
    await configured(here.acme, { passwords: false })
    await expect(
      here.platform.useCases.accounts.signIn(
        { email: `rita${here.count}@acme${here.count}.test`, password },
        '10.0.0.1',
      ),
    ).resolves.toMatchObject({ sessionToken: expect.any(String) })
    await signedIn(sso(here.acme), 'mia')
    await expect(signIn(google, 'mia')).rejects.toMatchObject({
      code: 'auth/forbidden',
      message: 'Your company signs in through its own identity provider. Use single sign-on.',
    })
  })

  it('is said to be away when it does not answer, at the beginning and at the end', async () => {
    await configured(here.acme)
    const attempt = await began(sso(here.acme), 'rita')
    here.provider.behaviour.status = 503
    await expect(here.platform.useCases.accounts.finishSignIn(attempt)).rejects.toMatchObject({
      code: 'identity/unavailable',
    })
    here.provider.behaviour.status = null
  })
})

describe('signing out of a session that a provider opened', () => {
  const backTo = 'http://acme.localhost:3000/logout'
  beforeEach(() => configured(here.acme))

  it.each([false, true])(
    'ends it here and names where to sign out at the provider (everywhere: %s)',
    async (everywhere) => {
      const { sessionToken } = await signedIn(sso(here.acme), 'rita')
      const { goOnTo } = await here.platform.useCases.accounts.signOut(sessionToken, { everywhere, backTo })
      expect(await here.platform.useCases.accounts.sessionUser(sessionToken)).toBeNull()
      expect(Object.fromEntries(new URL(goOnTo!).searchParams)).toMatchObject({
        client_id: 'hirelog',
        post_logout_redirect_uri: backTo,
        id_token_hint: expect.stringMatching(/^ey/),
      })
      expect(await here.platform.useCases.accounts.signOut(sessionToken, { everywhere, backTo })).toEqual({
        goOnTo: null,
      })
    },
  )

  it('works with Google and every other that names such an address', async () => {
    people.leaving = { ...people.rita, email_verified: true }
    const { sessionToken } = await signedIn(google, 'leaving')
    expect((await here.platform.useCases.accounts.signOut(sessionToken, { backTo })).goOnTo).toContain(
      `${here.provider.issuer}/session/end?`,
    )
  })

  it('is over as ever where there is nothing more to do: a password, another provider by now, or none', async () => {
    const { sessionToken } = await here.platform.useCases.accounts.signIn(
      { email: `rita${here.count}@acme${here.count}.test`, password },
      '10.0.0.1',
    )
    expect(await here.platform.useCases.accounts.signOut(sessionToken, { backTo })).toEqual({ goOnTo: null })
    const before = await signedIn(sso(here.acme), 'rita')
    await here.platform.useCases.accounts.disableSingleSignOn(here.acme)
    expect(await here.platform.useCases.accounts.signOut(before.sessionToken, { backTo })).toEqual({ goOnTo: null })
    expect(await here.platform.useCases.accounts.sessionUser(before.sessionToken)).toBeNull()
  })
})

describe('someone who was removed', () => {
  const remove = ({ userId }: { userId: string }) =>
    here.platform.useCases.team.removeUsers(here.acme, { userIds: [userId], commandId: randomUUID() })
  const invited = (asker: UserAsker, login: string) =>
    here.platform.useCases.team.inviteUsers(asker, {
      people: [{ email: people[login]!.email!, roleId: 'edit' }],
      commandId: randomUUID(),
    })

  it('can join again through the same provider, as someone new', async () => {
    await configured(here.acme)
    people.sam = { email: `sam${here.count}@acme${here.count}.test`, email_verified: true, name: 'Sam Okoye' }
    const first = await signedIn(sso(here.acme), 'sam')
    await remove(first.account)
    expect(await here.platform.useCases.accounts.sessionUser(first.sessionToken)).toBeNull()
    const again = await signedIn(sso(here.acme), 'sam')
    expect(again.account).toMatchObject({
      companyId: here.acme.companyId,
      userId: expect.not.stringMatching(first.account.userId),
    })
    expect((await signedIn(sso(here.acme), 'sam')).account, 'and stays who they are').toEqual(again.account)
  })

  it('comes back only by invitation where the company lets no one in by themself', async () => {
    await configured(here.acme, { signUp: false })
    people.kim = { email: `kim${here.count}@acme${here.count}.test`, email_verified: true, name: 'Kim Berg' }
    await invited(here.acme, 'kim')
    const first = await signedIn(sso(here.acme), 'kim')
    await remove(first.account)
    await expect(signedIn(sso(here.acme), 'kim')).rejects.toThrow()
    const {
      invited: [again],
    } = await invited(here.acme, 'kim')
    expect((await signedIn(sso(here.acme), 'kim')).account).toEqual({
      companyId: here.acme.companyId,
      userId: again!.userId,
    })
  })

  /** Signs in with Google from the page of a new invitation. */
  async function joining(asker: UserAsker, login: string) {
    const {
      invited: [person],
    } = await invited(asker, login)
    const { state } = await here.platform.commands.stateOf(userDecider, asker, person!.userId!)
    if (state.status !== 'invited') throw new Error('not invited')
    const code = invitationCode(here.platform.engines.keys, {
      companyId: asker.companyId,
      userId: state.userId,
      invitationId: state.invitationId,
    })
    return (as = login) => signedIn(google, as, { returnTo: `/join?${new URLSearchParams({ code })}` })
  }

  it('joins another company with the same Google identity, and never comes back to the one before by it', async () => {
    people.lea = { email: `lea${here.count}@acme${here.count}.test`, email_verified: true, name: 'Lea Roth' }
    people.zoe = { email: `zoe${here.count}@acme${here.count}.test`, email_verified: true, name: 'Zoe Kern' }
    const join = await joining(here.acme, 'lea')
    expect(await signIn(google, 'lea'), 'an invitation alone takes no one in: the person chooses').toEqual({
      signUpDisabledFor: people.lea.email,
    })
    await expect(join('zoe')).rejects.toMatchObject({
      code: 'identity/refused',
      message: 'This invitation was sent to another email address.',
    })
    const first = await join()
    expect(first.account.companyId).toBe(here.acme.companyId)
    await remove(first.account)
    expect(await signIn(google, 'lea')).toEqual({ signUpDisabledFor: people.lea.email })
    const rival = await founded(`omar${here.count}@rival.test`)
    const second = await (await joining(rival, 'lea'))()
    expect(second.account.companyId).toBe(rival.companyId)
    expect((await signedIn(google, 'lea')).account).toEqual(second.account)
  })
})

describe('an attempt to sign in', () => {
  beforeEach(() => configured(here.acme))

  it('is over when it was finished, tampered with, begun elsewhere or too long ago', async () => {
    const attempt = await began(sso(here.acme), 'rita')
    const elsewhere = {
      code: 'identity/refused',
      message: 'This sign-in was begun in another browser, or too long ago. Please try again.',
    }
    const refused = { code: 'identity/refused', message: 'Signing in did not work. Please try again.' }
    await expect(here.platform.useCases.accounts.finishSignIn({ ...attempt, kept: null })).rejects.toMatchObject(
      elsewhere,
    )
    await expect(
      here.platform.useCases.accounts.finishSignIn({ ...attempt, kept: `${attempt.kept}x` }),
    ).rejects.toMatchObject(elsewhere)
    await expect(here.platform.useCases.accounts.finishSignIn({ ...attempt, kept: 'e30.x' })).rejects.toMatchObject(
      elsewhere,
    )
    const other = await began(sso(here.acme), 'rita')
    await expect(here.platform.useCases.accounts.finishSignIn({ ...attempt, kept: other.kept })).rejects.toMatchObject(
      refused,
    )
    await expect(here.platform.useCases.accounts.finishSignIn(attempt)).resolves.toEqual({
      confirm: expect.any(String),
    })
    await expect(here.platform.useCases.accounts.finishSignIn(attempt)).rejects.toMatchObject(refused)
    here.clock += 601_000
    await expect(here.platform.useCases.accounts.finishSignIn(other)).rejects.toMatchObject(elsewhere)
  })

  it('opens one account for one person who tries on two devices at once', async () => {
    const attempts = await Promise.all([began(sso(here.acme), 'mia'), began(sso(here.acme), 'mia')])
    const outcomes = await Promise.all(attempts.map((attempt) => here.platform.useCases.accounts.finishSignIn(attempt)))
    const { account } = await signedIn(sso(here.acme), 'mia')
    for (const outcome of outcomes) expect(outcome).toMatchObject({ account })
  })

  it.each([0, 3, 8, 15, 30, 60])('opens one account when the other device is %s turns ahead', async (turns) => {
    const [early, late] = [await began(sso(here.acme), 'mia'), await began(sso(here.acme), 'mia')]
    const first = here.platform.useCases.accounts.finishSignIn(early)
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
    const outcomes = await Promise.all([first, here.platform.useCases.accounts.finishSignIn(late)])
    const { account } = await signedIn(sso(here.acme), 'mia')
    for (const outcome of outcomes) expect(outcome).toMatchObject({ account })
  })
})

describe('signing in with Google', () => {
  it('knows a colleague by a confirmed address, and counts how often', async () => {
    expect((await signedIn(google, 'rita')).holder).toMatchObject({
      asker: { userId: here.acme.userId },
      signIn: { method: 'google', socialSignIns: 1 },
    })
    expect((await signedIn(google, 'rita')).holder.signIn.socialSignIns).toBe(2)
  })

  it('signs up no one we do not know: that is refused for the address', async () => {
    expect(await signIn(google, 'mia')).toEqual({ signUpDisabledFor: people.mia!.email })
    expect(await signIn(google, 'signup_disabled_for_omar@acme.test')).toEqual({ signUpDisabledFor: 'omar@acme.test' })
  })

  it('opens no account whose address was never proved to be its owner’s', async () => {
    people.uma = { email: `uma${here.count}@acme${here.count}.test`, email_verified: true }
    await here.platform.useCases.accounts.signUp(
      { name: 'Uma Unverified', email: people.uma.email!, password },
      '10.0.0.2',
    )
    const message =
      'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.'
    await expect(signIn(google, 'uma')).rejects.toMatchObject({ code: 'identity/refused', message })
  })

  it('believes no address that Google has not confirmed', async () => {
    people.pretender = { email: people.rita!.email! }
    await expect(signIn(google, 'pretender')).rejects.toMatchObject({ code: 'identity/refused' })
  })
})
