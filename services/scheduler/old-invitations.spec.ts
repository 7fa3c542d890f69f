import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { admin } from '#test/fixtures/people.ts'
import { expiryOf } from '../processes/invitation-deadline.ts'
import { openRoles, type Platform } from '../platform.ts'
import { timeOldInvitations } from './old-invitations.ts'

const folder = useFolders()
const deadline = '2026-03-09T17:00:00.000Z'
const noon = '2026-03-02T12:00:00.000Z'
let platform: Platform
/** Without process managers: as before there were timers. */
beforeEach(async () => {
  const env = readEnv({ DATA_DIR: folder() })
  const engines = await openEngines(env)
  platform = await openRoles(env, new Set(['web', 'relay', 'projector']), { now: () => noon, engines })
})
afterEach(() => platform?.close())

async function invited(until: string | null): Promise<string> {
  const id = randomUUID()
  const command = {
    type: 'InviteCandidate',
    data: { candidateId: id, jobId: backendJob, name: 'Ada', email: `${id}@example.org`, phone: '', deadline: until },
  } as const
  await platform.commands.handle(candidateDecider, id, command, platform.context(admin))
  return id
}
const timerOf = async (id: string) =>
  (await platform.commands.stateOf(timerDecider, admin, expiryOf(id, deadline).timerId)).state
const eventsOf = async (id: string) =>
  (await platform.engines.store.read(streamName(admin.companyId, 'timer', expiryOf(id, deadline).timerId))).length

it('an invitation from before there were timers gets its own, once, and those without a deadline none', async () => {
  const [first, second, without] = [await invited(deadline), await invited(deadline), await invited(null)]
  expect(await timeOldInvitations(platform, { batch: 2 })).toBe(3)
  for (const id of [first, second]) expect(await timerOf(id)).toMatchObject({ status: 'running', dueAt: deadline })
  expect(await timerOf(without)).toEqual({ status: 'unset' })
  expect(await timeOldInvitations(platform)).toBe(0)
  expect(await eventsOf(first)).toBe(1)
})

it('goes on where it was cut off, and leaves a timer as it is that was there', async () => {
  const ids = [await invited(deadline), await invited(deadline)]
  const moved = { type: 'MoveTimer', data: { ...expiryOf(ids[1]!, deadline).data, dueAt: noon } } as const
  await platform.commands.handle(timerDecider, expiryOf(ids[1]!, deadline).timerId, moved, platform.context(admin))
  let looks = 0
  expect(await timeOldInvitations(platform, { batch: 2, stopping: () => ++looks > 1 })).toBe(1)
  expect(await timerOf(ids[1]!)).toMatchObject({ dueAt: noon })
  expect(await timeOldInvitations(platform, { batch: 2 })).toBe(1)
  expect(await timerOf(ids[0]!)).toMatchObject({ dueAt: deadline })
  expect(await timerOf(ids[1]!)).toMatchObject({ dueAt: noon })
})
