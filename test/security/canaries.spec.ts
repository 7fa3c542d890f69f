import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import type { Endpoint } from '#contracts/http/api/route.ts'
import { pages } from '#contracts/http/pages.ts'
import { type Company, nobody, type Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { type Answer, useInside } from '../support/inside.ts'
import { forms } from './forms.ts'
import { type Ids, idsOf, pathOf, sampleOf } from './requests.ts'

const others = {} as Record<'nothing' | 'unverified' | 'unfinished' | 'invited', Who>
const here = useInside({}, async (platform, { acme }) => {
  const { useCases } = platform
  const { role, colleague } = colleaguesOf(platform, acme)
  others.nothing = await colleague('Nils Nobody', await role('Nothing at all'))
  const account = async (n: number) =>
    useCases.accounts.signUp(
      { name: 'Uma Unverified', email: `${randomUUID()}@acme.test`, password: 'tR4-vexing-lamp' },
      `192.0.2.${n}`,
    )
  const [unverified, unfinished] = [await account(1), await account(2)]
  const opened = async (one: typeof unverified) => ({
    headers: { cookie: `__Host-hirelog=${(await useCases.accounts.openSession(one)).sessionToken}` },
  })
  others.unfinished = await opened(unfinished)
  others.unverified = await opened(unverified)
  await useCases.accounts.giveSignUpDetails(
    (await useCases.accounts.sessionUser(others.unverified.headers.cookie!.split('=')[1]!))!.asker,
    { companyName: 'Uma & Co', phone: '' },
  )
  const mail = await platform.engines.mail.outbox(200)
  const code =
    /join\?\S*?code=([\w.-]+)/.exec(mail.find(({ to }) => to === 'invited@acme.test')?.text ?? '')?.[1] ?? 'nothing'
  others.invited = { headers: { cookie: `__Host-hirelog=${code}`, 'x-candidate-token': code } }
})

/** Everything of the other company's that has a name: whatever of it turns up anywhere has leaked. */
const planted = ({
  companyId,
  marker,
  jobId,
  columnId,
  started,
  invited,
  other,
  deleted,
  commentId,
  recordingId,
  userId,
  memberId,
  groupId,
  roleId,
  brandId,
  spareKey,
}: Company) => [
  companyId,
  marker,
  jobId,
  columnId,
  started,
  invited,
  other,
  deleted,
  commentId,
  recordingId,
  userId,
  memberId,
  groupId,
  roleId,
  brandId,
  spareKey.keyId,
  'rival.test',
  'of rival',
]
const callers: Record<string, () => Who> = {
  nobody: () => nobody,
  'somebody who is invited and has not joined': () => others.invited,
  'somebody who has not confirmed their address': () => others.unverified,
  'somebody whose sign-up is not complete': () => others.unfinished,
  'a colleague whose role allows nothing': () => others.nothing,
  'a viewer': () => here.acme.review,
  'an admin': () => here.acme.admin,
  'a key for analytics': () => here.acme.keyFor.analytics!,
}
const missing = (): Ids => ({
  companyId: 'c000000000000',
  jobId: randomUUID(),
  columnId: randomUUID(),
  candidateId: randomUUID(),
  commentId: randomUUID(),
  recordingId: randomUUID(),
  keyId: randomUUID(),
  key: `hl_c000000000000_${randomUUID()}`,
  userId: randomUUID(),
  memberId: randomUUID(),
  groupId: randomUUID(),
  roleId: randomUUID(),
  templateId: randomUUID(),
  workflowId: randomUUID(),
  brandId: randomUUID(),
  interviewId: randomUUID(),
  model: 'nothing',
})

/** Nothing in an answer names what was not in the question. */
function clean({ text, headers, status }: Answer, asked: string, what: string) {
  expect(status, what).toBeLessThan(500)
  const answered = text + JSON.stringify(headers)
  for (const secret of planted(here.rival))
    if (!asked.includes(secret)) expect(answered.includes(secret), `${what} tells ${secret}`).toBe(false)
}
/** Two answers that cannot be told apart, without the requested name, the moment and the nonce. */
function plain({ status, headers, text }: Answer, ids: Record<string, string>) {
  const {
    date: _date,
    'content-length': _length,
    'content-security-policy': _policy,
    'x-ratelimit-remaining': _left,
    'x-ratelimit-reset': _reset,
    ...rest
  } = headers
  const without = (value: string) =>
    Object.entries(ids)
      .reduce((left, [name, id]) => left.replaceAll(id, name).replaceAll(encodeURIComponent(id), name), value)
      .replaceAll(/nonce="[^"]*"/g, 'N')
  return { status, headers: without(JSON.stringify(rest)), text: without(text) }
}

const named = ({ jobId, other, companyId }: Company) => ({ jobId, candidateId: other, link: `${companyId}.${jobId}` })
const nowhere = () => ({ jobId: randomUUID(), candidateId: randomUUID(), link: `c000000000000.${randomUUID()}` })
const addressOf = (path: string, names: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => names[name]!)

describe.each(Object.entries(callers))('%s', (_, who) => {
  it('is told nothing of another company by any call, and cannot tell what is there from what never was', async () => {
    const send = (endpoint: Endpoint, ids: Ids) => {
      const sample = sampleOf(endpoint, ids)
      return here.send(who(), endpoint.method, pathOf(endpoint, sample), { body: sample.body })
    }
    for (const endpoint of endpoints.filter(({ id }) => id !== 'logout')) {
      const what = `${endpoint.method} ${endpoint.url}`
      if (endpoint.method === 'GET') clean(await send(endpoint, idsOf(here.acme)), '', what)
      if (endpoint.spec.target === 'none' || endpoint.spec.target === 'read-model') continue
      const [theirs, never] = [{ ...idsOf(here.rival), model: 'nothing' }, missing()]
      const [answer, stranger] = [await send(endpoint, theirs), await send(endpoint, never)]
      clean(answer, Object.values(theirs).join(), what)
      expect(plain(answer, theirs), what).toEqual(plain(stranger, never))
    }
  })

  it('is told nothing of another company by any page, as it is now or as it was', async () => {
    for (const [folder, { path, open, target }] of Object.entries(pages).filter(([, { open }]) => open)) {
      const get = (names: Record<string, string>, more = '') =>
        here.get(who(), addressOf(path, names) + more, { headers: { accept: 'text/html' } })
      clean(await get(named(here.acme)), '', folder)
      if (open === null || (target !== 'job' && target !== 'candidate')) continue
      for (const more of ['', ...(folder.includes('history') ? ['?at=2026-01-01T00:00:00Z'] : [])]) {
        const [theirs, never] = [named(here.rival), nowhere()]
        const [answer, stranger] = [await get(theirs, more), await get(never, more)]
        clean(answer, Object.values(theirs).join(), folder)
        expect(plain(answer, theirs), folder).toEqual(plain(stranger, never))
      }
    }
  })

  it('is told nothing by searches, lists, exports, questions of analysts and live streams that name it', async () => {
    const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
    const { marker, jobId, started, companyId, userId, interviewId } = here.rival
    const asked = [
      `/admin/search?q=${marker}`,
      `/admin/jobs?search=${marker}`,
      `/admin/videos?search=${marker}`,
      `/admin/stats?job=${jobId}`,
      `/admin/settings?tab=users&search=rival`,
      `/admin/settings?tab=audit&user=${userId}`,
      `/api/v2/jobs?search=${marker}`,
      '/api/v2/users/searchUser?search=rival',
      '/api/legacy/users/searchUser?search=Wolverine',
      ...['cards', 'candidates', 'users', 'jobs', 'candidate-facts'].flatMap((model) =>
        [
          `filter=${json({ companyId })}`,
          `filter=${json({ $or: [{ companyId }, { _id: started }] })}`,
          `sort=${json({ companyId: -1 })}&format=csv`,
        ].map((query) => `/api/analytics/read-models/${model}?${query}`),
      ),
      `/live?job=${jobId}`,
      `/live?candidate=${started}`,
      `/live?interview=${interviewId}`,
      `/media/${started}`,
      `/api/uploads/${started}`,
    ]
    for (const url of asked)
      clean(await here.get(who(), url, { headers: { accept: '*/*' } }), decodeURIComponent(url), url)
    for (const pipeline of [
      [{ $match: { companyId } }],
      [{ $group: { _id: '$companyId', n: { $sum: 1 } } }],
      [{ $lookup: { from: 'candidates', pipeline: [], as: 'all' } }],
      [{ $unionWith: 'candidates' }],
    ])
      clean(
        await here.post(who(), '/api/analytics/read-models/candidate-facts/aggregate', { body: { pipeline } }),
        JSON.stringify(pipeline),
        JSON.stringify(pipeline),
      )
  })

  it('changes nothing of another company by any form, and is refused as for what never was', async () => {
    for (const [folder, form] of Object.entries(forms).filter(([folder]) =>
      ['job', 'candidate'].includes(pages[folder]!.target),
    )) {
      const send = (names: ReturnType<typeof named>) => {
        const sent = form(names)
        return here.post(
          who(),
          addressOf(pages[folder]!.path, names) + (folder.endsWith('_index') ? '?index' : ''),
          'json' in sent ? { body: sent.json } : { form: sent.form },
        )
      }
      const [theirs, never] = [named(here.rival), nowhere()]
      const [answer, stranger] = [await send(theirs), await send(never)]
      clean(answer, Object.values(theirs).join(), folder)
      expect(plain(answer, theirs).status, folder).toBe(plain(stranger, never).status)
    }
  })
})

it('all that left the other company as it was', async () => {
  expect((await here.get(here.rival.key, `/api/v2/jobs/${here.rival.jobId}`)).body).toMatchObject({
    status: 'active',
    title: 'Engineer Wolverine',
    kanban: expect.arrayContaining([expect.objectContaining({ title: 'Phone Wolverine' })]),
  })
})
