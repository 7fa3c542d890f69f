import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { UserAsker } from '#services/use-cases/accounts/sessions.ts'
import { nobody, type Who } from '../support/api.ts'
import { entersCode } from '../support/confirm-code.ts'
import { freePort } from '../support/free-port.ts'
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts'
import { type Answer, publicUrl, useInside } from '../support/inside.ts'

const [password, next] = ['tR4-vexing-lamp', 'nV7-humble-kite']
const name = sessionCookieName(publicUrl)
const port = await freePort()
const people: Record<string, { email: string; email_verified: boolean; name: string }> = {}
let provider: IdentityProvider
beforeAll(async () => {
  provider = await startIdentityProvider({ people, redirectUris: [`${publicUrl}/auth/callback`], port })
})
afterAll(() => provider?.stop())
const here = useInside({
  GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
  GOOGLE_CLIENT_ID: 'hirelog',
  GOOGLE_CLIENT_SECRET: 'a secret between two programs',
})
let from = 0
/** No limit here counts what others tried. */
beforeEach(() => void from++)
afterEach(() => vi.useRealTimers())

const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const DAY = 24 * 3_600_000
const email = () => `${randomUUID().slice(0, 8)}@acme.test`
const post = (who: Who, url: string, form: Record<string, string>) =>
  here.post(who, url, { form, from: `198.51.100.${from}` })
const sessionIn = ({ cookies }: Answer) =>
  cookies.flatMap((cookie) => new RegExp(`^${name}=([^;]+);`).exec(cookie)?.[1] ?? [])[0] ?? null
const holding = (token: string): Who => ({ headers: { cookie: `${name}=${token}` } })
const admin = () => asker(here.acme.companyId, here.acme.userId)
async function asker(companyId: string, userId: string): Promise<UserAsker> {
  const { sessionToken } = await here.platform.useCases.accounts.openSession({ companyId, userId })
  return (await here.platform.useCases.accounts.sessionUser(sessionToken))!.asker
}
const stands = async (token: string) => (await here.platform.useCases.accounts.sessionUser(token)) !== null
const found = <T>(look: () => Promise<T | undefined>) =>
  vi.waitFor(async () => (await look()) ?? Promise.reject(new Error('no message yet')), 10_000)
const messageTo = (to: string, pattern: RegExp) =>
  found(
    async () =>
      (await here.platform.useCases.accounts.outboxAt(to)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0],
  )

describe('the code that proves an address', () => {
  const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
  async function signedUp() {
    const to = email()
    const token = sessionIn(await post(nobody, '/signup', { name: 'Grace', email: to, password }))!
    const who = (await here.platform.useCases.accounts.sessionUser(token))!.asker
    const history = async () =>
      (await here.platform.engines.store.read(streamName(who.companyId, 'user', who.userId))).map(({ type }) => type)
    return {
      code: await messageTo(to, /^(\d{4})$/m),
      verify: (verificationCode: string) => post(holding(token), '/signup/verify', { verificationCode }),
      history,
    }
  }

  it('proves it once: the second time nothing happens', async () => {
    const { code, verify, history } = await signedUp()
    expect((await verify(code)).status).toBe(302)
    const once = await history()
    expect(once.filter((type) => type === 'EmailVerified')).toHaveLength(1)
    expect((await verify(code)).status).toBe(302)
    expect(await history()).toEqual(once)
  })

  it('is worth nothing after five wrong ones', async () => {
    const { code, verify, history } = await signedUp()
    for (let tries = 0; tries < 5; tries++) expect((await verify(other(code))).status).toBe(422)
    expect((await verify(code)).status).toBe(410)
    expect(await history()).not.toContain('EmailVerified')
  })

  it('proves no address but the one it was sent to', async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()]
    const code = mine.code === theirs.code ? other(mine.code) : mine.code
    expect((await theirs.verify(code)).status).toBe(422)
    expect(await theirs.history()).not.toContain('EmailVerified')
  })
})

