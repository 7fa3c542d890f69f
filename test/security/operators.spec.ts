import { describe, expect, it } from 'vitest'
import { experienceOf } from '#services/http/api/journey-wire.ts'
import { choice, journeyWith } from '../fixtures/job.ts'
import { useApi, type Who } from '../support/api.ts'

const api = useApi()
const page = async (who: Who, path: string) => (await api.get(who, path, { headers: { accept: 'text/html' } })).text
const plan = (who: Who, companyId: string, name: string) =>
  api.send(who, 'POST', '/admin/settings/companies', {
    raw: new URLSearchParams({ companyId, plan: name }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const planOf = async (key: Who) => (await api.get(key, '/api/v2/company')).body.plan_name

describe('what belongs to the installation', () => {
  it('is shown to operators; an administrator sees whether it works for the company', async () => {
    const [installation, company] = [
      await page(api.acme.operator, '/admin/settings/system'),
      await page(api.acme.admin, '/admin/settings/system'),
    ]
    for (const text of ['Read models', 'of memory in use', 'Write-ahead log']) {
      expect(installation).toContain(text)
      expect(company).not.toContain(text)
    }
    expect(company).toContain('Figures of the whole installation are for the people who run it.')
    expect(company).toContain('Every page shows all that was written.')
  })

  it('signs each company roots over its own streams, and shows those over the whole log to operators', async () => {
    const of = async (who: Who, query = '') =>
      (await api.get(who, `/admin/settings/roots.ndjson${query}`)).text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { company?: string; events: number; streams: number; position?: number })
    const whole = (await of(api.acme.operator, '?of=installation')).at(-1)!
    for (const who of [api.acme.admin, api.rival.admin])
      expect(await of(who, '?of=installation')).toEqual(await of(who))
    const [acme, rival] = [(await of(api.acme.admin)).at(-1)!, (await of(api.rival.admin)).at(-1)!]
    expect([acme.company, rival.company]).toEqual([api.acme.companyId, api.rival.companyId])
    expect([acme, rival].some((root) => 'position' in root)).toBe(false)
    expect(acme.events + rival.events).toBeLessThan(whole.events)
    expect(await page(api.acme.admin, '/admin/settings/roots')).not.toContain('Whole installation')
    expect(await page(api.acme.operator, '/admin/settings/roots?of=installation')).toContain('Whole installation')
  })

  it('lists every company to operators, who find one by its name', async () => {
    expect(await page(api.acme.operator, '/admin/settings/companies')).toMatch(/acme[\s\S]*rival|rival[\s\S]*acme/)
    const found = await page(api.acme.operator, '/admin/settings/companies?q=RIV')
    expect(found).toContain(api.rival.companyId)
    expect(found).not.toContain(`${api.acme.companyId}"`)
    expect(await page(api.acme.operator, '/admin/settings/companies?q=.*')).toContain('No company found')
  })

  it('lets an operator see and limit a company’s messages, and an administrator not', async () => {
    const send = (who: Who, form: Record<string, string>) =>
      api.send(who, 'POST', '/admin/settings/companies', {
        raw: new URLSearchParams({ companyId: api.rival.companyId, ...form }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const shown = () => page(api.acme.operator, `/admin/settings/companies?q=${api.rival.companyId}`)
    expect((await send(api.rival.admin, { perDay: '9', messages: 'send' })).status).toBe(403)
    expect((await send(api.acme.operator, { perDay: '37', messages: 'send' })).status).toBe(200)
    expect(await shown()).toContain('of 37 sent')
    expect((await send(api.acme.operator, { perDay: '', messages: 'stop' })).status).toBe(200)
    expect(await shown()).toContain('Stopped by an operator')
    expect((await send(api.acme.operator, { perDay: 'many', messages: 'send' })).status).toBe(400)
    await send(api.acme.operator, { perDay: '', messages: 'send' })
  })

  it('lets an operator say how many questions a job of a company can have, and no one of the company', async () => {
    const limit = (who: Who, moduleLimit: string) =>
      api.send(who, 'POST', '/admin/settings/companies', {
        raw: new URLSearchParams({ companyId: api.rival.companyId, moduleLimit }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const create = async (questions: number) => {
      const modules = Array.from({ length: questions }, (_, n) => choice(`q${n}`))
      const candidate_experience = experienceOf(journeyWith(...modules))
      return (await api.post(api.rival.key, '/api/v2/job', { candidate_experience })).status
    }
    expect((await limit(api.rival.admin, '13')).status).toBe(403)
    expect((await limit(api.acme.operator, '12')).status).toBe(400)
    expect(await create(11)).toBe(422)
    expect((await limit(api.acme.operator, '13')).status).toBe(200)
    expect(await create(13)).toBe(201)
    expect(await create(14)).toBe(422)
    expect((await api.get(api.rival.key, '/api/v2/company')).body).toMatchObject({ moduleLimit: 13 })
    await limit(api.acme.operator, '10')
  })

  it('lets an operator put any company on a plan, and its own administrator on none', async () => {
    const own = new URLSearchParams({ plan: 'enterprise' }).toString()
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await api.send(api.rival.admin, 'POST', '/admin/billing', { raw: own, ...form })).status).toBe(403)
    expect((await plan(api.rival.operator, api.rival.companyId, 'enterprise')).status).toBe(403)
    expect(await planOf(api.rival.key)).toBe('performance')
    expect((await plan(api.acme.operator, api.rival.companyId, 'enterprise')).status).toBe(200)
    expect(await planOf(api.rival.key)).toBe('enterprise')
    expect(await planOf(api.acme.key)).toBe('performance')
    expect((await plan(api.acme.operator, 'c000000000000', 'team')).status).toBe(404)
  })
})
