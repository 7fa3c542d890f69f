import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { messagesADay, ofOneContent, stopsAt, toOnePerson } from '#contracts/messages/limits.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aJob } from '#test/fixtures/job.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'
import { countReport, sentToday, takeMessage } from './allowance.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-allowance-'))
const HOUR = 3_600_000
let clock = Date.parse('2026-03-02T12:00:00.000Z')
let platform: WholePlatform
let count = 0
beforeAll(
  async () =>
    void (platform = await openPlatform(readEnv({ DATA_DIR: dataDir }), { now: () => new Date(clock).toISOString() })),
)
beforeEach(() => void (clock += 48 * HOUR))
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function company(): Promise<Extract<Asker, { kind: 'user' }>> {
  const { companyId, userId } = await platform.useCases.accounts.openAccount({
    name: 'Rita Moreno',
    email: `rita${++count}@acme.test`,
    companyName: 'Northwind',
    password: 'tR4-vexing-lamp',
  })
  return { kind: 'user', companyId, userId, role: 'admin', creator: true, permissions: permissionsOf.admin }
}
async function withJob() {
  const rita = await company()
  const { jobId } = await platform.useCases.jobs.createJob(rita, { draft: aJob({ jobTitle: 'Night porter' }) })
  await platform.useCases.jobs.activateJob(rita, { jobId })
  const invite = async (emails: string[], commandId = randomUUID()) => {
    const { invited, token } = await platform.useCases.candidacy.inviteCandidates(rita, {
      jobId,
      people: emails.map((email) => ({ name: 'Ada', email, phone: '' })),
      commandId,
    })
    await platform.caughtUp(token)
    return invited
  }
  return { rita, jobId, invite }
}
const strangers = (much: number) => Array.from({ length: much }, () => `stranger${++count}@example.org`)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string; message: string; retryAfterS?: number }) => error,
  )
const limit = (asker: Asker, data: { perDay: number | null; stopped: 'operator' | null }) =>
  platform.commands.handle(companyDecider, asker.companyId, { type: 'LimitMessages', data }, platform.context(asker))
const { starting } = messagesADay.starter

describe('messages a company may send', () => {
  it('end for the day with the number of its plan, each row says so, and who was invited stays invited', async () => {
    const { rita, invite } = await withJob()
    const emails = strangers(starting + 5)
    const outcomes = await invite(emails)
    const limited = outcomes.slice(starting)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      ...emails.slice(5).map(() => 'invited'),
      ...limited.map(() => 'limited'),
    ])
    expect(wordingOf(limited[0]!.problem!).text).toBe(
      `Your company can send ${starting} messages a day. More can be sent in 24 hours.`,
    )
    expect(await sentToday(platform, rita.companyId)).toBe(starting)
    clock += 24 * HOUR
    expect((await invite(limited.map(({ email }) => email))).map(({ outcome }) => outcome)).toEqual(
      limited.map(() => 'invited'),
    )
  })

  it('are counted once for a call that is sent again', async () => {
    const { rita, invite } = await withJob()
    const [emails, commandId] = [strangers(3), randomUUID()]
    expect(await invite(emails, commandId)).toEqual(await invite(emails, commandId))
    expect(await sentToday(platform, rita.companyId)).toBe(3)
  })

  it('are not more when many are sent at the same instant', async () => {
    const rita = await company()
    const outcomes = await Promise.all(
      strangers(starting + 20).map((to) => refusal(takeMessage(platform, { companyId: rita.companyId, to }))),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(starting)
    clock += 23 * HOUR + 1
    expect(await refusal(takeMessage(platform, { companyId: rita.companyId, to: strangers(1)[0]! }))).toMatchObject({
      message: `Your company can send ${starting} messages a day. More can be sent in 1 hour.`,
    })
  })

  it('are as many as an operator says, and none once they are stopped', async () => {
    const { rita, invite } = await withJob()
    await limit(rita, { perDay: 1, stopped: null })
    expect((await invite(strangers(2))).map(({ outcome }) => outcome)).toEqual(['invited', 'limited'])
    await limit(rita, { perDay: null, stopped: 'operator' })
    const [refused] = await invite(strangers(1))
    expect(wordingOf(refused!.problem!).text).toBe('Your company cannot send messages at the moment. Ask support.')
    await limit(rita, { perDay: null, stopped: null })
    expect((await invite(strangers(1)))[0]).toMatchObject({ outcome: 'invited' })
  })

  it('with the same words are few from all new companies together, however the words are decorated', async () => {
    const outcomes: (string | null)[] = []
    for (let companies = 0; companies * starting <= ofOneContent; companies++) {
      const companyId = `crival${++count}`
      for (const to of strangers(starting))
        outcomes.push(
          (await refusal(takeMessage(platform, { companyId, to, content: `Win ${count}! a PHONE.` })))?.message ?? null,
        )
    }
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(ofOneContent)
    expect(outcomes.at(-1)).toBe('Too many messages with these words were sent today. More can be sent in 24 hours.')
    clock += 23 * HOUR + 1
    expect(
      (await refusal(takeMessage(platform, { companyId: 'crival0', to: 'one@example.org', content: 'win a phone' })))
        ?.message,
    ).toBe('Too many messages with these words were sent today. More can be sent in 1 hour.')
  })
})

