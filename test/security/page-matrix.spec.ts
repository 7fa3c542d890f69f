import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type PageRule, pages } from '#contracts/http/pages.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { type Company, nobody, type Reply, useApi, type Who } from '../support/api.ts'
import { forms, type Named } from './forms.ts'

const api = useApi()
const routes = join(import.meta.dirname, '../../web/routes')
const callers: Record<string, { who: () => Who; may: readonly string[] | null }> = {
  nobody: { who: () => nobody, may: null },
  'a candidate': { who: () => ({ headers: { cookie: `hirelog=${api.acme.candidateToken}` } }), may: null },
  'a viewer': { who: () => api.acme.review, may: permissionsOf.review },
  'an editor': { who: () => api.acme.edit, may: permissionsOf.edit },
  'an admin': { who: () => api.acme.admin, may: permissionsOf.admin },
  'an operator': { who: () => api.acme.operator, may: [...permissionsOf.admin, 'operator'] },
}

const namedBy = ({ jobId, other, companyId }: Company): Named => ({
  jobId,
  candidateId: other,
  link: `${companyId}.${jobId}`,
})
const missing = (): Named => ({ jobId: randomUUID(), candidateId: randomUUID(), link: `c000000000000.${randomUUID()}` })
const addressOf = ({ path }: PageRule, named: Named) => path.replace(/:(\w+)/g, (_, name: keyof Named) => named[name])
const outcome = (access: string, may: readonly string[] | null) =>
  access === 'public'
    ? 'open'
    : may === null
      ? 'sign in'
      : access === 'account' || access === 'signed-in' || may.includes(access)
        ? 'open'
        : 'forbidden'

const open = (who: Who, page: PageRule, named: Named) =>
  api.get(who, addressOf(page, named), { headers: { accept: 'text/html' } })
