import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { atsLinkDecider } from '#domain/ats-link/decider.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { giveFeatures } from '#test/support/features.ts'
import { readEnv } from '#infra/env.ts'
import { uuid5 } from '#infra/hashing.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0).reverse()) await close()
})

/** Rita and her colleague Ben, an editor, on a platform whose mail goes to a real server. */
async function opened(options?: Parameters<typeof mailServer>[0]) {
  const server = await mailServer(options)
  closers.push(server.close)
  const platform = await openPlatform(
    readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Hirelog <no-reply@hire.test>' }),
  )
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  if (asker.kind !== 'user') throw new Error('No person')
  const account = { userId: randomUUID(), name: 'Ben Okafor', email: 'ben@acme.test', passwordHash: null }
  const signUp = { ...account, role: 'edit', creator: false, emailVerified: true, complete: true } as const
  const { token } = await platform.commands.handle(
    userDecider,
    account.userId,
    { type: 'SignUpUser', data: signUp },
    platform.context(asker),
  )
  await platform.caughtUp(token)
  const ben = (await platform.useCases.accounts.sessionUser(
    (
      await platform.useCases.accounts.openSession({ companyId: asker.companyId, userId: account.userId })
    ).sessionToken,
  ))!.asker
  const { jobId, candidates } = await seed.job(asker, ['Ada Byron', 'Cleo Marsh'])
  const listOf = async (who: Asker) =>
    (await platform.readers.noticesOf(who)).notices.map(({ type, candidate, read }) => [type, candidate, read])
  const until = (who: Asker, ...expected: unknown[][]) =>
    vi.waitFor(async () => expect(await listOf(who)).toEqual(expected), 10_000)
  const mails = () =>
    server.received.flatMap(({ recipients, mail }) =>
      recipients.includes(account.email) ? [{ subject: mail.subject, text: String(mail.text) }] : [],
    )
  const complete = async (candidateId: string) => {
    for (const question of ['q1', 'q2'])
      await seed.recording(asker, candidateId, question, Buffer.from('a recording'), 1000)
    await seed.finish(asker, candidateId)
  }
  return { platform, complete, rita: asker, ben, jobId, candidates: candidates.map(({ id }) => id), until, mails }
}
const done = async (made: Promise<unknown>) => void (await made)

it('colleagues hear of an application on a job they follow, once, in the list and in the summary', async () => {
  const { platform, complete, rita, ben, jobId, candidates, until, mails } = await opened()
  const [ada, cleo] = candidates as [string, string]
  await complete(ada)
  await until(ben, ['applicationCompleted', 'Ada Byron', false])
  const { unread, notices } = await platform.readers.noticesOf(ben)
  expect([unread, notices[0]]).toMatchObject([1, { jobId, candidateId: ada, cause: { revision: expect.any(Number) } }])

  await platform.useCases.jobs.followJob(ben, { jobId, follow: false })
  await vi.waitFor(async () => {
    const people = await platform.readers.usersOf(rita)
    expect(people.find(({ username }) => username === 'Ben Okafor')?.unfollowed).toEqual([jobId])
  }, 10_000)
  await complete(cleo)
  await until(rita)
  await until(ben, ['applicationCompleted', 'Ada Byron', false])

  const send = { type: 'SendDigest', data: {} } as const
  const inbox = ben.kind === 'user' ? ben.userId : ''
  await platform.commands.handle(inboxDecider, inbox, send, platform.context(ben))
  await vi.waitFor(() => expect(mails().map(({ subject }) => subject)).toEqual(['Your day at Acme']), 10_000)
  expect(mails()[0]!.text).toContain('• 1 new application: Backend')
  expect(mails()[0]!.text).not.toContain('Ada')
  await platform.commands.handle(inboxDecider, inbox, send, platform.context(ben))

  await done(platform.useCases.inbox.readNotices(ben, { noticeIds: null }))
  await until(ben, ['applicationCompleted', 'Ada Byron', true])
  expect(mails()).toHaveLength(1)
})

it('a colleague who is named in a comment gets a mail at once, without a word of the candidate', async () => {
  const { platform, rita, ben, candidates, until, mails } = await opened()
  const [ada] = candidates as [string]
  const mentions = ben.kind === 'user' ? [ben.userId] : []
  const { review } = platform.useCases
  const { commentId } = await review.commentOnCandidate(rita, { candidateId: ada, text: 'Look, @Ben Okafor', mentions })
  await until(ben, ['mention', 'Ada Byron', false])
  await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000)
  expect(mails()[0]!.subject).toMatch(/^Rita Moreno mentioned you: Backend/)
  expect(mails()[0]!.text).toContain(`/candidates/${ada}#comment-${commentId}`)
  expect(mails()[0]!.text).not.toMatch(/Ada|Look/)
  await done(review.editComment(rita, { candidateId: ada, commentId, text: 'Look again, @Ben Okafor', mentions }))
  await until(ben, ['mention', 'Ada Byron', false])
  await expect(
    review.commentOnCandidate(rita, { candidateId: ada, text: 'Hello', mentions: [randomUUID()] }),
  ).rejects.toMatchObject({ code: 'candidate/mention-invalid' })

  // Once they are erased, the list has nothing of them.
  await done(review.deleteCandidate(rita, { candidateId: ada }))
  await until(ben)
})

it('a reviewer hears of a scorecard that is due when the candidate is ready, once', async () => {
  const { platform, complete, rita, ben, candidates, until } = await opened()
  const [ada] = candidates as [string]
  const reviewers = ben.kind === 'user' ? [ben.userId] : []
  await done(platform.useCases.review.askForScores(rita, { candidateId: ada, reviewers }))
  await complete(ada)
  await until(ben, ['scoreDue', 'Ada Byron', false])
  const both = [...reviewers, rita.kind === 'user' ? rita.userId : '']
  await done(platform.useCases.review.askForScores(rita, { candidateId: ada, reviewers: both }))
  await until(ben, ['scoreDue', 'Ada Byron', false])
})

