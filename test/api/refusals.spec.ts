import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf, type Permission } from '#contracts/kernel/permissions.ts'
import { userDecider } from '#domain/user/decider.ts'
import { issueCandidateToken } from '#services/use-cases/candidacy/candidate-token.ts'
import { accountHandlers } from '#services/http/api/handlers/accounts.ts'
import { candidateHandlers } from '#services/http/api/handlers/candidates.ts'
import { identityHandlers } from '#services/http/api/handlers/identity.ts'
import { linkOf } from '#services/use-cases/candidacy/link.ts'
import { cardsAsOf } from '#services/audit/board-as-of.ts'
import { aJob } from '../fixtures/job.ts'
import { nobody, type Who } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

const here = useInside({ BILLING_SECRET: 'a secret for billing', MAIL_REPORTS_SECRET: 'a secret for reports' })
const legacy = '/api/legacy'
const admin = (changes: Partial<Extract<Asker, { kind: 'user' }>> = {}) =>
  ({
    kind: 'user',
    companyId: here.acme.companyId,
    userId: here.acme.userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
    ...changes,
  }) as Extract<Asker, { kind: 'user' }>
const only = (...permissions: Permission[]) =>
  admin({ userId: randomUUID(), role: 'edit', creator: false, permissions })
const aKey = (): Asker => ({
  kind: 'apiKey',
  companyId: here.acme.companyId,
  keyId: here.acme.key.keyId,
  permissions: permissionsOf.admin,
})
const commandId = () => randomUUID()
const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

