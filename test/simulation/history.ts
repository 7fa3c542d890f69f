import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { EventToAppend } from '#infra/engines/event-store/event-store.ts'
import type { Seeded } from '../fixtures/seeded.ts'
import { anEnvelope } from '../fixtures/envelopes.ts'

const companyId = 'cacme00000000'
const contact = { name: 'Ada Byron', email: 'ada@example.org', phone: '' }

/** The next thing that happens to a candidate: enough of everything that a lost, doubled or swapped event shows. */
export function candidateLife(random: Seeded) {
  const [candidateId, jobId, reviewer] = [random.uuid(), random.uuid(), random.uuid()]
  let column = 'default'
  let rating: number | null = null
  let alive = true
  let written = 0

  function next(): CandidateEvent {
    if (written === 0)
      return {
        type: 'CandidateAdded',
        data: { candidateId, jobId, ...contact, source: 'invitation', columnId: 'default' },
      }
    const roll = random.next()
    if (roll < 0.3) {
      const from = column
      column = random.pick(['default', 'hired', 'rejected'].filter((each) => each !== from))
      return { type: 'CandidateMovedToColumn', data: { from, to: column, batchId: null } }
    }
    if (roll < 0.55) {
      const previous = rating
      rating = 1 + random.below(5)
      return { type: 'CandidateRated', data: { reviewerId: reviewer, value: rating, previous } }
    }
    if (roll < 0.8 || written < 3)
      return {
        type: 'CandidateCommented',
        data: { commentId: random.uuid(), authorId: reviewer, text: `Comment ${written}`, at: null, mentions: [] },
      }
    alive = false
    return { type: 'CandidateDeleted', data: {} }
  }

  return {
    stream: streamName(companyId, 'candidate', candidateId),
    get alive() {
      return alive
    },
    get revision() {
      return written - 1
    },
    next(): EventToAppend {
      const event = next()
      const minute = String(written % 60).padStart(2, '0')
      const envelope = anEnvelope(event.data, {
        id: random.uuid(),
        type: event.type,
        occurredAt: `2026-03-02T12:${minute}:00.000Z`,
      })
      written++
      return envelope
    },
  }
}
