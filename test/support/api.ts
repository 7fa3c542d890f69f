import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { type Permission, permissionsOf, type Role } from '#contracts/kernel/permissions.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { linkOf } from '#services/use-cases/candidacy/link.ts'
import { anAutomation } from '../fixtures/automation.ts'
import { aJob } from '../fixtures/job.ts'
import { journey } from './seed.ts'
import { aTemplate } from '../fixtures/template.ts'
import { giveFeatures } from './features.ts'
import { type RunningServer, startServer } from './server.ts'

export type Who = { headers: Record<string, string> }
export type Company = Awaited<ReturnType<typeof foundCompany>>
// What a client gets back is not known before it looks; the specs are the look.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Reply = { status: number; headers: Headers; body: any; text: string }
type Send = { body?: unknown; headers?: Record<string, string>; raw?: string | FormData }

export const nobody: Who = { headers: {} }
const password = 'tR4-vexing-lamp'
const OPERATOR_OF = (company: string) => `ops@${company}.test`

/** A company with an account of each role, API keys, an active job and three candidates, one of them with a comment; a fourth was deleted. */
export async function foundCompany(platform: Platform, name: string, marker: string) {
  const { useCases } = platform
  const { companyId, userId } = await useCases.accounts.openAccount({
    name: `${name} Admin`,
    email: `admin@${name}.test`,
    companyName: name,
    password,
  })
  const as = (role: Role, id = userId): Asker => ({
    kind: 'user',
    companyId,
    userId: id,
    role,
    creator: role === 'admin',
    permissions: permissionsOf[role],
  })
  const admin = as('admin')
  const plan = (name: PlanName) =>
    platform.commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'ChangePlan', data: { plan: name } },
      platform.context(admin),
    )
  await plan('enterprise')
  await platform.caughtUp({ [streamName(companyId, 'subscription', companyId)]: 1 })
  const team = await foundTeam(platform, admin, name)
  await plan('performance')
  await giveFeatures(platform, companyId, { api: true })

  const { brandId } = await useCases.company.createBrand(admin, { commandId: randomUUID() })

  const session = async (id: string): Promise<Who> => {
    const { sessionToken } = await useCases.accounts.openSession({ companyId, userId: id })
    return { headers: { cookie: `${sessionCookieName(platform.settings.publicUrl)}=${sessionToken}` } }
  }
  const colleague = async (role: Role, email = `${role}@${name}.test`): Promise<Who> => {
    const id = randomUUID()
    const data = {
      userId: id,
      name: `${name} ${role}`,
      email,
      passwordHash: 'none',
      role,
      creator: false,
      emailVerified: true,
      complete: true,
    }
    await platform.commands.handle(userDecider, id, { type: 'SignUpUser', data }, platform.context(admin))
    return session(id)
  }
  const key = async (...scopes: Permission[]): Promise<Who & { keyId: string }> => {
    const issued = await useCases.accounts.issueApiKey(admin, { label: scopes.join(' ').slice(0, 80), scopes })
    return { keyId: issued.keyId, headers: { authorization: `Bearer ${issued.key}` } }
  }

  const { jobId } = await useCases.jobs.createJob(admin, { draft: aJob({ jobTitle: `Engineer ${marker}` }) })
  await useCases.jobs.activateJob(admin, { jobId })
  const workflow = await useCases.templates.createTemplate(admin, {
    content: { kind: 'workflow', name: `Follow up ${marker}`, automations: [anAutomation()], columns: [] },
    commandId: randomUUID(),
  })
  const kept = await useCases.templates.createTemplate(admin, {
    content: aTemplate({ name: `Template ${marker}` }),
    commandId: randomUUID(),
  })
  const column = await useCases.jobs.addColumn(admin, { jobId, title: `Phone ${marker}` })
  const invite = await useCases.candidacy.inviteCandidates(admin, {
    jobId,
    people: [1, 2, 3].map((n) => ({ name: `Invited ${marker} ${n}`, email: `invited${n}@${name}.test`, phone: '' })),
    commandId: randomUUID(),
  })
  const [invited, other] = invite.invited.map(({ candidateId }) => candidateId!)
  const start = await useCases.candidacy.startApplication(
    {
      link: linkOf({ companyId, jobId }),
      token: null,
      referral: false,
      commandId: randomUUID(),
      name: `Ada ${marker}`,
      email: `ada@${name}.test`,
      phone: '',
    },
    '127.0.0.1',
  )
  const started = Object.keys(start.token)[0]!.split('.candidate-')[1]!
  const recordingId = await transcribed(platform, admin, started)
  const deleted = invite.invited[2]!.candidateId!
  const meeting = await useCases.interviews.planInterviews(admin, {
    ...{ jobId, candidateIds: [started], expiresAt: null, message: null, commandId: randomUUID() },
    plan: {
      ...{ type: 'CALL', summary: `Call ${marker}`, description: '', duration: 30, buffer: { before: 0, after: 0 } },
      ...{ panel: [{ userId, requirement: 'REQUIRED' }], some: null, hostId: userId, rooms: [], zone: 'UTC' },
      ...{ place: { kind: 'phone', value: '+49 30 1234' }, sharing: 'SELECT', window: null },
      slots: [{ start: '2999-01-01T09:00:00.000Z', end: '2999-01-01T10:00:00.000Z' }],
    },
  })
  const gone = await useCases.review.deleteCandidate(admin, { candidateId: deleted })
  const comment = await useCases.review.commentOnCandidate(admin, { candidateId: started, text: `Strong ${marker}` })
  await platform.caughtUp(
    mergeTokens(
      workflow.token,
      kept.token,
      column.token,
      invite.token,
      start.token,
      meeting.token,
      gone.token,
      comment.token,
      {
        [streamName(companyId, 'job', jobId)]: 0,
      },
    ),
    10_000,
  )

  return {
    companyId,
    userId,
    jobId,
    columnId: column.columnId,
    templateId: kept.templateId,
    workflowId: workflow.templateId,
    invited: invited!,
    other: other!,
    started,
    deleted,
    ...team,
    brandId,
    interviewId: meeting.interviews[0]!.interviewId,
    candidateToken: start.candidateToken,
    commentId: comment.commentId,
    recordingId,
    marker,
    admin: await session(userId),
    operator: await colleague('admin', OPERATOR_OF(name)),
    edit: await colleague('edit'),
    review: await colleague('review'),
    key: await key(...permissionsOf.admin),
    keyFor: { analytics: await key('analytics'), 'jobs.read': await key('jobs.read') } as Record<
      string,
      Who & { keyId: string }
    >,
    spareKey: await key('jobs.read'),
  }
}

