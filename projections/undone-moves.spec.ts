import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import * as c from '#test/fixtures/candidate.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { candidateFacts } from './analytics/facts.ts'
import { cards } from './board/cards.ts'
import { candidates } from './candidates/candidates.ts'
import type { Projection } from './runtime/projection.ts'

const columns = ['default', 'phone', 'hired', 'rejected']
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...columns) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('rate' as const) },
)

/** What a person does, as events; and those of them that were never taken back. */
function lives(steps: string[]): { all: Recorded<CandidateEvent>[]; kept: Recorded<CandidateEvent>[] } {
  const events: CandidateEvent[] = [c.adaStarted]
  const open: { index: number; from: string }[] = []
  const dropped = new Set<number>()
  let here = 'default'
  for (const to of steps) {
    if (to === 'undo') {
      const last = open.pop()
      if (!last) continue
      dropped.add(last.index).add(events.length)
      events.push(c.adaMoveUndone(here, last.from))
      here = last.from
    } else if (to === 'rate') events.push(c.adaRated(4))
    else if (to !== here) {
      open.push({ index: events.length, from: here })
      events.push(to === 'rejected' ? c.adaRejected(here, `Reason ${events.length}`) : c.adaMoved(here, to))
      here = to
    }
  }
  const all = recorded(c.adasStream, events)
  return { all, kept: all.filter((_, index) => !dropped.has(index)) }
}

const fold = <View extends object>(projection: Projection<View, CandidateEvent>, events: Recorded<CandidateEvent>[]) =>
  events.reduce<View | null>(projection.evolve, null)

it('a move that was taken back leaves the card, the candidate and the figures as if it had not been made', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { all, kept } = lives(steps)
      expect(fold(cards, all)).toEqual(fold(cards, kept))
      expect(fold(candidates, all)).toEqual(fold(candidates, kept))
      // The time of the last event is compared on its own: an undo is an event too.
      expect({ ...fold(candidateFacts, all), changedAt: null }).toEqual({
        ...fold(candidateFacts, kept),
        changedAt: null,
      })
    }),
    { numRuns: 300 },
  )
})
