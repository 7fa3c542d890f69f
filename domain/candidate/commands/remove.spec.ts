import { it } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { ada, adaAdded, adaStarted } from '#test/fixtures/candidate.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { candidateDecider } from '../decider.ts'

const given = specify(candidateDecider, contextOf(admin))
const deleted = { type: 'CandidateDeleted', data: {} } as const
const erased = { type: 'CandidateErased', data: {} } as const
const erase: CandidateCommand = { type: 'EraseCandidate', data: { candidateId: ada } }

it('who was deleted is erased once, and no other person is', () => {
  given(adaAdded, deleted).when(erase).then(erased)
  given(adaAdded, deleted, erased).when(erase).thenNothing()
  given(adaStarted).when(erase).thenNothing()
  given().when(erase).thenNothing()
})

it('who was erased is as unknown as who was deleted', () => {
  const remove: CandidateCommand = { type: 'DeleteCandidate', data: { candidateId: ada } }
  given(adaAdded, deleted, erased).when(remove).thenRejects('candidate/not-found')
})
