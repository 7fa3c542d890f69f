import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod'
import { acme, noon } from '#test/fixtures/people.ts'
import { parseXml } from '#test/support/xml.ts'
import { feedRoutes } from './feed-routes.ts'

const site = 'https://jobs.acme.test'
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The routes over postings that count how often they are read. */
async function feeds() {
  const count = { postedJobs: 0, pagesOfJobs: 0, recordFetch: 0 }
  let now = Date.parse(noon)
  const postings = {
    feedKey: (company: string, board: string) => `key of ${company} ${board}`,
    postedJobs: async () => {
      count.postedJobs++
      return { name: 'Acme', jobs: [] }
    },
    pagesOfJobs: async () => {
      count.pagesOfJobs++
      return [{ link: `${acme}.one`, changedAt: noon }]
    },
    recordFetch: async () => {
      count.recordFetch++
    },
  }
  const platform = { useCases: { postings }, settings: { publicUrl: site }, now: () => new Date(now).toISOString() }
  const app = Fastify()
  await app.register(feedRoutes, { platform: platform as never })
  closers.push(() => app.close())
  const fetched = (url: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => app.inject({ method: 'GET', url })))
  return { count, fetched, later: (ms: number) => (now += ms) }
}
const feed = `/feeds/${acme}/indeed.xml?key=${encodeURIComponent(`key of ${acme} indeed`)}`

it('a feed that is fetched 100 times a second is made once a minute, and its fetch recorded once', async () => {
  const { count, fetched, later } = await feeds()
  for (let second = 0; second < 3; second++) {
    const answers = await fetched(feed, 100)
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1)
    expect(answers[0]!.statusCode).toBe(200)
    later(1000)
  }
  expect(count).toEqual({ postedJobs: 1, pagesOfJobs: 0, recordFetch: 1 })
  later(60_000)
  await fetched(feed, 100)
  expect(count).toEqual({ postedJobs: 2, pagesOfJobs: 0, recordFetch: 2 })
})

it('guessed keys read nothing, however often', async () => {
  const { count, fetched } = await feeds()
  const answers = await fetched(`/feeds/${acme}/indeed.xml?key=guess`, 100)
  expect(answers.every(({ statusCode }) => statusCode !== 200)).toBe(true)
  expect(count.postedJobs).toBe(0)
})

/** The protocol of sitemaps.org, 0.9. */
const Url = z.strictObject({ loc: z.url({ protocol: /^https$/ }).max(2047), lastmod: z.iso.datetime() })

it('the sitemap has what its protocol requires, and is made once a minute', async () => {
  const { count, fetched } = await feeds()
  const [answer] = await fetched('/sitemap.xml', 100)
  expect(answer!.body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const root = parseXml(answer!.body)
  const urls = root.children.map(({ children }) => Object.fromEntries(children.map(({ name, text }) => [name, text])))
  expect(z.array(Url).parse(urls)).toEqual([{ loc: `${site}/careers/${acme}.one`, lastmod: noon }])
  expect(count.pagesOfJobs).toBe(1)
})
