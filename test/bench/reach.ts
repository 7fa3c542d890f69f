import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { operating } from '#test/fixtures/people.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { anAutomation } from '#test/fixtures/automation.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { freshFolder, percentile } from './harness.ts'
import type { Goal } from './report.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const SENT = Number(process.env.SENT ?? 2000)
const REJECTED = 500
const RUNS = 200
const MINUTE = 60_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
async function until(isSo: () => Promise<boolean> | boolean, atMostMs = 5 * MINUTE): Promise<void> {
  for (const ends = performance.now() + atMostMs; !(await isSo()); await pause(5))
    if (performance.now() > ends) throw new Error('it did not come to that in time')
}
const timed = async (act: () => Promise<unknown>) => {
  const began = performance.now()
  await act()
  return performance.now() - began
}
const person = (n: number) => ({ name: `Person ${n}`, email: `person.${n}@example.org`, phone: '' })
const people = (count: number, from = 0) => Array.from({ length: count }, (_, n) => person(from + n))

type Scene = { platform: Platform; server: Awaited<ReturnType<typeof mailServer>>; asker: Asker; jobId: string }
type World = Scene & { stop: () => void; later: (ms: number) => Promise<void>; at: (ms: number) => void }

const arrived = ({ received }: Scene['server']) =>
  received.filter(({ recipients }) => recipients.some((to) => to.startsWith('person.'))).length

async function scene(measure: (world: World) => Promise<Goal[]>): Promise<Goal[]> {
  const server = await mailServer({})
  let ahead = 0
  let stopped: number | null = null
  const env = readEnv({
    DATA_DIR: freshFolder(),
    SMTP_URL: server.url,
    MAIL_FROM: 'Acme <no-reply@acme.test>',
    MESSAGE_LIMITS_FACTOR: '10000',
  })
  const open = () => openPlatform(env, { now: () => new Date((stopped ?? Date.now()) + ahead).toISOString() })
  let platform = await open()
  try {
    const seed = seeding(platform)
    const { asker } = await seed.person()
    await platform.useCases.billing.changePlan(operating(asker), { plan: 'enterprise' })
    const { jobId } = await seed.job(asker, [])
    server.received.length = 0
    const world = {
      ...{ server, asker, jobId },
      get platform() {
        return platform
      },
      stop: () => void (stopped = Date.now()),
      at: (ms: number) => void (ahead = ms),
      /** Waits are counted by the machine's clock: a later one is seen at the next start. */
      async later(ms: number) {
        await platform.close()
        ahead += ms
        platform = await open()
      },
    }
    return await measure(world)
  } finally {
    await platform.close()
    await server.close()
  }
}

async function added({ platform, asker, jobId }: Scene, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < count; from += 200) {
    const batch = { jobId, people: people(Math.min(200, count - from), from), send: false, commandId: randomUUID() }
    const { invited, token } = await platform.useCases.candidacy.inviteCandidates(asker, batch)
    await platform.caughtUp(token)
    ids.push(...invited.map(({ candidateId }) => candidateId!))
  }
  return ids
}

/** 500 rejections with a message are taken back a second before it leaves. */
const undone = () =>
  scene(async (world) => {
    const { asker, jobId, server, at, later, stop } = world
    const candidateIds = await added(world, REJECTED)
    const board = async () => {
      const { columns } = (await world.platform.readers.jobBoardHeader(asker, jobId))!
      const page = await world.platform.readers.boardPage(asker, jobId, columns, { hideRejected: false })
      return JSON.stringify(page.columns.map(({ title, cards }) => [title, cards.map(({ id }) => id)]))
    }
    const before = await board()
    const message = { subject: 'Your application', text: 'Hello {{name}}' }
    const { review } = world.platform.useCases
    stop()
    const rejected = await timed(async () => {
      const { token } = await review.rejectCandidates(asker, { candidateIds, reason: '', message })
      await world.platform.caughtUp(token, MINUTE)
    })
    at(4 * MINUTE + 59_000)
    const taken = await timed(async () => {
      const moves = candidateIds.map((candidateId) => ({ candidateId, from: 'rejected', to: 'default' }))
      const { token } = await review.returnCandidates(asker, { jobId, moves })
      await world.platform.caughtUp(token, MINUTE)
    })
    if ((await board()) !== before) throw new Error('the board is not as before')
    await later(10 * MINUTE)
    await pause(5000)
    const goal = (what: string, unit: string, measured: number, atMost: number): Goal => ({
      ...{ id: 'reach', what, unit, measured },
      realistic: { atMost },
    })
    return [
      goal('500 candidates rejected with a message', 'ms', rejected, 3000),
      goal('500 rejections taken back at 4:59, shown as before', 'ms', taken, 3000),
      goal('messages of these that left', '', arrived(server), 0),
    ]
  })

