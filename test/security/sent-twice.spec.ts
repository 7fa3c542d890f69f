import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { type Answer, useInside } from '../support/inside.ts'

const here = useInside({}, async (platform, { acme }) => colleaguesOf(platform, acme).onPlan('enterprise'))

type Form = Record<string, string>
const post = (url: string, form: Form, who = here.acme.admin) => here.post(who, url, { form })
const written = async (type: string) =>
  (await here.platform.engines.store.readAll(null, 100_000)).filter((event) => event.type === type).length
const questions = async () => (await here.platform.useCases.accounts.outboxAt('support@hire.example.com')).length
const settings = (tab: string) => `/admin/settings?tab=${tab}`
const found =
  (pattern: RegExp) =>
  ({ text }: Answer) =>
    pattern.exec(text)?.[0] ?? `nothing like ${pattern} in ${text}`

type Row = [
  what: string,
  {
    url: () => string
    form: (name: string) => Form
    made: () => Promise<number>
    outcome: (answer: Answer) => unknown
  },
]
/** What makes something or sends something off; `outcome` is what the person reads, or where they are led. */
const rows: Row[] = [
  [
    'a new job',
    {
      url: () => '/jobs-cep/create',
      form: (jobTitle) => ({ jobTitle }),
      made: () => written('JobDrafted'),
      outcome: ({ status, headers }) => [status, headers.location],
    },
  ],
  [
    'a new group',
    {
      url: () => settings('groups'),
      form: (name) => ({ intent: 'create-group', name, color: 'red', defaultRoleId: 'review' }),
      made: () => written('GroupCreated'),
      outcome: ({ status }) => status,
    },
  ],
  [
    'a new role',
    {
      url: () => settings('roles'),
      form: (name) => ({ intent: 'create-role', name, permissions: 'jobs.read' }),
      made: () => written('RoleCreated'),
      outcome: ({ status }) => status,
    },
  ],
  [
    'an API key',
    {
      url: () => settings('api-keys'),
      form: (label) => ({ intent: 'issue-key', label, scopes: 'jobs.read' }),
      made: () => written('ApiKeyIssued'),
      outcome: found(/hl_c[0-9a-z]{12}_[0-9a-f]{32}_[\w-]{43}/),
    },
  ],
  [
    'a comment',
    {
      url: () => `/admin/jobs/${here.acme.jobId}/candidates/${here.acme.started}?index`,
      form: (text) => ({ intent: 'comment', text }),
      made: () => written('CandidateCommented'),
      outcome: ({ status }) => status,
    },
  ],
  [
    'a question to support',
    {
      url: () => '/admin/support',
      form: (text) => ({ text, page: '/admin/overview' }),
      made: questions,
      outcome: ({ status, text }) => [status, text],
    },
  ],
  [
    'invitations to colleagues',
    {
      url: () => settings('users'),
      form: (name) => ({ intent: 'invite', emails: `${name.toLowerCase()}@joins.test`, roleId: 'review' }),
      made: () => written('UserInvited'),
      outcome: found(/1 invitation is on its way/),
    },
  ],
]

describe.each(rows)('%s', (_, { url, form, made, outcome }) => {
  const name = () => `Panel${randomUUID().slice(0, 8)}`
  const madeBy = async (requests: () => Promise<Answer[]>) => {
    const before = await made()
    const answers = await requests()
    return { made: (await made()) - before, outcomes: answers.map(outcome), answers }
  }

  it('is there once when its form is sent again because no one heard of the first time, and the answer is the first one', async () => {
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
    const { made } = await madeBy(async () => [
      await post(url(), { ...form(name()), commandId }),
      await post(url(), { ...form(name()), commandId }),
    ])
    expect(made).toBe(2)
  })
})

/** A person invited to join: their invitation waits, or has run out and its seat and address are free. */
async function invitee(ranOut: boolean) {
  const { platform, acme } = here
  const { admin } = colleaguesOf(platform, acme)
  const email = `${randomUUID().slice(0, 8)}@joins.test`
  const { invited, token } = await platform.useCases.team.inviteUsers(admin, {
    people: [{ email, roleId: 'edit' }],
    commandId: randomUUID(),
  })
  await platform.caughtUp(token)
  const userId = invited[0]!.userId!
  const member = async () => (await platform.readers.teamOf(admin)).users.find(({ user_id }) => user_id === userId)!
  if (ranOut) {
    const { invitationId } = (await member()).invitation!
    await platform.commands.handle(
      userDecider,
      userId,
      { type: 'ExpireInvitation', data: { invitationId } },
      platform.context(admin),
    )
    const address = async () =>
      (
        await platform.commands.stateOf(
          emailReservationDecider,
          { companyId: SYSTEM },
          platform.engines.keys.blindIndex('email', email),
        )
      ).state.status
    await vi.waitFor(
      async () => expect([(await member()).status, await address()]).toEqual(['expired', 'free']),
      20_000,
    )
  }
  return { userId, email, member }
}

