import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { httpServer } from '#services/http/server.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { seeding } from '#test/support/seed.ts'
import { emptyFolder } from '#test/support/data-folder.ts'

const publicUrl = 'https://hire.example.com'
const opened: { platform: WholePlatform; app: FastifyInstance }[] = []
async function open(env: Record<string, string> = {}) {
  const platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder(), PUBLIC_URL: publicUrl, ...env }))
  const app: FastifyInstance = (await httpServer(platform)) as never
  opened.push({ platform, app })
  return { platform, app }
}
afterAll(async () => {
  for (const { app, platform } of opened) {
    await app.close()
    await platform.close()
  }
})

type From = { address: string; forwarded?: string }
const form = (
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  { address, forwarded }: From,
  cookie?: string,
) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: address,
    headers: {
      host: 'hire.example.com',
      origin: publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
      ...(forwarded && { 'x-forwarded-for': forwarded }),
      ...(cookie && { cookie }),
    },
  })
/** Sent until it is refused for how often it was; answers how often that was, and the refusal. */
async function until429(send: () => ReturnType<typeof form>, most: number) {
  for (let times = 0; times <= most; times++) {
    const answer = await send()
    if (answer.statusCode === 429) return { times, answer }
  }
  throw new Error(`not refused after ${most} times`)
}
const inWords = /Too many attempts\. Please try again in (\d+) minutes?\./
function refusedInWords({ headers, body }: Awaited<ReturnType<typeof form>>) {
  const wait = Number(headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(Math.ceil(wait / 60)).toBe(Number(inWords.exec(body)?.[1]))
}

describe('who tries too often', () => {
  let here: Awaited<ReturnType<typeof open>>
  let email: string
  beforeAll(async () => {
    here = await open()
    email = (await seeding(here.platform).person()).email
  })

  it('at one account waits, wherever from, while a colleague signs in', async () => {
    let machine = 0
    const { times, answer } = await until429(
      () => form(here.app, '/login', { email, password: 'wrong' }, { address: `198.51.100.${++machine}` }),
      12,
    )
    expect(times).toBe(10)
    refusedInWords(answer)
    const colleague = await seeding(here.platform).person('Omar Diaz')
    expect(
      (
        await form(
          here.app,
          '/login',
          { email: colleague.email, password: colleague.password },
          { address: '198.51.100.99' },
        )
      ).statusCode,
    ).toBe(302)
  })

  it.each([
    ['/signup', () => ({ name: 'Grace', email, password: 'tR4-vexing-lamp' }), 60],
    ['/reset-password', (time: number) => ({ email: `grace.${time}@example.org` }), 30],
  ] as [string, (time: number) => Record<string, string>, number][])(
    'from one address at %s waits, and is told in words and seconds; others do not',
    async (url, fields, most) => {
      let time = 0
      const { times, answer } = await until429(
        () => form(here.app, url, fields(++time), { address: '192.0.2.1' }),
        most + 1,
      )
      expect(times).toBe(most)
      refusedInWords(answer)
      expect((await form(here.app, url, fields(0), { address: '192.0.2.2' })).statusCode).not.toBe(429)
    },
  )

  it('to apply from one address is stopped before a board is full of strangers; others apply', async () => {
    const seed = seeding(here.platform)
    const { asker } = await seed.person('Grace Hopper')
    const { jobId } = await seed.job(asker, [])
    const apply = (address: string) =>
      form(
        here.app,
        `/apply/${asker.companyId}.${jobId}`,
        { intent: 'start', name: 'Nobody', email: 'nobody@example.org', phone: '', commandId: randomUUID() },
        { address },
      )
    const { times, answer } = await until429(() => apply('192.0.2.40'), 101)
    expect(times).toBe(100)
    refusedInWords(answer)
    expect((await apply('192.0.2.41')).statusCode).toBe(302)
  })

  it('to have one mailbox filled, from many machines, is stopped', async () => {
    const links = async () =>
      (await here.platform.useCases.accounts.outboxAt(email)).filter(({ text }) =>
        text.includes('/reset-password?token='),
      ).length
    for (let machine = 1; machine <= 12; machine++)
      expect(
        (await form(here.app, '/reset-password', { email }, { address: `198.51.100.${machine}` })).statusCode,
        'nor is the owner refused',
      ).toBe(302)
    await vi.waitFor(async () => expect(await links()).toBe(5), { timeout: 10_000 })
  })

  it('at an account that knows another browser does not shut that one out, nor who has the code that is mailed', async () => {
    const seed = await seeding(here.platform).person('Ola Owner')
    const owner = { email: seed.email, password: seed.password }
    const first = await form(here.app, '/login', owner, { address: '203.0.113.1' })
    const known = [first.headers['set-cookie']].flat().find((each) => each?.startsWith('__Host-hirelog-places='))!
    expect(known).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/)
    let machine = 1
    const { answer } = await until429(
      () => form(here.app, '/login', { email: seed.email, password: 'wrong' }, { address: `203.0.113.${++machine}` }),
      12,
    )
    expect(answer.body).toContain('name="intent" value="code"')
    expect((await form(here.app, '/login', owner, { address: '203.0.113.98' })).statusCode).toBe(429)
    expect((await form(here.app, '/login', owner, { address: '203.0.113.97' }, known.split(';')[0])).statusCode).toBe(
      302,
    )

    const asked = await form(here.app, '/login', { email: seed.email, intent: 'code' }, { address: '203.0.113.98' })
    expect([asked.statusCode, asked.body.includes('name="code"')]).toEqual([200, true])
    const code = await vi.waitFor(
      async () =>
        /^\w{4}-\w{4}-\w{4}$/m.exec(
          (await here.platform.useCases.accounts.outboxAt(seed.email)).map(({ text }) => text).join('\n'),
        )![0],
      { timeout: 10_000 },
    )
    expect((await form(here.app, '/login', { ...owner, code }, { address: '203.0.113.98' })).statusCode).toBe(302)
  })

  it('by saying it comes from elsewhere is still itself', async () => {
    let said = 0
    const { times } = await until429(
      () =>
        form(
          here.app,
          '/signup',
          { name: 'Grace', email, password: 'tR4-vexing-lamp' },
          { address: '192.0.2.3', forwarded: `10.0.0.${++said}` },
        ),
      61,
    )
    expect(times).toBe(60)
  })

  it('from the many addresses of one IPv6 customer is one', async () => {
    let host = 0
    const { times } = await until429(
      () =>
        form(
          here.app,
          '/signup',
          { name: 'Grace', email, password: 'tR4-vexing-lamp' },
          { address: `2001:db8:1:1::${(++host).toString(16)}` },
        ),
      61,
    )
    expect(times).toBe(60)
    expect(
      (
        await form(
          here.app,
          '/signup',
          { name: 'Grace', email, password: 'tR4-vexing-lamp' },
          { address: '2001:db8:1:2::1' },
        )
      ).statusCode,
    ).not.toBe(429)
  })

  it('through the API is told the same way', async () => {
    const ask = () =>
      here.app.inject({
        method: 'POST',
        headers: { host: 'hire.example.com' },
        url: '/api/legacy/users/checkUserExists',
        payload: { email },
        remoteAddress: '192.0.2.9',
      })
    const { times, answer } = await until429(ask, 21)
    expect(times).toBe(20)
    refusedInWords(answer)
    expect(answer.json()).toMatchObject({ code: 'auth/too-many-attempts' })
  })
})

