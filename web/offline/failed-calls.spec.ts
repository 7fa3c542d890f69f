import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FORBIDDEN_HEADER } from '#contracts/http/forbidden.ts'
import { OUT_OF_DATE, watchFailedCalls } from './failed-calls.ts'

const page = 'https://jobs.example.com/admin/jobs'
const said: string[] = []
const info = vi.fn()
let answer: Response

beforeEach(() => {
  const window = Object.assign(new EventTarget(), { fetch: () => Promise.resolve(answer) })
  window.addEventListener('hirelog:forbidden', (event) => said.push(String((event as CustomEvent).detail)))
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', new URL(page))
  vi.spyOn(console, 'info').mockImplementation(info)
  watchFailedCalls()
})
afterEach(() => {
  said.length = 0
  info.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const asking = (address: string, answered: ResponseInit) => {
  answer = new Response('{}', answered)
  return window.fetch(address)
}
const forbidden = (message: string) => ({ headers: { [FORBIDDEN_HEADER]: encodeURIComponent(message) } })

it('hints in the console at a dashboard that is out of date when a call finds nothing (GEN-002)', async () => {
  await asking('/admin/frame', { status: 404 })
  expect(info).toHaveBeenCalledExactlyOnceWith(OUT_OF_DATE)
  await asking('/admin/frame', { status: 200 })
  await asking('https://elsewhere.example.com/', { status: 404 })
  expect(info).toHaveBeenCalledTimes(1)
})

it('passes on what was refused with 403, but for sign-up and the integrations (GEN-003)', async () => {
  await asking('/jobs/post/1/share', forbidden('Ihre Rolle erlaubt das nicht: é'))
  await asking('/signup/details.data', forbidden('sign-up'))
  await asking('/admin/integration.data', forbidden('integrations'))
  await asking('/admin/jobs.data', { status: 200 })
  expect(said).toEqual(['Ihre Rolle erlaubt das nicht: é'])
})
