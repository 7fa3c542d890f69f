import type { Asker } from '#contracts/kernel/asker.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type {
  SubscriptionEventShown,
  SubscriptionMeasure,
  SubscriptionUnit,
  SubscriptionUnits,
} from '#contracts/views/usage.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

const kinds = {
  texts: ['TextInviteConsumed'],
  jobs: ['JobSlotConsumed', 'JobSlotReleased'],
  seats: ['UserSeatConsumed', 'UserSeatReleased'],
} as const satisfies Record<SubscriptionMeasure, readonly SubscriptionEvent['type'][]>
const PAGE = 50
const READ = 200

/**
 * The events of one day that took text messages, job slots or seats, in the order of the log, {@link PAGE} from revision
 * `from` on. Reads that part of the subscription's stream and no other.
 * @throws Rejected 'auth/forbidden'
 */
export const subscriptionUnits =
  (core: Core) =>
  async (
    asker: Asker,
    { measure, day, from = 0 }: { measure: SubscriptionMeasure; day: string; from?: number },
  ): Promise<SubscriptionUnits> => {
    allow(asker, 'company.billing')
    const range = await core.readers.subscriptionDay(asker, day)
    if (!range) return { units: [], next: null }
    const stream = streamName(asker.companyId, 'subscription', asker.companyId)
    const wanted: readonly string[] = kinds[measure]
    const found: SubscriptionUnit[] = []
    let at = Math.max(range.first, from)
    while (at <= range.last && found.length < PAGE) {
      const limit = Math.min(READ, range.last - at + 1)
      const events = await core.codec.decodeAll<SubscriptionEvent>(
        await core.engines.store.read(stream, { from: at, limit }),
      )
      for (const { event, occurredAt, revision } of events) {
        if (found.length === PAGE) break
        at = revision + 1
        const unit = wanted.includes(event.type) && unitOf(event)
        if (unit) found.push({ revision, at: occurredAt, ...unit })
      }
      if (events.length < limit) break
    }
    return { units: await named(core, asker, found), next: at <= range.last && found.length === PAGE ? at : null }
  }

function unitOf(event: SubscriptionEvent): Pick<SubscriptionUnit, 'given' | 'used' | 'of'> | null {
  switch (event.type) {
    case 'JobSlotConsumed':
    case 'JobSlotReleased': {
      const { jobId: id, inUse: used } = event.data
      return { given: event.type === 'JobSlotReleased', used, of: { kind: 'job', id, name: '' } }
    }
    case 'UserSeatConsumed':
    case 'UserSeatReleased': {
      const { userId: id, inUse: used } = event.data
      return { given: event.type === 'UserSeatReleased', used, of: { kind: 'user', id, name: '' } }
    }
    case 'TextInviteConsumed': {
      const { candidateId, reminder, inMonth: used } = event.data
      return { given: false, used, of: { kind: 'text', candidateId, reminder, jobId: null } }
    }
    default:
      return null
  }
}

/** With the names that the asker may see, and the job of a candidate who is still there. */
async function named({ readers }: Core, asker: Asker, units: SubscriptionUnit[]): Promise<SubscriptionUnit[]> {
  const ids = (kind: 'job' | 'user') => units.flatMap(({ of }) => (of.kind === kind ? [of.id] : []))
  const candidates = units.flatMap(({ of }) => (of.kind === 'text' ? [of.candidateId] : []))
  const [titleOf, users, jobOf] = await Promise.all([
    readers.titlesOf(asker, ids('job')),
    readers.userNames(asker, ids('user')),
    readers.jobsOfCandidates(asker, candidates),
  ])
  return units.map((unit) => {
    const { of } = unit
    if (of.kind === 'text') return { ...unit, of: { ...of, jobId: jobOf(of.candidateId) } }
    return { ...unit, of: { ...of, name: of.kind === 'job' ? titleOf(of.id) : (users[of.id] ?? '') } }
  })
}

/** @throws Rejected 'auth/forbidden', 'not-found' */
export const subscriptionEvent =
  (core: Core) =>
  async (asker: Asker, revision: number): Promise<SubscriptionEventShown> => {
    allow(asker, 'company.billing')
    const stream = streamName(asker.companyId, 'subscription', asker.companyId)
    const [found] = await core.codec.decodeAll<SubscriptionEvent>(
      await core.engines.store.read(stream, { from: revision, limit: 1 }),
    )
    if (!found) throw new Rejected('not-found', 'There is no such event')
    const { event, occurredAt: at, actor, hash } = found
    const { invitation: _, billTo: __, ...data } = event.data as Record<string, unknown>
    return { revision, type: event.type, at, actor: `${actor.kind} ${actor.id}`, hash, data }
  }
