import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { colleaguesOf } from '../support/colleagues.ts'
import { type Answer, useInside } from '../support/inside.ts'

const here = useInside({}, async (platform, { acme }) => colleaguesOf(platform, acme).onPlan('enterprise'))

type Form = Record<string, string>
const post = (url: string, form: Form, who = here.acme.admin) => here.post(who, url, { form })
const written = async (type: string) => (await here.platform.engines.store.readAll(null, 100_000)).filter((event) => event.type === type).length
const questions = async () => (await here.platform.useCases.outboxAt('support@hire.example.com')).length
const settings = (tab: string) => `/admin/settings?tab=${tab}`
const found = (pattern: RegExp) => ({ text }: Answer) => pattern.exec(text)?.[0] ?? `nothing like ${pattern} in ${text}`

type Row = [what: string, { url: () => string; form: (name: string) => Form; made: () => Promise<number>; outcome: (answer: Answer) => unknown }]
/** What makes something or sends something off; `outcome` is what the person is told, or where they are led. */
const rows: Row[] = [
  ['a new job', { url: () => '/jobs-cep/create', form: (jobTitle) => ({ jobTitle }), made: () => written('JobDrafted'), outcome: ({ status, headers }) => [status, headers.location] }],
  ['a new group', { url: () => settings('groups'), form: (name) => ({ intent: 'create-group', name, color: 'red', defaultRoleId: 'review' }), made: () => written('GroupCreated'), outcome: ({ status }) => status }],
  ['a new role', { url: () => settings('roles'), form: (name) => ({ intent: 'create-role', name, permissions: 'jobs.read' }), made: () => written('RoleCreated'), outcome: ({ status }) => status }],
  ['an API key', { url: () => settings('api-keys'), form: (label) => ({ intent: 'issue-key', label, scopes: 'jobs.read' }), made: () => written('ApiKeyIssued'), outcome: found(/hl_c[0-9a-z]{12}_[0-9a-f]{32}_[\w-]{43}/) }],
  ['a comment', { url: () => `/admin/jobs/${here.acme.jobId}/candidates/${here.acme.started}?index`, form: (text) => ({ intent: 'comment', text }), made: () => written('CandidateCommented'), outcome: ({ status }) => status }],
  ['a question to support', { url: () => '/admin/support', form: (text) => ({ text, page: '/admin/overview' }), made: questions, outcome: ({ status, text }) => [status, text] }],
  ['invitations to colleagues', { url: () => settings('users'), form: (name) => ({ intent: 'invite', emails: `${name.toLowerCase()}@joins.test`, roleId: 'review' }), made: () => written('UserInvited'), outcome: found(/1 invitation is on its way/) }],
]

describe.each(rows)('%s', (_, { url, form, made, outcome }) => {
  const name = () => `Panel${randomUUID().slice(0, 8)}`
  const madeBy = async (requests: () => Promise<Answer[]>) => {
    const before = await made()
    const answers = await requests()
    return { made: (await made()) - before, outcomes: answers.map(outcome), answers }
  }

  it('is there once when its form is sent again because nobody heard of the first time, and the answer is the first one', async () => {
    const sent = { ...form(name()), commandId: randomUUID() }
    const one = await madeBy(async () => [await post(url(), sent), await post(url(), sent)])
    expect(one.made).toBe(1)
    expect(one.answers[0]!.status).toBeLessThan(400)
    expect(one.outcomes[1]).toEqual(one.outcomes[0])
  })

  it('is there once when its form is sent twice at the same moment', async () => {
    const sent = { ...form(name()), commandId: randomUUID() }
    const { made, outcomes, answers } = await madeBy(() => Promise.all([post(url(), sent), post(url(), sent)]))
    expect(made).toBe(1)
    expect(answers[0]!.status).toBeLessThan(400)
    expect(outcomes[1]).toEqual(outcomes[0])
  })

  it('is another one when what was typed is another, also from the same form', async () => {
    const commandId = randomUUID()
    const { made } = await madeBy(async () => [await post(url(), { ...form(name()), commandId }), await post(url(), { ...form(name()), commandId })])
    expect(made).toBe(2)
  })
})

it('draws an id into each page with such a form for those who have no scripts, another with each load', async () => {
  const ids = async (url: string) => [...(await here.get(here.acme.admin, url)).text.matchAll(/name="commandId" value="([0-9a-f-]{36})"/g)].map(([, id]) => id)
  for (const url of ['/jobs-cep/create', settings('groups'), settings('roles'), settings('api-keys'), settings('users')]) {
    const [first, second] = [await ids(url), await ids(url)]
    expect([url, first.length, second.length]).toEqual([url, 1, 1])
    expect(first).not.toEqual(second)
  }
})

it('tells nobody else the key that somebody made, whatever they know of the form', async () => {
  const sent = { intent: 'issue-key', label: 'Nightly', scopes: 'jobs.read', commandId: randomUUID() }
  const keyIn = found(/hl_c[0-9a-z]{12}_[0-9a-f]{32}_[\w-]{43}/)
  const own = keyIn(await post(settings('api-keys'), sent))
  const second = await colleaguesOf(here.platform, here.acme).colleague('Omar Haddad', 'admin')
  expect(keyIn(await post(settings('api-keys'), sent, second))).not.toBe(own)
  expect(keyIn(await post(settings('api-keys'), sent, here.rival.admin))).not.toBe(own)
})