it('who may not open the job any more has nothing of it in the list, nor in the number', async () => {
  const { platform, rita, ben, jobId, candidates, until } = await opened()
  const [ada] = candidates as [string]
  const mentions = ben.kind === 'user' ? [ben.userId] : []
  await done(platform.useCases.review.commentOnCandidate(rita, { candidateId: ada, text: 'Look', mentions }))
  await until(ben, ['mention', 'Ada Byron', false])
  const companyId = rita.companyId
  const userId = rita.kind === 'user' ? rita.userId : ''
  await colleaguesOf(platform, { companyId, userId }).onPlan('enterprise')
  const { token } = await platform.useCases.jobs.setJobPermissions(rita, { jobId, permissions: [] })
  await platform.caughtUp(token)
  const account = { companyId, userId: mentions[0]! }
  const { sessionToken } = await platform.useCases.accounts.openSession(account)
  const now = (await platform.useCases.accounts.sessionUser(sessionToken))!.asker
  expect(await platform.readers.noticesOf(now)).toEqual({ notices: [], unread: 0, zone: null })
})

it('an address that takes no mail switches mail off, and its owner hears of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { platform, rita, ben, candidates, until } = await opened({
    onRcptTo: ({ address }, _session, answer) =>
      answer(address === 'ben@acme.test' ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
  })
  const [ada] = candidates as [string]
  const mentions = ben.kind === 'user' ? [ben.userId] : []
  await done(platform.useCases.review.commentOnCandidate(rita, { candidateId: ada, text: 'Look', mentions }))
  await until(ben, ['emailBounced', '', false], ['mention', 'Ada Byron', false])
  expect(await platform.readers.noticeSettingsOf(ben)).toMatchObject({ emailBounced: true })
  await done(platform.useCases.inbox.resumeMail(ben, {}))
  await vi.waitFor(
    async () => expect(await platform.readers.noticeSettingsOf(ben)).toMatchObject({ emailBounced: false }),
    10_000,
  )
})

it('who follows a job hears that its deadline is near, from the timer that was set with it', async () => {
  const { platform, rita, ben, jobId, until } = await opened()
  const deadline = new Date(Date.parse(platform.now()) + 3 * 86_400_000).toISOString()
  await done(platform.useCases.jobs.setJobDeadline(rita, { jobId, deadline, timezone: 'Europe/Berlin' }))
  const timer = uuid5(jobId, 'deadline near')
  await vi.waitFor(async () => {
    const { state } = await platform.commands.stateOf(timerDecider, { companyId: rita.companyId }, timer)
    expect(state).toMatchObject({ dueAt: new Date(Date.parse(deadline) - 86_400_000).toISOString() })
  }, 10_000)
  const near = { type: 'NoteDeadlineNear', data: { jobId, deadline } } as const
  await done(platform.commands.handle(jobDecider, jobId, near, platform.context(rita)))
  await until(ben, ['deadlineNear', '', false])
})

it('who looks after integrations hears of a webhook that stopped and of access that was taken back; of one that a colleague paused nothing is said', async () => {
  const { platform, rita, ben } = await opened()
  const { companyId } = rita
  await giveFeatures(platform, companyId, { integrations: true })
  const add = { url: 'https://hooks.acme.test/in', types: [], commandId: randomUUID() }
  const { webhookId } = await platform.useCases.webhooks.addWebhook(rita, add)
  const asker = { kind: 'process', name: 'webhooks', companyId, permissions: [] } as const
  const ofWebhook = (command: Parameters<typeof webhookDecider.decide>[0]) =>
    platform.commands.handle(webhookDecider, webhookId, command, platform.context(asker))
  await done(ofWebhook({ type: 'PauseWebhook', data: { webhookId, reason: 'person' } }))
  await done(ofWebhook({ type: 'SwitchOffWebhook', data: { webhookId, reason: 'failing' } }))
  const { linkToken } = await platform.useCases.ats.atsLinkToken(rita, { system: null })
  await done(platform.useCases.ats.linkAts(rita, { publicToken: linkToken, commandId: randomUUID() }))
  const { linkId } = (await platform.readers.atsLinkOf(rita))!
  const revoked = { type: 'PauseAts', data: { linkId, reason: 'revoked' } } as const
  await done(platform.commands.handle(atsLinkDecider, companyId, revoked, platform.context(asker)))
  const stopped = async (who: Asker) =>
    (await platform.readers.noticesOf(who)).notices.map(({ type, facts }) => [type, facts.what])
  await vi.waitFor(
    async () =>
      expect((await stopped(rita)).toSorted()).toEqual([
        ['integrationStopped', 'Sandbox'],
        ['integrationStopped', 'hooks.acme.test'],
      ]),
    10_000,
  )
  expect(await stopped(ben)).toEqual([])
})

it('who imported a list hears once that all of it is on the job', async () => {
  const { platform, rita, ben, jobId, until } = await opened()
  const importId = randomUUID()
  const part = (number: number, last: boolean) =>
    platform.useCases.candidacy.importCandidates(rita, {
      ...{ jobId, importId, part: number, send: false, last },
      people: [{ name: 'Grace Hopper', email: `grace${number}@example.org`, phone: '' }],
    })
  await part(0, false)
  await part(1, true)
  await part(1, true)
  await vi.waitFor(async () => {
    const { notices } = await platform.readers.noticesOf(rita)
    expect(notices.map(({ type, facts }) => [type, facts])).toEqual([['importFinished', { added: 2 }]])
  }, 10_000)
  await until(ben)
})
