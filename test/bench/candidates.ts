import { randomUUID } from 'node:crypto'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { chainHash, GENESIS } from '#infra/chain.ts'
import type { Codec } from '#infra/codec.ts'
import { type EventStore, type EventToAppend, NO_STREAM } from '#infra/engines/event-store/event-store.ts'

export const companyId = 'cbench0000000'
export const reviewer = '11111111-1111-4111-8111-111111111111'
export const columns = ['default', 'hired', 'rejected']

/** Twenty events of a candidate who applied, recorded, was discussed and moved; sizes and personal fields as in life. */
export function twentyEvents(candidateId: string, jobId: string, name = 'Ada Byron'): CandidateEvent[] {
  const take = (n: number) => ({
    recordingId: randomUUID(),
    moduleId: 'video',
    questionId: `q${n}`,
    take: 1,
    mimeType: 'video/webm',
  })
  const text =
    'I have built and run three services of that kind, the last one for four years, and would do some of it differently today. '
  const takes = [take(1), take(2), take(3)]
  return [
    {
      type: 'CandidateStarted',
      data: {
        candidateId,
        jobId,
        name,
        email: `${candidateId.slice(0, 8)}@example.org`,
        phone: '+44 20 7946 0000',
        source: 'direct',
        columnId: 'default',
        journeyVersion: 1,
      },
    },
    ...[1, 2, 3].map(
      (n): CandidateEvent => ({
        type: 'AnswerGiven',
        data: { moduleId: `m${n}`, answer: { kind: 'FREE_TEXT', text: text.repeat(2) }, outcome: 'ok' },
      }),
    ),
    ...takes.map((data): CandidateEvent => ({ type: 'RecordingSubmitted', data })),
    ...takes.map(
      (data): CandidateEvent => ({
        type: 'RecordingUploaded',
        data: { ...data, sha256: 'ab'.repeat(32), size: 4_204_800, durationMs: 45_000 },
      }),
    ),
    { type: 'JourneyFinished', data: { uploadsPending: 0 } },
    { type: 'CandidateCompleted', data: {} },
    ...[3, 4].map(
      (value): CandidateEvent => ({
        type: 'CandidateRated',
        data: { reviewerId: randomUUID(), value, previous: null },
      }),
    ),
    ...[1, 2, 3].map(
      (): CandidateEvent => ({
        type: 'CandidateCommented',
        data: { commentId: randomUUID(), authorId: reviewer, text, at: null, mentions: [] },
      }),
    ),
    ...['hired', 'default', 'hired'].map(
      (to, i): CandidateEvent => ({
        type: 'CandidateMovedToColumn',
        data: { from: i % 2 ? 'hired' : 'default', to, batchId: null },
      }),
    ),
  ]
}

/** Envelopes as the command handler makes them, chained. */
export async function envelopesOf(
  codec: Codec,
  stream: string,
  events: CandidateEvent[],
  at = (_i: number) => '2026-11-20T12:00:00.000Z',
  tenant = companyId,
): Promise<EventToAppend[]> {
  const sealed: EventToAppend[] = []
  let previous = GENESIS
  for (const [i, event] of events.entries()) {
    const id = randomUUID()
    const envelope = {
      id,
      ...(await codec.seal(stream, id, event)),
      tenant,
      actor: { kind: 'user' as const, id: reviewer },
      occurredAt: at(i),
      commandId: randomUUID(),
      commandDigest: 'd'.repeat(32),
      correlationId: randomUUID(),
      causationId: null,
    }
    previous = chainHash(previous, stream, i, envelope)
    sealed.push({ ...envelope, hash: previous })
  }
  return sealed
}

/** Candidates with twenty events each, straight into the log; answers their ids. */
export async function fill(
  store: EventStore,
  codec: Codec,
  count: number,
  jobId: string = randomUUID(),
  atOnce = 100,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  for (let i = 0; i < count; i += atOnce)
    await Promise.all(
      ids.slice(i, i + atOnce).map(async (id) => {
        const stream = streamName(companyId, 'candidate', id)
        await store.append(stream, NO_STREAM, await envelopesOf(codec, stream, twentyEvents(id, jobId)))
      }),
    )
  return ids
}

/** The same, but as it comes in life: the first event of all, then the second of all, and so on. */
export async function fillInterleaved(store: EventStore, codec: Codec, count: number): Promise<void> {
  const jobId = randomUUID()
  const lives = await Promise.all(
    Array.from({ length: count }, async () => {
      const id = randomUUID()
      const stream = streamName(companyId, 'candidate', id)
      return { stream, sealed: await envelopesOf(codec, stream, twentyEvents(id, jobId)) }
    }),
  )
  for (let revision = 0; revision < 20; revision++)
    await Promise.all(lives.map(({ stream, sealed }) => store.append(stream, revision - 1, [sealed[revision]!])))
}
