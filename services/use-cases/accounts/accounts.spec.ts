import { argon2Sync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountMessages } from '#contracts/user/messages.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { ActiveUser } from '#domain/user/user.ts'
import { readEnv } from '#infra/env.ts'
import { editor, viewer } from '#test/fixtures/people.ts'
import { companies } from '#projections/companies/companies.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { giveFeatures } from '#test/support/features.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-accounts-'))
const password = 'tR4-vexing-lamp'
let clock = Date.parse('2026-03-02T12:00:00.000Z')
let platform: Platform
let people = 0
let form: { name: string; email: string; companyName: string; password: string }

const signIn = (changes: Partial<typeof form> = {}, address = '10.0.0.1') =>
  platform.useCases.accounts.signIn({ ...form, ...changes }, address)
const signedUp = async () => {
  await platform.useCases.accounts.openAccount(form)
  const { sessionToken } = await signIn()
  return { sessionToken, ...(await platform.useCases.accounts.sessionUser(sessionToken))! }
}

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }), { now: () => new Date(clock).toISOString() })
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  clock += 3_600_000
  form = { name: 'Rita Moreno', email: `rita${++people}@acme.test`, companyName: `Acme ${people}`, password }
})

describe('signing up', () => {
  it('opens an account, a company and a starter plan', async () => {
    const { asker, user } = await signedUp()

    expect(asker).toMatchObject({
      role: 'admin',
      creator: true,
      permissions: expect.arrayContaining(['company.billing', 'jobs.create']),
    })
    expect(user).toMatchObject({ name: 'Rita Moreno', email: form.email, emailVerified: true })
    expect(await platform.readers.companyOf(asker)).toMatchObject({ name: form.companyName, createdBy: asker.userId })
    expect(await platform.readers.usersOf(asker)).toMatchObject([{ username: 'Rita Moreno', email: form.email }])
    expect(await platform.readers.balancesOf(asker)).toMatchObject({ plan: 'starter' })
  })

  it('refuses an address that has an account, however it is spelled', async () => {
    await signedUp()
    form = { ...form, email: ` ${form.email.toUpperCase()} `, companyName: 'Another' }

    await expect(platform.useCases.accounts.openAccount(form)).rejects.toMatchObject({
      code: 'account/user-exists',
      message: accountMessages.user_exists,
    })
  })

  it('gives an address to one of five who ask at once, and opens one company', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => platform.useCases.accounts.openAccount(form)),
    )
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))

    expect(refusals).toHaveLength(4)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'account/username-exists', message: accountMessages.username_exists })
    expect(
      await platform.engines.reads.find(collectionOf(companies), { filter: { name: form.companyName } }),
    ).toHaveLength(1)
  })

  it('names every field to mend', async () => {
    await expect(
      platform.useCases.accounts.openAccount({ name: ' ', email: 'rita', companyName: ' ', password: 'Password1' }),
    ).rejects.toMatchObject({
      code: 'account/invalid-signup',
      fields: {
        name: 'Enter your name',
        email: 'Enter a complete email address, such as name@company.com',
        companyName: 'Enter the name of your company',
        password: 'Sorry, this password is too common and can be guessed too easily. Please try another password',
      },
    })
  })

  it('leaves nothing readable of the person in the log', async () => {
    await signedUp()
    const log = JSON.stringify(await platform.engines.store.readAll(null, 10_000))
    expect(log).not.toContain(form.email)
    expect(log).not.toContain('Moreno')
    expect(log).not.toContain('argon2')
  })
})

