import { Agent, request } from 'node:http'
import { startServer } from '#test/support/server.ts'
import { seedCrowd } from './crowd.ts'
import { compare, freshFolder, type Measured } from './harness.ts'
import { hammer } from './http-load.ts'
import type { Goal } from './report.ts'

/** Sign-ins per second; the last is about what a machine of two cores hashes. */
const RATES = [5, 10, 20, 30]
/** No person signs in twenty times a second. */
const PEOPLE = 40

/** Whether a morning on which all sign in slows those who are at work already. */
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
        ...RATES.map((rate) => ({ name: String(rate), run: () => crowd.during(board, rate) })),
      ],
      Math.min(rounds, 5),
    )
    const alone = served.get('alone')!
    return RATES.map((rate): Goal => {
      const beside = served.get(String(rate))!
      const what = `board of 120 cards beside ${rate} people signing in per second (${crowd.rateAt(rate).toFixed(1)} did), p99; raw is the board alone (pages/s ${beside.rate!.toFixed(0)} and ${alone.rate!.toFixed(0)})`
      return {
        id: 'sign-ins',
        what,
        unit: 'ms',
        measured: beside.p99!,
        limit: alone.p99!,
        ratio: beside.p99! / alone.p99!,
        realistic: { atMostRatio: 1.2 },
      }
    })
  } finally {
    await server.stop()
  }
}

/** People at the sign-in form, each from an address of their own: from one, the limit would soon refuse them. */
function signingIn(url: string, people: { email: string; password: string }[]) {
  const agent = new Agent({ keepAlive: false })
  const forms = people.map(({ email, password }) => new URLSearchParams({ email, password }).toString())
  const sums = new Map<number, { done: number; seconds: number }>()
  let addresses = 0

  const signIn = () =>
    new Promise<void>((resolve, reject) => {
      const body = forms[addresses % forms.length]!
      const localAddress = `127.0.${1 + Math.floor(addresses / 250)}.${1 + (addresses++ % 250)}`
      request(
        `${url}/login`,
        {
          method: 'POST',
          agent,
          localAddress,
          headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
        },
        (response) => {
          if (response.statusCode !== 302)
            return reject(new Error(`a sign-in was answered with ${response.statusCode}`))
          response.resume().once('end', resolve).once('error', reject)
        },
      )
        .once('error', reject)
        .end(body)
    })

  return {
    /** As many per second as given, whether or not those before are in. */
    async during(work: () => Promise<Measured>, rate: number): Promise<Measured> {
      const sum = sums.get(rate) ?? { done: 0, seconds: 0 }
      sums.set(rate, sum)
      const under = new Set<Promise<void>>()
      const started = performance.now()
      const timer = setInterval(() => {
        const one = signIn().then(() => {
          sum.done++
          under.delete(one)
        })
        under.add(one)
      }, 1000 / rate)
      try {
        return await work()
      } finally {
        clearInterval(timer)
        sum.seconds += (performance.now() - started) / 1000
        await Promise.all(under)
      }
    },
    rateAt(rate: number) {
      const { done, seconds } = sums.get(rate)!
      return done / seconds
    },
  }
}
