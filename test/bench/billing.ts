import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { get, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { oneWayUnits } from '#projections/balances/units.ts'
import { openPlatform } from '#services/platform.ts'
import { type ChargebeePeer, chargebeePeer } from '../peers/chargebee/server.ts'
import { seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { freshFolder, load, percentile } from './harness.ts'
import { hammer } from './http-load.ts'
import type { Goal } from './report.ts'
import { messagesOf, shuffled } from './billing-messages.ts'

const COMPANIES = 20
/** Every fifth of the messages is one that was sent before. */
const MESSAGES = 10_000
const DISTINCT = Math.round(MESSAGES / 1.2)
const CALLERS = 8
const UNITS = 100_000
const BANNERS = 20
const BANNER = 'We were unable to process your credit card payment'
const DAY = '2026-03-04'

/** What a company with a billing service feels of it: its messages, its usage, and the banner in an open page. */
export async function billingGoals(): Promise<Goal[]> {
  const peer = await chargebeePeer()
  peer.addCoupon('SPRING', 20)
  const [ordered, dataDir] = [freshFolder(), freshFolder()]
  const people = await seedFolder(ordered, async (seed, platform) => {
    const made = []
    for (let n = 0; n < COMPANIES; n++) made.push(await seed.person('Rita Moreno', `Company ${n}`))
    const { companyId } = made[0]!.asker
    for (let from = 0; from < UNITS; from += 1000)
      await platform.reads.store.compareAndSet(
        Array.from({ length: 1000 }, (_, n) => ({
          collection: platform.reads.live(oneWayUnits),
          expected: null,
          doc: unit(companyId, from + n),
        })),
      )
    return made
  })
  cpSync(ordered, dataDir, { recursive: true })
  try {
    const messages = messagesOf(
      people.map(({ asker }) => asker.companyId),
      DISTINCT,
    )
    const doubled = shuffled([...messages, ...messages.slice(0, MESSAGES - DISTINCT)])
    const askers = people.map(({ asker }) => asker)
    const before = await run(ordered, peer, (server) => send(server, peer, messages, 1))
    const after = await run(dataDir, peer, (server) => send(server, peer, doubled, CALLERS))
    const same = JSON.stringify(await states(ordered, askers)) === JSON.stringify(await states(dataDir, askers))
    if (!same) throw new Error('the random order ended in another state than the ordered one')
    const cookie = `${sessionCookieName('http:')}=${people[0]!.sessionToken}`
    return await run(dataDir, peer, async (server) => {
      const usage = `${server.url}/admin/billing?usage=interviews&month=${DAY.slice(0, 7)}&day=${DAY}`
      await hammer(usage, cookie)
      const page = await hammer(usage, cookie)
      const banners = await bannersOf(server, peer, askers[0]!, cookie)
      return [
        {
          id: 'billing',
          what: `${MESSAGES} messages of the billing service in random order, every fifth doubled, until all are taken and the state is that of the ordered run (${before.toFixed(1)} s one after another, none doubled)`,
          unit: 's',
          measured: after,
          realistic: { atMost: 60 },
        },
        {
          id: 'billing',
          what: `billing page with the days of a month and one day opened, over ${UNITS} units, p99`,
          unit: 'ms',
          measured: page.p99!,
          realistic: { atMost: 50 },
        },
        {
          id: 'billing',
          what: `from the message of a failed payment until an open page hears of it and reads the banner, the longest of ${BANNERS}`,
          unit: 's',
          measured: percentile(banners, 1) / 1000,
          realistic: { atMost: 5 },
        },
      ]
    })
  } finally {
    await peer.close()
  }
}

function unit(companyId: string, n: number) {
  const candidateId = randomUUID()
  const day = n % 2 === 0 ? DAY : `2026-03-${String(5 + (n % 20)).padStart(2, '0')}`
  const at = `${day}T10:00:00.000Z`
  const facts = { candidateId, jobId: randomUUID(), day, month: day.slice(0, 7), at, eventRevision: 4 }
  return { _id: candidateId, companyId, rev: 4, ...facts, deleted: false }
}

async function run<T>(dataDir: string, peer: ChargebeePeer, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startServer({ dataDir, env: peer.settings })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Seconds until the last one is taken. */
async function send(server: RunningServer, peer: ChargebeePeer, messages: object[], callers: number) {
  const began = performance.now()
  await load(messages.length, callers, (n) => hook(server, peer, messages[n]!))
  return (performance.now() - began) / 1000
}

function hook({ url }: RunningServer, { settings }: ChargebeePeer, message: object): Promise<void> {
  const authorization = `Basic ${Buffer.from(settings.CHARGEBEE_WEBHOOK).toString('base64')}`
  return new Promise((taken, failed) => {
    request(
      `${url}/hooks/chargebee`,
      { method: 'POST', headers: { authorization, 'content-type': 'application/json' } },
      (response) => {
        if (response.statusCode !== 200) return failed(new Error(`a message was answered with ${response.statusCode}`))
        response.resume().once('end', taken).once('error', failed)
      },
    )
      .once('error', failed)
      .end(JSON.stringify(message))
  })
}

/** What the log says of each company, and what its pages read. */
async function states(dataDir: string, askers: Asker[]) {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  try {
    const all = []
    for (const asker of askers) {
      const { state, revision } = await platform.commands.stateOf(subscriptionDecider, asker, asker.companyId)
      await platform.caughtUp({ [streamName(asker.companyId, 'subscription', asker.companyId)]: revision })
      if (state.status === 'none') throw new Error('a company has no subscription')
      const { plan, jobSlots, terms, report, billing } = state
      const balances = await platform.readers.balancesOf(asker)
      if (balances?.plan !== plan || JSON.stringify(balances.report) !== JSON.stringify(report))
        throw new Error('balances are not a fold of the log')
      const invoices = [...billing.versions.invoices].sort(([a], [b]) => a.localeCompare(b))
      all.push({ plan, jobSlots, terms, report, service: billing.service, of: billing.versions.subscription, invoices })
    }
    return all
  } finally {
    await platform.close()
  }
}

/** Milliseconds each: the message is sent, the page's live connection hears of it, and the page reads with the banner. */
async function bannersOf(server: RunningServer, peer: ChargebeePeer, { companyId }: Asker, cookie: string) {
  const took: number[] = []
  let told = () => {}
  const live = get(`${server.url}/live?inbox=1`, { headers: { cookie } }, (response) => {
    response.on('data', (chunk: Buffer) => /^event: /m.test(chunk.toString()) && told())
  })
  await wait(1000)
  const messages = messagesOf([companyId], BANNERS * 2, DISTINCT + 1)
  for (let n = 0; n < BANNERS; n++) {
    for (const fails of [false, true]) {
      const message = structuredClone(messages[n * 2 + Number(fails)]!)
      Object.assign(message.content.subscription, { status: 'active', due_since: undefined })
      if (fails) Object.assign(message.content.subscription, { due_since: Math.floor(Date.now() / 1000) - 60 })
      const began = performance.now()
      const heard = new Promise<void>((resolve) => (told = resolve))
      await hook(server, peer, message)
      await Promise.race([heard, wait(10_000).then(() => Promise.reject(new Error('an open page was not told')))])
      while ((await shows(server, cookie)) !== fails) {
        if (performance.now() - began > 20_000) throw new Error('the banner did not follow the message')
      }
      if (fails) took.push(performance.now() - began)
    }
  }
  live.on('error', () => {}).destroy()
  return took
}

const shows = async ({ url }: RunningServer, cookie: string) =>
  (await (await fetch(`${url}/admin/overview`, { headers: { cookie } })).text()).includes(BANNER)