type Sent = Parameters<typeof here.send>[3]
type Call = [
  title: string,
  who: () => Who,
  method: string,
  path: () => string,
  sent: () => Sent,
  status: number,
  code: string,
  words: string,
]
const [the, key, anybody] = [() => here.acme.admin, () => here.acme.key, () => nobody]
const calls: Call[] = [
  [
    'without a session or key',
    anybody,
    'GET',
    () => `${legacy}/user`,
    () => ({}),
    401,
    'auth/required',
    'Sign in, or send an API key as a bearer token',
  ],
  [
    'beyond one’s role',
    () => here.acme.review,
    'POST',
    () => '/api/v2/job',
    () => ({ body: { title: 'Porter' } }),
    403,
    'auth/forbidden',
    'Your role does not allow this',
  ],
  [
    'with a consistency token that is no JSON',
    the,
    'GET',
    () => `${legacy}/user`,
    () => ({ headers: { 'x-consistency': '{' } }),
    400,
    'request/invalid',
    'The X-Consistency header is not JSON',
  ],
  [
    'with somebody else’s idea of one',
    the,
    'GET',
    () => `${legacy}/user`,
    () => ({ headers: { 'x-consistency': '[1]' } }),
    400,
    'request/invalid',
    'The X-Consistency header is not one of our tokens',
  ],
  [
    'that names nobody',
    key,
    'POST',
    () => `${legacy}/users/setUsername`,
    () => ({ body: { username: 'Rita' } }),
    400,
    'request/invalid',
    'Say whose name it is',
  ],
  [
    'that names no role',
    the,
    'PUT',
    () => `${legacy}/users/updateCollaborator`,
    () => ({ body: { user_id: here.acme.memberId } }),
    400,
    'request/invalid',
    'Say which role',
  ],
  [
    'of a key that has nobody to link',
    key,
    'POST',
    () => `${legacy}/users/linkAccount`,
    () => ({ body: { connection: 'google', idToken: 'x' } }),
    409,
    'account/identity-not-linked',
    'Only a person’s account can be linked',
  ],
  [
    'with an ID token of nobody we know',
    anybody,
    'POST',
    () => `${legacy}/users/sso/signup`,
    () => ({ body: { company_id: 'nobody', idToken: 'x' } }),
    403,
    'identity/sso-unsupported',
    'Error in SSO authentication. Company does not support SSO.',
  ],
  [
    'with half a character',
    the,
    'PUT',
    () => `${legacy}/companies/updateCompanyDetails`,
    () => ({ body: { name: 'Acme \ud83d' } }),
    400,
    'request/invalid',
    'This text has characters that cannot be stored',
  ],
  [
    'of a rating that is somebody else’s',
    the,
    'PUT',
    () => `${legacy}/videos/saveRating`,
    () => ({ body: { id: here.acme.started, rating: { value: 5, reviewerId: randomUUID() } } }),
    403,
    'auth/forbidden',
    'Nobody can rate in the name of somebody else',
  ],
  [
    'with half the columns of a board',
    the,
    'PATCH',
    () => `${legacy}/jobs/kanban`,
    () => ({ body: { job_id: here.acme.jobId, kanban: [{ id: 'default', title: 'Applied' }] } }),
    404,
    'job/column-not-found',
    'Send every column of the board once',
  ],
  [
    'of a key that wants to follow a job',
    key,
    'PUT',
    () => `${legacy}/jobs/updateJobNotifications`,
    () => ({ body: { interviewId: here.acme.jobId, follow: true } }),
    409,
    'job/nobody-follows',
    'A key is nobody who could be told: only a person follows a job',
  ],
  [
    'of a billing service without its secret',
    anybody,
    'POST',
    () => '/hooks/billing',
    () => ({ body: {} }),
    401,
    'auth/required',
    'Send the secret of the billing service as a bearer token',
  ],
  [
    'of a mail service without its secret',
    anybody,
    'POST',
    () => '/hooks/mail',
    () => ({ body: {} }),
    401,
    'auth/required',
    'Send the secret of the mail service as a bearer token',
  ],
  [
    'of a mail service that hands on a report without its secret',
    anybody,
    'POST',
    () => '/hooks/mail/reports',
    () => ({ body: {} }),
    401,
    'auth/required',
    'Send the secret of the mail service as a bearer token',
  ],
  [
    'to watch nothing',
    the,
    'GET',
    () => '/live',
    () => ({}),
    400,
    'request/invalid',
    'Say what to watch: a job, a candidate, interviews or the inbox',
  ],
  [
    'for a recording that is not there',
    the,
    'GET',
    () => '/media/nothing',
    () => ({}),
    404,
    'media/not-found',
    'There is no such recording',
  ],
  [
    'whose body is no JSON',
    the,
    'POST',
    () => '/api/v2/job',
    () => ({ raw: '{', headers: { 'content-type': 'application/json' } }),
    400,
    'request/malformed-json',
    "Body is not valid JSON but content-type is set to 'application/json'",
  ],
  [
    'of a script that does not post',
    the,
    'PUT',
    () => `/jobs-cep/create/${here.acme.jobId}/save`,
    () => ({ body: {} }),
    400,
    'request/invalid',
    'Only POST is answered here',
  ],
  [
    'of a script that sends a form',
    the,
    'POST',
    () => `/jobs-cep/create/${here.acme.jobId}/save`,
    () => ({ form: {} }),
    415,
    'request/unsupported-media-type',
    'This must be JSON',
  ],
  [
    'of a script that sends a book',
    the,
    'POST',
    () => `/jobs-cep/create/${here.acme.jobId}/save`,
    () => ({ body: { x: 'x'.repeat(1_000_001) } }),
    413,
    'request/too-large',
    'This is more than a job can hold',
  ],
  [
    'of a script nobody understands',
    the,
    'POST',
    () => `/jobs-cep/create/${here.acme.jobId}/save`,
    () => ({ body: { x: 1 } }),
    400,
    'request/invalid',
    'This could not be understood',
  ],
  [
    'of a script whose session is over',
    anybody,
    'POST',
    () => `/jobs-cep/create/${here.acme.jobId}/save`,
    () => ({ body: { x: 1 } }),
    401,
    'auth/required',
    'Your session has ended. Please sign in again.',
  ],
]

describe('a call is refused in words', () => {
  it.each(calls)('%s', async (_, who, method, path, sent, status, code, words) => {
    const answer = await here.send(who(), method, path(), sent())
    expect([answer.status, answer.text], answer.text).toEqual([
      status,
      expect.stringContaining(JSON.stringify(words).slice(1, -1)),
    ])
    expect(answer.text).toContain(`"code":"${code}"`)
  })
})

