import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { evolve, initialState, type KnownInterview } from '#domain/interview/interview.ts'
import type { Core } from '../../core/core.ts'

export type InterviewThen = {
  recorded: Recorded<InterviewEvent>
  /** As it was once this had happened, and right before. */
  now: KnownInterview
  before: KnownInterview | null
  /** Who planned it. */
  plannerId: string
  /** The revision of the newest booking; -1 before there was one. */
  bookedAt: number
  /** What was written of it is gone by now. */
  isErased: boolean
}

/** An interview at this revision of its stream, or at the newest; null where there was none. */
export async function interviewThen(
  { engines, codec }: Pick<Core, 'engines' | 'codec'>,
  companyId: string,
  interviewId: string,
  revision?: number,
): Promise<InterviewThen | null> {
  const records = await engines.store.read(streamName(companyId, 'interview', interviewId))
  const all = await codec.decodeAll<InterviewEvent>(records)
  const isErased = all.at(-1)?.event.type === 'InterviewErased'
  const history = all.filter((each) => each.event.type !== 'InterviewErased' && each.revision <= (revision ?? Infinity))
  const recorded = history.at(-1)
  const states = [initialState()]
  for (const { event } of history) states.push(evolve(states.at(-1)!, event))
  const [before, now] = [states.at(-2), states.at(-1)!]
  if (!recorded || !now.known) return null
  const { actor } = history[0]!
  const plannerId = actor.kind === 'user' ? actor.id : now.hostId
  const bookedAt = history.findLast(({ event }) => event.type === 'InterviewBooked')?.revision ?? -1
  return { recorded, bookedAt, now, before: before?.known ? before : null, plannerId, isErased }
}