describe('the link of an invitation', () => {
  const join = (code: string, who: Who = nobody) => post(who, '/join', { code, name: 'Sam Okoye', password })
  async function invited() {
    const [to, by] = [email(), await admin()]
    const {
      invited: [one],
    } = await here.platform.useCases.team.inviteUsers(by, {
      people: [{ email: to, roleId: 'review' }],
      commandId: randomUUID(),
    })
    return { by, userId: one!.userId!, code: decodeURIComponent(await messageTo(to, /\/join\?code=(\S+)/)) }
  }
  const refused = async (code: string, status: number) => {
    const answer = await join(code)
    expect([answer.status, sessionIn(answer)]).toEqual([status, null])
  }

  it('opens an account once', async () => {
    const { code } = await invited()
    expect(sessionIn(await join(code))).not.toBeNull()
    await refused(code, 410)
  })

  it('opens none once it was withdrawn, replaced, or has run out', async () => {
    const [withdrawn, replaced, old] = [await invited(), await invited(), await invited()]
    await here.platform.useCases.team.revokeInvitation(withdrawn.by, {
      userId: withdrawn.userId,
      commandId: randomUUID(),
    })
    await here.platform.useCases.team.resendInvitation(replaced.by, {
      userId: replaced.userId,
      commandId: randomUUID(),
    })
    for (const { code } of [withdrawn, replaced]) await refused(code, 410)
    later(31 * DAY)
    await refused(old.code, 410)
  })

  it('opens none at another company, nor with anything in it changed', async () => {
    const { code } = await invited()
    const parts = code.split('.')
    const changed = (at: number, to: string) => parts.with(at, to).join('.')
    for (const wrong of [
      changed(0, here.rival.companyId),
      changed(1, here.acme.userId),
      changed(1, randomUUID()),
      changed(2, randomUUID()),
      changed(3, parts[3]!.split('').toReversed().join('')),
    ])
      await refused(wrong, 404)
    expect(sessionIn(await join(code)), 'as it was sent it works').not.toBeNull()
  })
})

describe('the link that sets a new password', () => {
  it('does so once, and for no one else', async () => {
    const [to, elsewhere] = [email(), email()]
    for (const each of [to, elsewhere])
      await here.platform.useCases.accounts.openAccount({ name: 'Ada', email: each, companyName: 'Acme', password })
    await post(nobody, '/reset-password', { email: to })
    const token = decodeURIComponent(await messageTo(to, /token=(\S+)/))
    const reset = (link: string, to: string) => post(nobody, '/reset-password', { token: link, password: to })
    const { userId } = (await here.platform.useCases.accounts.accountAt(elsewhere))!
    expect((await reset(token.split('.').with(1, userId).join('.'), next)).status).toBe(410)
    expect((await reset(token, next)).headers.location).toBe('/login?passwordSet=1')
    expect((await reset(token, 'qW3-silent-oak')).status).toBe(410)
    for (const [as, typed, status] of [
      [to, next, 302],
      [to, 'qW3-silent-oak', 401],
      [elsewhere, password, 302],
    ] as const)
      expect((await post(nobody, '/login', { email: as, password: typed })).status).toBe(status)
  })
})

describe('a bearer token', () => {
  const bearer = async (of: { companyId: string; userId: string }, scopes: ['jobs.read'] | null = null) => {
    const issued = await here.platform.useCases.accounts.issueToken(await asker(of.companyId, of.userId), { scopes })
    return { ...issued, who: { headers: { authorization: `Bearer ${issued.token}` } } }
  }
  const archive = (who: Who) => here.send(who, 'DELETE', `/api/v2/users/${here.acme.memberId}`)

  it('opens what is its company’s, as far as it was meant to, while it stands', async () => {
    const [own, rivals, narrow] = [
      await bearer(here.acme),
      await bearer(here.rival),
      await bearer(here.acme, ['jobs.read']),
    ]
    const job = ({ who }: typeof own) => here.get(who, `/api/legacy/jobs/permissions/job/${here.acme.jobId}`)
    expect((await job(own)).status).toBe(200)
    expect((await job(rivals)).status).toBe(404)
    expect((await archive(rivals.who)).status).toBe(404)
    expect((await archive(narrow.who)).status).toBe(403)
    const kept = await here.platform.readers.teamOf(await admin())
    expect(kept.users.map(({ user_id }) => user_id)).toContain(here.acme.memberId)
    await here.platform.useCases.accounts.revokeToken(await admin(), own.tokenId)
    expect((await job(own)).status).toBe(401)
    later(7_200_001)
    expect(await job(narrow)).toMatchObject({ status: 401, body: { detail: 'jwt expired' } })
  })
})

