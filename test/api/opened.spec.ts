import { describe, expect, it } from 'vitest'
import { offeredLanguages } from '#contracts/kernel/language.ts'
import { nobody } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
const opened = { 'sec-fetch-dest': 'document' }
const problem = 'application/problem+json; charset=utf-8'
const titleOf = (html: string) => /<html lang="(\w+)" dir="(\w+)">[\s\S]*<h1>(.*)<\/h1>/.exec(html)?.slice(1)

describe('someone who opens an address that is refused', () => {
  it('reads why in their language, and no problem document', async () => {
    const recording = async (who: typeof nobody, headers: Record<string, string>) =>
      here.get(who, `/media/${here.acme.jobId}`, { headers: { ...opened, ...headers } })
    const answer = await recording(nobody, { 'accept-language': 'de-AT' })
    expect([answer.status, answer.headers['content-type'], titleOf(answer.text)]).toEqual([
      401,
      'text/html; charset=utf-8',
      ['de', 'ltr', 'Bitte melden Sie sich an'],
    ])
    const chosen = await recording({ headers: { cookie: 'hirelog-language=he' } }, { 'accept-language': 'de' })
    expect(titleOf(chosen.text)).toEqual(['he', 'rtl', 'יש להתחבר'])
    const missing = await recording(here.acme.admin, {})
    expect([missing.status, titleOf(missing.text)]).toEqual([404, ['en', 'ltr', 'There is no such recording']])
  })

  it('reads it too when a form was not ours, or too large', async () => {
    const forged = await here.post(here.acme.admin, '/login', {
      form: { email: 'a' },
      headers: { ...opened, origin: 'https://evil.example', 'accept-language': 'de' },
    })
    expect([forged.status, titleOf(forged.text)]).toEqual([403, ['de', 'ltr', 'Es wurde nichts geändert']])
    const large = await here.post(nobody, '/login', {
      form: { email: 'a'.repeat(3_300_000) },
      headers: { ...opened, 'accept-language': 'he' },
    })
    expect([large.status, titleOf(large.text)]).toEqual([413, ['he', 'rtl', 'זה גדול מדי']])
  })
})

describe('someone who opens an address that cannot be read', () => {
  it.each(['/%', '/%zz', '/admin/jobs/%E0%A4%A', '/apply/%c3%28', '/%?lang=de', '/media/%'])(
    '%s: reads so in their language',
    async (address) => {
      const answer = async (language: string) =>
        here.get(nobody, address, { headers: { ...opened, 'accept-language': language } })
      const [english, german, hebrew] = [await answer('en'), await answer('de-AT'), await answer('he')]
      expect([english.status, titleOf(english.text)]).toEqual([400, ['en', 'ltr', 'This address cannot be read']])
      expect(titleOf(german.text)).toEqual(['de', 'ltr', 'Diese Adresse ist nicht lesbar'])
      expect(titleOf(hebrew.text)).toEqual(['he', 'rtl', 'לא ניתן לקרוא את הכתובת'])
      expect(german.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it('is told in a problem document when it is a program', async () => {
    const answer = await here.get(nobody, '/%', { headers: { 'accept-language': 'de' } })
    expect([answer.status, answer.headers['content-type'], answer.body]).toMatchObject([
      400,
      problem,
      { code: 'request/invalid' },
    ])
    const api = await here.get(nobody, '/api/%', { headers: opened })
    expect([api.status, api.headers['content-type']]).toEqual([400, problem])
  })
})

it('players, scripts and programs are told in a problem document, in English', async () => {
  for (const dest of ['video', 'empty', undefined]) {
    const answer = await here.get(nobody, `/media/${here.acme.jobId}`, {
      headers: { 'sec-fetch-dest': dest, 'accept-language': 'de' },
    })
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'auth/required', detail: 'Please sign in' }])
  }
  const api = await here.get(nobody, '/api/v2/jobs', { headers: { ...opened, 'accept-language': 'de' } })
  expect(api.body).toMatchObject({ code: 'auth/required' })
})

it('every language has a page of its own', async () => {
  const titles = await Promise.all(
    offeredLanguages.map(
      async (language) =>
        titleOf((await here.get(nobody, '/media/x', { headers: { ...opened, 'accept-language': language } })).text)![2],
    ),
  )
  expect(new Set(titles).size).toBe(offeredLanguages.length)
})
