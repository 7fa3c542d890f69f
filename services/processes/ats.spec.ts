import { expect, it } from 'vitest'
import { carryToAts } from '../effects/carry-to-ats.ts'
import { changedCandidateReachesAts, takenApplicationIsCompared } from './ats.ts'

const key = '6f1f9a54-6a4e-4b0f-9a57-0d8d0b7d6f01'
const candidateId = '6f1f9a54-6a4e-4b0f-9a57-0d8d0b7d6f02'
const recorded = {
  stream: `cacme00000000.candidate-${candidateId}`,
  event: { type: 'CandidateMovedToColumn', data: { candidateId } },
} as never
const targets = (reactions: readonly unknown[]) =>
  reactions.map((each) => carryToAts.target((each as { payload: Parameters<typeof carryToAts.target>[0] }).payload))

it('JobAdder being away keeps nothing back from systems behind the aggregator, and the other way round', () => {
  const moved = (system: 'jobadder' | null) =>
    targets(changedCandidateReachesAts.react(recorded, { keys: [key], system }))
  const taken = (system: 'jobadder' | null) =>
    targets(takenApplicationIsCompared.react(recorded, { differs: true, system }))
  expect([moved(null), moved('jobadder')]).toEqual([['aggregator'], ['jobadder']])
  expect([taken(null), taken('jobadder')]).toEqual([['aggregator'], ['jobadder']])
  // As it was recorded before: of calls that wait in the log.
  expect(carryToAts.target(carryToAts.payload.parse({ key, candidateId }))).toBe('aggregator')
})