describe('a session that a browser brought along', () => {
  /** Another person's, planted before the victim came. */
  const planted = async () =>
    (await here.platform.useCases.accounts.openSession({ companyId: here.rival.companyId, userId: here.rival.userId }))
      .sessionToken
  const goneFor = async (before: string, answer: Answer) => {
    const after = sessionIn(answer)
    expect(after, answer.text.slice(0, 300)).not.toBeNull()
    expect(after).not.toBe(before)
    expect([await stands(before), await stands(after!)]).toEqual([false, true])
  }
  /** What the browser keeps between leaving for the provider and coming back. */
  async function began(login: string) {
    const answer = await here.get(nobody, '/auth?connection=google')
    const { search } = await provider.signIn(String(answer.headers.location), login)
    return { kept: answer.cookies.map((cookie) => cookie.split(';')[0]!).join('; '), search }
  }
  const back = ({ kept, search }: Awaited<ReturnType<typeof began>>, token?: string) =>
    here.get(
      { headers: { cookie: [kept, ...(token ? [`${name}=${token}`] : [])].join('; ') } },
      `/auth/callback${search}`,
    )

  it('is no more after a sign-up', async () => {
    const before = await planted()
    await goneFor(before, await post(holding(before), '/signup', { name: 'Grace', email: email(), password }))
  })

  it('is no more after an invitation is answered', async () => {
    const [before, to] = [await planted(), email()]
    await here.platform.useCases.team.inviteUsers(await admin(), {
      people: [{ email: to, roleId: 'review' }],
      commandId: randomUUID(),
    })
    const code = decodeURIComponent(await messageTo(to, /\/join\?code=(\S+)/))
    await goneFor(before, await post(holding(before), '/join', { code, name: 'Sam Okoye', password }))
  })

  it('is no more after a sign-in through a provider, and what the provider said is taken once, by who asked', async () => {
    people.ada = { email: 'admin@acme.test', email_verified: true, name: 'Ada' }
    const [before, first, second] = [await planted(), await began('ada'), await began('ada')]
    expect(sessionIn(await back({ ...first, kept: second.kept })), 'with the state of another attempt').toBeNull()
    expect(sessionIn(await back({ ...first, kept: '' })), 'in another browser').toBeNull()
    expect(await stands(before)).toBe(true)
    const waiting = await back(first, before)
    expect([waiting.headers.location, sessionIn(waiting), await stands(before)], 'until the code is entered').toEqual([
      '/auth/confirm',
      null,
      true,
    ])
    const cookies = `${name}=${before}`
    await goneFor(before, await entersCode(here, waiting, { cookies }))
    expect(sessionIn(await back(first)), 'a second time').toBeNull()
    expect(sessionIn(await entersCode(here, waiting)), 'the code a second time').toBeNull()
  })

  it('is no more after a new password, which signs no one in by itself', async () => {
    const [before, to] = [await planted(), email()]
    await here.platform.useCases.accounts.openAccount({ name: 'Ada', email: to, companyName: 'Acme', password })
    const own = sessionIn(await post(nobody, '/login', { email: to, password }))!
    await post(nobody, '/reset-password', { email: to })
    const token = decodeURIComponent(await messageTo(to, /token=(\S+)/))
    const answer = await post(holding(before), '/reset-password', { token, password: next })
    expect(answer.cookies.join()).toMatch(new RegExp(`^${name}=;.*Max-Age=0`))
    expect([await stands(before), await stands(own)]).toEqual([false, false])
  })
})
