import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { passwordMessages } from '#contracts/user/password.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '../../platform.ts'
import { NOT_VERIFIED } from '../../core/verified.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-verification-'))
const password = 'tR4-vexing-lamp'
let clock = Date.parse('2026-03-02T12:00:00.000Z')
let platform: Platform
let people = 0

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }), { now: () => new Date(clock).toISOString() })
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A person after the first step, with the first code on its way. */
async function begun() {
  clock += DAY
  const email = `rita${++people}@acme.test`
  const account = await platform.useCases.accounts.signUp({ name: 'Rita Moreno', email, password }, `10.1.0.${people}`)
  await platform.caughtUp({ [streamName(account.companyId, 'user', account.userId)]: 1 }, 10_000)
  return { email, ...account, asker: (await platform.useCases.accounts.accountAt(email))! }
}
async function opened() {
  clock += DAY
  const form = { name: 'Rita Moreno', email: `rita${++people}@acme.test`, password, companyName: 'Acme' }
  return { ...form, ...(await platform.useCases.accounts.openAccount(form)) }
}
const messagesTo = (email: string) => platform.useCases.accounts.outboxAt(email)
const codeIn = async (email: string) => (await messagesTo(email)).flatMap(({ text }) => /^\d{4}$/m.exec(text) ?? [])[0]!
const linkIn = async (email: string) =>
  (await messagesTo(email)).flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? [])[0]!
const other = (code: string) => (code === '0000' ? '1111' : '0000')
const signIn = (email: string, typed = password) =>
  platform.useCases.accounts.signIn({ email, password: typed }, '10.0.0.1')
const log = async () => JSON.stringify(await platform.engines.store.readAll(null, 10_000))

describe('an account whose company is not named yet', () => {
  it('is signed in to for the second step, and may do nothing', async () => {
    const { email, companyId } = await begun()
    const { sessionToken } = await signIn(email)
    const signedIn = (await platform.useCases.accounts.sessionUser(sessionToken))!
    expect(signedIn).toMatchObject({
      status: 'SECOND_STEP',
      user: { emailVerified: false },
      asker: { companyId, permissions: [] },
    })

    await platform.useCases.accounts.giveSignUpDetails(signedIn.asker, { companyName: ' Acme ', phone: '' })
    expect(await platform.useCases.accounts.sessionUser(sessionToken)).toMatchObject({
      status: 'Success',
      asker: { permissions: expect.arrayContaining(['jobs.create']) },
    })
    expect(await platform.readers.companyOf(signedIn.asker)).toMatchObject({
      name: 'Acme',
      createdBy: signedIn.asker.userId,
    })
    await expect(
      platform.useCases.accounts.giveSignUpDetails(signedIn.asker, { companyName: 'Other', phone: '' }),
    ).rejects.toMatchObject({ code: 'account/details-given' })
  })

  it('is one of two that give one phone number at once, and goes on without it', async () => {
    const [rita, paul] = [await begun(), await begun()]
    const give = ({ asker }: typeof rita, phone = '+44 20 7946 0009') =>
      platform.useCases.accounts.giveSignUpDetails(asker, { companyName: 'Acme', phone })
    const outcomes = await Promise.allSettled([give(rita), give(paul)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes[0]!.status === 'rejected' ? rita : paul
    await expect(give(refused)).rejects.toMatchObject({
      code: 'account/phone-taken',
      message: 'This phone number is already in use with another account',
    })
    await give(refused, '')
  })
})

describe('a code', () => {
  it('proves the address; before, no one creates a job or hands out a key', async () => {
    const { email, asker } = await begun()
    await platform.useCases.accounts.giveSignUpDetails(asker, { companyName: 'Acme', phone: '' })
    const may = { ...asker, permissions: ['jobs.create', 'company.settings'] as const }
    const refused = { code: 'account/email-not-verified', message: NOT_VERIFIED }
    await expect(platform.useCases.jobs.createJob(may)).rejects.toMatchObject(refused)
    await expect(
      platform.useCases.accounts.issueApiKey(may, { label: 'x', scopes: ['jobs.create'] }),
    ).rejects.toMatchObject(refused)

    const code = await vi.waitUntil(() => codeIn(email), 20_000)
    await expect(platform.useCases.accounts.verifyEmail(asker, other(code), '10.0.0.1')).rejects.toMatchObject({
      code: 'account/code-wrong',
    })
    await platform.useCases.accounts.verifyEmail(asker, ` ${code} `, '10.0.0.1')
    expect((await platform.readers.usersOf(asker))[0]).toMatchObject({ email_verified: true })
    await platform.useCases.jobs.createJob(may)
  })

  it('cannot be tried a sixth time, not even side by side, and a new one can', async () => {
    const { email, asker } = await begun()
    const code = await vi.waitUntil(() => codeIn(email), 20_000)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => platform.useCases.accounts.verifyEmail(asker, other(code), '10.0.0.1')),
    )
    const codes = tries.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : '',
    )
    expect(codes.filter((each) => each === 'account/code-wrong')).toHaveLength(5)
    expect(codes.filter((each) => each === 'account/code-expired')).toHaveLength(3)
    await expect(platform.useCases.accounts.verifyEmail(asker, code, '10.0.0.1')).rejects.toMatchObject({
      code: 'account/code-expired',
    })

    await expect(platform.useCases.accounts.resendCode(asker, '10.0.0.1')).rejects.toMatchObject({
      code: 'auth/too-many-attempts',
    })
    clock += MINUTE
    await platform.useCases.accounts.resendCode(asker, '10.0.0.1')
    await vi.waitUntil(async () => (await messagesTo(email)).length === 2, 20_000)
    await platform.useCases.accounts.verifyEmail(asker, await codeIn(email), '10.0.0.1')
  })

  it('is in the message and nowhere else', async () => {
    const { email, companyId, userId } = await begun()
    const code = await vi.waitUntil(() => codeIn(email), 20_000)
    const { state } = await platform.commands.stateOf(userDecider, { companyId }, userId)
    expect(JSON.stringify(state)).not.toContain(`"${code}"`)
    expect(await log()).not.toContain(`"${code}"`)
  })
})

