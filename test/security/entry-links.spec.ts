import { expect, it } from 'vitest'
import { nobody, type Who } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
const PAGE = '/admin/jobs?status=active'
const issue = async (body: object): Promise<string> =>
  (await here.post(here.acme.admin, '/api/v2/users/token', { body })).body.token
const tokenOf = () => issue({ use: 'entry' })
const link = (token: string) => `${PAGE}&auth=${token}`
const html = { accept: 'text/html' }
const askedAt = (token: string) => `/auth/link?${new URLSearchParams({ token, returnTo: PAGE })}`
const agree = (who: Who, token: string, headers = {}) =>
  here.post(who, '/auth/link', { form: { token, returnTo: PAGE }, headers })
const holding = (cookies: string[]): Who => ({ headers: { cookie: cookies[0]!.split(';')[0]! } })
const emailOf = async ({ headers }: Who) =>
  (await here.platform.useCases.accounts.sessionUser(headers.cookie!.split('=')[1]!))?.user.email ?? null
const sessionOf = async (company: 'acme' | 'rival'): Promise<Who> => {
  const { companyId, userId } = here[company]
  const { sessionToken } = await here.platform.useCases.accounts.openSession({ companyId, userId })
  return { headers: { cookie: `__Host-hirelog=${sessionToken}` } }
}

it('a link leads to a page that names its account, and signs in once the person there agrees', async () => {
  const token = await tokenOf()
  const first = await here.get(nobody, link(token))
  expect([first.status, first.headers.location, first.cookies]).toEqual([302, askedAt(token), []])
  const asked = await here.get(nobody, askedAt(token), { headers: html })
  expect([asked.status, asked.cookies, asked.headers['referrer-policy']]).toEqual([
    200,
    [],
    'strict-origin-when-cross-origin',
  ])
  expect(asked.text).toMatch(/acme Admin.*admin@acme\.test/s)
  expect(asked.text).not.toContain('You are signed in here as')

  const opened = await agree(nobody, token)
  expect([opened.status, opened.headers.location, opened.cookies.length]).toEqual([302, PAGE, 1])
  expect(opened.cookies[0]).toMatch(/^__Host-hirelog=[^;]+; Path=\/; HttpOnly; SameSite=Lax/)
  expect(await emailOf(holding(opened.cookies))).toBe('admin@acme.test')
  const again = await agree(nobody, token)
  const login = `/login?${new URLSearchParams({ returnTo: PAGE, linkOver: '1' })}`
  expect([again.headers.location, again.cookies]).toEqual([login, []])
})

it('looking uses nothing up: not by GET or HEAD, of the link or the page, and not ahead of time', async () => {
  const token = await tokenOf()
  const before = await here.written()
  for (const address of [link(token), askedAt(token), `/auth/link.data?${askedAt(token).split('?')[1]}`])
    for (const method of ['GET', 'HEAD'])
      for (const headers of [
        html,
        { ...html, 'sec-purpose': 'prefetch' },
        { ...html, 'sec-fetch-site': 'cross-site' },
      ]) {
        const answer = await here.send(nobody, method, address, { headers })
        expect([answer.status < 400, answer.cookies], `${method} ${address}`).toEqual([true, []])
      }
  expect(await here.written()).toBe(before)
  expect((await agree(nobody, token)).cookies).toHaveLength(1)
})

it('another site cannot agree, and the token is good afterwards', async () => {
  const token = await tokenOf()
  for (const who of [nobody, here.rival.admin])
    for (const origin of ['https://evil.example', 'null']) {
      const foreign = await agree(who, token, { origin })
      expect([foreign.status, foreign.body.code, foreign.cookies]).toEqual([403, 'auth/csrf', []])
    }
  expect((await agree(nobody, token)).cookies).toHaveLength(1)
})

it('another account is named and stays signed in until the person agrees; then its session is over', async () => {
  const [token, other] = [await tokenOf(), await sessionOf('rival')]
  expect((await here.get(other, link(token))).headers.location).toBe(askedAt(token))
  const asked = await here.get(other, askedAt(token), { headers: html })
  expect(asked.text.replaceAll(/[\u2066-\u2069]/g, '')).toMatch(
    /admin@acme\.test.*You are signed in here as rival Admin \(admin@rival\.test\)/s,
  )
  expect(await emailOf(other)).toBe('admin@rival.test')

  const opened = await agree(other, token)
  expect([await emailOf(holding(opened.cookies)), await emailOf(other)]).toEqual(['admin@acme.test', null])
})

it('a used link takes no session away', async () => {
  const [token, other] = [await tokenOf(), await sessionOf('rival')]
  await agree(nobody, token)
  const late = await agree(other, token)
  expect([late.headers.location, late.cookies, await emailOf(other)]).toEqual([PAGE, [], 'admin@rival.test'])
  for (const address of [link(token), link('nonsense'), askedAt('nonsense')])
    expect((await here.get(other, address)).headers.location).toBe(PAGE)
})

it('who is signed in to the account already is led on, and the link is good elsewhere', async () => {
  const token = await tokenOf()
  for (const address of [link(token), askedAt(token)])
    expect((await here.get(here.acme.admin, address)).headers.location, address).toBe(PAGE)
  expect((await agree(nobody, token)).cookies).toHaveLength(1)
})

it('a session’s or an API’s token is no such token, and no other site is led to', async () => {
  const session = (await sessionOf('acme')).headers.cookie!.split('=')[1]!
  const api = await issue({})
  for (const token of [session, api, api.replace('hlt_', '')]) {
    expect((await here.get(nobody, link(token))).headers.location).toMatch(/^\/login\?/)
    expect((await agree(nobody, token)).cookies).toEqual([])
  }
  const form = { token: await tokenOf(), returnTo: 'https://evil.example/' }
  const opened = await here.post(nobody, '/auth/link', { form })
  expect([opened.headers.location, opened.cookies.length]).toEqual(['/', 1])
})

it.each([
  ['de', 'ltr', 'Mit diesem Link anmelden?'],
  ['he', 'rtl', 'להיכנס באמצעות הקישור הזה?'],
])('asks in %s', async (language, dir, title) => {
  const asked = await here.get(nobody, askedAt(await tokenOf()), { headers: { ...html, 'accept-language': language } })
  expect(asked.text).toContain(title)
  expect(asked.text).toMatch(new RegExp(`<html[^>]* dir="${dir}"`))
})
