import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { experienceOf } from '#services/http/api/journey-wire.ts'
import { journeyWith } from '../fixtures/job.ts'
import { permit } from '../fixtures/journey.ts'
import { type Company, useApi } from '../support/api.ts'

const api = useApi()
const grace = { name: 'Grace Hopper', email: 'grace@example.org', phone: '' }
const alan = { name: 'Alan Turing', email: 'alan@example.org', phone: '' }

/** A job that ends for a candidate who answers its only question with no. */
async function job({ key, companyId }: Company = api.acme) {
  const body = {
    title: 'Night porter',
    jobDescription: 'Keeps the house.',
    location: { description: 'Porto' },
    candidate_experience: experienceOf(journeyWith(permit)),
  }
  const { job_id } = (await api.post(key, '/api/v2/job', body)).body
  expect((await api.put(key, '/api/legacy/jobs/activateJob', { id: job_id })).status).toBe(200)
  return `/apply/${companyId}.${job_id}`
}

/** A browser that keeps cookies as browsers do; each tab is an opening of the page with a form of its own. */
function browser() {
  const jar = new Map<string, string>()
  async function ask(method: string, url: string, form?: Record<string, string>) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(api.server.url + url, {
      method,
      redirect: 'manual',
      headers: { cookie, origin: api.server.url },
      ...(form && { body: new URLSearchParams(form) }),
    })
    return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() }
  }
  function keep(cookies: string[]) {
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      if (/Max-Age=0/.test(cookie)) jar.delete(name!)
      else jar.set(name!, value!)
    }
  }
  const candidateOf = (cookies: string[]) =>
    cookies.map((cookie) => /^application-[^=]+=[^.]+\.[^.]+\.([^.]+)\./.exec(cookie)?.[1]).find(Boolean)

  async function open(link: string) {
    const { cookies, text } = await ask('GET', link)
    keep(cookies)
    const commandId = /name="commandId" value="([^"]+)"/.exec(text)?.[1] ?? randomUUID()
    /** What the browser keeps of the answer it keeps when it is `heard`. */
    const start = async (contact: typeof grace, heard: (cookies: string[]) => void = keep) => {
      const answer = await ask('POST', link, { intent: 'start', commandId, ...contact })
      expect(answer.status).toBe(302)
      heard(answer.cookies)
      return candidateOf(answer.cookies)!
    }
    return { start, text }
  }
  const answer = async (link: string, choice: 'yes' | 'no') => {
    const { status } = await ask('POST', link, { intent: 'answer', moduleId: permit.id, choice })
    expect(status).toBe(302)
  }
  return { open, answer, names: () => [...jar.keys()].map((name) => name.replace(/-.*/, '')) }
}

describe('someone who has the link open in two tabs', () => {
  it('and presses Start in both at the same instant has one application, on which both go on', async () => {
    const link = await job()
    const { open, names } = browser()
    const tabs = [await open(link), await open(link)]
    const [one, other] = await Promise.all(tabs.map(({ start }) => start(grace)))
    expect(other).toBe(one)
    expect(names()).toEqual(['application'])
    expect((await open(link)).text).toContain(permit.title)
  })

  it('that were opened at the same instant too has one', async () => {
    const link = await job()
    const { open } = browser()
    const tabs = await Promise.all([open(link), open(`${link}?form_referrer=1`)])
    const [one, other] = await Promise.all(tabs.map(({ start }) => start({ ...grace, email: ' Grace@Example.org ' })))
    expect(other).toBe(one)
  })

  it('has one when the answer got lost and Start is pressed again, in any tab, also after the page was opened again', async () => {
    const link = await job()
    const { open } = browser()
    const lost = await (await open(link)).start(grace, () => {})
    expect(await (await open(link)).start(grace)).toBe(lost)
  })

  it('goes on where they were in a tab that was forgotten, whatever is typed there', async () => {
    const link = await job()
    const { open } = browser()
    const [tab, forgotten] = [await open(link), await open(link)]
    const candidate = await tab.start(grace)
    expect(await forgotten.start({ ...grace, name: 'G. Hopper', email: 'g.hopper@example.org' })).toBe(candidate)
  })
})

describe('a browser that several people use', () => {
  it('keeps two people apart also when they press Start at the same instant', async () => {
    const link = await job()
    const { open } = browser()
    const tabs = [await open(link), await open(link)]
    const [one, other] = await Promise.all([tabs[0]!.start(grace), tabs[1]!.start(alan)])
    expect(other).not.toBe(one)
  })

  it('lets the next person begin where another was through, and shows the one who was there first how it ended', async () => {
    const link = await job()
    const kiosk = browser()
    const [tab, forgotten] = [await kiosk.open(link), await kiosk.open(link)]
    const first = await tab.start(grace)
    await kiosk.answer(link, 'no')
    expect(await forgotten.start({ ...grace, name: 'Grace' })).toBe(first)
    expect((await kiosk.open(link)).text).toContain('Thank you for your interest')

    const second = await forgotten.start(alan)
    expect(second).not.toBe(first)
    expect((await kiosk.open(link)).text).toContain(permit.title)
  })

  it('begins a job with nothing that it began another one with, of this company or of another', async () => {
    const links = [await job(), await job(), await job(api.rival)]
    const { open, names } = browser()
    const tabs = []
    for (const link of links) tabs.push(await open(link))
    expect(names()).toEqual(['start', 'start', 'start'])
    expect(new Set(await Promise.all(tabs.map(({ start }) => start(grace)))).size).toBe(3)
  })
})

describe('two browsers', () => {
  it('are two people, whatever they say', async () => {
    const link = await job()
    const tabs = [await browser().open(link), await browser().open(link)]
    const [one, other] = await Promise.all(tabs.map(({ start }) => start(grace)))
    expect(other).not.toBe(one)
  })

  it('are not told apart by a form alone: what is shared between tabs stands in no page', async () => {
    const link = await job()
    const here = browser()
    const { text } = await here.open(link)
    const commandId = /name="commandId" value="([^"]+)"/.exec(text)![1]!
    const victim = await (await here.open(link)).start(grace)
    const answer = await fetch(api.server.url + link, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: api.server.url },
      body: new URLSearchParams({ intent: 'start', commandId, ...grace }),
    })
    expect(answer.headers.getSetCookie().join()).not.toContain(victim)
  })
})
