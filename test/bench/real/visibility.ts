import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { topicName } from '#contracts/kernel/topics.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { kafkaClient } from '#infra/engines/event-bus/kafka-client.ts'
import { cards } from '#projections/board/cards.ts'
import type { Platform } from '#services/platform.ts'
import { companyId, reviewer } from '../candidates.ts'
import { median, percentile } from '../harness.ts'
import type { Goal } from '../report.ts'
import { bareWay } from './bare.ts'
import { level, theScene, written } from './scene.ts'

const RATES = [50, 200, 500]
const SECONDS = 5
/** What takes longer than this to be seen is counted as late: a machine with too much to do ends the row all the same. */
const PATIENCE_MS = 10_000
/** Candidates that are commented upon in turn. */
const CANDIDATES = 500
const asker: Asker = {
  kind: 'user',
  companyId,
  userId: reviewer,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
}

/** Milliseconds since 1970, as Kafka stamps its records, but with a fraction. */
const now = () => performance.timeOrigin + performance.now()

/** When an event was handed to Kafka, came out of it, and was reported as on the board. */
type Passage = { produced?: number; arrived?: number; folded?: number }
type Timed = { stream: string; revision: number; sent: number; accepted: number; visible: number }
type Run = { timed: Timed[]; late: number; refused: string }
type Lags = { p50: number; p99: number }

/** Listens on Kafka and on the change feed as every process does, and notes when each event passed. */
async function onTheWay(platform: Platform, settings: { KAFKA_BROKERS: string; KAFKA_TOPIC_GENERATION: number }) {
  const passages = new Map<string, Passage>()
  const of = (stream: string, revision: number) => {
    const key = `${stream}@${revision}`
    let passage = passages.get(key)
    if (!passage) passages.set(key, (passage = {}))
    return passage
  }
  const kafka = await kafkaClient({ ...settings, KAFKA_REPLICATION: 1 }, 'bench')
  const consumer = kafka.consumer({ groupId: `bench-${randomUUID()}` })
  await consumer.connect()
  await consumer.subscribe({
    topics: [topicName('hire.people', settings.KAFKA_TOPIC_GENERATION)],
    fromBeginning: false,
  })
  const joined = new Promise((done) => consumer.on('consumer.group_join', done))
  await consumer.run({
    partitionsConsumedConcurrently: 12,
    async eachMessage({ message }) {
      const passage = of(String(message.headers?.stream), Number(message.headers?.rev))
      passage.arrived = now()
      passage.produced = Number(message.timestamp)
    },
  })
  await joined
  const unwatch = platform.engines.changes.watch((changes) => {
    for (const { projection, id, rev } of changes)
      if (projection === cards.name) of(streamName(companyId, 'candidate', id), rev).folded ??= now()
  })
  return {
    passages,
    of,
    async stop() {
      unwatch()
      await consumer.disconnect()
    },
  }
}

