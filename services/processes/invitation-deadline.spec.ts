import { expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded, adaStarted } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import type { Core } from '../core/core.ts'
import { invitationDeadlineIsWatched } from './invitation-deadline.ts'

const deadline = '2026-03-09T17:00:00.000Z'
const company = '11111111-0000-4000-8000-000000000000'
const stream = streamName(company, 'candidate', ada)
/** `history`: what its stream holds when it is looked at. */
async function after(event: CandidateEvent, history: readonly CandidateEvent[] = []) {
  const recorded = { event, stream, tenant: company } as unknown as Recorded<CandidateEvent>
  const state = history.reduce((before, each) => candidateDecider.evolve(before, each), candidateDecider.initialState())
  const core = { commands: { newestOf: async () => state } } as unknown as Core
  return invitationDeadlineIsWatched.react(recorded, await invitationDeadlineIsWatched.look!(core, recorded))
}
const changed = (to: string | null): CandidateEvent => ({
  type: 'InviteDeadlineChanged',
  data: { deadline: to, timezone: to && 'Europe/Berlin', previous: null },
})
const invited = (until: string | null): CandidateEvent => ({
  type: 'CandidateInvited',
  data: { jobId: backendJob, deadline: until, channel: 'email' },
})

it('a deadline has one timer, that moves and ends with it', async () => {
  const command = { type: 'NoteInviteDeadlinePassed', data: { candidateId: ada, deadline } }
  const move = { type: 'MoveTimer', data: { dueAt: deadline, aggregate: 'candidate', id: ada, command } }
  const [first] = await after(invited(deadline))
  expect(first).toMatchObject({ kind: 'command', aggregate: 'timer', command: move })
  expect(await after(changed(deadline))).toEqual([first])
  expect(await after(changed(null))).toMatchObject([
    { id: (first as { id: string }).id, command: { type: 'CancelTimer' } },
  ])
  expect(await after(invited(null))).toEqual([])
})

it('an invitation from before there were timers gets its own with what happens to it next, as long as they have not begun', async () => {
  const reminded: CandidateEvent = { type: 'CandidateReminded', data: { channel: 'email' } }
  const before = [adaAdded, invited(deadline)]
  expect(await after(reminded, [...before, reminded])).toEqual(await after(invited(deadline)))
  expect(await after(reminded, [...before, reminded, changed(null)])).toEqual([])
  expect(await after(reminded, [...before, adaStarted, reminded])).toEqual([])
  expect(await after(reminded)).toEqual([])
})
