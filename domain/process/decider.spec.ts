import { describe, expect, it } from 'vitest'
import type { CallOutput, CommandOutput, ProcessEvent } from '#contracts/process/events.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { processDecider } from './decider.ts'

const given = specify(processDecider, contextOf(admin))
const stateOf = (...events: ProcessEvent[]) => events.reduce(processDecider.evolve, processDecider.initialState())
const command: CommandOutput = {
  kind: 'command',
  commandId: 'c1',
  aggregate: 'job',
  tenant: admin.companyId,
  id: 'j1',
  command: { type: 'ActivateJob', data: {} },
}
const call: CallOutput = { kind: 'call', effectId: 'e1', port: 'mail', operation: 'send', payload: {}, holdUntil: null }
const input = (inputId: string, outputs: (CommandOutput | CallOutput)[] | null = []) => ({
  inputId,
  inputStream: `${admin.companyId}.job-1`,
  inputRevision: 0,
  outputs: outputs as (CommandOutput | CallOutput)[],
})
const handled = (...of: Parameters<typeof input>): ProcessEvent => ({ type: 'InputHandled', data: input(...of) })
const settled = { effectId: 'e1', ended: 'succeeded', code: null, result: null } as const

describe('what a process manager remembers', () => {
  it('of an input are its commands until they are answered, and apart from them its calls until they have an outcome', () => {
    const decided = stateOf(handled('i1', [command, call]))
    expect([decided.inputs.get('i1'), [...decided.calls.keys()]]).toEqual([[command], ['e1']])
    const answered: ProcessEvent = { type: 'CommandsDelivered', data: { inputId: 'i1', refused: [] } }
    const waiting = stateOf(handled('i1', [command, call]), answered)
    expect([waiting.inputs.get('i1'), [...waiting.calls.keys()]]).toEqual([null, ['e1']])
    expect(stateOf(handled('i1', [call])).inputs.get('i1')).toBeNull()
  })

  it('once erased is that the input was decided', () => {
    const erased = stateOf(handled('i1', null))
    expect([erased.inputs.get('i1'), erased.calls.size]).toEqual([null, 0])
  })

  it('of an earlier version, that delivered calls and commands together, is that nothing is left to do', () => {
    const delivered: ProcessEvent = { type: 'OutputsDelivered', data: { inputId: 'i1', refused: [] } }
    const state = stateOf(handled('i1', [command, call]), delivered)
    expect([state.inputs.get('i1'), state.calls.size]).toEqual([null, 0])
  })
})

describe('the outcome of a call', () => {
  const next = input('i1:e1:succeeded', [command])

  it('is recorded once, together with what follows from it', () => {
    given(handled('i1', [call]))
      .when({ type: 'SettleCall', data: { ...settled, next } })
      .then({ type: 'CallSettled', data: settled }, { type: 'InputHandled', data: next })
    given(handled('i1', [call]))
      .when({ type: 'SettleCall', data: { ...settled, next: null } })
      .then({ type: 'CallSettled', data: settled })
    given(handled('i1', [call]), { type: 'CallSettled', data: settled })
      .when({ type: 'SettleCall', data: { ...settled, ended: 'failed', next } })
      .thenNothing()
  })
})
