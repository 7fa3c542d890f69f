import { randomUUID } from 'node:crypto'
import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { type Answer, useInside } from '../support/inside.ts'

/** How often argon2 is worked out: what a sign-in costs, and what could be timed. */
let hashed = 0
const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && hashed++) })
beforeAll(() => void hook.enable())
afterAll(() => void hook.disable())

const password = 'tR4-vexing-lamp'
/** Every kind of owner an address can have, and one without an owner. */
const addresses: Record<string, string> = {
  nobody: 'nobody@acme.test',
  'somebody with a password': 'admin@acme.test',
  'somebody who is invited': 'invited@acme.test',
  'another company’s': 'admin@rival.test',
}
const here = useInside({}, async (platform, { acme }) => {
  const { admin, colleague } = colleaguesOf(platform, acme)
  const [sonja, lea] = [await colleague('Sonja Sso', 'review'), await colleague('Lea Leaver', 'review')]
  for (const [whose, email] of [
    ['signs in another way', sonja.userId],
    ['was removed', lea.userId],
  ] as const)
    addresses[`somebody who ${whose}`] = `${email}@${acme.companyId}.test`
  await platform.useCases.team.removeUsers(admin, { userIds: [lea.userId], commandId: randomUUID() })
  const unverified = `${randomUUID()}@acme.test`
  await platform.useCases.accounts.signUp({ name: 'Uma Unverified', email: unverified, password }, '192.0.2.250')
  addresses['somebody who never confirmed it'] = unverified
})