describe('signing in', () => {
  it('takes the address as people type it', async () => {
    await signedUp()
    await expect(signIn({ email: ` ${form.email.toUpperCase()}` })).resolves.toMatchObject({
      sessionToken: expect.any(String),
    })
  })

  it('answers a wrong password and an unknown address alike', async () => {
    await signedUp()
    const wrong = await signIn({ password: 'tR4-vexing-lamb' }).catch((error) => error)
    const unknown = await signIn({ email: 'nobody@acme.test' }).catch((error) => error)

    expect(wrong).toMatchObject({ code: 'auth/bad-credentials' })
    expect({ ...unknown, message: unknown.message }).toEqual({ ...wrong, message: wrong.message })
  })

  it('does as much work for an unknown address as for a wrong password', async () => {
    await signedUp()
    const median = async (email: () => string) => {
      const times: number[] = []
      for (let i = 0; i < 7; i++) {
        const before = process.cpuUsage()
        await signIn({ email: email(), password: 'tR4-vexing-lamb' }).catch(() => {})
        const { user, system } = process.cpuUsage(before)
        times.push(user + system)
      }
      return times.sort((a, b) => a - b)[3]!
    }
    await signIn({ email: 'first@acme.test' }).catch(() => {})
    const [wrong, unknown] = [await median(() => form.email), await median(() => `nobody${++people}@acme.test`)]
    expect(unknown / wrong).toBeGreaterThan(0.4)
    expect(unknown / wrong).toBeLessThan(2.5)
  })

  it('stops guesses at one account after ten, from wherever they come, and lets others in', async () => {
    await signedUp()
    for (let i = 0; i < 10; i++)
      await expect(signIn({ password: 'x' }, `10.0.1.${i}`)).rejects.toMatchObject({ code: 'auth/bad-credentials' })
    await expect(signIn({}, '10.0.2.1')).rejects.toMatchObject({ code: 'auth/too-many-attempts' })

    form = { ...form, email: `other${people}@acme.test` }
    await signedUp()
  })

  it('forgets the failures with the first success', async () => {
    await signedUp()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await signIn({ password: 'x' }).catch(() => {})
      await signIn()
    }
  })

  it('stops a machine that tries one account after another', async () => {
    await signedUp()
    const guess = (n: number) => signIn({ email: `guess${n}@acme.test` }, '10.6.6.6').catch((error) => error.code)
    const answers = await Promise.all(Array.from({ length: 205 }, (_, n) => guess(n)))
    expect(answers.filter((code) => code === 'auth/too-many-attempts')).toHaveLength(5)
    await expect(signIn({}, '10.6.6.7')).resolves.toBeDefined()
  })
})