describe('behind a proxy that the operator has named', () => {
  const grace = { name: 'Grace', password: 'tR4-vexing-lamp' }

  it('people are told apart by what it says of them, and no one else is believed', async () => {
    const { app, platform } = await open({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.7.7' })
    const { email } = await seeding(platform).person()
    const send = (from: From) => form(app, '/signup', { ...grace, email }, from)
    const behind = { address: '10.1.2.3', forwarded: '203.0.113.1' }
    expect((await until429(() => send(behind), 61)).times).toBe(60)
    expect(
      (await send({ ...behind, forwarded: '203.0.113.2' })).statusCode,
      'somebody else behind the same proxy',
    ).not.toBe(429)
    expect(
      (await send({ address: '192.168.7.7', forwarded: '203.0.113.1' })).statusCode,
      'the same person behind another',
    ).toBe(429)
    expect(
      (await send({ ...behind, forwarded: '203.0.113.77, 203.0.113.1' })).statusCode,
      'who puts an address of their own in front',
    ).toBe(429)
    expect((await send({ address: '203.0.113.1' })).statusCode, 'the same address without a proxy').toBe(429)
    expect((await send({ address: '198.51.100.1', forwarded: '203.0.113.1' })).statusCode, 'no proxy of ours').not.toBe(
      429,
    )
  })

  it.each(['everyone', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', 'true'])(
    '%s is none',
    (proxies) => {
      expect(() => readEnv({ TRUSTED_PROXIES: proxies })).toThrow(
        /TRUSTED_PROXIES=.* is not usable: expected addresses or networks/,
      )
    },
  )
})
