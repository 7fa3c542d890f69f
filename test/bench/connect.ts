import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { readEnv } from '#infra/env.ts'
import { outgoing } from '#services/effects/webhooks/outgoing.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { type MergePeer, mergePeer } from '../peers/merge/server.ts'
import { apply, stagesOf } from '../peers/merge/state.ts'
import { aJob } from '../fixtures/job.ts'
import { foundCompany } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { freshFolder, percentile } from './harness.ts'
import type { Goal } from './report.ts'

const SECONDS = 30
const PER_SECOND = 20
const ENDPOINTS = 10
const FEED = 100_000
const PAGE = 1000
const PEOPLE = 5000
/** On the board that is looked at beside it, and how often it is. */
const CARDS = 1000
const LOOKS_A_SECOND = 20
const QUIET_S = 20

/** Systems outside: dead webhooks beside healthy ones, the feed, and the first synchronisation of a job. */
export async function connectGoals(): Promise<Goal[]> {
  const before = process.env.NODE_ENV
  // Endpoints and the other system are on this machine, which only a desk calls.
  process.env.NODE_ENV = 'test'
  const peer = await mergePeer({ callsAMinute: 100 })
  const platform = await openPlatform(
    readEnv({ DATA_DIR: freshFolder(), MESSAGE_LIMITS_FACTOR: '1000', ...peer.settings }),
  )
  try {
    const acme = await foundCompany(platform, 'acme', 'Kestrel')
    await giveFeatures(platform, acme.companyId, { api: true, integrations: true, customAts: true })
    const of = { platform, acme, asker: colleaguesOf(platform, acme).admin }
    return [await deliveries(of), await feed(of), ...(await firstSync(of, peer))]
  } finally {
    process.env.NODE_ENV = before
    await platform.close()
    await peer.close()
  }
}
type Of = {
  platform: WholePlatform
  acme: Awaited<ReturnType<typeof foundCompany>>
  asker: ReturnType<typeof colleaguesOf>['admin']
}

/** From the decision to the call, at the endpoints that answer. */
async function deliveries({ platform, acme, asker }: Of): Promise<Goal> {
  const late: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { timestamp } = JSON.parse(Buffer.concat(chunks).toString()) as { timestamp: string }
      late.push(Date.now() - Date.parse(timestamp))
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const healthy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { webhooks, review } = platform.useCases
  const ids: string[] = []
  for (let n = 0; n < ENDPOINTS; n++)
    for (const url of [`${healthy}/${n}`, `http://127.0.0.1:9/${n}`]) {
      const added = { url, types: ['candidate.rated' as const], commandId: randomUUID() }
      ids.push((await webhooks.addWebhook(asker, added)).webhookId)
    }
  await wait(2000)
  const people = Array.from({ length: PER_SECOND }, (_, n) => ({
    name: `Rated ${n}`,
    email: `rated-${n}@example.org`,
    phone: '',
  }))
  const { invited } = await platform.useCases.candidacy.inviteCandidates(asker, {
    jobId: acme.jobId,
    people,
    send: false,
    commandId: randomUUID(),
  })
  const began = performance.now()
  for (let n = 0; n < SECONDS * PER_SECOND; n++) {
    const candidateId = invited[n % PER_SECOND]!.candidateId!
    await review.rateCandidate(asker, { candidateId, value: 1 + ((n + Math.floor(n / PER_SECOND)) % 5) })
    const ahead = ((n + 1) * 1000) / PER_SECOND - (performance.now() - began)
    if (ahead > 0) await wait(ahead)
  }
  const expected = SECONDS * PER_SECOND * ENDPOINTS
  for (let waited = 0; late.length < expected && waited < 100; waited++) await wait(200)
  for (const webhookId of ids) await webhooks.removeWebhook(asker, { webhookId, commandId: randomUUID() })
  server.closeAllConnections()
  server.close()
  if (late.length < expected) throw new Error(`${late.length} of ${expected} calls arrived`)
  return {
    id: 'webhooks',
    what: `event to call at ${ENDPOINTS} healthy endpoints beside ${ENDPOINTS} dead ones, ${PER_SECOND} events a second, p99`,
    unit: 'ms',
    measured: percentile(late, 0.99),
    realistic: { atMost: 1000 },
  }
}