describe('a password that was stored with weaker parameters', () => {
  const stored = async ({ companyId, userId }: { companyId: string; userId: string }) =>
    (await platform.commands.stateOf(userDecider, { companyId }, userId)).state as ActiveUser
  async function weak() {
    const account = await signedUp()
    const [salt, memory] = [Buffer.from('saltsaltsaltsalt'), 8192]
    const tag = argon2Sync('argon2id', {
      message: password,
      nonce: salt,
      memory,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
    const passwordHash = `$argon2id$v=19$m=${memory},t=1,p=1$${[salt, tag].map((bytes) => bytes.toString('base64').replaceAll('=', '')).join('$')}`
    await platform.commands.handle(
      userDecider,
      account.asker.userId,
      { type: 'ChangePassword', data: { passwordHash, resetId: null } },
      platform.context(account.asker),
    )
    return { account: account.asker, before: await stored(account.asker) }
  }

  it('is kept as is right today from the next sign-in on, once, and works as before', async () => {
    const { account, before } = await weak()
    clock += 60_000
    const { sessionToken } = await signIn()
    const after = await stored(account)
    expect(after.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(after).toEqual({ ...before, passwordHash: after.passwordHash })
    await signIn()
    expect((await stored(account)).passwordHash).toBe(after.passwordHash)
    expect(await platform.useCases.accounts.sessionUser(sessionToken), 'no session ends').not.toBeNull()
  })

  it('stays as it is when someone guesses wrong, or when it is too old to sign in with', async () => {
    const { account, before } = await weak()
    await expect(signIn({ password: 'wrong' })).rejects.toMatchObject({ code: 'auth/bad-credentials' })
    clock += 30 * 24 * 3_600_000
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/password-expired' })
    expect(await stored(account)).toEqual(before)
  })
})

describe('guesses at one company from many machines', () => {
  it('are stopped after a hundred, and people go on from where they have signed in before', async () => {
    const host = `guarded${people}.test`
    const of = (name: string) => ({ ...form, email: `${name}@${host}` })
    form = of('rita')
    await signedUp()
    const guess = (n: number) => signIn({ email: `guess${n}@${host}` }, `10.7.${n % 6}.1`).catch((error) => error.code)
    expect(new Set(await Promise.all(Array.from({ length: 120 }, (_, n) => guess(n))))).toEqual(
      new Set(['auth/bad-credentials']),
    )

    await expect(signIn({ email: `nobody@${host}` }, '10.8.0.1')).rejects.toMatchObject({
      code: 'auth/too-many-attempts',
    })
    await expect(signIn({}, '10.8.0.1')).rejects.toMatchObject({ code: 'auth/too-many-attempts' })
    await expect(signIn()).resolves.toBeDefined()
  })
})

describe('guesses of strangers at one account', () => {
  const guessed = async (times = 10) => {
    for (let i = 0; i < times; i++) await signIn({ password: 'x' }, `10.9.${i}.1`).catch(() => {})
    await expect(signIn({}, '10.9.99.1'), 'from a new place').rejects.toMatchObject({ code: 'auth/too-many-attempts' })
  }
  const from = (marks: string | null, address: string, changes: Partial<typeof form> = {}) =>
    platform.useCases.accounts.signIn({ ...form, ...changes }, address, { marks })
  const codeIn = (text: string) => /^\w{4}-\w{4}-\w{4}$/m.exec(text)![0]
  const codes = async () =>
    (await platform.useCases.accounts.outboxAt(form.email))
      .map(({ text }) => text)
      .filter((text) => /^\w{4}-\w{4}-\w{4}$/m.test(text))
  async function codeByMail() {
    const had = (await codes()).length
    await platform.useCases.accounts.requestSignInCode(form.email, '10.9.98.1')
    await vi.waitFor(async () => expect((await codes()).length).toBeGreaterThan(had), { timeout: 10_000 })
    return codeIn((await codes())[0]!)
  }

  it('shut no one out where they signed in before: at that address, or with that browser wherever it is', async () => {
    await signedUp()
    const { marks } = await signIn()
    await guessed()
    await expect(signIn()).resolves.toBeDefined()
    await expect(from(marks, '10.9.97.1')).resolves.toBeDefined()
    await expect(from(`${marks}x`, '10.9.96.1'), 'a mark that is not ours').rejects.toMatchObject({
      code: 'auth/too-many-attempts',
    })
  })

  it('count apart from those of a known browser, which count for it alone', async () => {
    await signedUp()
    const { marks } = await signIn()
    for (let i = 0; i < 10; i++)
      await expect(from(marks, '10.9.95.1', { password: 'x' })).rejects.toMatchObject({ code: 'auth/bad-credentials' })
    await expect(signIn(), 'at the known address').resolves.toBeDefined()
    await expect(from(marks, '10.9.94.1'), 'as a stranger, once its own guesses are used up').resolves.toBeDefined()
  })

  it('leave a way on: a code by mail, the same however often it is asked for, beside the password', async () => {
    await signedUp()
    await guessed()
    const code = await codeByMail()
    expect(await codeByMail()).toBe(code)
    await platform.useCases.accounts.requestSignInCode(form.email, '10.9.93.1')
    const there = (typed: string, changes: object = {}) =>
      platform.useCases.accounts.signIn({ ...form, ...changes, code: typed }, '10.9.92.1')
    await expect(there('AAAA-AAAA-AAAA')).rejects.toMatchObject({
      code: 'account/code-wrong',
      message: 'This is not the code we sent. Please try again.',
    })
    await expect(there(code, { password: 'x' })).rejects.toMatchObject({ code: 'auth/bad-credentials' })
    await expect(there(code, { email: `other.${form.email}` }), 'at another account').rejects.toMatchObject({
      code: 'account/code-wrong',
    })
    const { marks } = await there(code.toLowerCase().replaceAll('-', ' '))
    await expect(from(marks, '10.9.91.1'), 'the browser is known from then on').resolves.toBeDefined()
    expect(await codes(), 'mailed twice in the hour').toHaveLength(2)
    clock += 3 * 3_600_000
    await guessed()
    await expect(there(code)).rejects.toMatchObject({ code: 'account/code-wrong' })
  })

  it('from the address of an office do not shut out its people, whose browsers are known', async () => {
    await signedUp()
    const { marks } = await signIn({}, '10.9.90.1')
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        signIn({ email: `x${i}@elsewhere${i}.test`, password: 'x' }, '10.9.90.1').catch(() => {}),
      ),
    )
    await expect(signIn({ email: 'x@elsewhere.test' }, '10.9.90.1')).rejects.toMatchObject({
      code: 'auth/too-many-attempts',
    })
    await expect(from(marks, '10.9.90.1')).resolves.toBeDefined()
  })

  it('who ask for new passwords use up none of the owner’s: one link always works', async () => {
    await signedUp()
    const links = async () =>
      (await platform.useCases.accounts.outboxAt(form.email)).flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? [])
    for (let i = 0; i < 12; i++) await platform.useCases.accounts.requestPasswordReset(form.email, `10.9.${i}.2`)
    await vi.waitFor(async () => expect(await links()).toHaveLength(5), { timeout: 10_000 })
    await expect(platform.useCases.accounts.requestPasswordReset(form.email, '10.0.0.1')).resolves.toBeUndefined()
    const work = await Promise.all((await links()).map((link) => platform.useCases.accounts.resetLinkWorks(link)))
    expect(work.filter(Boolean)).toHaveLength(1)
  })
})

describe('a session', () => {
  it('ends at the server when the person signs out', async () => {
    const { sessionToken } = await signedUp()
    await platform.useCases.accounts.signOut(sessionToken)
    expect(await platform.useCases.accounts.sessionUser(sessionToken)).toBeNull()
  })

  it('ends on every device at once, and no one else notices', async () => {
    const first = await signedUp()
    const second = await signIn()
    form = { ...form, email: `other${people}@acme.test` }
    const other = await signedUp()
    await platform.useCases.accounts.signOutEverywhere(first.asker)

    expect(await platform.useCases.accounts.sessionUser(first.sessionToken)).toBeNull()
    expect(await platform.useCases.accounts.sessionUser(second.sessionToken)).toBeNull()
    expect(await platform.useCases.accounts.sessionUser(other.sessionToken)).not.toBeNull()
  })

  it('is not the same twice, and not to be guessed', async () => {
    const { sessionToken } = await signedUp()
    expect((await signIn()).sessionToken).not.toBe(sessionToken)
    for (const token of ['', 'x', sessionToken.slice(0, -1), '__proto__', 'a'.repeat(100_000)])
      expect(await platform.useCases.accounts.sessionUser(token)).toBeNull()
  })
})

