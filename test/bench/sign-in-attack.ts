import { Agent, request } from 'node:http'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { startServer } from '#test/support/server.ts'
import { seedCrowd } from './crowd.ts'
import { freshFolder, median, percentile } from './harness.ts'
import type { Goal } from './report.ts'

const ADDRESSES = 8
const WRONG = 400
/** Right sign-ins of the owner while the wrong ones are under way, one after another. */
const RIGHT = 20
const MOST_ROUNDS = 3

/** Whether strangers who guess, at accounts that exist and at others, delay the owner of an account who signs in from where they did before. */
export async function signInAttackGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  const { others } = await seedCrowd(dataDir, [1], { others: 2 })
  const server = await startServer({ dataDir })
  try {
    const owner = others[0]!
    const own = await signIn(server.url, owner, '127.0.0.1', '')
    if (own.status !== 302) throw new Error(`the owner's first sign-in was answered with ${own.status}`)
    const quiet: number[] = []
    for (let i = 0; i < RIGHT; i++) quiet.push((await signIn(server.url, owner, '127.0.0.1', own.cookies)).ms)
    const p95: number[] = []
    for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++) {
      const attack = Promise.all(
        Array.from({ length: WRONG }, (_, n) =>
          signIn(
            server.url,
            { email: `person${n}@host${round}-${n}.test`, password: 'wrong-One-77' },
            `127.9.${round}.${1 + (n % ADDRESSES)}`,
            '',
          ),
        ),
      )
      const took: number[] = []
      for (let i = 0; i < RIGHT; i++) {
        const { ms, status } = await signIn(server.url, owner, '127.0.0.1', own.cookies)
        if (status !== 302) throw new Error(`the owner was answered with ${status}`)
        took.push(ms)
      }
      p95.push(percentile(took, 0.95))
      await attack
    }
    const measured = median(p95)
    const what = `the owner's right sign-in, p95, beside ${WRONG} wrong ones from ${ADDRESSES} addresses at once (alone ${percentile(quiet, 0.95).toFixed(0)} ms); raw is 500 ms`
    return [
      {
        id: 'sign-in-attack',
        what,
        unit: 'ms',
        measured,
        limit: 500,
        ratio: measured / 500,
        realistic: { atMostRatio: 1 },
      },
    ]
  } finally {
    await server.stop()
  }
}

const agent = new Agent({ keepAlive: false })

function signIn(
  url: string,
  { email, password }: { email: string; password: string },
  localAddress: string,
  cookie: string,
): Promise<{ status: number; ms: number; cookies: string }> {
  const body = new URLSearchParams({ email, password }).toString()
  const headers = {
    origin: url,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    ...(cookie && { cookie }),
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    request(`${url}/login`, { method: 'POST', agent, localAddress, headers }, (response) => {
      // What tells the browser apart is kept, the session is not: each sign-in is one of its own.
      const kept = (response.headers['set-cookie'] ?? [])
        .map((each) => each.split(';')[0]!)
        .filter((each) => !each.startsWith(`${sessionCookieName(url)}=`))
      const done = () =>
        resolve({ status: response.statusCode!, ms: performance.now() - began, cookies: kept.join('; ') })
      response.resume().once('end', done).once('error', reject)
    })
      .once('error', reject)
      .end(body)
  })
}