type Case = [title: string, attempt: () => Promise<unknown>, code: string, words: string]
const applying = () => ({
  token: null,
  referral: false,
  commandId: commandId(),
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
})
const cases: Case[] = [
  [
    'candidates beyond a bulk',
    () =>
      here.platform.useCases.review.moveCandidates(admin(), {
        jobId: here.acme.jobId,
        candidateIds: ids(501),
        toColumn: 'hired',
        commandId: commandId(),
      } as never),
    'request/invalid',
    'At most 500 candidates can be moved at once',
  ],
  [
    'a question without words',
    () =>
      here.platform.useCases.shell.askSupport(admin(), {
        text: ' ',
        page: '/',
        from: { name: 'Rita', email: 'rita@acme.test' },
      }),
    'request/invalid',
    'Your question was not sent',
  ],
  [
    'users nobody named',
    () => here.platform.useCases.team.removeUsers(admin(), { userIds: [], commandId: commandId() }),
    'request/invalid',
    'Name 1 to 1000 users',
  ],
  [
    'an invitation of nobody',
    () => here.platform.useCases.team.inviteUsers(admin(), { people: [], commandId: commandId() }),
    'request/invalid',
    'Invite 1 to 100 people at a time',
  ],
  [
    'an invitation of no candidate',
    () =>
      here.platform.useCases.candidacy.inviteCandidates(admin(), {
        jobId: here.acme.jobId,
        people: [],
        commandId: commandId(),
      }),
    'request/invalid',
    'Invite 1 to 200 people at a time',
  ],
  [
    'a role above one’s own',
    () =>
      here.platform.useCases.team.assignRole(only('users.update'), {
        userIds: [here.acme.memberId],
        roleId: 'admin',
        commandId: commandId(),
      }),
    'auth/forbidden',
    'You cannot give a role that allows more than your own',
  ],
  [
    'a key label that is too long',
    () =>
      here.platform.useCases.accounts
        .issueApiKey(admin(), { label: 'x'.repeat(81), scopes: ['jobs.read'] })
        .catch(fieldOf('label')),
    'request/invalid',
    'Use at most 80 characters',
  ],
  [
    'a token for a process',
    () => here.platform.useCases.accounts.issueEntry(aKey()),
    'auth/forbidden',
    'Sign in to issue a token',
  ],
  [
    'a history one may not see',
    () => here.platform.readers.auditOf(only('jobs.read')),
    'auth/forbidden',
    'You may not see this history',
  ],
  [
    'a raw event one may not see',
    () => here.platform.useCases.history.rawEvent(only('candidates.read'), here.acme.started, 0),
    'auth/forbidden',
    'Your role does not include the audit log',
  ],
  [
    'an event that is not there',
    () => here.platform.useCases.history.rawEvent(admin(), here.acme.started, 9999),
    'not-found',
    'There is no such event',
  ],
  [
    'an application to a job that is not there',
    () => here.platform.useCases.candidacy.startApplication({ ...applying(), link: 'nowhere' }, '203.0.113.9'),
    'job/not-found',
    'This job does not exist',
  ],
  [
    'an answer of nobody',
    () => here.platform.useCases.candidacy.finishApplication('nobody'),
    'auth/required',
    'Please open the link of the job again',
  ],
  [
    'a password of an account that is gone',
    () => here.platform.useCases.accounts.changePassword(only(), { current: 'x', next: 'y' }),
    'account/not-found',
    'No such account',
  ],
  [
    'a code that is none',
    () => here.platform.useCases.accounts.verifyEmail(admin(), '12', '203.0.113.8'),
    'account/code-wrong',
    'The code has 4 digits.',
  ],
]
/** What was said of one field, as a refusal of its own. */
const fieldOf = (field: string) => (error: { code: string; fields?: Record<string, string> }) => {
  throw Object.assign(new Error(error.fields?.[field]), { code: error.code })
}