/** All events of a company in pages, as a program reads them that was away. */
async function feed({ platform, acme, asker }: Of): Promise<Goal> {
  const kept = outgoing(platform)
  const people = Array.from({ length: 100 }, (_, n) => ({ name: `Fed ${n}`, email: `fed-${n}@example.org`, phone: '' }))
  const { invited } = await platform.useCases.candidacy.inviteCandidates(asker, {
    jobId: acme.jobId,
    people,
    send: false,
    commandId: randomUUID(),
  })
  const first = (await kept.lastSeq()) + 1_000_000
  for (let at = 0; at < FEED; at += PAGE)
    await kept.addEvents(
      await Promise.all(
        Array.from({ length: PAGE }, (_, n) => {
          const id = invited[n % invited.length]!.candidateId!
          const data = { candidate: { id, name: `Fed ${n}`, email: 'fed@example.org' }, channel: 'email' }
          const event = {
            id: randomUUID(),
            type: 'candidate.invited',
            version: 1,
            timestamp: platform.now(),
            data,
          } as const
          const { companyId, jobId } = acme
          return kept.keep(event, { companyId, seq: first + at + n, jobId, candidateId: id })
        }),
      ),
    )
  let cursor: string | null = null
  let read = 0
  const began = performance.now()
  for (let more = true; more; ) {
    const page = await platform.useCases.webhooks.eventsAfter(asker, { cursor, limit: PAGE })
    read += page.events.length
    ;({ cursor, more } = page)
  }
  const seconds = (performance.now() - began) / 1000
  if (read < FEED) throw new Error(`the feed gave ${read} of ${FEED} events`)
  return {
    id: 'feed',
    what: `feed of ${FEED} events in pages of ${PAGE}`,
    unit: 'events/s',
    measured: read / seconds,
    realistic: { atLeast: 5000 },
  }
}

/** A board of another job of the company, looked at by the clock until it is stopped: how long it took, waits for the process included. */
async function watchedBoard({ platform, asker }: Of) {
  const { jobs, candidacy } = platform.useCases
  const { jobId } = await jobs.createJob(asker, { draft: aJob({ jobTitle: 'Looked at' }) })
  await platform.caughtUp((await jobs.activateJob(asker, { jobId })).token)
  for (let at = 0; at < CARDS; at += 100) {
    const people = Array.from({ length: 100 }, (_, n) => ({
      ...{ name: `Shown ${at + n}`, email: `shown-${at + n}@example.org`, phone: '' },
    }))
    await candidacy.inviteCandidates(asker, { jobId, people, send: false, commandId: randomUUID() })
  }
  const { columns } = (await platform.readers.jobBoardHeader(asker, jobId))!
  const total = async () => (await platform.readers.boardPage(asker, jobId, columns, { hideRejected: false })).total
  while ((await total()) < CARDS) await wait(200)
  return async function look(until: () => boolean): Promise<number> {
    const took: number[] = []
    const began = performance.now()
    for (let n = 0; !until(); n++) {
      const due = began + (n * 1000) / LOOKS_A_SECOND
      const ahead = due - performance.now()
      if (ahead > 0) await wait(ahead)
      if ((await total()) < CARDS) throw new Error('the board is not whole')
      took.push(performance.now() - due)
    }
    return percentile(took, 0.99)
  }
}

async function firstSync(of: Of, peer: MergePeer): Promise<Goal[]> {
  const { platform, acme, asker } = of
  const look = await watchedBoard(of)
  const quietUntil = performance.now() + QUIET_S * 1000
  const quiet = await look(() => performance.now() >= quietUntil)
  const { ats } = platform.useCases
  const { linkToken } = await ats.atsLinkToken(asker, { system: 'lever' })
  await ats.linkAts(asker, { publicToken: peer.link(linkToken).publicToken, commandId: randomUUID() })
  const account = peer.accountOf(acme.companyId)
  const remote = account.jobs[0]!.id
  for (let n = 0; n < PEOPLE; n++) apply(account, { name: `Person ${n}`, email: `person-${n}@example.org` })
  const linkId = (await platform.readers.atsLinkOf(asker))!.linkId
  const stages = [{ stageId: stagesOf(account, remote)[0]!.id, columnId: 'default' }]
  const settings = { direction: 'in' as const, stages, sendResult: false, sendComments: false }
  const began = performance.now()
  await ats.mapAtsJob(asker, { linkId, jobId: acme.jobId, mergeJobIds: [remote], settings })
  let isOver = false
  const looking = look(() => isOver)
  let sync
  do {
    await wait(500)
    sync = (await ats.atsShown(asker))!.sync
  } while (!(sync?.finishedAt && sync.state === 'idle' && sync.done >= PEOPLE) && performance.now() - began < 600_000)
  const seconds = (performance.now() - began) / 1000
  isOver = true
  const busy = await looking
  if (sync?.added !== PEOPLE) throw new Error(`${sync?.added} of ${PEOPLE} came in`)
  return [
    {
      id: 'first-sync',
      what: `first synchronisation of ${PEOPLE} applicants, 100 calls a minute in pages of 100`,
      unit: 's',
      measured: seconds,
      realistic: { atMost: 180 },
    },
    {
      id: 'first-sync',
      what: `a board of ${CARDS} beside it, looked at ${LOOKS_A_SECOND} times a second, p99, against before`,
      unit: 'ms',
      measured: busy,
      limit: quiet,
      ratio: busy / quiet,
      realistic: { atMostRatio: 2 },
    },
  ]
}
