import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Automation } from '#contracts/job/automation/schema.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { optOutDecider } from '#domain/opt-out/decider.ts'
import { readEnv } from '#infra/env.ts'
import { anAutomation } from '#test/fixtures/automation.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { optOutId } from '../effects/messages/opt-out.ts'
import { openPlatform, type WholePlatform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
let start: () => Promise<void>
let [platform, server, asker, jobId, ada, ben, ahead] = [
  null as never as WholePlatform,
  null as never as Awaited<ReturnType<typeof mailServer>>,
  null as never as Asker,
  '',
  '',
  '',
  0,
]

beforeEach(async () => {
  ahead = 0
  server = await mailServer({})
  closers.push(server.close)
  const env = readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' })
  start = async () => {
    platform = await openPlatform(env, { now: () => new Date(Date.now() + ahead).toISOString() })
  }
  await start()
  closers.push(() => platform.close())
  const seed = seeding(platform)
  asker = (await seed.person()).asker
  const made = await seed.job(asker, ['Ada Byron', 'Ben Okafor'], false)
  jobId = made.jobId
  ;[ada, ben] = made.candidates.map(({ id }) => id) as [string, string]
  server.received.length = 0
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Waits are counted by a timer of the machine, so what waits sees a later clock only at its next start. */
async function minutesLater(minutes: number) {
  await platform.close()
  ahead += minutes * 60_000
  await start()
}
const set = async (...automations: Partial<Automation>[]) => {
  const all = automations.map((each) => anAutomation({ automationId: randomUUID(), ...each }))
  const { token } = await platform.useCases.automations.setAutomations(asker, {
    jobId,
    automations: all,
    commandId: randomUUID(),
  })
  await platform.caughtUp(token)
  return all
}
const move = (id: string, to: string, more = {}) =>
  platform.useCases.review.moveCandidates(asker, { jobId, candidateIds: [id], to, ...more } as never)
const column = async (title: string) =>
  (await platform.useCases.jobs.addColumn(asker, { jobId, title })).columnId as string
const detail = (id: string) => platform.readers.candidateDetail(asker, id)
const thread = async (id: string) =>
  ((await platform.readers.threadOf(asker, id)) ?? []).filter(({ kind }) => kind === 'message')
const told = async (id: string) =>
  (await platform.useCases.history.candidateHistory(asker, id)).entries
    .filter(({ type }) => type === 'AutomationRan' || type === 'AutomationSkipped')
    .flatMap(({ changes, cause }) => changes.map(({ of, after }) => [of, after, cause?.kind]))
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 })

describe('automations of a job', () => {
  it('write to a candidate who enters a stage once the hold is over, and say which rule, version and cause', async () => {
    const [{ automationId }] = (await set({ stages: ['hired'] })) as [Automation]
    await move(ada, 'hired')
    await soon(async () => expect(await thread(ada)).toMatchObject([{ kind: 'message', state: 'held' }]))
    expect(server.received).toHaveLength(0)
    expect(await told(ada)).toEqual([['Thank everyone', '1 enters email ran', 'here']])
    expect((await thread(ada))[0]).toMatchObject({ subject: 'Thank you, Ada Byron', authorId: automationId })
    expect(await platform.useCases.automations.automationNames(asker, jobId)).toEqual({
      [automationId]: 'Thank everyone',
    })

    await minutesLater(6)
    await soon(async () => expect(await thread(ada)).toMatchObject([{ state: 'sent' }]))
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(['Thank you, Ada Byron'])
  })

  it('take a waiting message back when it is cancelled, and when the move is undone', async () => {
    await set({ stages: ['hired'] })
    for (const id of [ada, ben]) await move(id, 'hired')
    for (const id of [ada, ben]) await soon(async () => expect(await thread(id)).toMatchObject([{ state: 'held' }]))
    const messageId = (await thread(ada))[0]!.id
    await platform.useCases.review.settleMessage(asker, { candidateId: ada, messageId, how: 'cancel' })
    await move(ben, 'default', { from: 'hired', undo: true })
    for (const id of [ada, ben])
      await soon(async () => expect(await thread(id)).toMatchObject([{ state: 'cancelled' }]))
    await minutesLater(6)
    expect(server.received).toHaveLength(0)
  })

  it('leave out a person who ended such messages while theirs waited; colleagues can still write', async () => {
    await set({ stages: ['hired'] })
    for (const id of [ada, ben]) await move(id, 'hired')
    for (const id of [ada, ben]) await soon(async () => expect(await thread(id)).toMatchObject([{ state: 'held' }]))
    const { email } = await detail(ada)
    const out = { type: 'OptOut', data: { via: 'link' } } as const
    const process = { kind: 'process', name: 'test', companyId: asker.companyId, permissions: [] } as const
    const id = optOutId(platform, asker.companyId, email)
    await platform.commands.handle(optOutDecider, id, out, platform.context(process))
    await minutesLater(6)
    await soon(async () => expect(await thread(ben)).toMatchObject([{ state: 'sent' }]))
    await soon(async () => expect(await thread(ada)).toMatchObject([{ state: 'undelivered', failure: 'optedOut' }]))
    await platform.useCases.messages.changeMessageRules(asker, { holdMinutes: 0 })
    const words = { subject: 'Your question', text: 'Yes, you can.' }
    await platform.useCases.review.writeToCandidate(asker, { candidateId: ada, channel: 'email', ...words })
    await soon(async () => expect((await thread(ada)).at(-1)).toMatchObject({ state: 'sent' }))
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(['Thank you, Ben Okafor', 'Your question'])
  })

  it('move a candidate in a circle of three columns no more than once', async () => {
    const [a, b, c] = [await column('A'), await column('B'), await column('C')]
    const onward = (name: string, from: string, to: string): Partial<Automation> => ({
      name,
      stages: [from],
      conditions: { sources: ['direct', 'invitation', 'api', 'referral'] },
      action: { type: 'moveToColumn', statusId: to },
    })
    await set(onward('A to B', a, b), onward('B to C', b, c), onward('C to A', c, a))
    await move(ada, a)
    await soon(async () =>
      expect((await told(ada)).map(([name, what]) => [name, what])).toEqual([
        ['A to B', '1 enters moveToColumn ran'],
        ['B to C', '1 enters moveToColumn ran'],
        ['C to A', '1 enters moveToColumn ran'],
        ['A to B', '1 enters moveToColumn circle'],
      ]),
    )
    expect((await detail(ada)).columnId).toBe(a)
    expect(platform.processes.status()).toEqual([])
  })

  it('look at their conditions as the candidate is then', async () => {
    const rated = { conditions: { rating: 4 }, stages: ['hired'], action: { type: 'comment', text: 'Rated' } } as const
    await set(
      { ...rated, stages: ['hired'] },
      { name: 'All', stages: ['hired'], action: { type: 'comment', text: 'All' } },
    )
    await platform.useCases.review.rateCandidate(asker, { candidateId: ada, value: 5 })
    for (const id of [ada, ben]) await move(id, 'hired')
    await soon(async () => {
      expect((await detail(ada)).comments.map(({ text }) => text)).toEqual(['Rated', 'All'])
      expect((await detail(ben)).comments.map(({ text }) => text)).toEqual(['All'])
    })
  })

  it('wait for days in a stage, and not for a candidate who left it', async () => {
    await set({ trigger: 'waits', days: 3, stages: ['hired'], action: { type: 'comment', text: 'Three days' } })
    for (const id of [ada, ben]) await move(id, 'hired')
    await move(ben, 'default')
    ahead = 3 * 86_400_000 + 60_000
    await soon(async () => expect((await detail(ada)).comments.map(({ text }) => text)).toEqual(['Three days']))
    expect((await detail(ben)).comments).toEqual([])
  })

  it('act upon nothing that was before them, nor once they are switched off', async () => {
    await move(ada, 'hired')
    await set({ stages: ['hired'], enabled: false })
    await move(ben, 'hired')
    const comment = { type: 'comment', text: 'Later' } as const
    await set({ stages: ['rejected'], action: comment })
    await move(ben, 'rejected')
    await soon(async () => expect((await detail(ben)).comments).toHaveLength(1))
    expect(await told(ada)).toEqual([])
    expect(await told(ben)).toHaveLength(1)
  })
})

it('a dry run says for whom an automation would have begun, and does nothing', async () => {
  await move(ada, 'hired')
  const automation = anAutomation({ stages: ['hired'] })
  await soon(async () =>
    expect(await platform.useCases.automations.dryRun(asker, { jobId, automation })).toMatchObject({
      times: 1,
      candidates: 1,
      unreachable: 0,
      latest: [{ candidateId: ada, name: 'Ada Byron' }],
      atLeast: false,
    }),
  )
  const two = anAutomation({ trigger: 'waits', days: 2, stages: [] })
  expect(await platform.useCases.automations.dryRun(asker, { jobId, automation: two })).toMatchObject({ times: 0 })
  await expect(
    platform.useCases.automations.dryRun(asker, { jobId, automation: anAutomation({ name: '' }) }),
  ).rejects.toMatchObject({ code: 'automation/invalid', fields: { name: 'Required field' } })
})
