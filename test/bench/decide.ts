import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { io, type Socket } from 'socket.io-client'
import type { Asker } from '#contracts/kernel/asker.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { readEnv } from '#infra/env.ts'
import { userDecider } from '#domain/user/decider.ts'
import { socket as programs } from '#services/http/socket.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { choice, journeyWith } from '../fixtures/job.ts'
import { seedCrowd } from './crowd.ts'
import { freshFolder, median, percentile } from './harness.ts'
import type { Goal } from './report.ts'

const PEOPLE = 2000
const CONNECTIONS = 200
const TEAM = 20
const CHANGES = 20
const AT_ONCE = 50
const LONGEST_MS = 60_000

type Of = { platform: Platform; asker: Asker; jobId: string }
const timed = async (act: () => Promise<unknown>) => {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** Questions to what was decided about many, and news of it to many. */
export async function decideGoals(rounds: number): Promise<Goal[]> {
  const DATA_DIR = freshFolder()
  const { asker, jobs } = await seedCrowd(DATA_DIR, [PEOPLE])
  const platform = await openPlatform(readEnv({ DATA_DIR, MESSAGE_LIMITS_FACTOR: '10000' }))
  try {
    const of = { platform, asker, jobId: jobs.get(PEOPLE)! }
    await scored(of)
    return [await whatIf(of, rounds), await filteredList(of)]
  } finally {
    await platform.close()
  }
}

const idsOf = async ({ platform, asker, jobId }: Of) =>
  (await platform.readers.candidateIds(asker, { by: 'added', descending: true }, { jobId }, PEOPLE)).map(({ id }) => id)

/** Each has a scorecard, of points that differ. */
async function scored(of: Of) {
  const { platform, asker, jobId } = of
  const live = await platform.useCases.jobs.activateJob(asker, { jobId })
  await platform.caughtUp(live.token, LONGEST_MS)
  const [card] = await platform.useCases.review.scorecardsOf(asker, jobId)
  const ids = await idsOf(of)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const sent = await Promise.all(
      ids.slice(from, from + AT_ONCE).map((candidateId, n) => {
        const points = Object.fromEntries(card!.skills.map(({ metricId }, at) => [metricId, (n * 7 + at * 31) % 101]))
        return platform.useCases.review.sendScore(asker, { candidateId, version: 1, points, basedOn: 0 })
      }),
    )
    await platform.caughtUp(mergeTokens(...sent.map(({ token }) => token)), LONGEST_MS)
  }
}

/** Other weights, another must-have and another rule, over all who ever applied. */
async function whatIf({ platform, asker, jobId }: Of, rounds: number): Promise<Goal> {
  const job = (await platform.readers.jobForBuilder(asker, jobId))!
  const skills = job.scorecard.skills.map((skill, at) => ({
    ...skill,
    weight: at === 0 ? (0.5 as const) : (2 as const),
  }))
  const wanted = {
    jobId,
    journey: journeyWith(choice('new', { rejectOnWrong: true }), ...job.journey.modules.slice(1, -2)),
    scorecard: { ...job.scorecard, skills },
  }
  const took: number[] = []
  for (let round = 0; round < Math.max(rounds, 2); round++)
    took.push(await timed(() => platform.useCases.jobs.impactOfChange(asker, wanted)))
  const impact = await platform.useCases.jobs.impactOfChange(asker, wanted)
  if (impact.reordered.scored !== PEOPLE) throw new Error(`${impact.reordered.scored} of ${PEOPLE} were counted`)
  return {
    id: 'what-if',
    what: `other weights and rules over ${PEOPLE} past candidates (first time ${Math.round(took[0]!)} ms)`,
    unit: 'ms',
    measured: median(took),
    realistic: { atMost: 10_000 },
    extraordinary: { atMost: 1000 },
  }
}

/** Colleagues with a token each: one may not have all connections. */
const tokensOf = ({ platform, asker: creator }: Of) =>
  Promise.all(
    Array.from({ length: TEAM }, async (_, n) => {
      const userId = randomUUID()
      const data = {
        ...{
          userId,
          name: `Colleague ${n}`,
          email: `colleague.${n}.${userId.slice(0, 8)}@acme.test`,
          passwordHash: 'none',
        },
        ...{ role: 'admin' as const, creator: false, emailVerified: true, complete: true },
      }
      const signUp = { type: 'SignUpUser', data } as const
      const { token } = await platform.commands.handle(userDecider, userId, signUp, platform.context(creator))
      await platform.caughtUp(token, LONGEST_MS)
      const asker: Asker = { ...creator, kind: 'user', userId, role: 'admin', creator: false }
      return (await platform.useCases.accounts.issueToken(asker, { scopes: null })).token
    }),
  )

/** From the rating until the last of the connections, each with a filter of its own, knows whether it still matches. */
async function filteredList(of: Of): Promise<Goal> {
  const { platform, asker, jobId } = of
  const app = Fastify({ forceCloseConnections: true })
  await app.register(programs, { platform })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  try {
    const tokens = await tokensOf(of)
    for (let n = 0; n < CONNECTIONS; n++) {
      const socket = io(url, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token: tokens[n % TEAM]! },
      })
      sockets.push(socket)
      const joined = (await socket
        .timeout(LONGEST_MS)
        .emitWithAck('job:join', { jobId, appliedFilter: { rating: 1 + (n % 5) } })) as { ok: boolean }
      if (!joined.ok) throw new Error(`connection ${n} could not join: ${JSON.stringify(joined)}`)
    }
    const ids = await idsOf(of)
    const took: number[] = []
    for (let change = 0; change < CHANGES; change++) {
      const candidateId = ids[change]!
      const told = Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve) => {
              const hear = ({ candidate }: { candidate: { id: string } }) => {
                if (candidate.id !== candidateId) return
                socket.off('update_candidate', hear)
                resolve()
              }
              socket.on('update_candidate', hear)
            }),
        ),
      )
      const value = 1 + (change % 5)
      took.push(
        await timed(async () => {
          await platform.useCases.review.rateCandidate(asker, { candidateId, value, commandId: randomUUID() })
          await told
        }),
      )
    }
    return {
      id: 'live-list',
      what: `a rating on the filtered lists of ${CONNECTIONS} connections, p99 (median ${Math.round(median(took))} ms)`,
      unit: 'ms',
      measured: percentile(took, 0.99),
      realistic: { atMost: 1000 },
      extraordinary: { atMost: 300 },
    }
  } finally {
    for (const socket of sockets) socket.disconnect()
    await app.close()
  }
}
