import { brotliCompressSync, constants } from 'node:zlib'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { seedFolder } from '#test/support/seed.ts'
import { startServer } from '#test/support/server.ts'
import { compare, freshFolder, load } from './harness.ts'
import { hammer } from './http-load.ts'
import type { Goal } from './report.ts'

const FEW = 5
const COMMENTS = 500
/** Further events of the candidate who is discussed. */
const RATINGS = 1500
/** The columns of the job change so often. */
const CHANGES = 200
const text = (n: number) =>
  `${n}: answers calmly, gives ${n % 7} examples from the last team and asks back twice; I would like to hear more on site.`

/** Whether the page of a candidate who is discussed a lot, on a job whose columns change often, is as quick as another's. */
export async function discussedGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  const { cookie, addresses } = await seedFolder(dataDir, async (seed, platform) => {
    const { asker, sessionToken } = await seed.person()
    const { review, jobs } = platform.useCases
    const { jobId, candidates } = await seed.job(asker, ['Ada Byron', 'Ben Okafor'])
    const [much, little] = candidates.map(({ id }) => id)
    const tokens = []
    for (let n = 0; n < CHANGES / 4; n++) {
      const added = await jobs.addColumn(asker, { jobId, title: `Round ${n}` })
      await jobs.renameColumn(asker, { jobId, columnId: added.columnId, title: `Call ${n}` })
      await jobs.renameColumn(asker, { jobId, columnId: added.columnId, title: `Talk ${n}` })
      tokens.push((await review.removeColumn(asker, { jobId, columnId: added.columnId })).token)
    }
    for (const [candidateId, comments] of [
      [much!, COMMENTS],
      [little!, FEW],
    ] as const)
      for (let n = 0; n < comments; n++)
        tokens.push((await review.commentOnCandidate(asker, { candidateId, text: text(n) })).token)
    for (let n = 0; n < RATINGS; n++)
      tokens.push((await review.rateCandidate(asker, { candidateId: much!, value: 1 + (n % 5) })).token)
    await platform.caughtUp(mergeTokens(...tokens), 60_000)
    return {
      cookie: `${sessionCookieName('http:')}=${sessionToken}`,
      addresses: { jobId, little: little!, much: much! },
    }
  })
  const server = await startServer({ dataDir })
  const pageOf = (id: string) => `${server.url}/admin/jobs/${addresses.jobId}/candidates/${id}`
  const rate = (id: string) =>
    load(100, 1, async (n) => {
      const answer = await fetch(`${server.url}/api/legacy/videos/saveRating`, {
        method: 'PUT',
        headers: { cookie, origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify({ id, rating: { value: 1 + (n % 5) } }),
      })
      if (answer.status !== 200) throw new Error(`a rating was answered with ${answer.status}`)
      await answer.arrayBuffer()
    })
  try {
    const { jobId: _job, ...people } = addresses
    const served = await compare(
      Object.entries(people).flatMap(([name, id]) => [
        { name: `${name} page`, run: () => hammer(pageOf(id), cookie) },
        { name: `${name} history`, run: () => hammer(`${pageOf(id)}/history`, cookie) },
        { name: `${name} rating`, run: () => rate(id) },
      ]),
      Math.min(rounds, 5),
    )
    const zipped = async (address: string) => {
      const response = await fetch(address, { headers: { cookie } })
      if (response.status !== 200) throw new Error(`a page was answered with ${response.status}`)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
      return brotliCompressSync(Buffer.from(await response.arrayBuffer()), { params }).length / 1000
    }
    const beside = (what: string, of: string, target?: number): Goal => {
      const [much, little] = [served.get(`much ${of}`)!, served.get(`little ${of}`)!]
      return {
        id: 'discussed',
        what: `${what} with ${COMMENTS} comments and ${COMMENTS + RATINGS} events, p99 (p50 ${much.p50!.toFixed(2)} ms); raw is one with ${FEW} (p50 ${little.p50!.toFixed(2)} ms)`,
        unit: 'ms',
        measured: much.p99!,
        limit: little.p99!,
        ratio: much.p99! / little.p99!,
        realistic: target === undefined ? {} : { atMostRatio: target },
      }
    }
    const weight = async (what: string, path: string): Promise<Goal> => ({
      id: 'discussed',
      what: `HTML of ${what}, brotli; raw is the other's`,
      unit: 'kB',
      measured: await zipped(pageOf(addresses.much) + path),
      limit: await zipped(pageOf(addresses.little) + path),
      realistic: { atMost: 25 },
    })
    return [
      beside('page of a candidate', 'page', 1.5),
      await weight('its page', ''),
      beside('history of a candidate', 'history'),
      await weight('its history', '/history'),
      beside('rating of a candidate through the API', 'rating'),
    ]
  } finally {
    await server.stop()
  }
}