/** Commands at a steady rate, however many still wait; each waits until every page would show it. */
async function atRate(platform: Platform, ids: string[], rate: number, seconds: number): Promise<Run> {
  const timed: Timed[] = []
  let late = 0
  const refused = new Map<string, number>()
  const pending: Promise<void>[] = []
  const started = performance.now()
  for (let i = 0; i < rate * seconds; i++) {
    const wait = started + (i * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const id = ids[i % ids.length]!
    const sent = now()
    const command = {
      type: 'CommentOnCandidate' as const,
      data: { candidateId: id, commentId: randomUUID(), text: 'Clear answer', at: null },
    }
    pending.push(
      platform.commands.handle(candidateDecider, id, command, platform.context(asker)).then(
        async ({ token, stream, revision }) => {
          const accepted = now()
          if ((await platform.caughtUp(token, PATIENCE_MS)).length > 0) late++
          else timed.push({ stream, revision, sent, accepted, visible: now() })
        },
        // More than the machine takes: said beside the figures.
        (error: unknown) => {
          const code = error instanceof Rejected ? error.code : String(error)
          refused.set(code, (refused.get(code) ?? 0) + 1)
        },
      ),
    )
  }
  await Promise.all(pending)
  return { timed, late, refused: [...refused].map(([code, times]) => `${times} refused as ${code}`).join(', ') }
}

/** A command accepted to every read model showing it, across processes, with the time of each hop. */
export async function visibilityGoals(): Promise<Goal[]> {
  const { column, platform: open } = await theScene()
  const platform = await open()
  const ids = await written(platform, CANDIDATES * 20)
  await level(platform, ids, 3 * PATIENCE_MS)
  for (const id of ids) await platform.commands.stateOf(candidateDecider, { companyId }, id)
  const bare = await bareWay(column)
  await atRate(platform, ids, 50, 3)
  await bare.atRate(50, 3)
  const measured = new Map<number, { ours: Run; bare: Lags }>()
  for (const rate of RATES)
    measured.set(rate, { ours: await atRate(platform, ids, rate, SECONDS), bare: await bare.atRate(rate, SECONDS) })
  await bare.stop()
  // Once more for the hops alone: who listens to every event on its way takes part of the machine.
  const way = await onTheWay(platform, {
    KAFKA_BROKERS: column.env.KAFKA_BROKERS,
    KAFKA_TOPIC_GENERATION: Number(column.env.KAFKA_TOPIC_GENERATION),
  })
  const goals: Goal[] = []
  for (const [rate, figures] of measured) {
    way.passages.clear()
    goals.push(...rows(rate, figures, hopsOf((await atRate(platform, ids, rate, SECONDS)).timed, way.of)))
  }
  await way.stop()
  return goals
}

function hopsOf(timed: Timed[], passageOf: (stream: string, revision: number) => Passage): string {
  const hop = (of: (each: Timed, passage: Required<Passage>) => number) =>
    median(
      timed.flatMap((each) => {
        const { produced, arrived, folded } = passageOf(each.stream, each.revision)
        return produced && arrived && folded ? [of(each, { produced, arrived, folded })] : []
      }),
    ).toFixed(1)
  return [
    `append ${hop(({ sent, accepted }) => accepted - sent)}`,
    `relay ${hop(({ accepted }, { produced }) => produced - accepted)}`,
    `Kafka ${hop((_, { arrived, produced }) => arrived - produced)}`,
    `fold ${hop((_, { folded, arrived }) => folded - arrived)}`,
    `seen ${hop(({ visible }, { folded }) => visible - folded)}`,
  ].join(', ')
}

function rows(rate: number, { ours: { timed, late, refused }, bare }: { ours: Run; bare: Lags }, hops: string): Goal[] {
  const said = [
    `${timed.length} of ${rate * SECONDS} seen`,
    late && `${late} later than ${PATIENCE_MS / 1000} s`,
    refused,
  ]
    .filter(Boolean)
    .join(', ')
  const lags = timed.map(({ accepted, visible }) => visible - accepted)
  // Nothing seen is no time at all, and no goal is met by it.
  const figure = (of: (lags: number[]) => number) => (lags.length > 0 ? of(lags) : Infinity)
  const what = `accepted to visible across processes at ${rate} commands per second (${said})`
  const target = rate === 200
  const beside = (measured: number, limit: number) => ({
    id: 'V1',
    unit: 'ms',
    measured,
    limit,
    ratio: measured / limit,
  })
  return [
    {
      ...beside(figure(median), bare.p50),
      what: `${what}, median (hops, of a run of their own: ${hops} ms), beside bare clients`,
      realistic: target ? { atMost: 60 } : {},
    },
    {
      ...beside(
        figure((all) => percentile(all, 0.99)),
        bare.p99,
      ),
      what: `${what}, p99, beside bare clients`,
      realistic: target ? { atMost: 300 } : {},
    },
  ]
}
