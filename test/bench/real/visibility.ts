import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import { permissionsOf } from '#contracts/permissions.ts'
import { streamName } from '#contracts/streams.ts'
import { topicName } from '#contracts/topics.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { kafkaClient } from '#infra/engines/event-bus/kafka-client.ts'
import { cards } from '#projections/board/cards.ts'
import type { Platform } from '#services/platform.ts'
import { companyId, reviewer } from '../candidates.ts'
import { median, percentile } from '../harness.ts'
import type { Goal } from '../report.ts'

const RATES = [50, 200, 500]
const SECONDS = 5
const asker: Asker = { kind: 'user', companyId, userId: reviewer, role: 'admin', creator: true, permissions: permissionsOf.admin }

/** Milliseconds since 1970, as Kafka stamps its records, but with a fraction. */
const now = () => performance.timeOrigin + performance.now()

/** When an event was handed to Kafka, came out of it, and was told to be on the board. */
type Passage = { produced?: number; arrived?: number; folded?: number }
type Timed = { stream: string; revision: number; sent: number; accepted: number; visible: number }

/** Listens on Kafka and on the change feed as everybody does, and notes when each event passed. */
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
  await consumer.subscribe({ topics: [topicName('hire.people', settings.KAFKA_TOPIC_GENERATION)], fromBeginning: false })
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
    for (const { projection, id, rev } of changes) if (projection === cards.name) of(streamName(companyId, 'candidate', id), rev).folded ??= now()
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

/** Commands at a steady rate, whoever waits for whom; each waits until every page would show it. */
async function atRate(platform: Platform, ids: string[], rate: number, seconds: number): Promise<{ timed: Timed[]; late: number; refused: number }> {
  const timed: Timed[] = []
  let late = 0
  let refused = 0
  const pending: Promise<void>[] = []
  const started = performance.now()
  for (let i = 0; i < rate * seconds; i++) {
    const wait = started + (i * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const id = ids[i % ids.length]!
    const sent = now()
    const command = { type: 'CommentOnCandidate' as const, data: { candidateId: id, commentId: randomUUID(), text: 'Clear answer', at: null } }
    pending.push(
      platform.commands.handle(candidateDecider, id, command, platform.context(asker)).then(
        async ({ token, stream, revision }) => {
          const accepted = now()
          if ((await platform.caughtUp(token, 30_000)).length > 0) late++
          else timed.push({ stream, revision, sent, accepted, visible: now() })
        },
        // More than the machine takes: said beside the figures.
        () => void refused++,
      ),
    )
  }
  await Promise.all(pending)
  return { timed, late, refused }
}

/** A command accepted to every read model showing it, across processes, with the time of each hop. */
export async function visibilityGoals(platform: Platform, settings: { KAFKA_BROKERS: string; KAFKA_TOPIC_GENERATION: number }, ids: string[]): Promise<Goal[]> {
  const goals: Goal[] = []
  const way = await onTheWay(platform, settings)
  await atRate(platform, ids, 50, 3)
  for (const rate of RATES) {
    way.passages.clear()
    const { timed, late, refused } = await atRate(platform, ids, rate, SECONDS)
    const hop = (of: (each: Timed, passage: Required<Passage>) => number) =>
      median(
        timed.flatMap((each) => {
          const { produced, arrived, folded } = way.of(each.stream, each.revision)
          return produced && arrived && folded ? [of(each, { produced, arrived, folded })] : []
        }),
      ).toFixed(1)
    const hops = [
      `append ${hop(({ sent, accepted }) => accepted - sent)}`,
      `relay ${hop(({ accepted }, { produced }) => produced - accepted)}`,
      `Kafka ${hop((_, { arrived, produced }) => arrived - produced)}`,
      `fold ${hop((_, { folded, arrived }) => folded - arrived)}`,
      `seen ${hop(({ visible }, { folded }) => visible - folded)}`,
    ].join(', ')
    const lags = timed.map(({ accepted, visible }) => visible - accepted)
    const what = `accepted to visible across processes at ${rate} commands per second${late ? `, ${late} later than 30 s` : ''}${refused ? `, ${refused} refused` : ''}`
    const target = rate === 200
    goals.push(
      { id: 'V1', what: `${what}, median (hops: ${hops} ms)`, unit: 'ms', measured: median(lags), realistic: target ? { atMost: 60 } : {} },
      { id: 'V1', what: `${what}, p99`, unit: 'ms', measured: percentile(lags, 0.99), realistic: target ? { atMost: 300 } : {} },
    )
  }
  await way.stop()
  return goals
}