describe('messages to one person', () => {
  it('are few a day from one company: invitations of colleagues, sent again, and reminders', async () => {
    const rita = await company()
    const [email] = strangers(1)
    const invite = async () =>
      (
        await platform.useCases.team.inviteUsers(rita, {
          people: [{ email: email!, roleId: 'review' }],
          commandId: randomUUID(),
        })
      ).invited[0]!
    const { userId } = await invite()
    for (let more = 1; more < toOnePerson.fromCompany; more++)
      await platform.useCases.team.resendInvitation(rita, { userId: userId!, commandId: randomUUID() })
    const again = await refusal(
      platform.useCases.team.resendInvitation(rita, { userId: userId!, commandId: randomUUID() }),
    )
    expect(again).toMatchObject({
      code: 'message/too-many',
      message: 'This person was sent several messages today. Another can be sent in 24 hours.',
      retryAfterS: 86_400,
    })
    await platform.useCases.team.revokeInvitation(rita, { userId: userId!, commandId: randomUUID() })
    await vi.waitFor(async () => expect(await invite()).toMatchObject({ outcome: 'limited', userId: null }), 5000)

    const { invite: inviteCandidate, rita: asker } = await withJob()
    const { candidateId } = (await inviteCandidate(strangers(1)))[0]!
    const remind = () => refusal(platform.useCases.candidacy.remindCandidate(asker, { candidateId: candidateId! }))
    for (let more = 1; more < toOnePerson.fromCompany; more++) expect(await remind()).toBeNull()
    clock += 23 * HOUR + 1
    expect(await remind()).toMatchObject({
      code: 'message/too-many',
      message: 'This person was sent several messages today. Another can be sent in 1 hour.',
    })
    clock += HOUR
    expect(await remind()).toBeNull()
  })

  it('are few from all companies together', async () => {
    const sent = []
    for (let companies = 0; companies < 13; companies++)
      sent.push(await refusal(takeMessage(platform, { companyId: `crival${++count}`, to: 'VICTIM@example.org ' })))
    expect(sent.filter((outcome) => outcome === null)).toHaveLength(toOnePerson.fromAll)
  })
})

describe('messages that come back', () => {
  it('or are reported stop the company, once they are many and a share of what it sends', async () => {
    const rita = await company()
    const stopped = async () => {
      const { state } = await platform.commands.stateOf(companyDecider, rita, rita.companyId)
      return state.status === 'registered' && state.messaging.stopped
    }
    for (const to of strangers(starting)) await takeMessage(platform, { companyId: rita.companyId, to })
    for (let back = 1; back < stopsAt.bounces.from; back++) await countReport(platform, rita.companyId, 'bounces')
    expect(await stopped()).toBeNull()
    await countReport(platform, rita.companyId, 'bounces')
    expect(await stopped()).toBe('bounces')
    expect(await refusal(takeMessage(platform, { companyId: rita.companyId, to: 'one@example.org' }))).toMatchObject({
      code: 'message/stopped',
    })
  })

  it('are reported by the mail service once each', async () => {
    const rita = await company()
    const report = (id: string) =>
      platform.useCases.messages.recordMessageReport({ id, company_id: rita.companyId, kind: 'complaint' })
    const refused = async () =>
      (await refusal(takeMessage(platform, { companyId: rita.companyId, to: strangers(1)[0]! })))?.code ?? null
    for (let again = 0; again < stopsAt.complaints.from; again++) await report('the same')
    expect(await refused()).toBeNull()
    for (let more = 1; more < stopsAt.complaints.from; more++) await report(`report ${more}`)
    expect(await refused()).toBe('message/stopped')
  })

  it('are seen, and limits set, by operators alone', async () => {
    const rita = await company()
    const operator: Asker = { ...rita, operator: true }
    const data = { companyId: rita.companyId, perDay: 7, stopped: null }
    expect(await refusal(platform.useCases.messages.limitMessages(rita, data))).toMatchObject({
      code: 'auth/forbidden',
    })
    expect(await refusal(platform.useCases.messages.messagesOf(rita, [rita.companyId]))).toMatchObject({
      code: 'auth/forbidden',
    })
    await takeMessage(platform, { companyId: rita.companyId, to: strangers(1)[0]! })
    await platform.useCases.messages.limitMessages(operator, data)
    expect(await platform.useCases.messages.messagesOf(operator, [rita.companyId])).toEqual({
      [rita.companyId]: { perDay: 7, stopped: null, allowed: 7, sent: 1 },
    })
  })

  it('once the company is stopped, do not leave either if they were accepted before, and the recruiter sees it', async () => {
    const { rita, jobId } = await withJob()
    await limit(rita, { perDay: null, stopped: 'operator' })
    const [candidateId, email] = [randomUUID(), strangers(1)[0]!]
    const data = { candidateId, jobId, name: 'Ada', email, phone: '', deadline: null }
    await platform.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'InviteCandidate', data },
      platform.context(rita),
    )
    const stream = streamName(rita.companyId, 'candidate', candidateId)
    await vi.waitFor(
      async () =>
        expect((await platform.engines.store.read(stream)).map(({ type }) => type)).toContain('MailUndelivered'),
      5000,
    )
    expect((await platform.engines.mail.outbox(1000)).map(({ to }) => to)).not.toContain(email)
  })
})