const imported = () =>
  scene(async (world) => {
    const { platform, asker, jobId, server } = world
    const { candidacy, messages } = platform.useCases
    await messages.changeMessageRules(asker, { holdMinutes: 0 })
    const check = await timed(() => candidacy.checkImport(asker, { jobId, people: people(PEOPLE) }))
    const { columns } = (await platform.readers.jobBoardHeader(asker, jobId))!
    const opened = () =>
      timed(() => platform.readers.boardPage(asker, jobId, columns, { hideRejected: false }).then(() => undefined))
    const p99 = async (goesOn: () => boolean) => {
      const latencies: number[] = []
      do {
        latencies.push(await opened())
        await pause(10)
      } while (goesOn() || latencies.length < 100)
      return percentile(latencies, 0.99)
    }
    const importId = randomUUID()
    const part = (n: number, size: number) =>
      candidacy.importCandidates(asker, {
        ...{ jobId, importId, part: n, send: true, last: false },
        people: people(size, n * size),
      })
    // As many cards as later, so that the board is the same work.
    await part(0, 100)
    await until(() => arrived(server) >= 100)
    const alone = await p99(() => false)
    let over = false
    const began = performance.now()
    const beside = p99(() => !over)
    for (let n = 1; n * 100 <= SENT; n++) await part(n, 100)
    const wrote = performance.now() - began
    await until(() => arrived(server) >= SENT)
    const rate = (SENT / (performance.now() - began)) * 1000
    over = true
    const during = await beside
    return [
      {
        ...{ id: 'reach', what: `dry run of a list of ${PEOPLE}`, unit: 'ms', measured: check },
        realistic: { atMost: 10_000 },
      },
      {
        ...{
          id: 'reach',
          what: `${SENT} people of a list put on the job`,
          unit: 'per s',
          measured: (SENT / wrote) * 1000,
        },
        realistic: { atLeast: 50 },
      },
      {
        ...{ id: 'reach', what: 'their invitations taken by the mail server', unit: 'per s', measured: rate },
        realistic: { atLeast: 50 },
      },
      {
        ...{ id: 'reach', what: 'the board beside it, p99', unit: 'ms', measured: during, limit: alone },
        ratio: during / alone,
        realistic: { atMostRatio: 2 },
      },
    ]
  })

const acted = () =>
  scene(async (world) => {
    const { platform, asker, jobId } = world
    const ids = await added(world, RUNS)
    const automation = anAutomation({
      stages: ['hired'],
      action: { type: 'comment', text: 'Hired' },
    })
    const set = { jobId, automations: [automation], commandId: randomUUID() }
    await platform.caughtUp((await platform.useCases.automations.setAutomations(asker, set)).token)
    const late: number[] = []
    for (const id of ids) {
      const stream = `${asker.companyId}.candidate-${id}`
      await platform.useCases.review.moveCandidates(asker, { jobId, candidateIds: [id], to: 'hired', from: 'default' })
      const at = async (type: string) =>
        (await platform.engines.store.read(stream)).find((event) => event.type === type)?.occurredAt
      await until(async () => (await at('CandidateCommented')) !== undefined)
      late.push(Date.parse((await at('CandidateCommented'))!) - Date.parse((await at('CandidateMovedToColumn'))!))
    }
    return [
      {
        ...{ id: 'reach', what: `automation, from event to act, p99 of ${RUNS}`, unit: 'ms' },
        measured: percentile(late, 0.99),
        realistic: { atMost: 1000 },
      },
    ]
  })

/** A colleague is named in a comment: until the notice is in their list, which live pages then fetch. */
const noticed = () =>
  scene(async (world) => {
    const { platform, asker } = world
    const { companyId, userId } = asker as Extract<Asker, { kind: 'user' }>
    const sam = await colleaguesOf(platform, { companyId, userId }).colleague('Sam Okoye', 'admin')
    const [candidateId] = await added(world, 1)
    const late: number[] = []
    for (let n = 0; n < RUNS / 2; n++) {
      const began = performance.now()
      const commentId = randomUUID()
      await platform.useCases.review.commentOnCandidate({ ...asker, userId: sam.userId } as Asker, {
        ...{ candidateId: candidateId!, text: 'Look', at: null, mentions: [userId] },
        ...{ commandId: commentId, commentId },
      })
      await until(async () =>
        (await platform.readers.noticesOf(asker)).notices.some((one) => one.commentId === commentId),
      )
      late.push(performance.now() - began)
    }
    return [
      {
        ...{ id: 'reach', what: `notice of a comment, p99 of ${RUNS / 2}`, unit: 'ms' },
        measured: percentile(late, 0.99),
        realistic: { atMost: 1000 },
      },
    ]
  })

/** Embedded engines, all roles in one process, a mail server beside it. */
export const reachGoals = async (): Promise<Goal[]> => [
  ...(await undone()),
  ...(await imported()),
  ...(await acted()),
  ...(await noticed()),
]
