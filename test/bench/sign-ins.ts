import { Agent, request } from 'node:http'
import { startServer } from '#test/support/server.ts'
import { seedCrowd } from './crowd.ts'
import { compare, freshFolder, type Measured } from './harness.ts'
import { hammer } from './http-load.ts'
import type { Goal } from './report.ts'

const AT_ONCE = 4
/** Nobody signs in twenty times a second. */
const PEOPLE = 40

/** Whether a morning on which everybody signs in is felt by those who are at work already. */
export async function signInGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  const { cookie, others, jobs } = await seedCrowd(dataDir, [120], { others: PEOPLE })
  const server = await startServer({ dataDir })
  const board = () => hammer(`${server.url}/admin/jobs/${jobs.get(120)}`, cookie)
  const crowd = signingIn(server.url, others)
  try {
    const served = await compare(
      [
        { name: 'alone', run: board },
        { name: 'beside sign-ins', run: () => crowd.during(board) },
      ],
      Math.min(rounds, 5),
    )
    const [alone, beside] = [served.get('alone')!, served.get('beside sign-ins')!]
    return [
      { id: 'sign-ins', what: `board of 120 cards beside people signing in, p99; raw is the board alone (pages/s ${beside.rate!.toFixed(0)} and ${alone.rate!.toFixed(0)})`, unit: 'ms', measured: beside.p99!, limit: alone.p99!, ratio: beside.p99! / alone.p99!, realistic: { atMostRatio: 1.2 } },
      { id: 'sign-ins', what: `sign-ins beside it, ${AT_ONCE} at once`, unit: '/s', measured: crowd.rate(), realistic: { atLeast: 5 } },
    ]
  } finally {
    await server.stop()
  }
}

/** People at the sign-in form, each from an address of their own: from one, the limit would soon refuse them. */
function signingIn(url: string, people: { email: string; password: string }[]) {
  const agent = new Agent({ keepAlive: false })
  const forms = people.map(({ email, password }) => new URLSearchParams({ email, password }).toString())
  let [done, seconds, addresses] = [0, 0, 0]

  const signIn = () =>
    new Promise<void>((resolve, reject) => {
      const body = forms[addresses % forms.length]!
      const localAddress = `127.0.${1 + Math.floor(addresses / 250)}.${1 + (addresses++ % 250)}`
      request(`${url}/login`, { method: 'POST', agent, localAddress, headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length } }, (response) => {
        if (response.statusCode !== 302) return reject(new Error(`a sign-in was answered with ${response.statusCode}`))
        response.resume().once('end', resolve).once('error', reject)
      })
        .once('error', reject)
        .end(body)
    })

  return {
    async during(work: () => Promise<Measured>): Promise<Measured> {
      let over = false
      const started = performance.now()
      const atOnce = Array.from({ length: AT_ONCE }, async () => {
        for (; !over; done++) await signIn()
      })
      try {
        return await work()
      } finally {
        over = true
        await Promise.all(atOnce)
        seconds += (performance.now() - started) / 1000
      }
    },
    rate: () => done / seconds,
  }
}
