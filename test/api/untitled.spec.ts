import { beforeAll, describe, expect, it } from 'vitest'
import { interfaceLanguages, offeredLanguages } from '#contracts/kernel/language.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
/** As each language calls it. */
const names = new Map<string, string>(
  offeredLanguages.map((language) => [language, interfaceLanguages[language].untitledJob]),
)
const english = interfaceLanguages.en.untitledJob
let jobId: string

beforeAll(async () => {
  const { body } = await here.post(here.acme.key, '/api/v2/job', { body: {} })
  jobId = body.job_id
})

/** What a person reads: neither scripts nor what they are given. */
const read = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')

describe('a job that no one has named', () => {
  it.each([
    ['the list of jobs', () => '/admin/jobs?currentTab=draft'],
    ['the overview', () => '/admin/overview'],
    ['the board of the job', () => `/admin/jobs/${jobId}`],
    ['the builder', () => `/jobs-cep/create/${jobId}`],
    ['its analytics', () => `/admin/stats?job=${jobId}`],
    ['the search', () => '/admin/search?q=untitled'],
  ])('is called so in the language of whoever opens %s', async (_where, address) => {
    for (const [language, name] of names) {
      const answer = await here.get(here.acme.admin, address(), {
        headers: { 'accept-language': language, accept: 'text/html' },
      })
      expect(answer.status, address()).toBe(200)
      expect(read(answer.text), `${address()} in ${language}`).toContain(name)
      if (language !== 'en') expect(read(answer.text), `${address()} in ${language}`).not.toContain(english)
    }
  })

  it.each([...names])(
    'is found by what it is called in %s, in the list of jobs and by the search',
    async (language, name) => {
      for (const address of [
        `/admin/jobs?currentTab=draft&search=${encodeURIComponent(name)}`,
        `/admin/search?q=${encodeURIComponent(name)}`,
      ]) {
        const answer = await here.get(here.acme.admin, address, {
          headers: { 'accept-language': language, accept: 'text/html' },
        })
        expect(read(answer.text), address).toContain(`"/jobs-cep/create/${jobId}"`)
      }
    },
  )

  it('is found by that no more once it has a name', async () => {
    const { body } = await here.post(here.acme.key, '/api/v2/job', { body: { title: 'Night porter' } })
    const found = async (words: string) =>
      read((await here.get(here.acme.admin, `/admin/search?q=${encodeURIComponent(words)}`)).text).includes(
        `"/jobs-cep/create/${body.job_id}"`,
      )
    expect([await found(english), await found('Night porter')]).toEqual([false, true])
  })

  it('is kept, and told to programs, under the name the specification gives it', async () => {
    const { body } = await here.get(here.acme.key, `/api/v2/jobs/${jobId}`, { headers: { 'accept-language': 'de' } })
    expect(body.title).toBe('Untitled Job')
  })
})
