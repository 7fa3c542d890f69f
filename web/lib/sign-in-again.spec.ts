import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeSignInError, userStillThere } from './sign-in-again.ts'

const kept = new Map<string, string>()
const went: string[] = []
const asked = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('location', { pathname: '/admin/jobs', search: '?a=1', assign: (to: string) => went.push(to) })
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  went.length = 0
  kept.clear()
  asked.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('that the sign-in has ended is stored as GetUserError, reported, and leads to the sign-in page (AUTH-050)', async () => {
  asked.mockImplementation(async () => new Response('{}', { status: 401 }))
  await userStillThere()
  expect(went).toEqual(['/login?returnTo=%2Fadmin%2Fjobs%3Fa%3D1&expired=1'])
  const [address, { body }] = asked.mock.calls.at(-1) as [string, { body: string }]
  expect([address, JSON.parse(body)]).toMatchObject(['/browser-errors', { name: 'GetUserError', page: '/admin/jobs' }])
  expect([takeSignInError(), takeSignInError()]).toEqual(['GetUserError', null])
})

it.each([200, 500, 503])('an answer of %i leads nowhere', async (status) => {
  asked.mockImplementation(async () => new Response('{}', { status }))
  await userStillThere()
  expect([went, takeSignInError(), asked.mock.calls.length]).toEqual([[], null, 1])
})
