import { describe, expect, it } from 'vitest'
import { accountMessages } from '#contracts/user/messages.ts'
import { nobody, useApi, type Who } from '../support/api.ts'

const api = useApi()
const legacy = '/api/legacy'
const password = 'tR4-vexing-lamp'
let people = 0
const somebody = () => ({ username: 'Rita Moreno', email: `rita${++people}@harbor.test`, password })
const call = (path: string, body: unknown, who: Who = nobody) => api.post(who, legacy + path, body)

/** The newest code in the outbox that is not `other`, as the outbox page shows it. */
async function codeFor(email: string, other?: string): Promise<string> {
  for (;;) {
    const { text, body } = await api.get(nobody, `/dev/outbox?to=${encodeURIComponent(email)}`)
    const code = /(\d{4}) is your Hirelog code/.exec(text || String(body))?.[1]
    if (code && code !== other) return code
  }
}

describe('a program that signs someone up', () => {
  it('goes from the account to the company, in two steps and with a code', async () => {
    const rita = somebody()
    const first = await call('/users/signup', rita)
    expect(first).toMatchObject({ status: 201, body: { status: 'SECOND_STEP', expires_in: 7200 } })
    const who = { headers: { authorization: `Bearer ${first.body.access_token}` } }
    expect((await api.get(who, `${legacy}/user`)).body).toMatchObject({ permissions: [] })
    expect((await api.post(who, '/api/v2/job', { title: 'Night porter' })).status).toBe(403)

    const { client_id } = first.body
    expect((await call('/client/create', { email: rita.email, client_id }, who)).body).toEqual({ status: 'OK' })
    const rivals = { email: rita.email, client_id: api.acme.companyId }
    expect((await call('/client/create', rivals, who)).status, 'of another company').toBe(404)
    expect((await api.get(who, `${legacy}/client/get/${client_id}`)).status, 'it has no name yet').toBe(404)
    expect((await call('/postRegistration', { user_metadata: { company_name: ' ' } }, who)).body).toMatchObject({
      fields: { companyName: 'Enter the name of your company' },
    })
    expect((await call('/postRegistration', { user_metadata: { company_name: 'Harbor' } }, who)).body).toEqual({
      status: 'OK',
    })
    expect((await call('/postRegistration', { user_metadata: { company_name: 'Other' } }, who)).status).toBe(409)
    expect((await call('/client/create', { email: rita.email, client_id }, who)).body).toEqual({ status: 'OK' })
    expect((await api.get(who, `${legacy}/client/get/${client_id}`)).body).toMatchObject({
      name: 'Harbor',
      plan_name: 'starter',
    })
    expect((await api.get(who, `${legacy}/client/get/${api.acme.companyId}`)).status).toBe(404)

    expect(await api.post(who, '/api/v2/job', { title: 'Night porter' })).toMatchObject({
      status: 403,
      body: { code: 'account/email-not-verified' },
    })
    const code = await codeFor(rita.email)
    expect(
      (await call('/users/verifyUser', { email: rita.email, verificationCode: code === '0000' ? '1111' : '0000' }))
        .body,
    ).toEqual({ verified: false })
    for (const _again of [1, 2])
      expect((await call('/users/verifyUser', { email: rita.email, verificationCode: ` ${code} ` })).body).toEqual({
        verified: true,
      })
    expect(
      (await call('/users/verifyUser', { email: rita.email, verificationCode: code === '0000' ? '1111' : '0000' }))
        .body,
    ).toEqual({ verified: false })
    expect((await api.post(who, '/api/v2/job', { title: 'Night porter' })).status).toBe(201)
    expect((await call('/users/setUsername', { username: 'Rita Hill' }, who)).body).toEqual({ status: 'OK' })
  })

  it('has the code mailed in a language of its choice', async () => {
    for (const [language, subject] of [
      ['he-IL,he;q=0.9', /(\d{4}) הוא קוד Hirelog שלך/],
      ['de', /(\d{4}) ist Ihr Hirelog-Code/],
      ['sv', /(\d{4}) is your Hirelog code/],
    ] as const) {
      const person = somebody()
      expect((await call('/users/signup', person, { headers: { 'accept-language': language } })).status).toBe(201)
      await expect
        .poll(async () => (await api.get(nobody, `/dev/outbox?to=${encodeURIComponent(person.email)}`)).text, {
          timeout: 20_000,
        })
        .toMatch(subject)
    }
  })

  it('hears what to mend in the words of the specification, and that an address or a number is taken', async () => {
    const rita = somebody()
    expect((await call('/users/signup', { ...rita, password: 'Password1' })).body).toMatchObject({
      code: 'account/invalid-signup',
      detail: accountMessages.invalid_signup,
    })
    const first = await call('/users/signup', rita)
    expect((await call('/users/signup', rita)).body).toMatchObject({
      code: 'account/user-exists',
      detail: accountMessages.user_exists,
    })
    const second = await call('/users/signup', somebody())
    const details = (reply: typeof first) =>
      call(
        '/postRegistration',
        { user_metadata: { company_name: 'Harbor', phone: '+44 20 7946 0001' } },
        { headers: { authorization: `Bearer ${reply.body.access_token}` } },
      )
    expect((await details(first)).status).toBe(200)
    expect(await details(second)).toMatchObject({
      status: 403,
      body: { code: 'account/phone-taken', detail: accountMessages.phone_exists },
    })
  })

  it('of two at one instant gets the address once', async () => {
    const rita = somebody()
    const replies = await Promise.all([call('/users/signup', rita), call('/users/signup', rita)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(['account/user-exists', 'account/username-exists']).toContain(
      replies.find(({ status }) => status === 409)!.body.code,
    )
  })
})

describe('what a call for everyone tells', () => {
  it('is the same for a known and an unknown address', async () => {
    for (const path of ['/users/resendVerificationCode', '/users/verifyUser']) {
      const answers = await Promise.all(
        ['admin@rival.test', 'invited@rival.test', 'nobody@rival.test'].flatMap((email) =>
          ['1234', '12345'].map((verificationCode) => call(path, { email, verificationCode })),
        ),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1)
    }
    expect((await call('/users/resetPassword', { email: 'nobody@rival.test' })).body).toEqual({
      message: 'Check your mailbox nobody@rival.test',
    })
    expect((await call('/users/resetPassword', { email: 'admin@rival.test' })).body).toEqual({
      message: 'Check your mailbox admin@rival.test',
    })
  })

  it('is whether an account has an address, twenty times in ten minutes', async () => {
    const asks = (email: string) => call('/users/checkUserExists', { email })
    expect((await asks('ADMIN@acme.test')).body).toEqual({ exists: true })
    expect((await asks('nobody@acme.test')).body).toEqual({ exists: false })
    const statuses = await Promise.all(Array.from({ length: 19 }, async () => (await asks('nobody@acme.test')).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