/** The buttons in the row of a colleague who has not joined. */
describe.each([
  {
    what: 'Resend',
    ranOut: false,
    sends: 'InvitationResent',
    form: ({ userId }: { userId: string }): Form => ({ intent: 'resend', userIds: userId }),
    told: /resent/,
  },
  {
    what: 'Invite again',
    ranOut: true,
    sends: 'UserInvited',
    form: ({ userId, email }: { userId: string; email: string }): Form => ({
      intent: 'invite',
      userIds: userId,
      emails: email,
      roleId: 'edit',
    }),
    told: /1 invitation is on its way/,
  },
])('$what', ({ ranOut, sends, form, told }) => {
  it('sends one message when it is pressed again because no one heard of the first time, and says the same', async () => {
    const person = await invitee(ranOut)
    const sent = { ...form(person), commandId: randomUUID() }
    const before = await written(sends)
    const answers = [await post(settings('users'), sent), await post(settings('users'), sent)]
    expect((await written(sends)) - before).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(found(told))[1]).toEqual(answers.map(found(told))[0])
    expect((await person.member()).status).toBe('pending')
  })

  it('carries an id of its own in each row', async () => {
    const { userId } = await invitee(ranOut)
    const { text } = await here.get(here.acme.admin, settings('users'))
    const row = text
      .split('</form>')
      .find(
        (part) =>
          part.includes(`value="${userId}"`) &&
          part.includes(`name="intent" value="${form({ userId, email: '' }).intent}"`),
      )
    expect(row).toMatch(/name="commandId" value="[0-9a-f-]{36}"/)
  })
})

describe('a key that a program asks for with an Idempotency-Key', () => {
  const keys = async () =>
    (await here.get(here.acme.admin, '/api/legacy/companies/getApiKey')).body.keys.map(
      ({ key_id }: { key_id: string }) => key_id,
    ) as string[]
  const ask = (body: object, key: string | undefined, who = here.acme.admin) =>
    here.send(who, 'PUT', '/api/legacy/api/data/updateApiKey', {
      body: { label: 'Sync', scopes: ['jobs.read'], ...body },
      headers: { 'idempotency-key': key },
    })

  it('is one, and the same answer, however often it is asked for', async () => {
    const before = await keys()
    const key = randomUUID()
    const [first, second] = [await ask({}, key), await ask({}, key)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    const together = await Promise.all([ask({}, `${key}2`), ask({}, `${key}2`)])
    expect(together[1]!.body).toEqual(together[0]!.body)
    expect(await keys()).toHaveLength(before.length + 2)
    expect((await here.get({ headers: { authorization: `Bearer ${second.body.key}` } }, '/api/v2/jobs')).status).toBe(
      200,
    )
  })

  it('replaces another once', async () => {
    const old = (await ask({}, undefined)).body
    const key = randomUUID()
    const [first, second] = [await ask({ replaces: old.key_id }, key), await ask({ replaces: old.key_id }, key)]
    expect([first.status, second.body]).toEqual([201, first.body])
    const left = await keys()
    expect([left.includes(old.key_id), left.filter((id) => id === first.body.key_id).length]).toEqual([false, 1])
  })

  it('is another without one, for another caller, and refused for something else under the same', async () => {
    const key = randomUUID()
    const { body } = await ask({}, key)
    expect((await ask({ label: 'Other' }, key)).body.code).toBe('command/id-reused')
    const second = await colleaguesOf(here.platform, here.acme).colleague('Omar Haddad', 'admin')
    for (const other of [await ask({}, undefined), await ask({}, key, second), await ask({}, key, here.rival.admin)]) {
      expect(other.status).toBe(201)
      expect(other.body.key).not.toBe(body.key)
    }
  })
})

it('draws an id into each page with such a form for those who have no scripts, another with each load', async () => {
  const ids = async (url: string) => [
    ...new Set(
      [...(await here.get(here.acme.admin, url)).text.matchAll(/name="commandId" value="([0-9a-f-]{36})"/g)].map(
        ([, id]) => id,
      ),
    ),
  ]
  for (const url of [
    '/jobs-cep/create',
    settings('groups'),
    settings('roles'),
    settings('api-keys'),
    settings('users'),
  ]) {
    const [first, second] = [await ids(url), await ids(url)]
    expect([url, first.length, second.length]).toEqual([url, 1, 1])
    expect(first).not.toEqual(second)
  }
})

it('tells no one else the key that someone made, whatever they know of the form', async () => {
  const sent = { intent: 'issue-key', label: 'Nightly', scopes: 'jobs.read', commandId: randomUUID() }
  const keyIn = found(/hl_c[0-9a-z]{12}_[0-9a-f]{32}_[\w-]{43}/)
  const own = keyIn(await post(settings('api-keys'), sent))
  const second = await colleaguesOf(here.platform, here.acme).colleague('Omar Haddad', 'admin')
  expect(keyIn(await post(settings('api-keys'), sent, second))).not.toBe(own)
  expect(keyIn(await post(settings('api-keys'), sent, here.rival.admin))).not.toBe(own)
})