let machine = 0
const elsewhere = () => `203.0.113.${++machine}`
/** What can be told apart: the answer without what names the address, and the work it took. */
async function told(email: string, send: () => Promise<Answer>) {
  const before = hashed
  const { status, headers, text, cookies } = await send()
  const plain = (value: string) =>
    value
      .replaceAll(email, 'E')
      .replaceAll(encodeURIComponent(email), 'E')
      .replaceAll(/nonce-[^']+|nonce="[^"]*"/g, 'N')
  const { date: _date, 'content-length': _length, 'content-security-policy': _policy, ...rest } = headers
  return { status, text: plain(text), headers: plain(JSON.stringify(rest)), cookies, hashed: hashed - before }
}

const asked: Record<string, (email: string) => Promise<Answer>> = {
  'signing in with a wrong password': (email) =>
    here.post(nobody, '/login', { form: { email, password: 'wrong-One-77' }, from: elsewhere() }),
  'asking for a code to sign in with': (email) =>
    here.post(nobody, '/login', { form: { email, intent: 'code' }, from: elsewhere() }),
  'signing in with a code that is wrong': (email) =>
    here.post(nobody, '/login', {
      form: { email, password: 'wrong-One-77', code: 'AAAA-BBBB-CCCC' },
      from: elsewhere(),
    }),
  'asking for a new password': (email) => here.post(nobody, '/reset-password', { form: { email }, from: elsewhere() }),
  'asking for a new password through the API': (email) =>
    here.post(nobody, '/api/legacy/users/resetPassword', { body: { email }, from: elsewhere() }),
  'entering a code through the API': (email) =>
    here.post(nobody, '/api/legacy/users/verifyUser', { body: { email, verificationCode: '1234' }, from: elsewhere() }),
  'asking for another code through the API': (email) =>
    here.post(nobody, '/api/legacy/users/resendVerificationCode', { body: { email }, from: elsewhere() }),
  'asking where single sign-on leads': (email) =>
    here.get(nobody, `/api/legacy/user/sso?email=${encodeURIComponent(email)}`, { from: elsewhere() }),
}

describe.each(Object.entries(asked))('%s', (_, ask) => {
  it('is answered alike, after the same work, whoever the address belongs to', async () => {
    await ask('warm@example.org')
    const stranger = await told(addresses.nobody!, () => ask(addresses.nobody!))
    expect([200, 302, 401, 422]).toContain(stranger.status)
    for (const [whose, email] of Object.entries(addresses))
      expect(await told(email, () => ask(email)), whose).toEqual(stranger)
  })
})

describe('guessing', () => {
  it('is cut off alike, after as many guesses and in the same words, whether or not anyone has the address', async () => {
    const cutOff = async (email: string) => {
      const answers = []
      for (let guess = 0; guess < 12; guess++)
        answers.push(
          await told(email, () =>
            here.post(nobody, '/api/legacy/users/resetPassword', { body: { email }, from: '198.51.100.1' }),
          ),
        )
      return answers.map(({ status }) => status)
    }
    expect(await cutOff('review@acme.test')).toEqual(await cutOff('another.stranger@acme.test'))
    const codes = async (email: string, from: string) => {
      const statuses = []
      for (let guess = 0; guess < 61; guess++)
        statuses.push(
          (await here.post(nobody, '/api/legacy/users/verifyUser', { body: { email, verificationCode: '1234' }, from }))
            .status,
        )
      return [statuses.indexOf(429), statuses.length]
    }
    expect(await codes('review@acme.test', '198.51.100.2')).toEqual([60, 61])
    expect(await codes('another.stranger@acme.test', '198.51.100.3')).toEqual([60, 61])
    const locked = async (email: string) => {
      let last: Awaited<ReturnType<typeof told>> | undefined
      let guesses = 0
      for (; guesses < 12 && last?.status !== 429; guesses++)
        last = await told(email, () =>
          here.post(nobody, '/login', { form: { email, password: 'wrong-One-77' }, from: elsewhere() }),
        )
      return { guesses, text: last!.text, hashed: last!.hashed }
    }
    const [known, unknown] = [await locked('edit@acme.test'), await locked('stranger@acme.test')]
    expect(known).toEqual(unknown)
    expect([known.guesses, known.hashed]).toEqual([11, 0])
    expect(known.text).toMatch(/Too many attempts\. Please try again in \d+ minutes?\./)
  })

  it('at the link of an invitation, of a new password or of a sign-in tells one kind of wrong from no other', async () => {
    const { companyId, userId } = here.acme
    const made = (parts: string[]) => parts.join('.')
    for (const token of [
      'x',
      made([companyId, userId, randomUUID(), 'x'.repeat(43)]),
      made([here.rival.companyId, randomUUID(), randomUUID(), 'x'.repeat(43)]),
    ]) {
      const reset = await here.post(nobody, `/reset-password?token=${token}`, {
        form: { token, password: 'another-Lamp-9' },
        from: elsewhere(),
      })
      expect([reset.status, reset.text.includes('This link has been used or is too old. Ask for a new one.')]).toEqual([
        410,
        true,
      ])
      const join = await here.post(nobody, `/join?code=${token}`, {
        form: { code: token, name: 'Grace', password },
        from: elsewhere(),
      })
      expect([
        join.status,
        join.text.includes('This invitation link is not complete. Please open it again from the email.'),
      ]).toEqual([404, true])
    }
  })
})

describe('what an address can be asked for openly', () => {
  it('is asked rarely: whether it has an account, and for a new account of it', async () => {
    const ask = () =>
      here.post(nobody, '/api/legacy/users/checkUserExists', {
        body: { email: 'admin@acme.test' },
        from: '198.51.100.7',
      })
    const statuses = []
    for (let time = 0; time < 21; time++) statuses.push((await ask()).status)
    expect([statuses[0], statuses[19], statuses[20]]).toEqual([200, 200, 429])
  })
})

describe('a session', () => {
  it('has the rights of this moment, after a change of role as before it, and is over with the account', async () => {
    const { admin, colleague } = colleaguesOf(here.platform, here.acme)
    const vera = await colleague('Vera Viewer', 'review')
    const creates = async () => (await here.post(vera, '/api/v2/job', { body: { title: 'Porter' } })).status
    const become = (roleId: string) =>
      here.platform.useCases.team.assignRole(admin, { userIds: [vera.userId], roleId, commandId: randomUUID() })
    expect(await creates()).toBe(403)
    await become('edit')
    expect(await creates()).toBe(201)
    await become('review')
    expect(await creates()).toBe(403)
    const token = await here.post(vera, '/api/v2/users/token', { body: {} })
    await here.platform.useCases.team.removeUsers(admin, { userIds: [vera.userId], commandId: randomUUID() })
    const bearer = { headers: { authorization: `Bearer ${token.body.token}` } }
    for (const who of [vera, bearer]) expect((await here.get(who, '/api/legacy/user')).status).toBe(401)
    expect(await here.platform.engines.sessions.listOf(vera.userId)).toEqual([])
  })
})