/** A recording that was sent and transcribed; its bytes are nowhere. */
async function transcribed(platform: Platform, asker: Asker, candidateId: string) {
  const of = { candidateId, recordingId: randomUUID() }
  const video = { mimeType: 'video/webm', sha256: 'ab'.repeat(32), size: 2048, durationMs: 4000 }
  const segments = [{ start: 0, end: 2, text: 'I build services', words: [] }]
  const commands: CandidateCommand[] = [
    {
      type: 'SubmitRecording',
      data: { ...of, moduleId: 'video', questionId: 'q1', take: 1, mimeType: video.mimeType, journey },
    },
    { type: 'ConfirmRecording', data: { ...of, ...video } },
    { type: 'AskForTranscript', data: { ...of, language: 'auto' } },
    {
      type: 'RecordTranscript',
      data: { ...of, asked: 'auto', source: 'machine', model: 'whisper-1', language: 'en', segments },
    },
  ]
  for (const command of commands)
    await platform.commands.handle(candidateDecider, candidateId, command, platform.context(asker))
  return of.recordingId
}

/** An invited person, a group, and roles of the company's own: some are there to be deleted. */
async function foundTeam({ useCases }: Platform, admin: Asker, name: string) {
  const commandId = () => randomUUID()
  const { invited } = await useCases.team.inviteUsers(admin, {
    people: [{ email: `invited@${name}.test`, roleId: 'review' }],
    commandId: commandId(),
  })
  const { groupId } = await useCases.team.createGroup(admin, {
    name: `Panel of ${name}`,
    members: [],
    color: 'teal',
    defaultRoleId: null,
    commandId: commandId(),
  })
  const roles = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      useCases.team.createRole(admin, {
        name: `Coordinator ${n} of ${name}`,
        permissions: ['jobs.read'],
        commandId: commandId(),
      }),
    ),
  )
  const [roleId, ...spareRoles] = roles.map((role) => role.roleId)
  return { memberId: invited[0]!.userId!, groupId, roleId: roleId!, spareRoles }
}

/** Two companies on a server of their own. Everything is there before it starts, also what a suite prepares; a test talks to it as a client would. */
export function useApi(
  env: () => Record<string, string> = () => ({}),
  prepare: (platform: Platform, world: { acme: Company; rival: Company }) => Promise<void> = async () => {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'hirelog-api-'))
  const world = {} as { server: RunningServer; acme: Company; rival: Company }

  beforeAll(async () => {
    const platform = await openPlatform(readEnv({ DATA_DIR: folder, DEVELOPER_FEATURES: 'yes' }))
    world.acme = await foundCompany(platform, 'acme', 'Kestrel')
    world.rival = await foundCompany(platform, 'rival', 'Wolverine')
    await prepare(platform, world)
    await platform.close()
    world.server = await startServer({
      dataDir: folder,
      env: { OPERATORS: OPERATOR_OF('acme'), COUPONS: 'SPRING=20:2090-01-31', ...env() },
    })
  })
  afterAll(async () => {
    await world.server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function send(who: Who, method: string, path: string, { body, headers = {}, raw }: Send = {}): Promise<Reply> {
    const unsafe = method !== 'GET' && method !== 'HEAD'
    const response = await fetch(world.server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(who.headers.cookie && unsafe ? { origin: world.server.url } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...who.headers,
        ...headers,
      },
      ...(raw !== undefined ? { body: raw } : body !== undefined ? { body: JSON.stringify(body) } : {}),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    const isJson =
      /json/.test(response.headers.get('content-type') ?? '') &&
      !/ndjson/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : bytes }
  }

  return Object.assign(world, {
    folder,
    send,
    get: (who: Who, path: string, more?: Send) => send(who, 'GET', path, more),
    post: (who: Who, path: string, body: unknown, more?: Send) => send(who, 'POST', path, { body, ...more }),
    put: (who: Who, path: string, body: unknown, more?: Send) => send(who, 'PUT', path, { body, ...more }),
    patch: (who: Who, path: string, body: unknown, more?: Send) => send(who, 'PATCH', path, { body, ...more }),
  })
}
export type Api = ReturnType<typeof useApi>
