import { expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { invitationDeadlineIsWatched } from './invitation-deadline.ts'

const deadline = '2026-03-09T17:00:00.000Z'
const company = '11111111-0000-4000-8000-000000000000'
const after = (event: CandidateEvent) =>
  invitationDeadlineIsWatched.react(
    { event, stream: streamName(company, 'candidate', ada) } as unknown as Recorded<CandidateEvent>,
    undefined,
  )
const changed = (to: string | null): CandidateEvent => ({
  type: 'InviteDeadlineChanged',
  data: { deadline: to, timezone: to && 'Europe/Berlin', previous: null },
})
const invited = (until: string | null): CandidateEvent => ({
  type: 'CandidateInvited',
  data: { jobId: backendJob, deadline: until, channel: 'email' },
})

it('a deadline has one timer, that moves and ends with it', () => {
  const command = { type: 'NoteInviteDeadlinePassed', data: { candidateId: ada, deadline } }
  const move = { type: 'MoveTimer', data: { dueAt: deadline, aggregate: 'candidate', id: ada, command } }
  const [first] = after(invited(deadline))
  expect(first).toMatchObject({ kind: 'command', aggregate: 'timer', command: move })
  expect(after(changed(deadline))).toEqual([first])
  expect(after(changed(null))).toMatchObject([{ id: (first as { id: string }).id, command: { type: 'CancelTimer' } }])
  expect(after(invited(null))).toEqual([])
})