function change(who: Who, folder: string, named: Named): Promise<Reply> {
  const sent = forms[folder]!(named)
  const page = pages[folder]!
  const address =
    addressOf(page, named) + (folder.endsWith('_index') ? '?index' : ('query' in sent && sent.query) || '')
  return 'json' in sent
    ? api.post(who, address, sent.json)
    : api.send(who, 'POST', address, {
        raw: new URLSearchParams(sent.form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
}
/** That a candidate was deleted, when and by whom, is on the record: history alone outlives the candidate. */
const outlivesDeletion = ({ path }: PageRule) => /\/(history|events)\b/.test(path)
const goesToSignIn = ({ status, headers }: Reply) =>
  status === 302 && (headers.get('location') ?? '').startsWith('/login')
/** From billing people are led back to where they may be (A§2). */
const isBounced = ({ status, headers }: Reply) => status === 302 && headers.get('location') === '/admin/overview'
/** Pages answer with their own status; the board's script is answered with a refusal inside. */
const codeOf = ({ body }: Reply): string | null => body?.refusal?.code ?? body?.code ?? null
/** Their forms name an interview that is not there. */
const ofNoInterview = ['admin.lives', 'meetings.$eventId']
const isForbidden = (reply: Reply) => reply.status === 403 || codeOf(reply) === 'auth/forbidden'

describe.each(Object.entries(callers))('%s', (_, { who, may }) => {
  it.each(Object.entries(pages).filter(([, { open }]) => open))('opens %s as the table says', async (_folder, page) => {
    const own = await open(who(), page, namedBy(api.acme))
    const expected = outcome(page.open!, may)
    if (expected === 'sign in') expect(goesToSignIn(own), `${own.status} ${own.headers.get('location')}`).toBe(true)
    else if (expected === 'forbidden') expect(own.status === 403 || isBounced(own), String(own.status)).toBe(true)
    else {
      expect(
        own.status === 200 || (own.status === 302 && !goesToSignIn(own)) || page.path.endsWith('/nowhere'),
        String(own.status),
      ).toBe(true)
      expect(own.text).not.toContain(api.rival.marker)
    }
    if (page.target === 'none' || expected !== 'open') return
    const [none, theirs] = [
      await open(who(), page, missing()),
      page.target === 'link' ? null : await open(who(), page, namedBy(api.rival)),
    ]
    expect(none.status).toBe(404)
    if (page.path.includes(':candidateId'))
      expect((await open(who(), page, { ...namedBy(api.acme), candidateId: api.acme.deleted })).status).toBe(
        outlivesDeletion(page) ? own.status : 404,
      )
    if (theirs) expect([theirs.status, theirs.text.includes(api.rival.marker)]).toEqual([404, false])
  })

  it.each(Object.keys(forms))('changes %s as the table says', async (folder) => {
    const page = pages[folder]!
    const expected = outcome(page.change!, may)
    const answers = [await change(who(), folder, missing()), await change(who(), folder, namedBy(api.rival))]
    const own = await change(who(), folder, namedBy(api.acme))
    if (expected === 'sign in')
      for (const answer of [own, ...answers])
        expect(goesToSignIn(answer) || answer.status === 401, String(answer.status)).toBe(true)
    else if (expected === 'forbidden')
      expect(isForbidden(own) || isBounced(own), `${own.status} ${own.text.slice(0, 200)}`).toBe(true)
    else if (ofNoInterview.includes(folder)) expect(own.status).toBe(404)
    else {
      expect(own.status < 400 || own.status === 409, `${own.status} ${own.text.slice(0, 200)}`).toBe(true)
      expect(codeOf(own) ?? '').not.toMatch(/forbidden|not-found/)
      if (page.target !== 'none')
        for (const answer of answers)
          expect([answer.status, codeOf(answer)]).toEqual([answers[0]!.status, codeOf(answers[0]!)])
    }
    if (page.target !== 'none' || folder === 'admin.jobs._index')
      for (const answer of answers)
        expect(
          answer.status >= 400 || goesToSignIn(answer) || /not-found|forbidden/.test(codeOf(answer) ?? ''),
          `${answer.status} ${answer.text.slice(0, 200)}`,
        ).toBe(true)
  })
})

const formsOnly = Object.entries(pages).filter(([, { open }]) => open === null)

describe('an address that only takes forms', () => {
  it.each(formsOnly)('leads from %s to the page with its form', async (_, page) => {
    const { status, headers } = await open(api.acme.admin, page, namedBy(api.acme))
    const to = addressOf({ ...page, path: page.formOn! }, namedBy(api.acme))
    expect([status, headers.get('location')]).toEqual([302, to])
    expect(Object.values(pages).filter((each) => each.open && each.path === page.formOn)).toHaveLength(1)
  })
})

describe('the table of pages', () => {
  it('names every route there is, and no other', () => {
    expect(Object.keys(pages).toSorted()).toEqual(readdirSync(routes).toSorted())
  })

  it('has a form for every page that takes one and names who may send it', () => {
    const tried = Object.entries(pages).flatMap(([folder, { change }]) =>
      change && change !== 'public' ? [folder] : [],
    )
    expect(Object.keys(forms).toSorted()).toEqual(tried.toSorted())
  })

  it('left the other company as it was', async () => {
    expect((await api.get(api.acme.key, '/api/v2/company')).body.plan_name).toBe('performance')
    expect((await api.get(api.rival.key, `/api/v2/jobs/${api.rival.jobId}`)).body).toMatchObject({
      status: 'active',
      title: 'Engineer Wolverine',
      lastStepIdx: 0,
    })
    const { body } = await api.get(api.rival.key, '/api/analytics/read-models/cards')
    expect(body.rows.map(({ columnId }: { columnId: string }) => columnId)).toEqual(['default', 'default', 'default'])
  })
})

describe('any address', () => {
  const odd = ['x', '..%2f..', '%00', '__proto__', "'", 'x'.repeat(90), '%F0%9F%98%80']
  it.each(Object.entries(pages).filter(([, { target }]) => target !== 'none'))(
    '%s is a page or a refusal, and never our fault',
    async (folder, page) => {
      for (const value of odd)
        for (const who of [nobody, api.acme.admin]) {
          const named = { jobId: value, candidateId: value, link: value }
          for (const answer of [
            await open(who, page, named),
            ...(forms[folder] ? [await change(who, folder, named)] : []),
          ]) {
            expect(answer.status, `${addressOf(page, named)}`).toBeLessThan(500)
            expect(answer.text).not.toMatch(/node_modules|ZodError|\.ts:\d/)
          }
        }
    },
  )

  it.each(Object.entries(pages))('%s does not fall over a strange query', async (_folder, page) => {
    const address = addressOf(page, namedBy(api.acme))
    for (const query of [
      '__proto__=1',
      'page=-1',
      'page=1e99',
      'page[]=1',
      `search=${'x'.repeat(5000)}`,
      'currentTab=constructor',
      'at=never',
      'job=1&status=2&step=3&column=4',
      'q=%00%ff',
      'returnTo=//evil.example',
      'returnTo=https://evil.example',
    ])
      for (const who of [nobody, api.acme.admin]) {
        const answer = await api.get(who, `${address}${address.includes('?') ? '&' : '?'}${query}`, {
          headers: { accept: 'text/html' },
        })
        expect(answer.status, `${address} ${query}`).toBeLessThan(500)
        expect(answer.headers.get('location') ?? '').not.toMatch(/^(https?:)?\/\/evil/)
      }
  })
})