describe('a person is refused in words', () => {
  it.each(cases)('%s', async (_, attempt, code, words) => {
    await expect(attempt()).rejects.toMatchObject({ code, message: words })
  })

  it('whose tokens are all in use', async () => {
    for (let n = 0; n < 50; n++) await here.platform.useCases.accounts.issueToken(admin(), { scopes: null })
    await expect(here.platform.useCases.accounts.issueToken(admin(), { scopes: null })).rejects.toMatchObject({
      code: 'auth/too-many-attempts',
      message: 'A person can have 50 tokens at once. Revoke one that is no longer used.',
    })
  })

  it('who names someone above them, or anyone by a token that may not; but not who says what they are called (AUTH-040)', async () => {
    const rename = (asker: Asker, userId: string) =>
      here.platform.useCases.team.renameUser(asker, { userId, name: 'Nemo', commandId: commandId() })
    await expect(rename(only('users.update', ...permissionsOf.review), here.acme.userId)).rejects.toMatchObject({
      code: 'auth/forbidden',
      message: 'This user may do more than you. Ask an administrator',
    })
    const viewer = (await here.get(here.acme.review, `${legacy}/user`)).body.user.user_id
    await expect(rename(only('jobs.read'), viewer)).rejects.toMatchObject({
      code: 'auth/forbidden',
      message: 'Your role does not allow this',
    })
    const byToken = admin({
      userId: viewer,
      permissions: permissionsOf.review,
      session: { id: randomUUID(), kind: 'token', method: 'link', endsAt: Date.now() + 1000 } as never,
    })
    await expect(rename(byToken, viewer)).rejects.toMatchObject({ code: 'auth/forbidden' })
    expect(
      (await here.post(here.acme.review, `${legacy}/users/setUsername`, { body: { username: 'Vera Viewer' } })).body,
    ).toEqual({ status: 'OK' })
    expect((await here.get(here.acme.review, `${legacy}/user`)).body.user.username).toBe('Vera Viewer')
  })

  it('who changes someone above them', async () => {
    const another = randomUUID()
    const data = {
      userId: another,
      name: 'Adam',
      email: 'adam@acme.test',
      passwordHash: 'none',
      role: 'admin' as const,
      creator: false,
      emailVerified: true,
      complete: true,
    }
    await here.platform.commands.handle(
      userDecider,
      another,
      { type: 'SignUpUser', data },
      here.platform.context(admin()),
    )
    const { changed } = await here.platform.useCases.team.assignRole(only('users.update', ...permissionsOf.review), {
      userIds: [another],
      roleId: 'review',
      commandId: commandId(),
    })
    expect(changed).toMatchObject([
      { code: 'auth/forbidden', problem: 'This user may do more than you. Ask an administrator' },
    ])
  })

  it('who invites people that cannot be', async () => {
    const people = ['nobody', 'admin@acme.test', 'invited@acme.test'].map((email) => ({ email, roleId: 'review' }))
    const { invited } = await here.platform.useCases.team.inviteUsers(admin(), { people, commandId: commandId() })
    expect(invited.map(({ problem }) => (typeof problem === 'object' && problem ? problem.text : problem))).toEqual([
      'This is not a complete email address',
      'This person is in your team already',
      'This person has been invited already',
    ])
  })

  it('who invites to, or applies for, a job that takes no one', async () => {
    const { jobId } = await here.platform.useCases.jobs.createJob(admin(), {
      draft: aJob({ jobTitle: 'Night porter' }),
    })
    const invite = () =>
      here.platform.useCases.candidacy.inviteCandidates(admin(), {
        jobId,
        people: [{ name: 'Ada', email: 'ada@example.org', phone: '' }],
        commandId: commandId(),
      })
    await expect(invite()).rejects.toMatchObject({
      code: 'job/not-active',
      message: 'Activate the job before you invite candidates',
    })
    await here.platform.useCases.jobs.activateJob(admin(), { jobId })
    await here.platform.useCases.jobs.archiveJob(admin(), { jobId })
    await expect(
      here.platform.useCases.candidacy.startApplication(
        { ...applying(), link: linkOf({ companyId: here.acme.companyId, jobId }) },
        '203.0.113.9',
      ),
    ).rejects.toMatchObject({ code: 'job/not-active', message: 'This job does not take applications any more' })
  })

  it('who begins an upload before the application', async () => {
    const { companyId, jobId, invited } = here.acme
    const token = issueCandidateToken(
      here.platform.engines.keys,
      { companyId, jobId, candidateId: invited },
      here.platform.now(),
    )
    const about = {
      recordingId: randomUUID(),
      moduleId: 'video',
      questionId: 'q1',
      take: '1',
      mimeType: 'video/webm',
      sha256: 'a'.repeat(64),
      durationMs: '1000',
    }
    const metadata = Object.entries(about)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',')
    const answer = await here.post({ headers: { 'x-candidate-token': token } }, '/api/uploads', {
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000', 'upload-metadata': metadata },
    })
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ code: 'candidate/not-started', detail: 'Please begin with the start form' }),
    ])
  })

  it('whose comment is saved and, the candidate being deleted meanwhile, not to be seen in time', async () => {
    const { readers, engines } = here.platform
    const late = {
      ...here.platform,
      caughtUp: async () => ['a stream'],
      engines: { ...engines, store: { ...engines.store, read: async () => [] } },
      readers: { ...readers, candidateDetail: async () => ({ comments: [] }) },
    }
    const call = { asker: admin(), params: { id: here.acme.started }, body: { text: 'There' }, commandId: commandId() }
    await expect(candidateHandlers.comment(late as never, call as never)).rejects.toMatchObject({
      code: 'command/unavailable',
      message: 'This was saved and is not to be seen yet. Look again in a moment.',
    })
  })

  it('who creates a job while the subscription is paused', async () => {
    const report = {
      id: randomUUID(),
      company_id: here.rival.companyId,
      cb_subscription_status: 'paused',
      cb_pausedDate: new Date().toISOString(),
    }
    expect(
      (
        await here.post({ headers: { authorization: 'Bearer a secret for billing' } }, '/hooks/billing', {
          body: report,
        })
      ).status,
    ).toBe(200)
    const attempt = here.platform.useCases.jobs.createJob(
      admin({ companyId: here.rival.companyId, userId: here.rival.userId }),
      { draft: aJob() },
    )
    await expect(attempt).rejects.toMatchObject({
      code: 'subscription/paused',
      message: 'Your subscription is paused. Resume it to go on.',
    })
  })

  it('who invites once too many messages of the company were reported', async () => {
    const complaint = (id: string) =>
      here.post({ headers: { authorization: 'Bearer a secret for reports' } }, '/hooks/mail', {
        body: { id, company_id: here.rival.companyId, kind: 'complaint' },
      })
    for (const id of ['first', 'second']) expect((await complaint(id)).body).toEqual({ status: 'OK' })
    const rival = admin({ companyId: here.rival.companyId, userId: here.rival.userId })
    const { invited } = await here.platform.useCases.team.inviteUsers(rival, {
      people: [{ email: 'late@rival.test', roleId: 'review' }],
      commandId: commandId(),
    })
    expect(invited[0]!.outcome).toBe('limited')
  })

  it('who looks back at more candidates than can be shown', async () => {
    const { store } = here.platform.reads
    const crowded = {
      ...here.platform,
      reads: {
        ...here.platform.reads,
        store: { ...store, find: async () => Array.from({ length: 100_001 }, () => ({ _id: randomUUID() })) },
      },
    }
    await expect(cardsAsOf(crowded as never, admin(), here.acme.jobId, new Date().toISOString())).rejects.toMatchObject(
      {
        code: 'query/too-expensive',
        message: 'This job has too many candidates for an earlier moment to be shown here',
      },
    )
  })
})

describe('a check that fails, rather than is refused, is a no to older programs', () => {
  it('whether an address has an account (AUTH-034), a company single sign-on (AUTH-031), and through what someone signs in (AUTH-033)', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = async () => Promise.reject(new Error('the disk is on fire'))
    const platform = {
      useCases: { accounts: { checkUserExists: broken, companyWithSingleSignOn: broken, connectionFor: broken } },
    } as never
    expect(
      await accountHandlers.checkUserExists(platform, {
        body: { email: 'rita@acme.test' },
        address: '192.0.2.1',
      } as never),
    ).toEqual({ body: { exists: false } })
    expect(
      await identityHandlers.checkCompanyForSSOSupport(platform, { query: { companySlug: 'acme' } } as never),
    ).toEqual({ body: { sso: false } })
    expect(
      await identityHandlers.userSso(platform, { query: { email: 'rita@acme.test' }, address: '192.0.2.1' } as never),
    ).toEqual({ body: { connection: false } })
    expect(told).toHaveBeenCalledTimes(2)
    told.mockRestore()
  })
})
