import { Agent, request } from 'node:http'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { seedFolder } from '#test/support/seed.ts'
import { startServer } from '#test/support/server.ts'
import { seedCrowd } from './crowd.ts'
import { compare, freshFolder, load } from './harness.ts'
import type { Goal } from './report.ts'

const MODEL = '/api/analytics/read-models/candidates'
/** As many callers of the one company as there can be at once without being turned away. */
const CALLERS = 8
const SMALL = 40
/** So long the other company asks before the neighbour is measured. */
const HEAT_MS = 2000

const range = (to: number) => ({ $range: [0, to] })
const heavy = [
  { $limit: 50 },
  {
    $addFields: {
      n: {
        $size: {
          $map: {
            input: range(1500),
            as: 'a',
            in: { $reduce: { input: range(200), initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
          },
        },
      },
    },
  },
  { $project: { n: 1 } },
]

/** Whether a company whose people ask for as much as they can delays the small query of another. */
export async function analyticsGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  const { cookie } = await seedCrowd(dataDir, [500])
  const own = await seedFolder(dataDir, async (seed) => {
    const { asker, sessionToken } = await seed.person('Nora Neighbour', 'Next door')
    await seed.job(asker)
    return `${sessionCookieName('http:')}=${sessionToken}`
  })
  const server = await startServer({ dataDir })
  const agent = new Agent({ keepAlive: true })
  const small = () => load(SMALL, 1, async () => expect200(await send(agent, `${server.url}${MODEL}?limit=5`, own)))

  async function beside() {
    let on = true
    const callers = Array.from({ length: CALLERS }, async () => {
      while (on) await send(agent, `${server.url}${MODEL}/aggregate`, cookie, { pipeline: heavy })
    })
    await new Promise((resolve) => setTimeout(resolve, HEAT_MS))
    try {
      return await small()
    } finally {
      on = false
      await Promise.all(callers)
    }
  }
  try {
    const served = await compare(
      [
        { name: 'alone', run: small },
        { name: 'beside', run: beside },
      ],
      Math.min(rounds, 2),
    )
    const [alone, pressed] = [served.get('alone')!.p99!, served.get('beside')!.p99!]
    const what = `a small query of a company, p99, beside ${CALLERS} callers of another who ask for as much as they can; raw is the query alone`
    return [
      {
        id: 'analytics',
        what,
        unit: 'ms',
        measured: pressed,
        limit: alone,
        ratio: pressed / alone,
        realistic: { atMostRatio: 2 },
      },
    ]
  } finally {
    agent.destroy()
    await server.stop()
  }
}

function expect200(status: number) {
  if (status !== 200) throw new Error(`a small query was answered with ${status}`)
}

function send(agent: Agent, url: string, cookie: string, json?: object): Promise<number> {
  const body = json ? JSON.stringify(json) : ''
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        agent,
        method: json ? 'POST' : 'GET',
        headers: {
          cookie,
          origin: new URL(url).origin,
          ...(json && { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (response) => {
        response
          .resume()
          .once('end', () => resolve(response.statusCode!))
          .once('error', reject)
      },
    )
      .once('error', reject)
      .end(body)
  })
}