describe('an API key', () => {
  const withApi = async () => {
    const account = await signedUp()
    await giveFeatures(platform, account.asker.companyId, { api: true })
    return account
  }

  it('is neither issued nor accepted while the plan has no API (BILL-022)', async () => {
    const { asker } = await withApi()
    const label = { label: 'Reporting', scopes: ['jobs.read' as const] }
    const { key } = await platform.useCases.accounts.issueApiKey(asker, label)
    await giveFeatures(platform, asker.companyId, {})
    const refused = { code: 'subscription/feature-missing' }
    await expect(platform.useCases.accounts.issueApiKey(asker, label)).rejects.toMatchObject(refused)
    await expect(platform.useCases.accounts.apiKeyAsker(key)).rejects.toMatchObject(refused)
    await giveFeatures(platform, asker.companyId, { api: true })
    expect(await platform.useCases.accounts.apiKeyAsker(key)).toMatchObject({ kind: 'apiKey' })
  })

  it('stands for its company with its scopes, until it is revoked', async () => {
    const { asker } = await withApi()
    const { key, keyId, token } = await platform.useCases.accounts.issueApiKey(asker, {
      label: ' Reporting ',
      scopes: ['analytics', 'jobs.read'],
    })
    await platform.caughtUp(token)

    expect(await platform.useCases.accounts.apiKeyAsker(key)).toEqual({
      kind: 'apiKey',
      companyId: asker.companyId,
      keyId,
      owner: { userId: expect.any(String), role: 'admin' },
      permissions: expect.toSatisfy((may: string[]) => may.toSorted().join() === 'analytics,jobs.read'),
    })
    expect((await platform.readers.companyOf(asker))?.apiKeys).toMatchObject([
      { keyId, label: 'Reporting', issuedBy: asker.userId },
    ])

    await platform.useCases.accounts.revokeApiKey(asker, { keyId })
    expect(await platform.useCases.accounts.apiKeyAsker(key)).toBeNull()
  })

  it('is not accepted with anything changed', async () => {
    const { asker } = await withApi()
    const { key } = await platform.useCases.accounts.issueApiKey(asker, { label: 'Reporting', scopes: ['jobs.read'] })
    const flipped = key.slice(0, -2) + (key.at(-2) === 'A' ? 'B' : 'A') + key.at(-1)
    for (const bad of ['', 'hl_', key.slice(1), flipped, `${key}x`, key.replace(asker.companyId, 'c000000000000')])
      expect(await platform.useCases.accounts.apiKeyAsker(bad)).toBeNull()
  })

  it('is issued by administrators only, and never with rights its issuer lacks', async () => {
    for (const asker of [editor, viewer])
      await expect(
        platform.useCases.accounts.issueApiKey(asker, { label: 'x', scopes: ['jobs.read'] }),
      ).rejects.toMatchObject({
        code: 'auth/forbidden',
      })
    const { asker } = await withApi()
    const limited = { ...asker, permissions: ['company.settings', 'jobs.read'] as const }
    await expect(
      platform.useCases.accounts.issueApiKey(limited, { label: 'x', scopes: ['company.billing'] }),
    ).rejects.toMatchObject({ code: 'auth/forbidden' })
  })

  it('needs a label and a scope', async () => {
    const { asker } = await withApi()
    await expect(platform.useCases.accounts.issueApiKey(asker, { label: ' ', scopes: [] })).rejects.toMatchObject({
      fields: { label: 'Say what the key is for', scopes: 'Choose at least one' },
    })
    await expect(
      platform.useCases.accounts.issueApiKey(asker, { label: 'Export \u202etropxe', scopes: ['jobs.read'] }),
    ).rejects.toMatchObject({
      fields: { label: 'Line breaks and control characters are not possible here' },
    })
  })

  it('of another company cannot be revoked', async () => {
    const { asker } = await withApi()
    const { keyId, key } = await platform.useCases.accounts.issueApiKey(asker, {
      label: 'Reporting',
      scopes: ['jobs.read'],
    })
    form = { ...form, email: `other${people}@acme.test` }
    const other = await signedUp()

    await expect(platform.useCases.accounts.revokeApiKey(other.asker, { keyId })).rejects.toMatchObject({
      code: 'company/api-key-not-found',
    })
    expect(await platform.useCases.accounts.apiKeyAsker(key)).not.toBeNull()
  })
})