describe('a link that sets a new password', () => {
  it('works once, for one of two who use it at once, and ends every session', async () => {
    const { email } = await opened()
    const { sessionToken } = await signIn(email)
    await platform.useCases.accounts.requestPasswordReset(email.toUpperCase(), '10.0.0.1')
    const token = await vi.waitUntil(() => linkIn(email), 20_000)
    expect(await platform.useCases.accounts.resetLinkWorks(token)).toBe(true)

    const passwords = ['nV7-humble-kite', 'qW3-silent-oak']
    const outcomes = await Promise.allSettled(
      passwords.map((next) => platform.useCases.accounts.resetPassword({ token, password: next })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(platform.useCases.accounts.resetPassword({ token, password: 'zX5-gentle-fox' })).rejects.toMatchObject(
      {
        code: 'account/reset-link-used',
      },
    )
    expect(await platform.useCases.accounts.resetLinkWorks(token)).toBe(false)
    expect(await platform.useCases.accounts.sessionUser(sessionToken)).toBeNull()
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/bad-credentials' })
    await signIn(email, passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')])
    expect(await log()).not.toContain(token.split('.')[3])
  })

  it('is worth nothing when changed, replaced by a newer one, or an hour old', async () => {
    const { email } = await opened()
    const ask = async (count: number) => {
      await platform.useCases.accounts.requestPasswordReset(email, '10.0.0.1')
      await vi.waitUntil(async () => (await messagesTo(email)).length === count, 20_000)
      return linkIn(email)
    }
    const first = await ask(1)
    clock += MINUTE
    const second = await ask(2)
    for (const bad of [
      '',
      'x',
      first,
      `${second}x`,
      second.replace(/^c./, (start) => (start === 'cz' ? 'cy' : 'cz')),
      'a.'.repeat(1000),
    ])
      expect(await platform.useCases.accounts.resetLinkWorks(bad)).toBe(false)
    expect(await platform.useCases.accounts.resetLinkWorks(second)).toBe(true)
    clock += 60 * MINUTE
    await expect(
      platform.useCases.accounts.resetPassword({ token: second, password: 'nV7-humble-kite' }),
    ).rejects.toMatchObject({ code: 'account/reset-link-used' })
  })

  it('is asked for in vain where no one has the address, with the same answer', async () => {
    expect(await platform.useCases.accounts.requestPasswordReset('nobody@acme.test', '10.0.0.1')).toBeUndefined()
    expect(await messagesTo('nobody@acme.test')).toEqual([])
  })
})

describe('a password', () => {
  it('signs in for 30 days; then only its owner hears that it has expired', async () => {
    const { email } = await opened()
    clock += 30 * DAY - 1
    await signIn(email)
    clock += 1
    await expect(signIn(email)).rejects.toMatchObject({
      code: 'auth/password-expired',
      message: `PasswordExpired|${email}`,
    })
    await expect(signIn(email, 'wrong')).rejects.toMatchObject({ code: 'auth/bad-credentials' })
  })

  it('is changed by who knows it, to another that holds to the rules, and one session is left', async () => {
    const { email } = await opened()
    const [here, elsewhere] = [await signIn(email), await signIn(email)]
    const { asker } = (await platform.useCases.accounts.sessionUser(here.sessionToken))!
    const change = (current: string, next: string) =>
      platform.useCases.accounts.changePassword(asker, { current, next })
    await expect(change('wrong', 'nV7-humble-kite')).rejects.toMatchObject({
      fields: { current: 'This is not your password' },
    })
    await expect(change(password, 'Password1')).rejects.toMatchObject({
      fields: { password: passwordMessages.password_dictionary_error },
    })
    await expect(change(password, password)).rejects.toMatchObject({
      fields: { password: passwordMessages.unauthorized },
    })
    const { sessionToken } = await change(password, 'nV7-humble-kite')
    expect(await platform.useCases.accounts.sessionUser(sessionToken)).not.toBeNull()
    for (const { sessionToken: before } of [here, elsewhere])
      expect(await platform.useCases.accounts.sessionUser(before)).toBeNull()
  })
})
