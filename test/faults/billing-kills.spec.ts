import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { type ChargebeePeer, chargebeePeer } from '../peers/chargebee/server.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { check } from './check.ts'

const root = mkdtempSync(join(tmpdir(), 'hirelog-billing-kills-'))
const seeded = join(root, 'seeded')
let rita: SeededPerson
beforeAll(async () => void (rita = await seedFolder(seeded, (seed) => seed.person())))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const order = { plan: 'team', frequency: 'month', currency: 'usd', seats: 1, jobs: 0 }
async function pageFor({ url }: RunningServer): Promise<string | null> {
  const answer = await fetch(`${url}/api/legacy/chargebee/subscription/checkout/new`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie: `${sessionCookieName('http:')}=${rita.sessionToken}`,
    },
    body: JSON.stringify(order),
  }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as { url: string }).url : null
}
const pays = (page: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ card: 'good', do: 'pay' }), redirect: 'manual' })
const ended = async ({ process }: RunningServer) => {
  if (process.exitCode === null && process.signalCode === null)
    await new Promise((resolve) => process.once('exit', resolve))
  return process.signalCode
}

/** The server dies at a point on the way from the checkout to the plan, and is started again. */
async function through(
  name: string,
  dies: (run: { peer: ChargebeePeer; start: (crashAt?: string) => Promise<RunningServer> }) => Promise<unknown>,
) {
  const dataDir = join(root, name)
  cpSync(seeded, dataDir, { recursive: true })
  const peer = await chargebeePeer()
  const started: RunningServer[] = []
  try {
    await dies({
      peer,
      start: async (crashAt) => {
        const server = await startServer({
          dataDir,
          env: { ...peer.settings, ...(crashAt && { CRASH_AT: crashAt }) },
        })
        started.push(server)
        peer.hookTo(`${server.url}/hooks/chargebee`)
        return server
      },
    })
    for (const server of started) await server.stop('SIGKILL')
    await isWhole(dataDir, peer)
  } finally {
    for (const server of started) await server.stop('SIGKILL')
    await peer.close()
  }
}

/** The company is on what it paid for, once; what pages read is a fold of the log. */
async function isWhole(dataDir: string, peer: ChargebeePeer) {
  expect([peer.state.subscriptions.size, peer.state.invoices.size]).toEqual([1, 1])
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  try {
    const { companyId } = rita.asker
    const { state, revision } = await platform.commands.stateOf(subscriptionDecider, rita.asker, companyId)
    await platform.caughtUp({ [streamName(companyId, 'subscription', companyId)]: revision })
    await expect.poll(() => platform.relay.lag(), { timeout: 20_000 }).toBe(0)
    expect(state).toMatchObject({ plan: 'team', billing: { service: { subscriptionId: companyId, order } } })
    const { plan, report, volume } = (await platform.readers.balancesOf(rita.asker))!
    expect(state).toMatchObject({ plan, report, terms: { volumes: { userSeats: volume.userSeats } } })
    await expect.poll(async () => (await check(platform, [])).problems, { timeout: 20_000 }).toEqual([])
  } finally {
    await platform.close()
  }
}

describe('between the checkout and the plan', () => {
  it.each(['C2', 'C3', 'C4', 'C5', 'C6', 'C7'])(
    'a server that dies at %s with a message of the payment in hand takes it when it comes again',
    (point) =>
      through(point, async ({ peer, start }) => {
        const server = await start(point)
        await pays((await pageFor(server))!)
        expect(await ended(server)).toBe('SIGKILL')
        await peer.settled()
        await start()
        await peer.deliver({ order: 'shuffled', doubled: 0.5 })
        expect(peer.queued).toEqual([])
      }),
  )

  it('a checkout that dies before its page is known is begun again, and paid once', () =>
    through('C1', async ({ peer, start }) => {
      const server = await start('C1')
      expect(await pageFor(server)).toBeNull()
      expect(await ended(server)).toBe('SIGKILL')
      await pays((await pageFor(await start()))!)
      await peer.settled()
    }))

  it('a payment while the server is away, whose messages are lost, is found when it is back', () =>
    through('away', async ({ peer, start }) => {
      const server = await start()
      const page = (await pageFor(server))!
      await server.stop('SIGKILL')
      peer.hookTo(null)
      await pays(page)
      const back = await start()
      const plan = async () =>
        (
          await fetch(`${back.url}/api/legacy/chargebee/subscription/retrieve`, {
            headers: { cookie: `${sessionCookieName('http:')}=${rita.sessionToken}` },
          })
        ).json()
      await expect.poll(plan, { timeout: 20_000 }).toMatchObject({ plan_name: 'team' })
    }))
})
