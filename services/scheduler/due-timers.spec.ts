import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { TimerCommand } from '#contracts/timer/commands.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { admin, rita } from '#test/fixtures/people.ts'
import { openRoles, type Platform } from '../platform.ts'
import { fireDueTimers, timerLagMs } from './due-timers.ts'

const folder = useFolders()
const start = Date.parse('2026-03-02T12:00:00.000Z')
const at = (ms: number) => new Date(start + ms).toISOString()
let clock: number
let platform: Platform
beforeEach(async () => {
  clock = start
  // Without a scheduler: nothing fires but what a test fires.
  const env = readEnv({ DATA_DIR: folder() })
  platform = await openRoles(env, new Set(['web', 'relay', 'projector', 'processes']), {
    now: () => at(clock - start),
    engines: await openEngines(env),
  })
})
afterEach(() => platform?.close())

const timer = async (id: string, command: TimerCommand) => {
  const { token } = await platform.commands.handle(timerDecider, id, command, platform.context(admin))
  await platform.caughtUp(token)
}
const due = (ms: number) => ({
  dueAt: at(ms),
  aggregate: 'user',
  id: rita,
  command: { type: 'ExpireInvitation', data: { invitationId: rita } },
})
const statusOf = async (id: string) => (await platform.commands.stateOf(timerDecider, admin, id)).state.status
const shown = () => vi.waitFor(async () => expect(await timerLagMs(platform)).toBe(0), 20_000)

describe('timers', () => {
  it('fire once their moment has come, however many come at once, and no other does', async () => {
    const [ids, later] = [Array.from({ length: 12 }, () => randomUUID()), randomUUID()]
    for (const id of ids) await timer(id, { type: 'SetTimer', data: due(1000) })
    await timer(later, { type: 'SetTimer', data: due(1001) })
    expect(await fireDueTimers(platform, { batch: 5 })).toBe(0)
    clock += 1000
    expect(await fireDueTimers(platform, { batch: 5 })).toBe(12)
    expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set(['fired']))
    expect(await statusOf(later)).toBe('running')
  })

  it('fire at the moment they were moved to, not where they were cancelled, and again where they were set again', async () => {
    const [moved, cancelled] = [randomUUID(), randomUUID()]
    for (const id of [moved, cancelled]) await timer(id, { type: 'MoveTimer', data: due(1000) })
    await timer(moved, { type: 'MoveTimer', data: due(5000) })
    await timer(cancelled, { type: 'CancelTimer', data: {} })
    clock += 1000
    expect(await fireDueTimers(platform)).toBe(0)
    clock += 4000
    expect(await fireDueTimers(platform)).toBe(1)
    expect(await Promise.all([moved, cancelled].map(statusOf))).toEqual(['fired', 'cancelled'])
    await shown()
    await timer(moved, { type: 'MoveTimer', data: due(5000) })
    expect(await fireDueTimers(platform)).toBe(1)
    expect(await statusOf(moved)).toBe('fired')
  })

  it('that cannot be fired are reported and hold up no other', async () => {
    const [broken, other] = [randomUUID(), randomUUID()]
    for (const id of [broken, other]) await timer(id, { type: 'SetTimer', data: due(id === broken ? 0 : 1) })
    clock += 1000
    const handle: Platform['commands']['handle'] = (decider, id, ...rest) =>
      id === broken
        ? Promise.reject(new Rejected('command/unavailable', 'away'))
        : platform.commands.handle(decider, id, ...rest)
    await expect(fireDueTimers({ ...platform, commands: { ...platform.commands, handle } })).rejects.toMatchObject({
      code: 'command/unavailable',
    })
    expect(await Promise.all([broken, other].map(statusOf))).toEqual(['running', 'fired'])
    await vi.waitFor(async () => expect(await timerLagMs(platform)).toBe(1000), 20_000)
    expect(await fireDueTimers(platform)).toBe(1)
    await shown()
  })
})
